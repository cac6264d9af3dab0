import { act, type Filler, type Given } from './given.ts'

// Sex, age, height, weight, activity and aim, as far as a message tells them.

/** The words of the message with its numbers in digits, between blanks: " i am 71 years old ". */
function wordsWithDigits({ sentence: { tokens, markAt } }: Given): string {
  const words = tokens.flatMap(({ text, stop }, at) => {
    const mark = markAt[at]
    const isNumber = mark?.kind === 'number' && Number(mark.value) >= 1
    if (isNumber && mark.start !== at) return []
    const word = isNumber ? String(mark.value) : text
    return [stop === ',' || stop === '.' ? `${word} ,` : word]
  })
  return ` ${words.join(' ')} `
}

const number = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(',', '.'))

function sexIn(text: string): string | null {
  if (/ (?:female|woman|girl|lady|f|mum|wife|wahine|mother|she|shes|breastfeeding|nursing) /.test(text))
    return 'female'
  return / (?:male|man|bloke|guy|lad|m|dad) /.test(text) ? 'male' : null
}

function ageIn(text: string): number | null {
  const behind =
    / (?:age|aged|im|i am|turned|turn|of) (?:a )?(\d{2})(?! (?:kg|kgs|kilos|cm|st|lb|lbs|stone|foot|ft)) /.exec(
      text,
    )
  const before =
    / (\d{2}) (?:years?|yo|y|yrs?|yr|year old|male|female|woman|man|m|f|bloke|guy|lady|girl) /.exec(text)
  const beside =
    / (?:female|male|woman|man|bloke|lady|guy|nonbinary|wahine|f|m) (?:, )?(?:of )?(\d{2}) (?!kg|kilos|cm|st )/.exec(
      text,
    )
  const first = /^ (\d{2}) , /.exec(text)
  return number(behind?.[1] ?? before?.[1] ?? beside?.[1] ?? first?.[1])
}

const INCHES = 2.54
const FOOT = 30.48
const STONE = 6.35
const POUND = 0.4536

function heightIn(text: string): number | null {
  const feet =
    / (\d) (?:ft|foot|feet|f) ?(?:, )?(\d{1,2})?(?! (?:stone|st|kg)) /.exec(text) ??
    / (\d) (\d{1,2}) (?=, |\d{2,3} |and )/.exec(text)
  if (feet && Number(feet[1]) >= 4 && Number(feet[1]) <= 7)
    return Math.round(Number(feet[1]) * FOOT + Number(feet[2] ?? 0) * INCHES)
  const metres = / 1[.,](\d\d) ?m? /.exec(text) ?? / 1 (?:m|metre|meter) (\d\d) /.exec(text)
  if (metres) return 100 + Number(metres[1])
  const cm =
    / (1\d\d) (?:cm|centimetres|tall) /.exec(text) ?? / (1[4-9]\d)(?! (?:kg|kilos|lbs?|pounds|g)) /.exec(text)
  return number(cm?.[1])
}

function weightIn(text: string): number | null {
  // "Wants 30 lb off" is no weight.
  const now = text.replaceAll(
    / (?:lose|minus|wants?|drop|gain|shift) (?:a few |about )?\d+ (?:lbs?|pounds|kg|kilos|stone)(?: off)?/g,
    ' ',
  )
  const kilos = / (\d{2,3}(?:[.,]\d)?) (?:kg|kgs|kilos?|kilograms?) /.exec(now)
  const stones = / (\d{1,2}(?:[.,]5)?) (?:st|stone) ?(\d{1,2})? /.exec(now)
  const pounds = / (\d{2,3}) (?:lbs?|pounds) /.exec(now)
  const told = / (?:weight|weigh) (?:is )?(\d{2,3}) /.exec(now)
  if (kilos) return number(kilos[1])
  const rounded = (kilograms: number): number => Math.round(kilograms * 10) / 10
  if (stones) return rounded(Number(stones[1]) * STONE + Number(stones[2] ?? 0) * POUND)
  return pounds ? rounded(Number(pounds[1]) * POUND) : number(told?.[1])
}

const SPORT =
  / (?:gym|lift|lifting|train|trains|training|football|five a side|netball|run|runs|running|rows?|rowing|swim|swims|swimming|golf|allotment|bike|biking|cycle|cycling|dance|dancing|tennis|padel|ski|skiing|fitness|workout|workouts|work out|crossfit|pilates|yoga|judo|karate|boxing|rugby|hockey|climb|climbing|hike|hiking|tango|zumba|spin) /

