import type { RecentTurn } from './recent-turn.ts'

const LENGTH_MAX = 1_500
const MESSAGE_MAX = 100
const FACTS_MAX = 200

/** A ref names nothing any more once its turn is told in prose (spec S2.8). */
const refs = /\b(?:gen_|ref_)?[a-z]+(?:_[a-z]+)*_\d+\b/g

/**
 * Tells the turns that are no longer kept in full, without refs, from what state showed of them. The oldest
 * sentences go first. Made by code: it costs no model call and adds nothing that did not happen.
 */
export function addToNarrative(narrative: string, turn: RecentTurn): string {
  const said = shorten(turn.message, MESSAGE_MAX)
  const happened = turn.facts.length > 0 ? turn.facts.join(' ') : turn.response
  const sentence = `They said "${said}"; ${shorten(happened, FACTS_MAX)}`.replace(refs, 'it')
  const sentences = [...narrative.split('\n').filter((line) => line !== ''), sentence]
  while (sentences.join('\n').length > LENGTH_MAX) sentences.shift()
  return sentences.join('\n')
}

function shorten(text: string, lengthMax: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= lengthMax ? plain : `${plain.slice(0, lengthMax - 1)}…`
}
