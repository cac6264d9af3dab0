/** What must not stand in any answer: places in our code, errors as the runtime or the database writes them. */
const internals = [
  /\bat (?:async )?[\w.<>]+ \(/,
  /\.(?:ts|js|mjs):\d+/,
  /node_modules|node:internal|\/src\//,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|DatabaseError)\b/,
  /\bPGRST\d|SQLSTATE|violates .* constraint|relation "|search_path/,
  /ECONNREFUSED|ENOTFOUND|postgres:\/\/|redis:\/\/|nats:\/\//,
]

/** What is wrong with an answer; undefined for nothing. Words that were sent may come back, so they are taken out. */
export function findFault(status: number, body: string, sent: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`
  const found = internals.find((pattern) => pattern.test(body) && !pattern.test(sent))
  return found === undefined ? undefined : `shows internals (${found.source}): ${body.slice(0, 300)}`
}
