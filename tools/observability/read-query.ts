/** The figures that a query of Prometheus asks for, and the labels that it looks at. */
export type QueryParts = { names: string[]; labels: string[] }

/** Words of the language that stand where a name may stand. */
const words = new Set(['by', 'without', 'on', 'ignoring', 'offset', 'and', 'or', 'unless', 'bool'])
const groupings = new Set(['by', 'without', 'on', 'ignoring'])
const token = /"[^"]*"|[a-zA-Z_]\w*|[^\s\w]|\d\w*/g

/** Reads the parts of a query that name something. What it calls and compares is left to Prometheus. */
export function readQuery(query: string): QueryParts {
  const tokens = query.match(token) ?? []
  const parts: QueryParts = { names: [], labels: [] }
  // What closes the brackets that hold labels; outside of such there is none.
  let closing: string | undefined
  for (const [place, text] of tokens.entries()) {
    const [before, next] = [tokens[place - 1] ?? '', tokens[place + 1] ?? '']
    if (closing !== undefined) {
      if (text === closing) closing = undefined
      else if (isName(text) && closing !== ']') parts.labels.push(text)
    } else if (text === '{') closing = '}'
    else if (text === '[') closing = ']'
    else if (text === '(' && groupings.has(before)) closing = ')'
    else if (isName(text) && next !== '(' && !words.has(text) && !groupings.has(next)) parts.names.push(text)
  }
  return parts
}

function isName(text: string): boolean {
  return /^[a-zA-Z_]/.test(text)
}
