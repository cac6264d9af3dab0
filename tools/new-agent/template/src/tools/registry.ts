import { inOrderOf, tellResults, toolNamed, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { jotterTools } from '../contracts/jotter-tools.ts'
import { sayRefusal } from '../words/say-refusal.ts'
import { notes } from './notes.ts'

/** All tools of this agent. A tool of the contracts that has no entry does not compile. */
export const tools = inOrderOf(jotterTools, { ...notes })

/** Turns a call that agent-kit has validated into the arguments of its SQL function. */
export function prepareCall(call: CallToPrepare): Prepared {
  return toolNamed(tools, call.tool).prepare(call)
}

export const { describeResult, languageOf } = tellResults(tools, sayRefusal)
