import { isReadable } from '@alfred/client'
import type { Client } from '@alfred/client'
import { UsageError } from './errors.ts'
import { printableLine } from './printable.ts'

const NAMES_MAX = 8

type Named = { id: string; name: string }

/**
 * The id of a recipe, by its name or by a part that only one name has: of one's own, else of the cookbook. @throws UsageError when none or several fit.
 */
export async function findRecipe(
  { read, searchCookbook }: Pick<Client, 'read' | 'searchCookbook'>,
  name: string | undefined,
): Promise<string> {
  const own = (await read('recipes', { limit: 1_000 })).filter(isReadable)
  const known = own.slice(0, NAMES_MAX).map((recipe) => `"${printableLine(recipe.name)}"`)
  const yours = known.length === 0 ? 'None is saved yet.' : `Yours: ${known.join(', ')}.`
  if (name === undefined)
    throw new UsageError(`Which recipe will you cook? Name it with --recipe "...". ${yours}`)
  const found = fitting(own, name)
  const [recipe, ...others] = found.length > 0 ? found : fitting((await searchCookbook(name)).recipes, name)
  if (!recipe)
    throw new UsageError(`There is no recipe called "${name}", not in the cookbook either. ${yours}`)
  if (others.length > 0) {
    const names = [recipe, ...others].map((one) => `"${printableLine(one.name)}"`).join(', ')
    throw new UsageError(`Several recipes are called like "${name}": ${names}.`)
  }
  return recipe.id
}

/** Those of that name, else those whose name has it as a part. */
function fitting(recipes: readonly Named[], name: string): Named[] {
  const wanted = name.toLowerCase()
  const named = recipes.filter((recipe) => recipe.name.toLowerCase() === wanted)
  return named.length > 0 ? named : recipes.filter((recipe) => recipe.name.toLowerCase().includes(wanted))
}
