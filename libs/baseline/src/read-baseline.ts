import { composeCatalog, composeEaten, type CatalogFood, type EatenCatalogFood } from './foods/catalog.ts'
import { readKeepingRows, type KeepingRow } from './foods/keeping-rows.ts'
import { readChoices, readEatenFoods, type FoodChoice } from './foods/eaten-foods.ts'
import { readCategories, type Category } from './foods/categories.ts'
import { readEverydayFoods } from './foods/everyday-foods.ts'
import { indexByName } from './foods/food-index.ts'
import { readServings, type Serving } from './foods/servings.ts'
import { foodKey } from '@alfred/language'
import { readTranslations, type Translation } from './foods/translations.ts'
import { readFoodWords, type FoodWord } from './foods/food-words.ts'
import { readAromas, readCompounds, type Aroma, type Compound } from './flavour/aromas.ts'
import { readCuratedPairings, type CuratedPairings } from './flavour/curated-pairings.ts'
import { pairFoods, type Pairing } from './flavour/pair-foods.ts'
import { readSubstitutes, type Substitute } from './flavour/substitutes.ts'
import { compileRecipe, type CompiledRecipe } from './recipes/compile-recipe.ts'
import { readCookbook } from './recipes/cookbook.ts'
import { readSearchTags, type SearchTag } from './recipes/search-tags.ts'
import { readWishes, type SearchWish } from './recipes/wishes.ts'
import {
  readKeepingTimes,
  readReference,
  type KeepingTime,
  type ReferenceFood,
} from './reference/read-reference.ts'
import { pickReferenceFoods, type PickedFood } from './reference/reference-foods.ts'

/** Everything that Alfred knows from the start, parsed and combined (spec S10). */
export type Baseline = {
  categories: Category[]
  foods: CatalogFood[]
  eaten: EatenCatalogFood[]
  choices: FoodChoice[]
  servings: Serving[]
  keepingRows: KeepingRow[]
  /** The products of FoodKeeper by their number. */
  keepingProducts: ReadonlyMap<string, KeepingTime[]>
  /** All foods of the reference by their entries. */
  reference: ReadonlyMap<string, ReferenceFood>
  /** Those of them that people can find by name. */
  references: PickedFood[]
  words: FoodWord[]
  translations: Translation[]
  recipes: CompiledRecipe[]
  aromas: Aroma[]
  compounds: Compound[]
  curatedPairings: CuratedPairings[]
  pairings: Pairing[]
  substitutes: Substitute[]
  wishes: SearchWish[]
  searchTags: SearchTag[]
}

/** Reads data/ and derives the rest; takes about two seconds. Throws DATA_INVALID. */
export function readBaseline(): Baseline {
  const categories = readCategories()
  const reference = readReference()
  const keeping = { rows: readKeepingRows(), products: readKeepingTimes() }
  const servings = readServings()
  const sources = { categories, reference, keeping, servings }
  const foods = composeCatalog({ foods: readEverydayFoods(), ...sources })
  const eaten = composeEaten({ foods: readEatenFoods(), ...sources })
  const find = indexByName(foods)
  const recipes = readCookbook().map((recipe) => compileRecipe(recipe, find))
  const aromas = readAromas()
  const compounds = readCompounds()
  const curatedPairings = readCuratedPairings()
  // A recipe with a shoulder of lamb counts as a recipe with lamb.
  const used = recipes.map(({ lines }) =>
    lines.flatMap(({ meant }) => (meant === null ? [] : [meant.name, ...meant.contains])),
  )
  return {
    categories,
    foods,
    eaten,
    choices: readChoices(),
    servings,
    keepingRows: keeping.rows,
    keepingProducts: keeping.products,
    reference,
    references: pickReferenceFoods(reference.values(), {
      entries: new Set([...foods, ...eaten].flatMap(({ usda }) => usda ?? [])),
      keys: new Set([...foods, ...eaten].flatMap(({ name, aliases }) => [name, ...aliases].map(foodKey))),
    }),
    words: readFoodWords(),
    translations: readTranslations(),
    recipes,
    aromas,
    compounds,
    curatedPairings,
    pairings: pairFoods({ aromas, compounds, curated: curatedPairings, recipes: used }),
    substitutes: readSubstitutes(),
    wishes: readWishes(),
    searchTags: readSearchTags(),
  }
}
