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
  if (isEachAlone(found))
    return endsInADish(found) ? (found.length === 2 ? undefined : 'unclear') : listOf(found)
  const known = found.filter(({ kind }) => kind === 'known').length
  if (known < KNOWN_MIN || JOINS.test(phrase)) return undefined
  const isList = found.length >= LIST_MIN && found.every(({ kind }) => kind !== 'unknown')
  if (isList) return listOf(found)
  return found.length < LIST_MIN && ONE_OF_SEVERAL.test(phrase) ? undefined : 'unclear'
}

const listOf = (found: readonly Found[]): SideBySide => ({ foods: found.map(({ name }) => name) })

/** What is bought by itself and makes no sort of what stands behind it: "bread eggs". */
const STAPLE = /^(?:bread|milk|yogh?urt|flour|sugar|butter|rice|pasta|ham|bacon|cheese|salt|coffee|tea)$/
/** With two names alone these may be a sort of the second: "cheese bread". */
const SORTS_OF_STAPLE = /^(?:bread|milk|yogh?urt|cheese|butter|tea)$/
/** Nothing is a sort of another by these. */
const NO_SORT = /^(?:ham|bacon|flour|bread)$/

/** Is each name one by itself: are all but the last in the plural, which is no part of the next name, or staples before another? */
function isEachAlone(found: readonly Found[]): boolean {
  const areNamed =
    found.filter(({ kind }) => kind === 'known').length >= 2 && found.every(({ kind }) => kind !== 'unknown')
  return (
    areNamed &&
    found
      .slice(0, -1)
      .every(({ name }, at) => PLURAL.test(name) || isStapleBefore(name, found[at + 1], found.length))
  )
}

function isStapleBefore(name: string, next: Found | undefined, count: number): boolean {
  if (next === undefined || !STAPLE.test(name)) return false
  return (
    PLURAL.test(next.name) ||
    (STAPLE.test(next.name) && (count > 2 || NO_SORT.test(name) || !SORTS_OF_STAPLE.test(next.name)))
  )
}

/** "Lentils soup" is one dish, however it is written. */
function endsInADish(found: readonly Found[]): boolean {
  const last = found.at(-1)?.name ?? ''
  return ONE_OF_SEVERAL.test(last) && !last.includes(' ') && !STAPLE.test(last) && !PLURAL.test(last)
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
