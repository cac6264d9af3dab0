import type { Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { addedStock, sayStocked } from './say-stocked.ts'

/** What was bought: the lines of the list that it answers, and what went into stock. Answers from before tell no stock. */
export const boughtFood = z.object({
  food: z.string(),
  lines: z.coerce.number(),
  added: z.array(addedStock).default([]),
})

/** Tells what was ticked off and what went into stock. What was on no list is only said to be in stock. */
export function sayBought(all: readonly z.output<typeof boughtFood>[], viewer: Viewer): string[] {
  const listed = all.filter(({ lines }) => lines > 0).map(({ food }) => food)
  const added = all.flatMap((data) => data.added)
  return [
    ...(listed.length === 0 ? [] : [wordsFor(viewer.locale).shopping.checkedOff(listed)]),
    ...(added.length === 0 ? [] : sayStocked(added, viewer)),
  ]
}
