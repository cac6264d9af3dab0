/** What no answer may contain: paths of source files, errors as the runtime or the database writes them. */
const internals = [
  /\bat (?:async )?[\w.<>]+ \(/,
  /\.(?:ts|js|mjs):\d+/,
  /node_modules|node:internal|\/src\//,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|DatabaseError)\b/,
  /\bPGRST\d|SQLSTATE|violates .* constraint|relation "|search_path/,
  /ECONNREFUSED|ENOTFOUND|postgres:\/\/|redis:\/\/|nats:\/\//,
]

/**
 * Returns what is wrong with an answer; undefined when it is fine. Words of the request may be echoed, so they are
 * removed first.
 */
export function findFault(status: number, body: string, sent: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`
  const found = internals.find((pattern) => pattern.test(body) && !pattern.test(sent))
  return found === undefined ? undefined : `shows internals (${found.source}): ${body.slice(0, 300)}`
}
