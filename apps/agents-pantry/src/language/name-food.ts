/**
 * Normalises the name of a food: "The Milk" becomes "milk", but a name with inner capitals ("Brie de Meaux", "HP
 * Sauce") keeps them, since it may be a brand.
 */
export function nameFood(said: string): string {
  const food = said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
  const isName = /\S\p{Lu}/u.test(food) || /\s\p{Lu}/u.test(food)
  return isName ? food : food.toLowerCase()
}
