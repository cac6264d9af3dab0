/**
 * Gives every text a full stop at its end, so that another sentence can follow. Returns `otherwise` if there is no
 * text.
 */
export function asSentences(told: readonly string[], otherwise: string): string[] {
  const said = told.filter((text) => text.trim() !== '')
  return said.length === 0 ? [otherwise] : said.map(withEnd)
}

function withEnd(text: string): string {
  return /[.!?]["')\]]?$/.test(text) ? text : `${text}.`
}
