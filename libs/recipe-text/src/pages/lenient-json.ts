/**
 * Parses JSON as pages have it: within CDATA or comments, with line breaks inside of texts and commas behind the last item.
 * Undefined where it cannot be read. Takes time in proportion to its length.
 */
export function lenientJson(text: string): unknown {
  const bare = withoutWrapping(text)
  return parsed(bare) ?? parsed(repaired(bare))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const WRAPPINGS = ['//', '/*', '*/', '<!--', '<![CDATA[', ']]>', '-->', ';'] as const

function withoutWrapping(text: string): string {
  let rest = text.trim()
  for (let took = true; took;) {
    const before = WRAPPINGS.find((mark) => rest.startsWith(mark))
    const behind = WRAPPINGS.find((mark) => rest.endsWith(mark))
    took = before !== undefined || behind !== undefined
    if (before !== undefined) rest = rest.slice(before.length).trimStart()
    if (behind !== undefined) rest = rest.slice(0, Math.max(0, rest.length - behind.length)).trimEnd()
  }
  return rest
}

/** Escapes control characters inside of texts and drops commas before a closing bracket, in one pass. */
function repaired(text: string): string {
  const out: string[] = []
  let isText = false
  let isEscaped = false
  let comma = -1
  for (const character of text) {
    if (isText) {
      out.push(character < ' ' ? escaped(character) : character)
      if (character === '"' && !isEscaped) isText = false
      isEscaped = character === '\\' && !isEscaped
      continue
    }
    if ((character === '}' || character === ']') && comma >= 0) out[comma] = ''
    if (character === '"') isText = true
    if (character.trim() !== '') comma = character === ',' ? out.length : -1
    out.push(character < ' ' ? ' ' : character)
  }
  return out.join('')
}

const escaped = (character: string): string => (character === '\n' ? '\\n' : ' ')
