import type { Completion, Piece } from './question.ts'

const OPENING = '<think>'
const CLOSING = '</think>'

/**
 * An answer without the thoughts that some servers leave at its beginning, between <think> and </think>: they are
 * for nobody. An answer that is thoughts alone is empty.
 */
export async function* withoutThoughts(
  pieces: AsyncIterable<Piece<Completion>>,
): AsyncGenerator<Piece<Completion>> {
  let held: string | undefined = ''
  for await (const piece of pieces) {
    if (piece.type === 'end') {
      if (held !== undefined && held !== '' && !isThinking(held)) yield { type: 'delta', text: held }
      yield { type: 'end', value: { ...piece.value, text: afterThoughts(piece.value.text) } }
      continue
    }
    if (held === undefined) {
      yield piece
      continue
    }
    held += piece.text
    if (mayBeThinking(held)) continue
    const told = afterThoughts(held)
    held = undefined
    if (told !== '') yield { type: 'delta', text: told }
  }
}

const isThinking = (text: string): boolean => text.trimStart().startsWith(OPENING)

/** True while nobody can say yet whether thoughts come, and until something follows them. */
function mayBeThinking(text: string): boolean {
  const begun = text.trimStart()
  return isThinking(text) ? afterThoughts(text) === '' : OPENING.startsWith(begun)
}

function afterThoughts(text: string): string {
  if (!isThinking(text)) return text
  const end = text.indexOf(CLOSING)
  return end === -1 ? '' : text.slice(end + CLOSING.length).trimStart()
}
