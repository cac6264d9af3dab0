import { findNutrient } from '@alfred/contracts'

// Reads a limit whose nutrient stands in what is told before it: "the doctor says to watch the salt, so no more than 6 g a day".

const REASON =
  /^(?<reason>[^.;!?]{4,90}?)(?:[,:;-]| -| –|(?= so )|(?= and )) ?(?:so |and |that's |meaning |which means |that means )*(?:(?:i|it|that) )?(?:(?:must|should|want|need|has|have|is|ought) (?:to )?(?:be )?)?(?:keep (?:it|that|them) |stay |stick to |aim for |eat |have |get |be )?(?:to )?(?<kind>no more than|not more than|under|below|less than|at most|max(?:imum)?|a (?:limit|max(?:imum)?) of|at least|more than)(?: of)? (?<amount>\d{1,5}(?:\.\d{1,3})?) ?(?<unit>kcal|calories|mcg|mg|kg|g|ml|l|litres?|liters?|grams?|milligrams?)?(?: (?:a|per|each|every) day| daily)(?: (?:from now on|from today|now|please|tops|max|if possible|again))*$/

export type ToldLimit = { name: string; amount: string; unit: string | undefined; kind: string }

/** Undefined where what stands before names no nutrient, or more than one. */
export function limitWithReason(text: string): ToldLimit | undefined {
  const { reason, kind = '', amount = '', unit } = REASON.exec(text)?.groups ?? {}
  const [name, ...others] = reason === undefined ? [] : nutrientsIn(reason)
  if (name === undefined || others.length > 0) return undefined
  return {
    name,
    amount,
    unit,
    kind:
      kind === 'more than'
        ? 'at least'
        : kind.replace(/^a \S+ of$|^not /, (said) => (said === 'not ' ? 'no ' : 'at most')),
  }
}

const isNutrient = (name: string): boolean => name === 'salt' || findNutrient(name) !== undefined

/** The nutrients that a reason names, each by its longest name: saturated fat is no fat besides. */
function nutrientsIn(reason: string): string[] {
  const words = reason.match(/[a-z]+/g) ?? []
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)
  const long = pairs.filter(isNutrient)
  const single = words.filter((word) => isNutrient(word) && !long.some((pair) => pair.includes(word)))
  return [...new Set([...long, ...single])]
}
