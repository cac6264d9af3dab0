import { plainWord, readLearned } from '../../understanding/index.ts'

/** Foods that stand side by side, what may be several or one, or one food. */
export type SideBySide = { foods: string[] } | 'unclear' | undefined

/** So many names one after the other are a list; fewer may be one food, such as "honey nut corn flakes". */
const LIST_MIN = 4
const KNOWN_MIN = 3
/** Words that join foods to one. */
const JOINS = /(?:^| )(?:with|in|of|on|and|or|without)(?: |$)/
/** Words with which the name of a dish or a product of several foods ends. */
const ONE_OF_SEVERAL =
  /(?:soup|stew|salad|curry|pasta|pie|cake|bake|stir[- ]fry|sandwich|sandwiche|wrap|toastie|roll|pizza|burger|sauce|casserole|risotto|noodle|smoothie|juice|crisp|chip|flake|cereal|biscuit|cookie|bar|spread|mix|muesli|granola|yogurt|yoghurt|ice cream|bread|tea|dip|ball|slice|piece|drink|powder|oil|stock|paste|dressing|pudding|muffin|pancake|omelette|ravioli|tart|quiche|dumpling|nugget|loaf|bowl|plate|dish|chocolate|butter|milk|cheese)s?$/

/**
 * Divides names that were written one after the other without a comma, "milk bread nappies bananas fish fingers", where lists know them. A
 * word in the plural between two of them names something as well.
 */
export function foodsSideBySide(phrase: string): SideBySide {
  const words = phrase.split(' ')
  if (words.length < 2) return undefined
  const found = namesIn(words)
  if (isPluralBeforeAnother(found)) return ONE_OF_SEVERAL.test(phrase) ? undefined : 'unclear'
  if (isStapleBeforeAnother(found)) return { foods: found.map(({ name }) => name) }
  const known = found.filter(({ kind }) => kind === 'known').length
  if (known < KNOWN_MIN || JOINS.test(phrase)) return undefined
  const isList = found.length >= LIST_MIN && found.every(({ kind }) => kind !== 'unknown')
  if (isList) return { foods: found.map(({ name }) => name) }
  return found.length < LIST_MIN && ONE_OF_SEVERAL.test(phrase) ? undefined : 'unclear'
}

/** A name in the plural is no part of the next one, so that "bananas eggs" are two foods. */
function isPluralBeforeAnother([first, second, ...others]: readonly Found[]): boolean {
  return others.length === 0 && first?.kind === 'known' && second?.kind === 'known' && PLURAL.test(first.name)
}

/** What is bought by itself and makes no sort of what stands behind it: "bread eggs". */
const STAPLE = /^(?:bread|milk|yogh?urt)$/

function isStapleBeforeAnother([first, second, ...others]: readonly Found[]): boolean {
  const areKnown = first?.kind === 'known' && second?.kind === 'known'
  return others.length === 0 && areKnown && STAPLE.test(first.name) && PLURAL.test(second.name)
}

const PLURAL = /[a-z]{2}[a-rt-z]s$/

type Found = { name: string; kind: 'known' | 'plural' | 'unknown' }

function namesIn(words: readonly string[]): Found[] {
  const { vocabulary } = readLearned()
  const plain = words.map((word) => plainWord(word))
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const length = vocabulary.longestAt(plain, at)
    const name = words.slice(at, at + Math.max(1, length)).join(' ')
    const isPlural = PLURAL.test(name)
    found.push({ name, kind: length > 0 ? 'known' : isPlural ? 'plural' : 'unknown' })
    at += Math.max(1, length)
  }
  return found
}
