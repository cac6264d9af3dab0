import type { TextRequest } from '@alfred/llm'
import { withoutIds } from '../memory/without-ids.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { witnessed, witnessText } from '../telling/witness.ts'
import { constraintsText, listText, recentTurnsText } from './prompt-text.ts'

/** What the model that writes the reply is told: how it sounds first, then the conversation, then what happened. */
export function replyRequest(
  turn: RunningTurn,
  state: TurnState & { ending: Ending },
  persona: string,
): TextRequest {
  const { ending } = state
  const { recent_turns: recent } = turn.conversation
  const message = withoutIds(turn.request.message)
  const texts = (wanted: boolean): string[] =>
    state.facts.filter(({ isFailure }) => isFailure === wanted).map(({ text }) => text)
  const { unsaved } = witnessed(state)
  return {
    node: 'reply',
    prompt: 'orchestrator/reply',
    variables: {
      message,
      language: state.understanding?.language ?? 'as the message',
      constraints: constraintsText(state),
      // What was said before these turns is no part of what happened in this one.
      recent_turns: recentTurnsText(recent, ''),
      persona: persona === '' ? 'none' : persona,
      outcome: outcomeOf(state),
      facts: listText(texts(false)),
      generated: unsaved.map(({ text }) => text).join('\n\n'),
      failures: listText(texts(true)),
      proposal: ending.proposal === null ? 'none' : listText([ending.proposal, ...ending.questions]),
      questions: listText(ending.proposal === null ? ending.questions : []),
      options: listText(ending.options),
    },
    situation: {
      message,
      has_agent: hasWorked(state),
      has_questions: ending.questions.length > 0,
      by_code: witnessText(ending, { facts: state.facts, unsaved }, state.locale),
    },
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  }
}

const outcomes: Readonly<Record<Ending['status'], string>> = {
  done: 'done',
  partial: 'done in part',
  blocked: 'waiting for the person',
  failed: 'not done',
  cancelled: 'stopped by the person',
}

function outcomeOf(state: TurnState & { ending: Ending }): string {
  return hasWorked(state) ? outcomes[state.ending.status] : 'no agent was needed, or none could help'
}

/** Has an agent done something, or has what was done been looked at, which takes none? */
function hasWorked({ agent, lookBack }: TurnState): boolean {
  return agent !== null || lookBack !== null
}
