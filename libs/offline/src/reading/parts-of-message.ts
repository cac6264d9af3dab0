// Reads a message by what its parts are, whatever their order: each part is known by its words, and the message is read only where its parts
// cover the whole of it. What is left uncovered may change what the rest says.

/** The parts that a message may have, each with the words that it is known by, as a pattern without named groups. */
export type Grammar<Name extends string> = Readonly<Record<Name, string>>

/** A part of a message, with its words. */
export type MessagePart<Name extends string> = { name: Name; said: string }

const BETWEEN = /[\s,.!?;:–—-]*/y

/** A message as patterns are written for it: in small letters, with plain apostrophes and single blanks. */
export function plainly(message: string): string {
  return message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')
}

/** Makes a reader of messages by their parts. It tells the parts in their order, and undefined where they do not cover the message. */
export function readerOfParts<Name extends string>(
  grammar: Grammar<Name>,
): (message: string) => MessagePart<Name>[] | undefined {
  const parts = (Object.entries(grammar) as [Name, string][]).flatMap(([name, words]) =>
    alternativesOf(words).map((said) => ({ name, pattern: patternOf(said) })),
  )
  return (message) => {
    const text = plainly(message)
    const found: MessagePart<Name>[] = []
    for (let at = endOf(BETWEEN, text, 0); at < text.length; at = endOf(BETWEEN, text, at)) {
      const next = longest(parts, text, at)
      if (next === undefined) return undefined
      found.push(next)
      at += next.said.length
    }
    return found
  }
}

/** People leave out apostrophes: "lets", "theres". */
const patternOf = (said: string): RegExp =>
  new RegExp(`(?:${said.replaceAll("'", "'?")})(?![\\p{L}\\d'])`, 'uy')

/** The alternatives of a pattern that stand in no brackets: "good|good idea" is two, of which the longer counts where both fit. */
function alternativesOf(pattern: string): string[] {
  const found: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === '|' && depth === 0) {
      found.push(pattern.slice(from, at))
      from = at + 1
    }
  }
  return [...found, pattern.slice(from)]
}

/** The longest part that begins here; of parts that are as long the one that the grammar names first. */
function longest<Name extends string>(
  parts: readonly { name: Name; pattern: RegExp }[],
  text: string,
  at: number,
): MessagePart<Name> | undefined {
  let best: MessagePart<Name> | undefined
  for (const { name, pattern } of parts) {
    pattern.lastIndex = at
    const said = pattern.exec(text)?.[0] ?? ''
    if (said.length > (best?.said.length ?? 0)) best = { name, said }
  }
  return best
}

/** What a sticky pattern matches from here; null where it matches nothing. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where what a sticky pattern matches from here ends; here where it matches nothing. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
