const NUMBERS = /\d+(?:[.,]\d+)?/g

/** Are all figures of a message told again where it was said in other words? One that is not would be lost without a word. */
export function keepsNumbers(message: string, again: string): boolean {
  const told = new Set(again.match(NUMBERS))
  return (message.match(NUMBERS) ?? []).every((number) => told.has(number.replace(',', '.')))
}
