import type { Thing } from '../things/things-and-parts.ts'
import { act, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { changesOfFoods, SWAPS, type Changes } from './recipe-foods.ts'
import { ownRecipe, recipeName, spokenOf } from './recipe-name.ts'
import { isNote, newNameOf, notesOf, withoutName } from './recipe-notes.ts'
import { DISH } from './search-recipes.ts'
import { servingsOf } from './servings.ts'

// What a message changes of a recipe: its name, its notes, its foods or its servings.

/** What is swapped before a note or a new name: "swap the potato for swede, and note that it cooks longer". */
function swapBefore(given: Given, { named, word }: { named: Thing | undefined; word: RegExp }): Changes {
  const { tokens } = given.sentence
  const end = tokens.findIndex(
    ({ text }, at) => at > given.part.start && at < given.part.end && word.test(text),
  )
  if (end < 0) return {}
  const things = given.part.things.filter((thing) => thing.end <= end)
  const before = { ...given, part: { ...given.part, end, things } }
  if (!SWAPS.test(textOf(before))) return {}
  const { swap } = changesOfFoods(before, named)
  return swap === undefined ? {} : { swap }
}

/** The recipe that is changed: one of the person's own that is named, or the one that was spoken of, though a food is named that begins like it. */
function recipeChanged(given: Given): { name: string | null; named: Thing | undefined } {
  const nearest = ownRecipe(given, 'recipes')
  const spoken = spokenOf(given)
  const isOwn = nearest?.own.some(({ home }) => home === 'recipes') === true
  const isRecipe = isOwn || nearest?.role === 'recipe' || isCalledRecipe(given, nearest)
  // "Remove raisins from carrot cake": nobody has that recipe, and yet it is the one that is meant.
  const isDish =
    nearest !== undefined && spoken === null && nearest !== given.part.things[0] && DISH.test(nearest.said)
  if (
    isDish &&
    !isRecipe &&
    /\b(?:from|in|to|into|of)(?: the| my| our)?$/.test(wordsBefore(given, nearest.start, 2))
  )
    return { name: nameOf(nearest, 'before'), named: nearest }
  const isFood =
    nearest !== undefined &&
    spoken !== null &&
    (OF_FOODS.test(nearest.role ?? '') || (!isOwn && / (?:it|that|this|there) /.test(textOf(given))))
  const [first] = given.part.things
  if (spoken !== null && nearest !== undefined && isSwappedFood(given, nearest))
    return { name: spoken, named: undefined }
  // "The soup needs the prunes left out": what is named first and plays no other part.
  if (!isRecipe && spoken === null && first !== undefined && !OF_FOODS.test(first.role ?? ''))
    return given.part.things.length > 1 || isNote(given)
      ? { name: nameOf(first, 'before'), named: first }
      : { name: null, named: undefined }
  if (nearest === undefined || !isRecipe || isFood) return { name: spoken, named: undefined }
  return { name: recipeName(given, 'recipes'), named: nearest }
}
/** "Swap the ham with bacon" of a recipe that was spoken of: a food, though another recipe begins with it. */
const isSwappedFood = (given: Given, { said, start, own }: Thing): boolean =>
  SWAPS.test(textOf(given)) &&
  given.part.things.length > 1 &&
  own.every(({ home, name }) => home !== 'recipes' || name.toLowerCase() !== said) &&
  !/\b(?:in|of|for|to|from)(?: the| my)?$/.test(wordsBefore(given, start, 2))

const OF_FOODS = /^(?:from|to|add|without)$/

const isCalledRecipe = (given: Given, thing: Thing | undefined): boolean =>
  thing !== undefined &&
  (/^recipe$/.test(given.sentence.tokens[thing.end]?.text ?? '') ||
    /\brecipe (?:for|of)(?: the)?$/.test(wordsBefore(given, thing.start, 3)))

/** The servings that are told in as many words beside another change: "no celery, and 20 servings". */
function servingsTold(given: Given): number | undefined {
  const said = / (?:serves?(?: now)?|feeds?) (?:\d+|\w+) | (?:\d+|\w+) (?:servings|portions) /.test(
    textOf(given),
  )
  return said ? servingsOf(given) : undefined
}

/** Changes a recipe: its name, its notes, its foods or its servings. */
export const updateRecipe: Filler = (given) => {
  const { name, named } = recipeChanged(given)
  const newName = newNameOf(given)
  const notes = withoutName(notesOf(given), named)
  if (notes !== undefined && newName === undefined)
    return [
      act('update_recipe', {
        name,
        ...swapBefore(given, { named, word: /^(?:note|notes|jot|write)$/ }),
        notes,
      }),
    ]
  const beside = named ?? (name === null ? undefined : given.part.things.find(({ said }) => said === name))
  const changes = changesOfFoods(given, beside)
  const isChanged = Object.keys(changes).length > 0
  const servings =
    / (?:serve|serves|servings|portions|people|for \d+) /.test(textOf(given)) || !isChanged
      ? servingsOf(given)
      : undefined
  if (newName !== undefined) {
    const { add: _add, swap: _swap, ...rest } = changes
    const swap = swapBefore(given, { named, word: /^(?:call|name|rename|title)$/ })
    return [act('update_recipe', { name, new_name: newName, ...rest, ...swap, servings })]
  }
  // "Change the congee recipe" does not say how.
  const untold = isChanged || servings !== undefined ? {} : { notes: null }
  return [
    act('update_recipe', {
      name,
      ...changes,
      ...untold,
      servings: isChanged ? servingsTold(given) : servings,
    }),
  ]
}
