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
  if (/ (?:female|woman|girl|lady|f|mum|wife|wahine|mother) /.test(text)) return 'female'
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

const TIMES = / (\d)(?: ?x| times?| days?)? (?:a week|weekly|per week|x|days|times)? ?/

function activityIn(text: string): string | undefined {
  const isTraining =
    / (?:gym|lift|lifting|train|training|football|netball|run|running|rows?|swim|golf|allotment|bike|cycle) /.test(
      text,
    )
  if (
    / (?:not very active|hardly active|lightly|light|gentle|walk a little|housework|once a week|golf) /.test(
      text,
    )
  )
    return / hardly active /.test(text) ? 'sedentary' : 'light'
  if (
    / (?:sedentary|desk job|desk|sit all day|sitting|office|not active|inactive|couch|in my chair) /.test(
      text,
    )
  )
    return isTraining ? 'moderate' : 'sedentary'
  if (/ (?:very active|every single day|roofing|miles a week) /.test(text)) return 'very active'
  const times = isTraining
    ? Number(
        TIMES.exec(
          / (?:gym|lift|lifting|train|training|football|netball|allotment|swim|run) .*$/.exec(text)?.[0] ??
            '',
        )?.[1] ?? 0,
      )
    : 0
  if (times >= 6) return 'very active'
  if (times >= 4) return 'active'
  if (times >= 2) return 'moderate'
  if (/ (?:moderately|moderate|two times|twice|walk a lot|on my feet) /.test(text)) return 'moderate'
  if (/ (?:walk|daily walk) /.test(text)) return 'light'
  return / (?:active|gym|lift|training|every day|warehouse|stand|standing|on my feet all day) /.test(text)
    ? 'active'
    : undefined
}

function aimIn(text: string): string | undefined {
  if (/ (?:lose or gain|maintain|keep|steady|stay|maintenance|hold weight) /.test(text)) return 'maintain'
  if (/ (?:lose|losing|cut|slim|shift|drop|reduce|weight loss|cutting|deficit|trim|minus|off) /.test(text))
    return 'lose'
  return / (?:gain|bulk|bulking|build|put on|bigger) /.test(text) ? 'gain' : undefined
}

export const recommended: Filler = (given) => {
  const text = wordsWithDigits(given)
  return [
    act('calculate_recommended_goals', {
      ...{ sex: sexIn(text), age: ageIn(text), height_cm: heightIn(text) },
      ...{ weight_kg: weightIn(text), activity: activityIn(text), aim: aimIn(text) },
    }),
  ]
}
