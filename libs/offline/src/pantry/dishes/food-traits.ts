import { indexByName, readCategories, readEverydayFoods, readFoodWords } from '@alfred/baseline'
import { foodKey, vocabulary } from '@alfred/language'

// What foods contain, as far as allergies and diets need it, from the files in data/, so that dishes are made of
// allowed foods from the start. The database makes the final check (ruling R18).

type KeptOut = {
  sorts: readonly string[]
  allergens: readonly string[]
  foods: readonly string[]
}
type Traits = { [Kind in keyof KeptOut]: ReadonlySet<string> }
type Made = { food: string | null; category: string | null; allergens: string[]; contains: string[] }

const categories = readCategories()
const parents = new Map(categories.map(({ code, parent }) => [code, parent]))
const categoryOfWord = new Map(
  categories.flatMap(({ code, words }) => words.map((word) => [foodKey(word), code] as const)),
)
const everydayFood = indexByName(readEverydayFoods())
const foodWords = new Map(readFoodWords().map((row) => [foodKey(row.word), row]))

function madeOf(food: string): Made | undefined {
  const everyday = everydayFood(food)
  if (everyday) return { ...everyday, food: everyday.name }
  const category = categoryOfWord.get(foodKey(food)) ?? null
  return foodWords.get(foodKey(food)) ?? (category === null ? undefined : { ...nothing, category })
}
const nothing: Made = { food: null, category: null, allergens: [], contains: [] }

function sortsOf(category: string | null): string[] {
  return category === null ? [] : [category, ...sortsOf(parents.get(category) ?? null)]
}

const known = new Map<string, Traits>()

/** The categories, allergens and foods in a food, including those of everything it contains. */
function traitsOf(food: string): Traits {
  const key = foodKey(food)
  const before = known.get(key)
  if (before) return before
  known.set(key, { sorts: new Set(), allergens: new Set(), foods: new Set([key]) })
  const { food: name, category, allergens, contains } = madeOf(food) ?? nothing
  const parts = [...contains, ...(name === null ? [] : [name])].map(traitsOf)
  const traits: Traits = {
    sorts: new Set([...sortsOf(category), ...parts.flatMap(({ sorts }) => [...sorts])]),
    allergens: new Set([...allergens, ...parts.flatMap((part) => [...part.allergens])]),
    foods: new Set([key, ...parts.flatMap(({ foods }) => [...foods])]),
  }
  known.set(key, traits)
  return traits
}

/**
 * The exclusions of each word for a diet or an allergy; any other word excludes the category or the food of that
 * name.
 */
const rules = new Map<string, KeptOut>([
  ...vocabulary.allergies.flatMap((rule) => rule.words.map((word) => [word, rule] as const)),
  ...vocabulary.diets.flatMap((diet) =>
    [diet.name.replaceAll('-', ' '), ...diet.also].map((word) => [word, diet] as const),
  ),
])

/** A rule's word in the singular, without the words that people add around it. */
export function plainWord(said: string): string {
  return foodKey(
    said
      .toLowerCase()
      .replace(/-/g, ' ')
      .replace(/^(?:all |any |no )?/, '')
      .replace(/ (?:allergy|diet|intolerance)$/, ''),
  )
}

/** Is the word a diet, an allergy or a category, which excludes more than the food of that name? */
export function isKnownRule(word: string): boolean {
  return rules.has(plainWord(word)) || categoryOfWord.has(plainWord(word))
}

/** Is the food excluded by one of these words, through its contents or through its name? */
export function isKeptOut(food: string, words: readonly string[]): boolean {
  const traits = traitsOf(food)
  const names = food.toLowerCase().split(' ').map(plainWord)
  return words.some((word) => {
    const plain = plainWord(word)
    if (isAgainst(traits, rules.get(plain) ?? ruleOfSort(plain))) return true
    return plain.split(' ').every((part) => names.includes(part)) && !isSubstitute(names, plain)
  })
}

function ruleOfSort(word: string): KeptOut {
  const category = categoryOfWord.get(word)
  return { sorts: category === undefined ? [] : [category], allergens: [], foods: [] }
}

function isAgainst(traits: Traits, rule: KeptOut): boolean {
  return (['sorts', 'allergens', 'foods'] as const).some((kind) =>
    rule[kind].some((one) => traits[kind].has(one)),
  )
}

/** Is the food only named like another one? Coconut milk is not milk, and peanut butter is not butter. */
function isSubstitute(names: readonly string[], plain: string): boolean {
  const [first = ''] = names
  return (
    (plain === 'milk' && ['coconut', 'oat', 'soy', 'almond'].includes(first)) ||
    (plain === 'butter' && first === 'peanut')
  )
}
