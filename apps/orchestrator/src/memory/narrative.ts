import type { RecentTurn } from './recent-turn.ts'
import { replaceRefs } from './written-refs.ts'

/** About sixty turns. What is older is found by recall, in the person's own messages. */
const KEPT_MAX = 12_000
/** What a prompt is told of it: the newest, and of the rest what the message is about. */
const TOLD_MAX = 1_500
const NEWEST_MAX = 900
const MESSAGE_MAX = 100
const FACTS_MAX = 200

/**
 * Adds a turn that is no longer kept in full to the narrative, as one sentence without refs: they mean nothing once their
 * turn is told as prose (spec S2.8). Drops the oldest sentences beyond KEPT_MAX characters. Code writes it: it costs no
 * model call and invents nothing.
 */
export function addToNarrative(narrative: string, turn: RecentTurn): string {
  const said = shorten(turn.message, MESSAGE_MAX)
  const happened = turn.facts.length > 0 ? turn.facts.join(' ') : turn.response
  const sentence = replaceRefs(`They said "${said}"; ${shorten(happened, FACTS_MAX)}`, () => 'it')
  return newest([...sentencesOf(narrative), sentence], KEPT_MAX).join('\n')
}

/**
 * What a turn is told of the narrative: its newest sentences, and older ones that share most words with the message, in their order; at most TOLD_MAX
 * characters, so that a long conversation costs no more than a short one.
 */
export function tellNarrative(narrative: string, message: string): string {
  const sentences = sentencesOf(narrative)
  if (narrative.length <= TOLD_MAX) return sentences.join('\n')
  const last = newest(sentences, NEWEST_MAX)
  const asked = wordsOf(message)
  const sharing = sentences
    .slice(0, sentences.length - last.length)
    .map((sentence, place) => ({
      sentence,
      place,
      shared: [...wordsOf(sentence)].filter((word) => asked.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || other.place - one.place)
  const left = TOLD_MAX - last.join('\n').length - 1
  const fitting = sharing.filter(
    (_, index) =>
      sharing.slice(0, index + 1).reduce((sum, { sentence }) => sum + sentence.length + 1, 0) <= left,
  )
  const older = fitting.toSorted((one, other) => one.place - other.place).map(({ sentence }) => sentence)
  return [...older, ...last].join('\n')
}

function sentencesOf(narrative: string): string[] {
  return narrative.split('\n').filter((line) => line !== '')
}

/** The newest sentences that fit, in their order. */
function newest(sentences: readonly string[], lengthMax: number): string[] {
  const kept = [...sentences]
  while (kept.join('\n').length > lengthMax) kept.shift()
  return kept
}

/** Words that say what something is about: short ones and those of every sentence do not. */
const NOTHING = new Set([
  'they',
  'said',
  'what',
  'that',
  'this',
  'have',
  'with',
  'from',
  'your',
  'does',
  'about',
])

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !NOTHING.has(word)))
}

function shorten(text: string, lengthMax: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= lengthMax ? plain : `${plain.slice(0, lengthMax - 1)}…`
}
