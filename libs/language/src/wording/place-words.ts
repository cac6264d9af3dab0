const inPlace = new Map([
  ['counter', 'on the counter'],
  ['other', 'elsewhere'],
])
const toPlace = new Map([['other', 'another place']])

/** A location with its preposition: "in the fridge", "on the counter". */
export function sayInPlace(location: string): string {
  return inPlace.get(location) ?? `in the ${location}`
}

/** A location as it follows "from" and "to": "the fridge". */
export function sayPlace(location: string): string {
  return toPlace.get(location) ?? `the ${location}`
}
