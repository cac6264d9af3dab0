import { composeCatalog, type CatalogFood } from './foods/catalog.ts'
import { readCategories, type Category } from './foods/categories.ts'
import { readEverydayFoods } from './foods/everyday-foods.ts'
import { indexByName } from './foods/food-index.ts'
import { foodKey } from '@alfred/language'
import { readTranslations, type Translation } from './foods/translations.ts'
import { readFoodWords, type FoodWord } from './foods/food-words.ts'
import { readAromas, readCompounds, type Aroma, type Compound } from './flavour/aromas.ts'
import { pairFoods, type Pairing } from './flavour/pair-foods.ts'
import { readSubstitutes, type Substitute } from './flavour/substitutes.ts'
import { compileRecipe, type CompiledRecipe } from './recipes/compile-recipe.ts'
import { readCookbook } from './recipes/cookbook.ts'
import { readSr28 } from './usda/read-sr28.ts'
import { pickReferenceFoods, type ReferenceFood } from './usda/reference-foods.ts'

/** Everything that Alfred knows from the start, parsed and combined (spec S10). */
export type Baseline = {
  categories: Category[]
  foods: CatalogFood[]
  references: ReferenceFood[]
  words: FoodWord[]
  translations: Translation[]
  recipes: CompiledRecipe[]
  aromas: Aroma[]
  compounds: Compound[]
  pairings: Pairing[]
  substitutes: Substitute[]
}

/** Reads data/ and USDA SR28 and derives the rest; takes about two seconds. Throws DATA_INVALID. */
export function readBaseline(): Baseline {
  const categories = readCategories()
  const sr28 = readSr28()
  const foods = composeCatalog({ foods: readEverydayFoods(), categories, sr28 })
  const find = indexByName(foods)
  const recipes = readCookbook().map((recipe) => compileRecipe(recipe, find))
  const aromas = readAromas()
  const compounds = readCompounds()
  // A recipe with a shoulder of lamb counts as a recipe with lamb.
  const used = recipes.map(({ lines }) =>
    lines.flatMap(({ meant }) => (meant === null ? [] : [meant.name, ...meant.contains])),
  )
  return {
    categories,
    foods,
    references: pickReferenceFoods(sr28.values(), {
      entries: new Set(foods.flatMap(({ usda }) => usda ?? [])),
      keys: new Set(foods.flatMap(({ name, aliases }) => [name, ...aliases].map(foodKey))),
    }),
    words: readFoodWords(),
    translations: readTranslations(),
    recipes,
    aromas,
    compounds,
    pairings: pairFoods({ aromas, compounds, recipes: used }),
    substitutes: readSubstitutes(),
  }
}
