import { isReadable } from '@alfred/client'
import type { Client } from '@alfred/client'
import { UsageError } from './errors.ts'
import { printableLine } from './printable.ts'

const NAMES_MAX = 8

/**
 * The id of a saved recipe, by its name or by a part that only one name has. @throws UsageError when none or
 * several fit.
 */
export async function findRecipe({ read }: Pick<Client, 'read'>, name: string | undefined): Promise<string> {
  const recipes = (await read('recipes', { limit: 1_000 })).filter(isReadable)
  const known = recipes.slice(0, NAMES_MAX).map((recipe) => `"${printableLine(recipe.name)}"`)
  const yours = known.length === 0 ? 'None is saved yet.' : `Yours: ${known.join(', ')}.`
  if (name === undefined)
    throw new UsageError(`Which recipe will you cook? Name it with --recipe "...". ${yours}`)
  const wanted = name.toLowerCase()
  const named = recipes.filter((recipe) => recipe.name.toLowerCase() === wanted)
  const like = recipes.filter((recipe) => recipe.name.toLowerCase().includes(wanted))
  const [found, ...others] = named.length > 0 ? named : like
  if (!found) throw new UsageError(`There is no recipe called "${name}". ${yours}`)
  if (others.length > 0) {
    const names = [found, ...others].map((recipe) => `"${printableLine(recipe.name)}"`).join(', ')
    throw new UsageError(`Several recipes are called like "${name}": ${names}.`)
  }
  return found.id
}
