import type { TurnBrief } from '@alfred/contracts'
import { numberWords, readNumber } from '@alfred/language'
import { normalise } from '../reading/normalise.ts'

const NUMBER = `\\d{1,5}(?:\\.\\d+)?|${numberWords.join('|')}`
const OTHER = new RegExp(
  `^(?:(?:no|sorry|oops|oh|because|cos|actually|i mean)[ ,.]+)*(?:it|that|there|they)(?: was| were| is|'s| should be| should have been)(?: only| just)? (?<right>${NUMBER}),? (?:and )?not (?<wrong>${NUMBER})[.! ]*$`,
)
/** How a reply begins that tells what was undone. */
const UNDONE = /^I took back your request "/

/**
 * The request that was just undone, with another number: "it was 3, not 4" behind the undoing of "used 4 eggs" is "used 3 eggs".
 * Undefined where nothing was undone, or where its request has not that number once.
 */
export function undoneAgain(message: string, brief: TurnBrief | null): string | undefined {
  const { right = '', wrong = '' } = OTHER.exec(normalise(message).trim())?.groups ?? {}
  const [undone, undo] = brief?.recent_turns.slice(-2) ?? []
  if (wrong === '' || undone === undefined || undo === undefined || !UNDONE.test(undo.response))
    return undefined
  const words = normalise(undone.message).split(' ')
  const places = words.flatMap((word, at) => (readNumber(word) === readNumber(wrong) ? [at] : []))
  const [place, ...others] = places
  return place === undefined || others.length > 0 ? undefined : words.with(place, right).join(' ')
}
