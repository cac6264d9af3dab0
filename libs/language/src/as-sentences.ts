/**
 * What is told ends like a sentence, so that the next one can stand behind it; where there is nothing to tell,
 * this is said instead.
 */
export function asSentences(told: readonly string[], otherwise: string): string[] {
  const said = told.filter((text) => text.trim() !== '')
  return said.length === 0 ? [otherwise] : said.map(withEnd)
}

function withEnd(text: string): string {
  return /[.!?]["')\]]?$/.test(text) ? text : `${text}.`
}
