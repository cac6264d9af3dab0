import { marksIn, textOf, wordsBefore, wordsBehind, type Given } from './given.ts'

const PEOPLE =
  /^(?:people|persons?|of us|servings?|portions?|guests|adults|mouths|eaters|folks?|kids|diners|heads|bowls|plates|platefuls|tubs|slices|pieces|pcs|nos)\b/

/** The number of people or servings that a part names: "for 6", "six of us", "4 portions". */
export function servingsOf(given: Given): number | undefined {
  const told = marksIn(given, 'number').filter(
    ({ role, end }) =>
      role === 'servings' &&
      !/^(?:minutes?|mins?|hours?|grams?|g|percent|calories|quid|pounds|bucks|am|pm|cal|kcal)$/.test(
        given.sentence.tokens[end]?.text ?? '',
      ) &&
      given.sentence.markAt[end]?.kind !== 'unit' &&
      !given.part.things.some(({ start }) => start === end || start === end + 1),
  )
  const ofUs = / (?:the )?(two|three|four|five|six|\d+) of us /.test(textOf(given))
    ? marksIn(given, 'number').find(
        ({ end }) =>
          given.sentence.tokens[end]?.text === 'of' && given.sentence.tokens[end + 1]?.text === 'us',
      )
    : undefined
  if (ofUs !== undefined) return Number(ofUs.value)
  // "The recipe is for 4 and we will be nine".
  const people = / we (?:are|will be|are now|have) /.test(textOf(given)) ? marksIn(given, 'number') : []
  if (people.length > 1) return Number(people.at(-1)?.value)
  // "The recipe is for 4 and we are 9": the last one is wanted.
  const wanted =
    told.findLast(
      ({ start }) =>
        !/\b(?:is for|serves|its for|thats for|recipes? for|made for)$/.test(wordsBefore(given, start, 2)),
    ) ?? told.at(-1)
  if (wanted !== undefined) return Number(wanted.value)
  if (/ (?:just|only) (?:for )?me | for (?:me alone|me only|just me|myself|one) /.test(textOf(given)))
    return 1
  const numbers = marksIn(given, 'number')
  const behind = (end: number): string => wordsBehind(given, end, 2)
  const found = numbers.find(
    ({ end, start }) =>
      PEOPLE.test(behind(end)) ||
      /\b(?:for|serves|serve|feeds|feed|fed|to serve|of us are|servings|servings are|servings to)$/.test(
        wordsBefore(given, start, 2),
      ),
  )
  return found && !/^(?:minutes?|mins?|days?|weeks?|hours?)/.test(behind(found.end))
    ? Number(found.value)
    : undefined
}

const COUNTS: Readonly<Record<string, number>> = { 2: 2, 3: 3, 4: 4, two: 2, three: 3, four: 4 }

/** How many times as much: twice, double, half, "x3", "two lots". */
export function timesOf(given: Given): number | undefined {
  const text = textOf(given)
  const counted =
    /(?: x ?| times )(2|3|4|two|three|four) | (2|3|4)(?: x|x) |(?: )(two|three|four|2|3|4) (?:lots|loads|recipes|rounds|batches|trays|of (?:em|them)|times) /.exec(
      text,
    )
  const count = COUNTS[counted?.[1] ?? counted?.[2] ?? counted?.[3] ?? '']
  if (count !== undefined) return count
  if (/ (?:double|doubled|twice) /.test(text)) return 2
  if (/ (?:triple|tripled|thrice) /.test(text)) return 3
  return / (?:half|halve|halved) /.test(text) ? 0.5 : undefined
}

/** The longest time that a part allows, in minutes. */
export function minutesOf(given: Given): number | undefined {
  const text = textOf(given)
  if (/ half an hour | half hour /.test(text)) return 30
  if (/ quarters of an hour /.test(text)) return 45
  if (/ quarter (?:of an )?hour /.test(text)) return 15
  const number = marksIn(given, 'number').find(({ end }) =>
    /^(?:minutes?|mins?|min|hours?|hrs?|tops|max)$/.test(given.sentence.tokens[end]?.text ?? ''),
  )
  if (number === undefined)
    return / (?:an|one|within the|under the) hour /.test(text) ? 60 : bareMinutes(given)
  return Number(number.value) * (/^h/.test(given.sentence.tokens[number.end]?.text ?? '') ? 60 : 1)
}

/** "Under 25" of a recipe that is looked for: minutes, unless something else is counted. */
function bareMinutes(given: Given): number | undefined {
  const { markAt, tokens } = given.sentence
  const found = marksIn(given, 'number').find(
    ({ start, end }) =>
      /\b(?:under|within|below)$/.test(wordsBefore(given, start, 1)) &&
      markAt[end] === undefined &&
      (tokens[end - 1]?.stop !== '' || end === given.part.end),
  )
  return found && Number(found.value)
}
