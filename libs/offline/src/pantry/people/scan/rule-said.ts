import { isFoodThroughout } from '../../../understanding/index.ts'
import { dietPattern } from '../../../reading/diet-pattern.ts'
import { toldIn, type PersonRule, type Told } from '../what-is-told.ts'

// Finds what is told of somebody at a place of a text, wherever it stands: "allergic to sesame", "can't do shellfish", "no nuts".

/** What is told from a place of a text on, where it ends, and whether a dish or a shop may be told of so, too. */
export type RuleSaid = Told & { end: number; isBare: boolean }

/** How many words such a stretch has at most. */
const WORDS_MAX = 9
const LETTERS_MAX = 120
/** Foods and sorts of food that no list of foods has. */
const ALSO_FOOD =
  /^(?:(?:any|all|raw|cooked|most|cow's|goat's|soft|hard|blue|red|white|processed|spicy|fried|oily|tree) )*(?:nightshades?|caffeine|msg|spicy|spicy food|fried food|pulses|legumes|citrus|additives|fodmaps?|allium|alliums|stone fruit|raw fish|seafood|shellfish|dairy|gluten|lactose|alcohol|nuts?|kinds? of nuts?|meat)$/
/** A diet that is said in one word may be that of a dish or a shop, too. */
const BARE = new RegExp(`^(?:no (?:\\p{L}+ ?){1,2}|(?:${dietPattern})s?)$`, 'u')
/** A few words that begin no rule, so that most places are passed over at once. */
const BEGINS_NONE =
  /^(?:the|a|an|and|but|or|to|of|in|at|with|for|my|our|his|her|their|who|which|because|so)\b/

/** The longest rule that begins at a place of a text in lower case, where every food of it is one. Undefined where none does. */
export function ruleSaid(text: string, start: number): RuleSaid | undefined {
  if (BEGINS_NONE.test(text.slice(start, start + 8))) return undefined
  for (const end of wordEnds(text, start).toReversed()) {
    const said = text.slice(start, end)
    const told = toldIn(said) ?? withoutFood(said) ?? littleOf(said)
    if (told === undefined || !told.rules.every(isRule)) continue
    return {
      ...told,
      goesOn: leavesOut(told) ? 'diet' : told.goesOn,
      end,
      isBare: BARE.test(said) || littleOf(said)?.rules[0]?.value === said,
    }
  }
  return undefined
}

const WITHOUT: readonly RegExp[] = [
  'no (?<food>.+)',
  "(?:(?:is|are|'s)? ?(?:trying|told|supposed|meant|has|have|needs?) to )?(?:avoids?|avoiding|cuts? out|cutting out|gives? up|giving up|given up|quits?|quitting|lays? off|laid off|stays? off|stays? away from|steers? clear of|keeps? off) (?<food>.+)",
  "(?:(?:is|are|'s)n't|(?:is|are|'s)? ?not) (?:allowed|to have|supposed to (?:have|eat)) (?<food>.+)",
  '(?:eats? |likes? )?(?:anything|everything) (?:but|bar) (?<food>.+)',
  '(?<food>.+) (?:is|are) (?:off[- ]limits|a no[- ]?no|a no[- ]?go|banned|forbidden|not allowed)',
].map((pattern) => new RegExp(`^${pattern}$`, 'u'))

/** "No onion", "avoids celery", "peanuts are off limits", of whatever food it is. */
function withoutFood(said: string): Told | undefined {
  const food = WITHOUT.map((one) => one.exec(said)?.groups?.['food']).find((one) => one !== undefined)
  return food === undefined || !isFoodNamed(food)
    ? undefined
    : { rules: [{ kind: 'diet', value: `no ${food}` }], goesOn: 'diet' }
}

/** What nothing is held against, and is told all the same: "low salt", "soft food only". */
function littleOf(said: string): Told | undefined {
  const diet = LITTLE.exec(said)?.groups?.['diet']
  return diet === undefined ? undefined : { rules: [{ kind: 'diet', value: diet }], goesOn: null }
}
const LITTLE =
  /^(?:(?:needs?|has|have|eats?|on) (?:an? )?)?(?<diet>(?:low|reduced)[- ](?:salt|sodium|sugar|fat|fibre|fiber|carb|fodmap)|soft foods?)(?: diet| foods?)?(?: only)?$/u

/** Is what is told a food that is left out, of which more may come: "no pork or shellfish"? */
const leavesOut = ({ rules }: Told): boolean =>
  rules.every(({ kind, value }) => kind === 'diet' && value.startsWith('no '))

/** Where words end behind a place, within one clause. */
function wordEnds(text: string, start: number): number[] {
  const clause = /^[^,.;:!?()\n–—]*/.exec(text.slice(start, start + LETTERS_MAX))?.[0] ?? ''
  const ends = [...clause.matchAll(/[\p{L}\d][\p{L}\d'-]*/gu)].map(
    ({ index, 0: word }) => start + index + word.length,
  )
  return ends.slice(0, WORDS_MAX)
}

const isRule = ({ kind, value }: PersonRule): boolean => kind === 'diet' || isFoodNamed(value)

/** Is each word of a name of the food that it names, and not of what is told beside it: "sesame", and not "sesame since birth"? */
export function isFoodNamed(name: string): boolean {
  return ALSO_FOOD.test(name) || isFoodThroughout(name.replace(HOW_IT_IS, ''))
}
const HOW_IT_IS =
  /^(?:(?:any|all|raw|cooked|fresh|dried|canned|tinned|frozen|soft|hard|blue|red|white|green|spicy|fried|oily|strong|whole|cow's|goat's) )+/
