import {
  inOrderOf,
  prepared,
  tellResults,
  toolNamed,
  type CallToPrepare,
  type Prepared,
} from '@alfred/agent-kit'
import { nutritionTools, type ToolOutcome } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import type { Viewer } from '@alfred/language/wording'
import { again } from './again.ts'
import { body } from './body.ts'
import { diary } from './diary.ts'
import { entries } from './entries.ts'
import { figures } from './figures.ts'
import { goals } from './goals.ts'
import { proposals } from './proposals.ts'
import { recipes } from './recipes.ts'
import { reports } from './reports.ts'

/** All tools of the coach. A tool of the contracts that has no entry does not compile. */
export const tools = inOrderOf(nutritionTools, {
  ...again,
  ...body,
  ...diary,
  ...entries,
  ...figures,
  ...goals,
  ...proposals,
  ...recipes,
  ...reports,
})

/** Turns a call that agent-kit has validated into the arguments of its SQL function, with the person's local time. */
export function prepareCall(call: CallToPrepare): Prepared {
  const outcome = toolNamed(tools, call.tool).prepare(call)
  if (!outcome.ok) return outcome
  const { askedAt, timeZone } = call.moment
  return prepared({ ...outcome.arguments, today: localDateAt(askedAt, timeZone), now: askedAt })
}

const telling = tellResults(tools)
export const { languageOf } = telling

/** Describes a result; a choice among recipes commits nothing: it leads to a proposal, and is described as one. */
export function describeResult(name: string, outcome: ToolOutcome, viewer: Viewer): string[] {
  const isProposed =
    name === 'commit_proposal' && outcome.ok && outcome.pending?.confirm.tool === 'commit_proposal'
  return telling.describeResult(isProposed ? 'propose_recipe_log' : name, outcome, viewer)
}
