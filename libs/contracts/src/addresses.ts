import { oneLineSchema } from './one-line.ts'

/** Where a page is: with its scheme, or with the three letters that people write in its place. */
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>"]+/i
const ADDRESSES = new RegExp(`<?${ADDRESS.source}>?`, 'gi')

export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** The text without the addresses of pages that are in it. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESSES, '')
}

/** What a food, a recipe, a meal or a taste is called. The address of a page alone is no name of anything. */
export function itemNameSchema(max: number) {
  return oneLineSchema({ min: 1, max }).refine(
    (text) => !holdsAddress(text) || withoutAddresses(text).trim() !== '',
    'must be a name, not the address of a page',
  )
}
