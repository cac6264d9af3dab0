import { keysOf, units } from '@alfred/contracts'
import { numberWords, readFood } from '@alfred/language'

// Reads how much of a food there was where it is said behind the food. Numbers are read as they were normalised: without an "about" before them.

/** "A glass of orange juice, about 200 ml": how much it held is said behind it, and is what counts. A food ends at an "and". */
const SAID_BEHIND =
  /\b(?:an?|one|1) (?:(?:small |large |big |tall )?(?:glass|cup|mug|bowl|handful|bottle|can|tin|carton|tub|jar|serving|portion|piece|plate|slice|bar) of )?(?<food>(?:(?!\b(?:and|plus)\b(?!~))[\p{L}' ~-]){2,61}?)(?:,| -| –)? ?(?<open>\()?(?<vague>about|around|roughly|approximately|approx\.?|maybe|probably|~)? ?(?<amount>\d+(?:\.\d+)?) ?(?<unit>g|grams?|kg|ml|millilit(?:er|re)s?|cl|dl|l|oz|ounces?)\b\)?(?= ?(?:,|$|and\b|plus\b|with\b|[&+]))/giu

/** Puts an amount that is said behind one food in front of it. */
export function withAmountsInFront(text: string): string {
  return text.replace(SAID_BEHIND, (whole, ...rest) => {
    const { food, open, vague, amount, unit } = rest.at(-1) as Record<string, string | undefined>
    // Without a word between them it may be an amount of the next food.
    const isBehind = open !== undefined || vague !== undefined || /, ?\d/.test(whole)
    return isBehind && food !== undefined ? `${amount} ${unit} ${food.trim()}` : whole
  })
}

/** A "piece" or a "dozen" behind a food is no measure of it, and a portion is one of a dish that may be a recipe. */
const NO_MEASURES: ReadonlySet<string> = new Set(['count', 'serving'])
/** The names of what foods are measured in. */
const UNIT = keysOf(units)
  .filter((unit) => !NO_MEASURES.has(units[unit].dimension))
  .flatMap((unit) => [unit, ...units[unit].names])
  .toSorted((left, right) => right.length - left.length)
  .join('|')

/** An amount with nothing behind it but the form that was weighed: "30 g", "two cups", "60 g dry", "30 g powder". */
export const amountAlone = `(?:\\d+(?:\\.\\d+)?|½|half an?|an?|${numberWords.join('|')}) ?(?:(?:very )?(?:big|large|small|medium|medium-sized|little|full|heaped|good) )?(?:${UNIT}|plates?|platefuls?|portions?|servings?)(?: (?:(?:of )?(?:it|them)|dry|raw|uncooked|cooked|drained|each|in total|total|altogether|powder))?`
const AMOUNT_ALONE = new RegExp(`^${amountAlone}$`)
const FORM = / (?:(?:of )?(?:it|them)|dry|raw|uncooked|cooked|drained|each|(?:in )?total|altogether)$/
/** The size of a bowl or a plate. The proposal shows what was understood. */
const SIZE = /^(\S+) (?:very )?(?:big|large|small|medium|medium-sized|little|full|heaped|good) /
/** What is drunk of a powder has the weight of the powder. */
const DRINK = / (?:shake|drink|smoothie)$/

/** Gives the amounts of a list that stand alone to the food before each of them. Of several pieces nobody knows whether it is one that weighs so much. */
export function withAmountsOfLast(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((all, part) => {
    const last = AMOUNT_ALONE.test(part) ? readFood(all.at(-1) ?? '') : undefined
    if (last === undefined || (last.quantity !== null && last.quantity !== 1)) return [...all, part]
    const amount = part
      .replace(FORM, '')
      .replace(/ powder$/, '')
      .replace(SIZE, '$1 ')
    const food = part.endsWith(' powder') ? `${last.food.replace(DRINK, '')} powder` : last.food
    return [...all.slice(0, -1), `${amount} of ${food}`]
  }, [])
}
