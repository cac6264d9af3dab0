import { plainText } from '../data/plain-text.ts'
import { searchWords, vintageIn } from './search-words.ts'

type Meant = { bottle?: string | null; name: string | null; vintage: number | null; place?: string | null }

/** Which bottles are meant, as the functions in sql/functions/finding.sql read it. */
export function prepareWhich({ bottle = null, name, vintage, place = null }: Meant): Record<string, unknown> {
  return {
    ...{ bottle, name },
    words: name === null ? null : searchWords(name),
    vintage: vintage ?? vintageIn(name),
    ...(place !== null && { place, place_key: placeKey(place) }),
  }
}

/** A place as it is compared: "in the Wine Fridge" is the wine fridge. */
export function placeKey(place: string): string {
  return plainText(place.replace(/^(?:(?:in|on|to|into|at|the|my|our) )+/i, ''))
}