/** How often somebody trains in a week: "4x", "three days", "twice", "weekly". */
function timesAWeek(text: string): number {
  const sport = SPORT.exec(text)
  if (sport === null) return 0
  const around = text.slice(sport.index)
  const told = / (\d)(?: ?x| times?| days?| nights?| sessions?)(?: a week| weekly| per week)? /.exec(around)
  if (told) return Number(told[1])
  if (/ (?:twice|two times) /.test(around)) return 2
  return / (?:once|weekly|(?:on|at) (?:the )?weekends?) /.test(around) ? 1 : 0
}

/** What people say of how they live, by how active that is; the first that fits counts. */
const LIVES: readonly (readonly [string, RegExp])[] = [
  [
    'very active',
    / (?:(?<!not )very active|every single day|roofing|miles a week|ironman|marathon|construction) /,
  ],
  [
    'sedentary',
    / (?:sedentary|barely move|(?:dont|do not) (?:get about|move|exercise|do)|hardly active|not (?:really |real |that )?active|inactive|no (?:dey )?exercise|couch|in my chair|wheelchair|sit (?:all|most)|sitting|desk job|desk|office) /,
  ],
  [
    'light',
    / (?:not very active|lightly|light|gentle|walk a little|little walking|bit of walking|housework|once a week|golf|gardening|garden|yoga|school runs?|teacher|cook all day) /,
  ],
  ['moderate', / (?:moderately|moderate|two times|twice|walk a lot) /],
  [
    'active',
    / (?:on (?:my |me )?(?:feet|legs)|stand|standing|bar work|warehouse|builder|building site|farm|ranch|labourer) /,
  ],
  ['light', / (?:walk|walks|walking|daily walk) /],
  ['moderate', / (?:cycle|bike) everywhere /],
  ['active', / (?:active|gym|lift|training|every day) /],
]

function activityIn(text: string): string | undefined {
  const times = timesAWeek(text)
  const life = LIVES.find(([, words]) => words.test(text))?.[0]
  if (life === 'sedentary' && times > 0) return 'moderate'
  if (life === 'very active' || times >= 6) return 'very active'
  if (times >= 4) return 'active'
  if (times >= 2) return 'moderate'
  if (times === 1) return 'light'
  return life
}

const AIMS: readonly (readonly [string, RegExp])[] = [
  [
    'maintain',
    / (?:lose or gain|maintain|maintaining|keep|steady|stay|maintenance|hold|holding|same weight) /,
  ],
  ['gain', / (?:gain|gains|bulk|bulking|build|put on|bigger|feeding up|fill out) /],
  [
    'lose',
    / (?:lose|losing|cut|slim|shift|drop|reduce|weight loss|cutting|deficit|trim|minus|off|come down|lighter|loose) /,
  ],
]

function aimIn(text: string): string | undefined {
  return AIMS.find(([, words]) => words.test(text))?.[0]
}

type Figures = { age: number | null; height_cm: number | null; weight_kg: number | null }

const POUNDS_FROM = 100
const isBetween = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most

/** Figures without a word are taken in the order in which people tell them, as far as they can be it: age, height, weight. Who is so many feet tall weighs pounds. */
function withBareFigures(text: string, told: Figures): Figures {
  const figures = { ...told }
  const isInFeet = told.height_cm !== null && !text.includes(` ${told.height_cm} `)
  const bare = [
    ...text.matchAll(
      /(?<= )(\d{2,3})(?= (?!kgs? |kilos? |cm |st |stone |lbs? |pounds |ft |foot |x |times |days |h |hours |minutes |percent |calories |kcal ))/g,
    ),
  ]
    .map(([, digits]) => Number(digits))
    .filter((value) => !Object.values(told).includes(value))
  for (const value of bare) {
    if (figures.age === null && isBetween(value, [14, 99])) figures.age = value
    else if (figures.height_cm === null && isBetween(value, [140, 210])) figures.height_cm = value
    else if (figures.weight_kg === null && figures.height_cm !== null)
      if (isInFeet && isBetween(value, [POUNDS_FROM, 400])) figures.weight_kg = Math.round(value * POUND)
      else if (!isInFeet && isBetween(value, [38, 180])) figures.weight_kg = value
  }
  return figures
}

export const recommended: Filler = (given) => {
  const text = wordsWithDigits(given)
  const told = { age: ageIn(text), height_cm: heightIn(text), weight_kg: weightIn(text) }
  return [
    act('calculate_recommended_goals', {
      sex: sexIn(text),
      ...withBareFigures(text, told),
      ...{ activity: activityIn(text), aim: aimIn(text) },
    }),
  ]
}
