import type { CookbookSearch, ReadFilters, ReadRow } from '@alfred/contracts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { z } from 'zod'
import { client } from '../alfred/client.ts'
import { useRows } from '../alfred/rows.ts'

export type OwnRecipe = ReadRow<'recipes'>
export type CookbookRecipe = ReadRow<'cookbook'>
export type AnyRecipe = (OwnRecipe & { isOwn: true }) | (CookbookRecipe & { isOwn: false })

const uuid = z.uuid()

/** A recipe by its id or its name: one's own before one of the cookbook. Undefined until both were looked at. */
export function useRecipe(idOrName: string): {
  recipe: AnyRecipe | undefined
  query: UseQueryResult<unknown>
} {
  const where: ReadFilters<'recipes'> & ReadFilters<'cookbook'> = uuid.safeParse(idOrName).success
    ? { id: idOrName }
    : { name: idOrName }
  const own = useRows('recipes', { where, limit: 1 })
  const cookbook = useRows('cookbook', { where, limit: 1, isEnabled: own.data?.rows.length === 0 })
  const [mine] = own.data?.rows ?? []
  const [theirs] = cookbook.data?.rows ?? []
  if (mine !== undefined) return { recipe: { ...mine, isOwn: true }, query: own }
  if (theirs !== undefined) return { recipe: { ...theirs, isOwn: false }, query: cookbook }
  return { recipe: undefined, query: own.data === undefined ? own : cookbook }
}

/** The recipes of the cookbook that answer words, wishes among them: "quick soup without onion". */
export function useSearch(words: string): UseQueryResult<CookbookSearch> {
  return useQuery({
    queryKey: ['search', words],
    queryFn: () => client.searchCookbook(words),
    enabled: words !== '',
  })
}

/** How long a recipe takes in all; undefined where nothing is known of it. */
export function minutesOf({
  prep_minutes: prep,
  cook_minutes: cook,
}: Pick<OwnRecipe, 'prep_minutes' | 'cook_minutes'>): number | undefined {
  return prep === null && cook === null ? undefined : (prep ?? 0) + (cook ?? 0)
}

/** "45 min", "1 h 30 min". */
export function tellMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
