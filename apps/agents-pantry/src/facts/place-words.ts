const inPlace = new Map([
  ['counter', 'on the counter'],
  ['other', 'elsewhere'],
])
const toPlace = new Map([['other', 'another place']])

/** "in the fridge", "on the counter". */
export function sayInPlace(location: string): string {
  return inPlace.get(location) ?? `in the ${location}`
}

/** "the fridge", behind "from" and "to". */
export function sayPlace(location: string): string {
  return toPlace.get(location) ?? `the ${location}`
}
