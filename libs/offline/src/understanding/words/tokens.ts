import { chatWords } from './chat-words.ts'

/** A word, a number or a mark of a message. */
export type Token = {
  /** Lower case, without apostrophes and accents, chat spelling written out. */
  text: string
  /** As it was written. */
  raw: string
  /** The mark right behind the word: one of `. , ! ? ; : -`, or nothing. */
  stop: string
}

const PIECE =
  /https?:\/\/\S+|www\.\S+|\d+(?:[.,]\d+)?(?:\/\d+)?|[\p{L}\p{M}]+(?:['’‘`][\p{L}]+)*|[¼-¾⅐-⅞]|[%&£$€+👍👌✅👎❌]/gu

/** Splits a message into tokens. An amount stands apart from its unit: "500g" are two. */
export function tokensOf(message: string): Token[] {
  const found = [...message.matchAll(PIECE)]
  return found.flatMap((match, index) => {
    const end = match.index + match[0].length
    const next = found[index + 1]
    const between = message.slice(end, next?.index ?? message.length)
    const stop = /[.!?;,:\n]|\s[-–—]+\s/.exec(between)?.[0].trim() ?? ''
    return expand({
      text: plain(match[0]),
      raw: match[0],
      stop: stop === '' && between.includes('\n') ? '.' : (stop[0] ?? ''),
    })
  })
}

function plain(text: string): string {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace('\u2044', '/')
  return folded === '&' || folded === '+' ? 'and' : folded
}

/** Writes chat spelling out: "2moro" is "tomorrow", "gonna" is two words. */
function expand(token: Token): Token[] {
  const words = (chatWords[token.text] ?? token.text).split(' ')
  return words.map((text, index) => ({ ...token, text, stop: index === words.length - 1 ? token.stop : '' }))
}
