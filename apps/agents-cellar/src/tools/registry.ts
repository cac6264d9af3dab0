import { inOrderOf, toolNamed, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import type { ToolOutcome } from '@alfred/contracts'
import { wordedLanguage, type Viewer } from '@alfred/language/wording'
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

/** Describes a result; a refusal that is this agent's own in its own words. */
export function describeResult(name: string, outcome: ToolOutcome, viewer: Viewer): string[] {
  if (!outcome.ok) return [sayRefusal(outcome.error, viewer.locale)]
  return toolNamed(tools, name).describe(outcome.data, viewer)
}

/** Describes several successful calls of one tool in one sentence; null where each is told alone. */
export function describeTogether(
  name: string,
  outcomes: readonly ToolOutcome[],
  viewer: Viewer,
): string[] | null {
  const data = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []))
  return data.length < outcomes.length ? null : toolNamed(tools, name).describeAll(data, viewer)
}

/** The language in which a result is described. */
export function languageOf(name: string, outcome: ToolOutcome, viewer: Viewer): string {
  if (!outcome.ok) return wordedLanguage(viewer.locale) ?? 'en'
  return toolNamed(tools, name).languageOf(outcome.data, viewer)
}
