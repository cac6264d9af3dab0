// Reads what somebody tells of their body: in centimetres and kilograms, or in feet, inches, stones and pounds.

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

const AGE: readonly RegExp[] = [
  /\b(\d{2,3})(?: |-)?(?:years?(?: |-)old|yo\b|y\/o|years\b|yrs?\b)/,
  /\bage[d:]? (?:is )?(\d{2,3})\b/,
  /\b(?:i'm|im|i am) (?:an? )?(\d{2})(?=$|,|\.| and\b| (?:female|male|woman|man|f|m)\b)(?! ?(?:kg|cm|st\b|lb))/,
  /\b(?:female|male|woman|man),? (\d{2})(?=,|$| and\b)/,
]

/** The height in whole centimetres; undefined where none was told. */
export function heightIn(text: string): number | undefined {
  const metres = numberIn(METRES, text)
  if (metres !== undefined) return Math.round(metres * 100)
  const [, feet, inches = '0'] = FEET.exec(text) ?? []
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

const toTenth = (value: number): number => Math.round(value * 10) / 10

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
