import { inOrderOf, prepared, toolNamed, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { pantryTools, type ToolOutcome } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { wordedLanguage, type Viewer } from '@alfred/language/wording'
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

/** The language in which a result is described. A refusal is worded for the person by then. */
export function languageOf(name: string, outcome: ToolOutcome, viewer: Viewer): string {
  if (!outcome.ok) return wordedLanguage(viewer.locale) ?? 'en'
  return toolNamed(tools, name).languageOf(outcome.data, viewer)
}

/** Describes several successful results of one tool together; null where each is told alone. */
export function describeTogether(
  name: string,
  outcomes: readonly ToolOutcome[],
  viewer: Viewer,
): string[] | null {
  const all = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []))
  return toolNamed(tools, name).describeAll(all, viewer)
}

/** Describes a result. A refusal is described by its own message, which is worded for the person by then. */
export function describeResult(name: string, outcome: ToolOutcome, viewer: Viewer): string[] {
  return outcome.ok ? toolNamed(tools, name).describe(outcome.data, viewer) : [outcome.error.message]
}
