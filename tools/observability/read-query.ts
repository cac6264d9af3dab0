/** The figures that a query of Prometheus asks for, and the labels that it looks at. */
export type QueryParts = { names: string[]; labels: string[] }

const words = new Set(['by', 'without', 'on', 'ignoring', 'offset', 'and', 'or', 'unless', 'bool'])

/** Reads the parts of a query that name something. What it calls and compares is left to Prometheus. */
export function readQuery(query: string): QueryParts {
  const labels: string[] = []
  const withoutMatchers = query.replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
    labels.push(
      ...[...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"[^"]*"/g)].map(([, label]) => label ?? ''),
    )
    return ''
  })
  const withoutGroups = withoutMatchers.replaceAll(/\b(?:by|without)\s*\(([^)]*)\)/g, (_, group: string) => {
    labels.push(...group.split(',').map((label) => label.trim()))
    return ''
  })
  const withoutRanges = withoutGroups.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\boffset\s+\w+/g, '')
  const names = [...withoutRanges.matchAll(/\b([a-z_]\w*)\b(?!\s*\()/g)].map(([, name]) => name ?? '')
  return { names: names.filter((name) => !words.has(name)), labels }
}
