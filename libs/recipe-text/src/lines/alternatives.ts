/** The last word of a food that two kinds share: "red or green pepper", "chicken or vegetable stock". */
const SHARED =
  /^(?:stock|broth|pepper|peppers|onion|onions|wine|vinegar|sugar|oil|lentils|beans|rice|bread|cabbage|flour|meat|chocolate|milk|mustard|cheese|tomatoes|potatoes|lettuce|apples?|grapes|olives|paprika|mince|cream|yogurt|yoghurt|salt|butter|juice|noodles|pasta|nuts|seeds|chill?ies|chill?i|brühe|fleisch)$/i

/** Splits "butter or margarine" and "coriander/cilantro" into the first food and the others. */
export function splitAlternatives(text: string): { food: string; alternatives: string[] } {
  const [first = '', ...others] = text
    .split(/ (?:or|oder) (?:use |else )?|(?<=\p{L}{3}) ?\/ ?(?=\p{L}{3})/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const shared = others.at(-1)?.split(' ').slice(1).at(-1)
  const isShort = !first.includes(' ') && shared !== undefined && SHARED.test(shared) && !SHARED.test(first)
  return { food: isShort ? `${first} ${shared}` : first, alternatives: others }
}
