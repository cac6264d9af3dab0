import { callsOf } from '../understanding/meanings/calls-of-meanings.ts'
import { readLearned } from '../understanding/learned.ts'
import { callsOfMeaning, wholeOf } from '../understanding/read-message.ts'
import { sentenceOf } from '../understanding/words/sentence.ts'
import { situationSchema, type Act } from '../understanding/things/situation.ts'
import { partsOf } from '../understanding/things/things-and-parts.ts'
import { tokensOf } from '../understanding/words/tokens.ts'

/** What a message comes to where it is known which tool it means: for tests of slots. */
export function filled(label: string, message: string, situation: object = {}): Act[] {
  const given = situationSchema.parse({ now: '2026-11-20T10:00:00Z', ...situation })
  return callsOfMeaning(message, given, { label, readers: readLearned() }).acts
}

/** What a message of several parts comes to, where it is known which tool each of them means: `[tool, words]` one after the other. */
export function filledInParts(said: readonly (readonly [string, string])[], situation: object = {}): Act[] {
  const { tagger, roles, vocabulary } = readLearned()
  const given = situationSchema.parse({ now: '2026-11-20T10:00:00Z', ...situation })
  const sentence = sentenceOf(said.map(([, words]) => words).join(' '), given, vocabulary)
  let end = 0
  const segments = said.map(([, words]) => {
    const start = end
    end += tokensOf(words).length
    return { start, end }
  })
  const parts = partsOf(segments, wholeOf(sentence, tagger).things)
  const meanings = parts.map((part, at) => ({ part, label: said[at]?.[0] ?? '', share: 1 }))
  return callsOf({ sentence, parts, situation: given }, { meanings, roles }).reading.acts
}
