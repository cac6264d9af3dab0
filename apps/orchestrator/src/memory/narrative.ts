import type { RecentTurn } from './recent-turn.ts'
import { replaceRefs } from './written-refs.ts'

const LENGTH_MAX = 1_500
const MESSAGE_MAX = 100
const FACTS_MAX = 200

/**
 * Adds a turn that is no longer kept in full to the narrative, as one sentence without refs: they mean nothing once their
 * turn is told as prose (spec S2.8). Drops the oldest sentences beyond LENGTH_MAX characters. Code writes it: it costs no
 * model call and invents nothing.
 */
export function addToNarrative(narrative: string, turn: RecentTurn): string {
  const said = shorten(turn.message, MESSAGE_MAX)
  const happened = turn.facts.length > 0 ? turn.facts.join(' ') : turn.response
  const sentence = replaceRefs(`They said "${said}"; ${shorten(happened, FACTS_MAX)}`, () => 'it')
  const sentences = [...narrative.split('\n').filter((line) => line !== ''), sentence]
  while (sentences.join('\n').length > LENGTH_MAX) sentences.shift()
  return sentences.join('\n')
}

function shorten(text: string, lengthMax: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= lengthMax ? plain : `${plain.slice(0, lengthMax - 1)}…`
}
