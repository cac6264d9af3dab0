import { foldBlanks, foldLines, withoutEnding } from '@alfred/language'
import {
  ask,
  mergeAnswers,
  openSlot,
  withoutPoliteness,
  type PlainCall,
  type Question,
  type Situation,
} from '@alfred/offline/reading'
import { readAsking, type PlannedWish } from './read-asking.ts'
import { readNotes } from './read-notes.ts'
import { readPutting } from './read-putting.ts'
import { readPuttingRight } from './read-putting-right.ts'
import { readTaking } from './read-taking.ts'
import { whichIn } from './which.ts'

export type CellarReading = { calls: PlainCall[]; wishes: PlannedWish[]; unclear: Question[]; text: string }

const LENGTH_MAX = 1_000
const SENTENCES_MAX = 8
const SENTENCE_END =
  /\n|(?<=[?!;]) |(?<=(?<!\b(?:st|dr|mr|mrs|ch|no))\.) (?!\d{1,2}(?:\.\d)? ?\/ ?10)|, (?:but |and )?(?=(?:it|they) (?:was|were|is|tasted)\b)| (?:and|then) (?=(?:i |we )?(?:opened|drank|moved|gave|broke)\b)/i

/** Less than nothing, and a number that is no vintage, stand in no sentence about drinks. */
const STRANGE = /(?:^|\s)([-−]\d+|\d{5,})(?=\s|[,.!?]|$)/

type Told = Pick<Situation, 'entities' | 'understanding' | 'answered'>

/** Reads a message about drinks, sentence by sentence. Pure; what it does not know it leaves out. */
export function readCellar(message: string, situation: Told): CellarReading {
  const text = completed(message, situation)
  const reading: CellarReading = { calls: [], wishes: [], unclear: [], text }
  if (text.length > LENGTH_MAX) return reading
  const strange = STRANGE.exec(text)?.[1]
  if (strange !== undefined)
    return { ...reading, unclear: [ask(`What do you mean by "${strange}"?`, openSlot('message'))] }
  let before: string | null = null
  for (const sentence of foldLines(text).split(SENTENCE_END).slice(0, SENTENCES_MAX)) {
    const read = readSentence(sentence, situation, before)
    for (const one of read) {
      if ('day' in one) reading.wishes.push(one)
      else if ('question' in one) reading.unclear.push(one)
      else {
        reading.calls.push(one)
        before = typeof one.arguments['name'] === 'string' ? one.arguments['name'] : before
      }
    }
  }
  return reading
}

function readSentence(
  sentence: string,
  situation: Told,
  before: string | null,
): (PlainCall | PlannedWish | Question)[] {
  const plain = foldBlanks(sentence.replaceAll(/[’‘`]/g, "'")).trim()
  const opened = plain.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const said = withoutEnding(withoutPoliteness(opened).text, '.!;,')
  if (said === '') return []
  const which = whichIn(situation, before)
  const isBottle = (name: string): boolean => namesBottle(name, situation)
  const isQuestion =
    /\?$/.test(said) || /^(?:what|which|when|is|are|can|could|should|do|have|how)\b/i.test(said)
  const asked =
    isQuestion ||
    /^(?:show|list|suggest|recommend|pick|pair|find|red|white|wine|beer|a (?:wine|beer|drink|bottle))\b/i.test(
      said,
    )
      ? (readNotes(said, which, isBottle) ?? readAsking(said, which))
      : undefined
  if (asked !== undefined) return [asked]
  if (said.endsWith('?')) return []
  const told = readPuttingRight(said, which) ?? readTaking(said, which)
  if (told !== undefined) return [told]
  const put = readPutting(said)
  if (put !== undefined) return put
  const noted = readNotes(said, which, isBottle)
  return noted === undefined ? [] : [noted]
}

/** Does a name stand in that of a bottle which the turn is told of? */
function namesBottle(name: string, { entities }: Pick<Situation, 'entities'>): boolean {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return entities.some(
    ({ type, label }) => type === 'bottle' && words.some((word) => label.toLowerCase().includes(word)),
  )
}

/** The message with the answer to what it left open in its place. */
function completed(message: string, { answered }: Pick<Situation, 'answered'>): string {
  if (answered === null || answered.kind !== 'question') return message
  return mergeAnswers(answered.message, answered.asks ?? [], answered.answer) ?? message
}
