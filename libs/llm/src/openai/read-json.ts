/** A JSON object that was found in an answer, or none. */
export type FoundJson = { found: true; value: unknown } | { found: false }

/**
 * Reads the JSON of an answer: alone, in a code fence, or as the one object among words. Several objects are none,
 * since nobody could say which is meant; nor is one within another that was cut off.
 */
export function readJson(answer: string): FoundJson {
  const whole = parse(answer)
  if (whole.found) return whole
  const objects = objectsIn(answer)
    .map(parse)
    .filter((object) => object.found)
  const [first] = objects
  return first !== undefined && objects.length === 1 ? first : { found: false }
}

function parse(text: string): FoundJson {
  try {
    const value: unknown = JSON.parse(text)
    return { found: true, value }
  } catch {
    return { found: false }
  }
}

/** The texts from an outermost brace to the one that closes it. Braces in strings do not count. */
function objectsIn(text: string): string[] {
  const found: string[] = []
  let start = 0
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    // Words outside of an object may hold a single quotation mark.
    if (sign === '"' && depth > 0) isInString = !isInString
    else if (sign === '\\' && isInString) index += 1
    else if (isInString) continue
    else if (sign === '{') start = (depth += 1) === 1 ? index : start
    else if (sign === '}' && depth > 0 && (depth -= 1) === 0) found.push(text.slice(start, index + 1))
  }
  return found
}
