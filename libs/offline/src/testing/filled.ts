import { callsOf } from '../understanding/calls-of-meanings.ts'
import { readLearned } from '../understanding/learned.ts'
import { wholeOf } from '../understanding/read-message.ts'
import { sentenceOf } from '../understanding/sentence.ts'
import { situationSchema, type Act } from '../understanding/situation.ts'

/** What a message comes to where it is known which tool it means: for tests of slots. */
export function filled(label: string, message: string, situation: object = {}): Act[] {
  const { tagger, roles, vocabulary } = readLearned()
  const given = situationSchema.parse({ now: '2026-11-20T10:00:00Z', ...situation })
  const sentence = sentenceOf(message, given, vocabulary)
  const part = wholeOf(sentence, tagger)
  const context = { sentence, parts: [part], situation: given }
  return callsOf(context, { meanings: [{ part, label, share: 1 }], roles }).reading.acts
}
