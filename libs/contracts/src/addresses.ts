import { oneLineSchema } from './one-line.ts'

/** A web address: with a scheme, or with `www.` in its place. */
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>"]+/i
const ADDRESSES = new RegExp(`<?${ADDRESS.source}>?`, 'gi')

export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** The web addresses in a text, each once, without the marks of the sentence around them. */
export function addressesIn(text: string): string[] {
  const found = text.match(ADDRESSES) ?? []
  return [...new Set(found.map((written) => withoutMarks(written.replaceAll(/[<>]/g, ''))))]
}

const CLOSING = /[.,;:!?'\u2019"*_\]}]{1,20}$/
const CLOSING_OR_BRACKET = /[.,;:!?'\u2019"*_\]})]{1,20}$/

/** What closes a sentence behind an address is no part of it; a bracket is where the address opened one. */
function withoutMarks(address: string): string {
  const marks = address.includes('(') ? CLOSING : CLOSING_OR_BRACKET
  return address.replace(marks, '')
}

/** The text without its web addresses. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESSES, '')
}

/** The name of a food, recipe, meal or taste. A web address alone is not accepted as a name. */
export function itemNameSchema(max: number) {
  return oneLineSchema({ min: 1, max }).refine(
    (text) => !holdsAddress(text) || withoutAddresses(text).trim() !== '',
    'must be a name, not the address of a page',
  )
}
