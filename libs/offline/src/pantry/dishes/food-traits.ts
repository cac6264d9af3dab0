/**
 * What the foods of the templates are made of, as far as allergies and diets ask: so that a template is filled with
 * what is allowed in the first place. The database has the last word on it (ruling R18).
 */
const TRAITS: Readonly<Record<string, string>> = {
  milk: 'butter, cream, yoghurt, parmesan, feta, cheddar, milk, mozzarella, cheese',
  gluten:
    'flour, breadcrumbs, pasta, spaghetti, couscous, soy sauce, bread, tortillas, egg noodles, noodles, barley',
  egg: 'eggs, egg, egg noodles, mayonnaise',
  fish: 'cod, salmon, haddock, trout, tuna, sea bass, hake, pollock, mackerel, fish, anchovies, fish sauce',
  crustacean: 'prawns, shrimp, crab, lobster',
  mollusc: 'mussels, squid, clams, oysters, scallops',
  meat: 'chicken, chicken breast, chicken thighs, beef, minced beef, pork, lamb, turkey, bacon, ham, sausages, duck, chicken stock',
  pork: 'pork, bacon, ham, sausages',
  peanut: 'peanut butter, peanuts',
  nut: 'almonds, walnuts, cashews, hazelnuts, pistachios, pine nuts, pesto',
  soy: 'soy sauce, tofu, edamame, miso',
  sesame: 'sesame oil, sesame seeds, tahini, hummus',
  celery: 'celery, vegetable stock, chicken stock',
  mustard: 'mustard',
  citrus: 'lemon, lemon juice, lime, lime juice, orange, oranges, orange juice, grapefruit',
  honey: 'honey',
  alcohol: 'white wine, red wine, beer, sake',
}

/** What the words of an allergy, a diet or a dislike keep out; any other word keeps out the foods that it names. */
const WORDS: Readonly<Record<string, string>> = {
  nut: 'nut peanut',
  'tree nut': 'nut',
  peanut: 'peanut',
  groundnut: 'peanut',
  gluten: 'gluten',
  wheat: 'gluten',
  coeliac: 'gluten',
  celiac: 'gluten',
  'gluten free': 'gluten',
  milk: 'milk',
  dairy: 'milk',
  lactose: 'milk',
  'dairy free': 'milk',
  'lactose free': 'milk',
  cheese: 'milk',
  egg: 'egg',
  'egg free': 'egg',
  fish: 'fish',
  seafood: 'fish crustacean mollusc',
  shellfish: 'crustacean mollusc',
  crustacean: 'crustacean',
  shrimp: 'crustacean',
  prawn: 'crustacean',
  mollusc: 'mollusc',
  soy: 'soy',
  soya: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  citrus: 'citrus',
  'citrus fruit': 'citrus',
  mustard: 'mustard',
  honey: 'honey',
  alcohol: 'alcohol',
  meat: 'meat',
  pork: 'pork',
  'nut free': 'nut peanut',
  vegetarian: 'meat fish crustacean mollusc',
  veggie: 'meat fish crustacean mollusc',
  vegan: 'meat fish crustacean mollusc milk egg honey',
  'plant based': 'meat fish crustacean mollusc milk egg honey',
  pescatarian: 'meat',
  halal: 'pork alcohol',
  kosher: 'pork crustacean mollusc',
}

const traitsOf = new Map<string, string[]>()
for (const [trait, foods] of Object.entries(TRAITS))
  for (const food of foods.split(', ')) traitsOf.set(food, [...(traitsOf.get(food) ?? []), trait])

/** A word in the singular, without what people put around an allergy or a diet. */
export function plainWord(said: string): string {
  return said
    .toLowerCase()
    .replace(/[-]/g, ' ')
    .replace(/^(?:all |any |no )?/, '')
    .replace(/ (?:allergy|diet|intolerance)$/, '')
    .trim()
    .replace(/(?:oes)$/, 'o')
    .replace(/(?<=[a-z]{2}[^su])s$/, '')
}

/** The diets and allergies that stand for more than the food of their name. */
export function isKnownRule(word: string): boolean {
  return Object.hasOwn(WORDS, plainWord(word))
}

/** Is a food kept out by one of these words? By what it is made of, or by its own name. */
export function isKeptOut(food: string, words: readonly string[]): boolean {
  const traits = traitsOf.get(food.toLowerCase()) ?? []
  const names = food.toLowerCase().split(' ').map(plainWord)
  return words.some((word) => {
    const plain = plainWord(word)
    const kept = WORDS[plain]?.split(' ') ?? []
    if (kept.some((trait) => traits.includes(trait))) return true
    return plain.split(' ').every((part) => names.includes(part)) && !isSubstitute(names, plain)
  })
}

/** Coconut milk is no milk, and peanut butter is no butter. */
function isSubstitute(names: readonly string[], plain: string): boolean {
  const [first = ''] = names
  return (
    (plain === 'milk' && ['coconut', 'oat', 'soy', 'almond'].includes(first)) ||
    (plain === 'butter' && first === 'peanut')
  )
}
