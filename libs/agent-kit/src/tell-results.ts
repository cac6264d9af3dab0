import type { ToolOutcome } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { wordedLanguage, type Viewer } from '@alfred/language/wording'
import type { Moment } from './agent-definition.ts'
import { toolNamed, type AgentTool } from './define-tools.ts'

type Refusal = Extract<ToolOutcome, { ok: false }>['error']

/** How results of an agent's tools are told to a viewer. */
export type TellsResults = {
  describeResult(tool: string, outcome: ToolOutcome, viewer: Viewer): string[]
  /** Several successful results of one tool in one sentence; null where each is told alone. */
  describeTogether(tool: string, outcomes: readonly ToolOutcome[], viewer: Viewer): string[] | null
  /** The language in which a result is described. */
  languageOf(tool: string, outcome: ToolOutcome, viewer: Viewer): string
}

/**
 * Tells results by the entries of the tools. A refusal of the house is worded for the person by then, so that its message is told;
 * `sayRefusal` words those that are the agent's own.
 */
export function tellResults(
  tools: Readonly<Record<string, AgentTool>>,
  sayRefusal: (refusal: Refusal, locale: string) => string = ({ message }) => message,
): TellsResults {
  return {
    describeResult: (tool, outcome, viewer) =>
      outcome.ok
        ? toolNamed(tools, tool).describe(outcome.data, viewer)
        : [sayRefusal(outcome.error, viewer.locale)],
    describeTogether: (tool, outcomes, viewer) => {
      const all = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []))
      return toolNamed(tools, tool).describeAll(all, viewer)
    },
    languageOf: (tool, outcome, viewer) =>
      outcome.ok
        ? toolNamed(tools, tool).languageOf(outcome.data, viewer)
        : (wordedLanguage(viewer.locale) ?? 'en'),
  }
}

/** Who reads what is told of a turn: in the language of its person, on their day. */
export function viewerOf({ askedAt, timeZone, locale }: Moment): Viewer {
  return { locale, today: localDateAt(askedAt, timeZone) }
}
