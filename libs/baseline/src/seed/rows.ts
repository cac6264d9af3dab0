import { loadWordVectors } from '@alfred/embedding'
import type { CatalogFood, EatenCatalogFood } from '../foods/catalog.ts'
import type { FoodKeeping } from '../foods/keeping.ts'
import { foodKey, spellingsOf } from '@alfred/language'
import type { Baseline } from '../read-baseline.ts'
import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { factsOf } from '../recipes/recipe-facts.ts'
import { foodText, recipeText } from '../search-texts.ts'
import { publicationOf } from '../reference/read-reference.ts'
import type { PickedFood } from '../reference/reference-foods.ts'

/** The rows for each loading function of the database, in loading order. */
export function rowsOf(baseline: Baseline): readonly (readonly [family: string, rows: object[]])[] {
  return [
    ['categories', baseline.categories],
    [
      'foods',
      [
        ...baseline.foods.map(foodRow),
        ...baseline.eaten.map(eatenRow),
        ...baseline.references.map(referenceRow),
      ],
    ],
    [
      'words',
      baseline.words.map(({ word, food, near, contains, ...rest }) => ({
        ...rest,
        ...{ key: foodKey(word), food: food === null ? null : foodKey(food), near: food !== null && near },
        contains: contains.map(foodKey),
      })),
    ],
    [
      'translations',
      baseline.translations.flatMap(({ word, english, ...rest }) =>
        spellingsOf(word).map((spelled) => ({ ...rest, word: spelled, english: foodKey(english) })),
      ),
    ],
    ['choices', baseline.choices],
    ['wishes', baseline.wishes],
    ['recipes', baseline.recipes.map(recipeRow)],
    [
      'facts',
      baseline.recipes.map((recipe) => ({ recipe: recipe.slug, ...factsOf(recipe, baseline.searchTags) })),
    ],
    [
      'pairings',
      baseline.pairings.map((pair) => ({ ...pair, food: foodKey(pair.food), with: foodKey(pair.with) })),
    ],
    [
      'substitutes',
      baseline.substitutes.map((row) => ({ ...row, food: foodKey(row.food), key: foodKey(row.substitute) })),
    ],
    ['vectors', vectorRows(baseline)],
  ]
}

function foodRow(food: CatalogFood) {
  const { name, aliases, category, unit, location, allergens, contains, aisle, portions, sizes, source } =
    food
  return {
    ...{ name, category, unit, location, allergens, aisle, portions, sizes, source },
    ...{ key: foodKey(name), aliases: aliases.map(foodKey), contains: contains.map(foodKey) },
    kind: 'everyday',
    per_100g: food.per100g,
    shelf_life: keepingRows(food.keeping),
  }
}

/** The row of a food as it is eaten: nobody can tell what is in it, so that no allergen and no contents are told. */
function eatenRow({
  name,
  aliases,
  category,
  aisle,
  portions,
  sizes,
  source,
  per100g,
  keeping,
}: EatenCatalogFood) {
  return {
    ...{ name, category, aisle, portions, sizes, source, unit: 'serving', location: 'fridge', kind: 'eaten' },
    ...{ key: foodKey(name), aliases: aliases.map(foodKey), allergens: [], contains: [], per_100g: per100g },
    shelf_life: keepingRows(keeping),
  }
}

function keepingRows({ times }: FoodKeeping) {
  return times.map(({ state, location, daysAtLeast, daysAtMost, source }) => ({
    ...{ state, location, days_at_least: daysAtLeast, days_at_most: daysAtMost, source },
  }))
}

/** The row of a reference food, with the data of the reference only: its allergens and diets were never reviewed. */
function referenceRow({ name, category, per100g, portions, entry, source }: PickedFood) {
  return {
    ...{
      name,
      category,
      aliases: [],
      allergens: [],
      contains: [],
      unit: 'g',
      location: 'other',
      aisle: 'Other',
    },
    key: foodKey(name),
    kind: 'reference',
    per_100g: per100g,
    portions: portions.map((portion) => ({ ...portion, source: publicationOf(entry) })),
    shelf_life: [],
    source,
  }
}

function recipeRow({ lines, slug, name, description, cuisine, course, ...recipe }: CompiledRecipe) {
  return {
    ...{ slug, name, description, cuisine, course },
    ...recipe,
    lines: lines.map(({ quantity, unit, preparation, isOptional, meant, food }) => ({
      ...{ quantity, unit, preparation, food: foodKey(meant?.name ?? food) },
      is_optional: isOptional,
    })),
  }
}

function vectorRows({ foods, recipes, categories }: Baseline) {
  const embedder = loadWordVectors()
  const row = (key: object, text: string) => {
    const vector = embedder.embed(text)
    return vector === null ? [] : [{ ...key, model: embedder.model, vector: JSON.stringify(vector) }]
  }
  return [
    ...recipes.flatMap((recipe) => row({ recipe: recipe.slug }, recipeText(recipe, categories))),
    ...foods.flatMap((food) => row({ food: foodKey(food.name) }, foodText(food))),
  ]
}
