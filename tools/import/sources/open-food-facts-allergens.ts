import { allergens } from '@alfred/baseline'

type Allergen = (typeof allergens)[number]

/**
 * The tags of Open Food Facts for each of the fourteen allergens: its official names, and spellings that people used.
 */
const tags: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut'],
  crustacean: ['crustaceans', 'shrimps', 'prawns', 'crab', 'lobster'],
  egg: ['eggs', 'egg'],
  fish: ['fish'],
  peanut: ['peanuts', 'peanut'],
  soy: ['soybeans', 'soya', 'soy'],
  milk: ['milk', 'lactose', 'butter', 'cream', 'cheese', 'whey'],
  nut: [
    ...['nuts', 'tree-nuts', 'almonds', 'hazelnuts', 'walnuts', 'cashew-nuts', 'pecan-nuts', 'brazil-nuts'],
    ...['pistachio-nuts', 'macadamia-nuts'],
  ],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame-seeds', 'sesame'],
  sulphite: ['sulphur-dioxide-and-sulphites', 'sulphites', 'sulfites'],
  lupin: ['lupin'],
  mollusc: ['molluscs', 'mollusks', 'mussels', 'oysters', 'squid'],
}
const allergenByTag = new Map<string, Allergen>(
  allergens.flatMap((allergen) => tags[allergen].map((tag) => [`en:${tag}`, allergen] as const)),
)
const NONE = 'en:none'

/**
 * The allergens that a product's tags declare. Null when they are unknown, which includes an empty list of tags and
 * unknown tags; an empty list only when the source says that there are none.
 */
export function readAllergens(said: readonly string[]): Allergen[] | null {
  const known = new Set(said.flatMap((tag) => allergenByTag.get(tag.trim().toLowerCase()) ?? []))
  if (known.size > 0) return [...known].toSorted()
  return said.length > 0 && said.every((tag) => tag.trim().toLowerCase() === NONE) ? [] : null
}
