import { inOrderOf, tellResults, toolNamed, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { sayRefusal } from '../words/say-refusal.ts'
import { bottles } from './bottles.ts'
import { notes } from './notes.ts'
import { offers } from './offers.ts'

/** All tools of this agent. A tool of the contracts that has no entry does not compile. */
export const tools = inOrderOf(cellarTools, { ...bottles, ...notes, ...offers })

/** Turns a call that agent-kit has validated into the arguments of its SQL function. */
export function prepareCall(call: CallToPrepare): Prepared {
  return toolNamed(tools, call.tool).prepare(call)
}

export const { describeResult, describeTogether, languageOf } = tellResults(tools, sayRefusal)
