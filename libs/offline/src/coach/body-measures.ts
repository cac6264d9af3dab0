import type { NutritionArguments } from '@alfred/contracts'

// Reads what somebody tells of their body: in centimetres and kilograms, or in feet, inches, stones and pounds.

type Person = NutritionArguments<'calculate_recommended_goals'>

const CM_OF_INCH = 2.54
const KG_OF_POUND = 0.45359237
const POUNDS_OF_STONE = 14

const METRES = /\b(1\.\d{1,2}|2\.\d{1,2}) ?m\b/
const CENTIMETRES = /\b(\d{3}) ?cm\b/
/** "5ft 3", "5 foot 10 inches", "5'11". */
const FEET = /\b([4-7]) ?(?:ft|foot|feet|['’′])(?: ?(\d{1,2})(?:\.5)? ?(?:in(?:ch(?:es)?)?|["”″])?)?(?![\d.])/
const TALL = /\b(1\d{2}|2\d{2}) ?(?:tall|high)\b/

const KILOGRAMS = /\b(\d{2,3}(?:\.\d+)?) ?(?:kg|kgs|kilos?|kilograms?)\b/
/** "11 stone 6", "11st 6lb", "12 and a half stone". */
const STONES =
  /\b(\d{1,2})( and a half|\.5)? ?(?:st|stones?)(?: (?:and )?(\d{1,2})(?: ?(?:lbs?|pounds?))?)?\b/
const POUNDS = /\b(\d{2,3}(?:\.\d+)?) ?(?:lbs?|pounds?)\b/

/** "Five foot four", "five eleven" has to have its feet said: numbers in words are many things. */
const SMALL = 'zero one two three four five six seven eight nine ten eleven'.split(' ')
const FEET_IN_WORDS = new RegExp(
  `\\b(${SMALL.slice(4, 8).join('|')}) ?(?:ft|foot|feet)(?: (?:and )?(${SMALL.slice(1).join('|')})(?: inch(?:es)?)?)?\\b`,
)

const AGE: readonly RegExp[] = [
  /\b(\d{2,3})(?: |-)?(?:(?:years?|yrs?)(?: |-)(?:old|young)|yo\b|y\/o|years\b|yrs?\b)/,
  /\bage[d:]? (?:is )?(\d{2,3})\b/,
  /\b(?:i'm|im|i am) (?:an? )?(\d{2})(?=$|,|\.| and\b| (?:female|male|woman|man|f|m)\b)(?! ?(?:kg|cm|st\b|lb))/,
  /\b(?:female|male|woman|man|lady|girl|guy|bloke|lad|f|m),? (\d{2})(?=,|\.|$| and\b)/,
]

/** The height in whole centimetres; undefined where none was told. */
export function heightIn(text: string): number | undefined {
  const metres = numberIn(METRES, text)
  if (metres !== undefined) return Math.round(metres * 100)
  const [, feet, inches = '0'] = FEET.exec(text) ?? []
  const [, feetSaid, inchesSaid = 'zero'] = FEET_IN_WORDS.exec(text) ?? []
  if (feetSaid !== undefined)
    return Math.round((SMALL.indexOf(feetSaid) * 12 + SMALL.indexOf(inchesSaid)) * CM_OF_INCH)
  if (feet !== undefined && Number(inches) < 12)
    return Math.round((Number(feet) * 12 + Number(inches)) * CM_OF_INCH)
  return numberIn(CENTIMETRES, text) ?? numberIn(TALL, text)
}

/** The weight in kilograms, to a tenth; undefined where none was told. What somebody wants to lose is no weight of theirs. */
export function weightIn(text: string): number | undefined {
  const told = text.replaceAll(
    /\b(?:lose|gain|drop|shed|put on|shift) (?:about |around |some )?(?:an? |\d+(?:\.\d+)? )?(?:half an? )?(?:st|stones?|lbs?|pounds?|kg|kilos?)\b/g,
    '',
  )
  const kilograms = numberIn(KILOGRAMS, told)
  if (kilograms !== undefined) return kilograms
  const [, stones, half, pounds = '0'] = STONES.exec(told) ?? []
  if (stones !== undefined) {
    const all = (Number(stones) + (half === undefined ? 0 : 0.5)) * POUNDS_OF_STONE + Number(pounds)
    return toTenth(all * KG_OF_POUND)
  }
  const bare = numberIn(POUNDS, told)
  return bare === undefined ? undefined : toTenth(bare * KG_OF_POUND)
}

/** The age in years; undefined where none was told. */
export function ageIn(text: string): number | undefined {
  return AGE.map((pattern) => numberIn(pattern, text)).find((age) => age !== undefined)
}

const SEXES: readonly (readonly [RegExp, Person['sex']])[] = [
  [/\b(?:woman|female|girl|lady|lass|gal)\b/, 'female'],
  [/\b(?:man|male|guy|boy|bloke|lad|chap|dude)\b/, 'male'],
]
/** Somebody else who is spoken of tells nothing of the speaker. */
const OF_ANOTHER =
  /\b(?:my|his|her|their|a nice|the) (?:old )?(?:girl|boy|lady|man|lad|bloke|guy)(?:friend)?\b/g

/** The sex; undefined where none was told. */
export function sexIn(text: string): Person['sex'] | undefined {
  return firstOf(SEXES, text.replaceAll(OF_ANOTHER, ''))
}

const ACTIVITIES: readonly (readonly [RegExp, Person['activity']])[] = [
  [/\b(?:very active|athlete|extremely active)\b/, 'very_active'],
  [/\b(?:moderate(?:ly)?|fairly active)\b/, 'moderate'],
  [/\b(?:light(?:ly)?|a little active|slightly active)\b/, 'light'],
  [/\b(?:sedentary|desk job|inactive|not active|little exercise)\b/, 'sedentary'],
  [/\bactive\b/, 'active'],
]
const TRAINING =
  '(?:gym|work(?:ing)? ?outs?|train(?:ing)?|exercis(?:e|ing)|run(?:ning)?|swim(?:ming)?|cycl(?:e|ing)|sports?|lift(?:ing)?)'
const TIMES =
  '(?<times>once|twice|\\d|one|two|three|four|five|six|seven)(?: or (?:twice|\\d|two|three|four|five|six))?(?: ?x| times?| days?)?'
const WEEKLY: readonly RegExp[] = [
  new RegExp(`\\b${TRAINING}\\b.{0,24}? ${TIMES} (?:a|per|each|every) week\\b`),
  new RegExp(`\\b${TIMES} (?:a|per|each|every) week .{0,24}?\\b${TRAINING}\\b`),
]
const DAILY = new RegExp(`\\b${TRAINING}\\b.{0,24}? (?:every day|daily|every single day)\\b`)

/**
 * How active somebody is; undefined where that was not told. Who says how often they train is taken at the steps for which the
 * factors were made: light up to two days a week, moderate up to five, active beyond.
 */
export function activityIn(text: string): Person['activity'] | undefined {
  const named = firstOf(ACTIVITIES, text)
  if (named !== undefined && named !== 'sedentary') return named
  if (DAILY.test(text)) return 'active'
  const times = WEEKLY.map((pattern) => pattern.exec(text)?.groups?.['times']).find(
    (said) => said !== undefined,
  )
  if (times === undefined) return named
  const count =
    times === 'once' ? 1 : times === 'twice' ? 2 : Math.max(Number(times) || 0, SMALL.indexOf(times))
  return count <= 2 ? 'light' : count <= 5 ? 'moderate' : 'active'
}

function firstOf<Value>(rows: readonly (readonly [RegExp, Value])[], text: string): Value | undefined {
  return rows.find(([pattern]) => pattern.test(text))?.[1]
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
