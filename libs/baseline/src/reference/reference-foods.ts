import { foodKey } from '@alfred/language'
import type { ReferenceFood } from './read-reference.ts'

/** A reference food that was not curated: it is found by its words and shown by its full name. */
export type PickedFood = ReferenceFood & { category: string }

// Food for babies, and foods that nobody names so: grades, trims and origins of the same cut, products for institutions.
const LEFT_OUT = /^(?:Baby|Formula|Human milk|Not included|American Indian)/
const TOO_FINE =
  /separable lean only|all grades|\bselect\b|\bprime\b|imported|enhanced|with added solution|USDA Commodity|formulated|Alaska Native|trimmed to 0"|\bwith salt\b|\bNew Zealand\b|\bAustralian\b|\bNS as to fat\b|school|baby food|infant/i

/**
 * The categories of each food group; the first pattern that matches the name wins, and an empty one always matches.
 */
const CATEGORIES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'Dairy and Egg Products': [
    [/^cheese/i, 'cheese'],
    [/^egg(?!nog)/i, 'egg'],
    [/^/, 'dairy'],
  ],
  'Spices and Herbs': [
    [/, fresh|raw/i, 'herb'],
    [/^salt/i, 'seasoning'],
    [/vinegar|mustard|capers|horseradish/i, 'condiment'],
    [/^/, 'spice'],
  ],
  'Fats and Oils': [
    [/dressing|mayonnaise/i, 'condiment'],
    [/^(fat|lard|butter|animal)/i, 'animal'],
    [/fish oil/i, 'fish'],
    [/^/, 'plant_oil'],
  ],
  'Poultry Products': [[/^/, 'poultry']],
  'Soups, Sauces, and Gravies': [
    [/^soup/i, 'stock'],
    [/^/, 'condiment'],
  ],
  'Sausages and Luncheon Meats': [[/^/, 'meat']],
  'Fruits and Fruit Juices': [
    [/juice|nectar/i, 'drink'],
    [/^/, 'fruit'],
  ],
  'Pork Products': [[/^/, 'pork']],
  'Vegetables and Vegetable Products': [
    [/^mushroom/i, 'mushroom'],
    [/juice/i, 'drink'],
    [/^/, 'vegetable'],
  ],
  'Nut and Seed Products': [
    [/^seeds/i, 'seed'],
    [/^/, 'nut'],
  ],
  'Beef Products': [[/^/, 'beef']],
  Beverages: [
    [/^alcohol/i, 'alcohol'],
    [/^/, 'drink'],
  ],
  'Finfish and Shellfish Products': [
    [/^crustacean/i, 'crustacean'],
    [/^mollusk/i, 'mollusc'],
    [/^/, 'fish'],
  ],
  'Legumes and Legume Products': [
    [/soy|tofu|tempeh|miso|natto/i, 'soy'],
    [/^peanut/i, 'nut'],
    [/^/, 'legume'],
  ],
  'Lamb, Veal, and Game Products': [
    [/^lamb/i, 'lamb'],
    [/^veal/i, 'beef'],
    [/^/, 'game'],
  ],
  'Baked Products': [
    [
      /cookie|cake|pie|doughnut|sweet|danish|pastry|toaster|muffin|waffle|pancake|leaven|eclair|strudel|ice cream cone/i,
      'confection',
    ],
    [/^/, 'bread'],
  ],
  Sweets: [
    [/^(sugar|syrup|honey|molasses|sweetener|jam|jell|marmalade|fruit butter)/i, 'sweetener'],
    [/^/, 'confection'],
  ],
  'Cereal Grains and Pasta': [
    [/^rice(?! (flour|noodle))/i, 'rice'],
    [/noodle/i, 'noodle'],
    [/pasta|macaroni|spaghetti/i, 'pasta'],
    [/flour/i, 'flour'],
    [/^/, 'grain'],
  ],
}

/** The categories of the groups that other publications have, by their words; everything else is a prepared dish. */
const EATEN: readonly (readonly [RegExp, string])[] = [
  [/milk|yogurt|cream|cottage/i, 'dairy'],
  [/^cheese$/i, 'cheese'],
  [/coffee|tea|drinks?|juice|water|smoothies|beverages/i, 'drink'],
  [/beer|wine|liquor/i, 'alcohol'],
  [/breads|rolls|bagels|tortillas|crackers|muffins/i, 'bread'],
  [/cereal|grits|oatmeal|rice$|grains/i, 'grain'],
  [/cookies|cakes|doughnuts|candy|pudding|gelatins|bars|sugars|jams/i, 'confection'],
  [/nuts and seeds/i, 'nut'],
  [/sausages|frankfurters|cured meats|bacon|pork/i, 'pork'],
  [/^beef|^ground beef/i, 'beef'],
  [/^fish$/i, 'fish'],
  [/chicken|turkey|poultry/i, 'poultry'],
  [/dressings|sauces|condiments|mayonnaise|dips/i, 'condiment'],
  [/fruits?$|apples|berries|bananas|grapes|melons|peaches|pears|pineapple|mango|strawberries/i, 'fruit'],
  [/vegetables|carrots|corn|beans|broccoli|spinach|tomatoes|lettuce|onions|cabbage|potatoes/i, 'vegetable'],
]

/** The category of a reference food by its publication's group and its name. Undefined for groups that are left out. */
export function referenceCategory({
  group,
  name,
}: Pick<ReferenceFood, 'group' | 'name'>): string | undefined {
  if (group === '' || LEFT_OUT.test(group)) return undefined
  const sorts = CATEGORIES[group]
  if (sorts !== undefined) return sorts.find(([fits]) => fits.test(name))?.[1]
  return EATEN.find(([fits]) => fits.test(group))?.[1] ?? 'dish'
}

type Taken = {
  /** The entries that curated foods use for their figures. */
  entries: ReadonlySet<string>
  /** The keys of the names of curated foods. */
  keys: ReadonlySet<string>
}

/** Picks the reference foods that a person might name and that were not curated, each name once: the one told best. */
export function pickReferenceFoods(foods: Iterable<ReferenceFood>, taken: Taken): PickedFood[] {
  const picked = [...foods].flatMap((food) => {
    const category = referenceCategory(food)
    const isWanted = 'calories' in food.per100g && !TOO_FINE.test(food.name)
    const isTaken = taken.entries.has(food.entry) || taken.keys.has(foodKey(food.name))
    return category !== undefined && isWanted && !isTaken ? [{ ...food, category }] : []
  })
  const toldBest = picked.toSorted((one, other) => told(one) - told(other))
  return [...new Map(toldBest.map((food) => [foodKey(food.name), food])).values()]
}

const told = ({ per100g }: ReferenceFood) => Object.keys(per100g).length
