const inPlace: Readonly<Record<string, string>> = { counter: 'on the counter', other: 'elsewhere' }
const toPlace: Readonly<Record<string, string>> = { other: 'another place' }

/** "in the fridge", "on the counter". */
export function sayInPlace(location: string): string {
  return inPlace[location] ?? `in the ${location}`
}

/** "the fridge", behind "from" and "to". */
export function sayPlace(location: string): string {
  return toPlace[location] ?? `the ${location}`
}
