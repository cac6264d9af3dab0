import {
  inOrderOf,
  prepared,
  tellResults,
  toolNamed,
  type CallToPrepare,
  type Prepared,
} from '@alfred/agent-kit'
import { pantryTools } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { foods } from './foods.ts'
import { inventory } from './inventory.ts'
import { meals } from './meals.ts'
import { memories } from './memory.ts'
import { people } from './people.ts'
import { preferences } from './preferences.ts'
import { recipeSearch } from './recipe-search.ts'
import { recipes } from './recipes.ts'
import { shopping } from './shopping.ts'
import { stockLists } from './stock-lists.ts'
import { suggestions } from './suggestions.ts'
import { tasks } from './tasks.ts'

/** All tools of the pantry. A tool of the contracts that has no entry does not compile. */
export const tools = inOrderOf(pantryTools, {
  ...inventory,
  ...stockLists,
  ...recipes,
  ...recipeSearch,
  ...preferences,
  ...people,
  ...meals,
  ...shopping,
  ...tasks,
  ...memories,
  ...suggestions,
  ...foods,
})

/** Turns a call that agent-kit has validated into the arguments of its SQL function, with the person's local day. */
export function prepareCall(call: CallToPrepare): Prepared {
  const outcome = toolNamed(tools, call.tool).prepare(call)
  if (!outcome.ok) return outcome
  const { askedAt, timeZone } = call.moment
  return prepared({ ...outcome.arguments, today: localDateAt(askedAt, timeZone) })
}

export const { describeResult, describeTogether, languageOf } = tellResults(tools)
