import { withoutUnseen } from '@alfred/contracts'
import { foldBlanks } from '@alfred/language'

/** The ingredients under one heading; null for those under none. The lines are as they were written. */
export type IngredientGroup = { heading: string | null; lines: string[] }

/** A recipe as it was found in a text or a page. */
export type ReadRecipe = {
  title: string | null
  /** For how many, or how many pieces it makes. */
  servings: number | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  groups: IngredientGroup[]
  /** As they were written, one for each numbered item or paragraph. */
  steps: string[]
  notes: string[]
}

export const emptyRecipe = (): ReadRecipe => ({
  ...{ title: null, servings: null, prepMinutes: null, cookMinutes: null, totalMinutes: null },
  ...{ groups: [], steps: [], notes: [] },
})

/** Has it an ingredient and a step? */
export function isWhole({ groups, steps }: ReadRecipe): boolean {
  return groups.some(({ lines }) => lines.length > 0) && steps.length > 0
}

/** The text in one line, without control characters and those that nobody can see. */
export function cleanLine(text: string): string {
  return foldBlanks(withoutUnseen(text))
}
