// Reads measures that nobody weighed: a handful, a big plate, a drizzle. Each is what people usually have of the food.

const SIZES =
  'small|little|tiny|wee|big|large|huge|massive|good|decent|generous|heaped|heaping|full|modest|light|nice|cheeky|fair|healthy'
const ONE = '(?:an?|one|1)'
/** How many of a measure: its size changes nothing that is known of it, and the proposal shows what was taken. */
const SIZED_MEASURE = new RegExp(
  `^(?<count>an?|one|two|three|1|2|3) (?:very |really |quite |rather )?(?:${SIZES})(?:,? (?:${SIZES}))? (?<measure>(?:plate|plateful|bowl|bowlful|mug|glass|cup|handful|portion|serving|helping|bag|packet)s?)(?= of )`,
)
/** A measure that is none of the units here, and the words for a little of what goes on a food or into it. */
const LITTLE = new RegExp(
  `^${ONE} (?:(?:very |really )?(?:${SIZES}) )?(?:drizzle|sprinkle|sprinkling|dollop|knob|scrape|scraping|smear|squeeze|squirt|dusting|blob|glug|lug|scatter|scattering|grating|grind|touch|spot|dab|side|drop|splash|bit|lick|layer|smidge|smidgen|pile|mound) of (?<food>\\S.*)$|^a (?:little|wee|tiny) (?:bit of )?(?<few>[a-z]\\S*(?: \\S+)*)$|^a few (?<some>\\S.*)$`,
)
const HANDFUL = /^(?<count>an?|one|1|two|2|a couple of|three|3) handfuls? of (?<food>\S.*)$/
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, 'a couple of': 2, three: 3, '3': 3 }

/** The measure without its size: "a big bowl of granola" is a bowl of granola. */
export const withoutSizeOfMeasure = (said: string): string =>
  said.replace(SIZED_MEASURE, '$<count> $<measure>')

/** A food of which there was a little, or an unweighed measure. Undefined where the amount is told in any other way. */
export function littleOf(said: string): string | undefined {
  const { food, few, some } = LITTLE.exec(said)?.groups ?? {}
  return food ?? few ?? some
}

/** How many handfuls of what there were. */
export function handfulsOf(said: string): { quantity: number; food: string } | undefined {
  const { count = '', food } = HANDFUL.exec(said)?.groups ?? {}
  return food === undefined ? undefined : { quantity: COUNTS[count] ?? 1, food }
}
