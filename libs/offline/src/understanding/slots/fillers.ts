import { conversation } from './conversation.ts'
import { diary } from './diary.ts'
import type { Filler } from './given.ts'
import { goals } from './goals.ts'
import { person } from './person.ts'
import { plan } from './plan.ts'
import { recipes } from './recipes.ts'
import { shopping } from './shopping.ts'
import { stock } from './stock.ts'

/** How the slots of each tool's calls are filled. */
export const fillers: Readonly<Record<string, Filler>> = {
  ...stock,
  ...shopping,
  ...recipes,
  ...plan,
  ...person,
  ...diary,
  ...goals,
  ...conversation,
}
