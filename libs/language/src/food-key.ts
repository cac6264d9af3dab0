const IRREGULAR = [
  [/(cookie|brownie|smoothie|quiche|brioche)s$/, /s$/, ''],
  [/[^aeiou]ies$/, /ies$/, 'y'],
  [/(oes|xes|ches|shes|sses)$/, /es$/, ''],
  [/(lea|loa|hal)ves$/, /ves$/, 'f'],
  [/s$/, /s$/, ''],
] as const

/**
 * The form under which a food is looked up: lower case, single blanks, the last word in the singular. The database has
 * the same function, private.food_key; a test holds the two against each other.
 */
export function foodKey(food: string): string {
  return singular(food.toLowerCase().replace(/\s+/g, ' ').trim())
}

/** A word in lower case, or the last one of several, in the singular: "tomatoes" are a tomato. */
export function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || word.length < 4) return word
  const rule = IRREGULAR.find(([fits], index) => fits.test(word) && (index !== 1 || word.length > 5))
  return rule === undefined ? word : word.replace(rule[1], rule[2])
}
