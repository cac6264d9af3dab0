/** What stands in a logged reason for words of the request. */
const REPLACEMENT = '[what was sent]'
/** So many words in a row that stand in the request as well are taken from it; fewer may be anybody's. */
const RUN_MIN = 3

const words = new Intl.Segmenter('und', { granularity: 'word' })
const beforeQuoted = /(?:["'`“”„«»‘’]|\.\.\.|…)\s*$/
const afterQuoted = /^\s*(?:["'`“”„«»‘’]|\.\.\.|…)/

type Word = { text: string; from: number; to: number }

/**
 * Replaces what a server repeats of a request, since a person may have written it: runs of three or more words that
 * were sent, and shorter ones in quotes. Case, punctuation and escapes play no part, and the first and last word of
 * a run may be cut off, since servers shorten what they repeat.
 */
export function withoutWhatWasSent(reason: string, sent: readonly string[]): string {
  const readable = unescaped(reason)
  const known = sent.map(
    (text) =>
      ` ${wordsOf(text)
        .map((word) => word.text)
        .join(' ')} `,
  )
  const told = wordsOf(readable)
  let kept = ''
  let end = 0
  for (let first = 0; first < told.length;) {
    const run = runFrom(told, { first, known })
    const [from, to] = [told[first]?.from ?? 0, told[first + run - 1]?.to ?? 0]
    if (run >= RUN_MIN || (run > 0 && isQuoted(readable, { from, to }))) {
      kept += `${readable.slice(end, from)}${REPLACEMENT}`
      end = to
      first += run
    } else first += 1
  }
  return `${kept}${readable.slice(end)}`
}

/** How many words from here on stand in a row in one of the texts. */
function runFrom(
  told: readonly Word[],
  { first, known }: { first: number; known: readonly string[] },
): number {
  let texts = known
  let run = ''
  for (let next = first; next < told.length; next += 1) {
    run = `${run}${run === '' ? '' : ' '}${told[next]?.text ?? ''}`
    texts = texts.filter((text) => text.includes(run))
    if (texts.length === 0) return next - first
  }
  return told.length - first
}

function isQuoted(reason: string, { from, to }: { from: number; to: number }): boolean {
  return beforeQuoted.test(reason.slice(0, from)) || afterQuoted.test(reason.slice(to))
}

function wordsOf(text: string): Word[] {
  return [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      text: segment.toLowerCase(),
      from: index,
      to: index + segment.length,
    }))
}

/** The text without the escapes of JSON and Python, which would hold words apart from what was sent. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\x([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\{1,4}[nrt]/g, ' ')
    .replace(/\\{1,4}(["'`])/g, '$1')
}
