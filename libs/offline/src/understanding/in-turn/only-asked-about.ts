import { sentencesOf } from '../../reading/sentences-of.ts'
import { thingsOfAct } from '../things/own-things.ts'
import type { Act } from '../things/situation.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { wordsSaid } from './says-its-thing.ts'

/** What puts something in, takes it out, or writes it down. Whoever asks about a dish may have it planned. */
const OF_THINGS: ReadonlySet<string> = new Set([
  ...['add_item', 'bought', 'use_item', 'discard_item', 'move_item', 'open_item'],
  ...['add_to_shopping', 'remove_from_shopping', 'check_off'],
])
/** A question that asks for a deed: "can you add leeks?", "put ham on the list?" */
const ASKS_FOR_IT =
  /\b(?:can|could|would|will|shall|may|please|pls|put|add|get|buy|order|need|want|stick|pop|chuck|bung|write|note|use|used|throw|threw|bin|move|freeze|take|took|remove|cross|tick|delete|list)\b/i

/** Is a thing named only in a question, which no order in the message takes up: "we need grease. bacon sarnie viable?" */
export function onlyAskedAbout(act: Act, message: string): boolean {
  if (!OF_THINGS.has(act.tool) || !message.includes('?')) return false
  const sentences = sentencesOf(message)
  const asked = sentences.filter((one) => one.trim().endsWith('?') && !ASKS_FOR_IT.test(one))
  const told = sentences.filter((one) => !asked.includes(one)).flatMap(wordsSaid)
  const named = thingsOfAct(act).flatMap(plainWordsOf)
  const inQuestion = asked.flatMap(wordsSaid)
  return (
    named.length > 0 &&
    named.some((word) => inQuestion.includes(word)) &&
    named.every((word) => !told.includes(word))
  )
}

/** Whether a dish or a food suits somebody is no question of how much there is: "is the fish pie any good for Poppy?" */
const SUITS =
  /\b(?:is|are|will|would)\b.*\b(?:good|ok|okay|safe|fine|alright|suitable|right) for (?!(?:breakfast|lunch|dinner|tea|supper|tonight|tomorrow)\b)[a-z]/i

/** Would it be told how much there is of what is asked about for somebody? */
export function asksWhomItSuits({ tool }: Act, message: string): boolean {
  return tool === 'list_items' && SUITS.test(message)
}
