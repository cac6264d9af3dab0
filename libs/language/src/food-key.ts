const IRREGULAR = [
  [/(cookie|brownie|smoothie|quiche|brioche)s$/, /s$/, ''],
  [/[^aeiou]ies$/, /ies$/, 'y'],
  [/(oes|xes|ches|shes|sses)$/, /es$/, ''],
  [/(lea|loa|hal)ves$/, /ves$/, 'f'],
  [/s$/, /s$/, ''],
] as const

/**
 * The key under which a food is looked up: lower case, single spaces, the last word in the singular. The database has
 * the same function, private.food_key; a test compares the two.
 */
export function foodKey(food: string): string {
  return singular(food.toLowerCase().replace(/\s+/g, ' ').trim())
}

/** The singular of a word in lower case, or of the last of several words: "tomatoes" becomes "tomato". */
export function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || word.length < 4) return word
  const rule = IRREGULAR.find(([fits], index) => fits.test(word) && (index !== 1 || word.length > 5))
  return rule === undefined ? word : word.replace(rule[1], rule[2])
}
