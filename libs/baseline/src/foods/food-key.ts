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
  const key = food.toLowerCase().replace(/\s+/g, ' ').trim()
  if (/(ss|us|is)$/.test(key) || key.length < 4) return key
  const rule = IRREGULAR.find(([fits], index) => fits.test(key) && (index !== 1 || key.length > 5))
  return rule === undefined ? key : key.replace(rule[1], rule[2])
}
