/**
 * Takes what stands in brackets out of a text, inner ones with their outer ones. A bracket that is never closed reaches to
 * the end.
 */
export function takeBrackets(text: string): { text: string; brackets: string[] } {
  const brackets: string[] = []
  let rest = ''
  let inside = ''
  let depth = 0
  for (const character of text) {
    if (character === '(' || character === '[') {
      if (depth > 0) inside += ' '
      depth += 1
    } else if ((character === ')' || character === ']') && depth > 0) {
      depth -= 1
      if (depth === 0) {
        brackets.push(inside.trim())
        inside = ''
        rest += ' '
      }
    } else if (depth > 0) inside += character
    else rest += character
  }
  return { text: rest, brackets: [...brackets, inside.trim()].filter((one) => one !== '') }
}
