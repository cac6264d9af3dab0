import { normalise } from '../../reading/normalise.ts'

/** A message in lower case, with the apostrophes that people leave out and "and" for "&": "grandma cant have fish & she hates eggs". */
export function plainOfPeople(message: string): string {
  return normalise(message)
    .replace(/\b(ca|wo|do|does|is|are)nt\b/g, "$1n't")
    .replace(/\b(they)re\b/g, "$1're")
    .replace(/ & /g, ' and ')
    .replace(/\bboth (?=(?:my|our) )/g, '')
}
