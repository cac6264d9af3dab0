import type { HandArguments } from '@alfred/contracts'
import { readAmount, type AmountOfFood } from '../alfred/read-amount.ts'
import type { OwnRecipe } from './find-recipe.ts'

/** A recipe as it stands in a form. */
export type WrittenRecipe = {
  name: string
  servings: string
  notes: string
  ingredients: readonly string[]
  steps: readonly string[]
}

type Content = Omit<HandArguments<'edit_recipe'>, 'recipe'>
type About = Omit<HandArguments<'update_recipe'>, 'recipe'>

/** What of a recipe was changed in a form, as the tools take it; undefined where nothing was. */
export function changesOfRecipe(
  recipe: OwnRecipe,
  written: WrittenRecipe,
): { about?: About; content?: Content } {
  const servings = Number(written.servings.replace(',', '.'))
  const about: About = {
    ...(written.name !== '' && written.name !== recipe.name && { new_name: written.name }),
    ...(servings > 0 && servings !== recipe.servings && { servings }),
    ...(written.notes !== '' && written.notes !== (recipe.notes ?? '') && { notes: written.notes }),
  }
  const content: Content = { ...changedIngredients(recipe, written), ...changedSteps(recipe, written) }
  return {
    ...(Object.keys(about).length > 0 && { about }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

function changedIngredients({ ingredients }: OwnRecipe, { ingredients: lines }: WrittenRecipe): Content {
  const wanted = filled(lines).map(readAmount)
  const before = new Map(ingredients.map((one) => [one.food, one]))
  const kept = new Set(wanted.map(({ food }) => food))
  const add = wanted.filter(({ food }) => !before.has(food))
  const amounts = wanted.filter(({ food, quantity, unit }) => {
    const was = before.get(food)
    return (
      was !== undefined &&
      quantity !== undefined &&
      (quantity !== was.quantity || (unit ?? 'piece') !== (was.unit ?? 'piece'))
    )
  })
  const remove = ingredients.map(({ food }) => food).filter((food) => !kept.has(food))
  return {
    ...(add.length > 0 && { add: add.map(asAmount) }),
    ...(amounts.length > 0 && { amounts: amounts.map(asAmount) }),
    ...(remove.length > 0 && { remove }),
  }
}

function asAmount({ food, quantity, unit }: AmountOfFood) {
  return { food, ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }
}

/** Steps are compared place by place: what is more than before is added, what is fewer is taken away. */
function changedSteps({ steps }: OwnRecipe, { steps: lines }: WrittenRecipe): Content {
  const wanted = filled(lines)
  const changed = wanted.flatMap((text, index) =>
    index < steps.length && text !== steps[index]?.replaceAll('\n', ' ') ? [{ step: index + 1, text }] : [],
  )
  const added = wanted.slice(steps.length)
  const removed = steps.slice(wanted.length).map((_, index) => wanted.length + index + 1)
  return {
    ...(changed.length > 0 && { change_steps: changed }),
    ...(added.length > 0 && { add_steps: added }),
    ...(removed.length > 0 && { remove_steps: removed }),
  }
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
