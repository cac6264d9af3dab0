import { foodKey } from '@alfred/language'
import type { UsdaFood } from './read-sr28.ts'

/** A food of SR28 that was not curated: it is found by its words and shown by its full name. */
export type ReferenceFood = UsdaFood & { category: string }

// Baby foods, breakfast cereals by brand, fast food, ready meals, snacks, restaurant and regional dishes.
const LEFT_OUT = new Set(['0300', '0800', '2100', '2200', '2500', '3500', '3600'])
// Grades, trims and origins of the same cut, and products for institutions.
const TOO_FINE =
  /separable lean only|all grades|\bselect\b|\bprime\b|imported|enhanced|with added solution|USDA Commodity|formulated|Alaska Native|trimmed to 0"|\bwith salt\b|\bNew Zealand\b|\bAustralian\b/i
const HAS_CAPITALS = /\b[A-Z]{4,}\b/

/**
 * The categories of each food group; the first pattern that matches the name wins, and an empty one always matches.
 */
const CATEGORIES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  '0100': [
    [/^cheese/i, 'cheese'],
    [/^egg(?!nog)/i, 'egg'],
    [/^/, 'dairy'],
  ],
  '0200': [
    [/, fresh|raw/i, 'herb'],
    [/^salt/i, 'seasoning'],
    [/vinegar|mustard|capers|horseradish/i, 'condiment'],
    [/^/, 'spice'],
  ],
  '0400': [
    [/dressing|mayonnaise/i, 'condiment'],
    [/^(fat|lard|butter|animal)/i, 'animal'],
    [/fish oil/i, 'fish'],
    [/^/, 'plant_oil'],
  ],
  '0500': [[/^/, 'poultry']],
  '0600': [
    [/^soup/i, 'stock'],
    [/^/, 'condiment'],
  ],
  '0700': [[/^/, 'meat']],
  '0900': [
    [/juice|nectar/i, 'drink'],
    [/^/, 'fruit'],
  ],
  '1000': [[/^/, 'pork']],
  '1100': [
    [/^mushroom/i, 'mushroom'],
    [/juice/i, 'drink'],
    [/^/, 'vegetable'],
  ],
  '1200': [
    [/^seeds/i, 'seed'],
    [/^/, 'nut'],
  ],
  '1300': [[/^/, 'beef']],
  '1400': [
    [/^alcohol/i, 'alcohol'],
    [/^/, 'drink'],
  ],
  '1500': [
    [/^crustacean/i, 'crustacean'],
    [/^mollusk/i, 'mollusc'],
    [/^/, 'fish'],
  ],
  '1600': [
    [/soy|tofu|tempeh|miso|natto/i, 'soy'],
    [/^peanut/i, 'nut'],
    [/^/, 'legume'],
  ],
  '1700': [
    [/^lamb/i, 'lamb'],
    [/^veal/i, 'beef'],
    [/^/, 'game'],
  ],
  '1800': [
    [
      /cookie|cake|pie|doughnut|sweet|danish|pastry|toaster|muffin|waffle|pancake|leaven|eclair|strudel|ice cream cone/i,
      'confection',
    ],
    [/^/, 'bread'],
  ],
  '1900': [
    [/^(sugar|syrup|honey|molasses|sweetener|jam|jell|marmalade|fruit butter)/i, 'sweetener'],
    [/^/, 'confection'],
  ],
  '2000': [
    [/^rice(?! (flour|noodle))/i, 'rice'],
    [/noodle/i, 'noodle'],
    [/pasta|macaroni|spaghetti/i, 'pasta'],
    [/flour/i, 'flour'],
    [/^/, 'grain'],
  ],
}

/** The category of an SR28 food by its food group (four digits) and name. Undefined for groups without one. */
export function referenceCategory({ group, name }: Pick<UsdaFood, 'group' | 'name'>): string | undefined {
  return CATEGORIES[group]?.find(([fits]) => fits.test(name))?.[1]
}

type Taken = {
  /** The entries that curated foods use for their figures. */
  entries: ReadonlySet<string>
  /** The keys of the names of curated foods. */
  keys: ReadonlySet<string>
}

/** Picks the foods from SR28 that a person might name and that were not curated, each name once. */
export function pickReferenceFoods(foods: Iterable<UsdaFood>, taken: Taken): ReferenceFood[] {
  const picked = [...foods].flatMap((food) => {
    const category = referenceCategory(food)
    const isWanted =
      !food.isBrand && !LEFT_OUT.has(food.group) && !TOO_FINE.test(food.name) && !HAS_CAPITALS.test(food.name)
    const isTaken = taken.entries.has(food.entry) || taken.keys.has(foodKey(food.name))
    return category !== undefined && isWanted && !isTaken ? [{ ...food, category }] : []
  })
  return [...new Map(picked.map((food) => [foodKey(food.name), food])).values()]
}
