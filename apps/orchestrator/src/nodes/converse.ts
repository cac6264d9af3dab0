import { AlfredError, modelCallsOf, toWireError } from '@alfred/contracts'
import type { ModelCall, SessionMode, WireError } from '@alfred/contracts'
import type { TextRequest } from '@alfred/llm'
import { askObjection } from '../agents/ask-objection.ts'
import { aboutPerson, historyText } from '../prompts/session-context.ts'
import { addToHistory } from '../memory/session.ts'
import type { Session } from '../memory/session.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import { wordError } from '../words/word-error.ts'
import { wordsFor } from '../words/words-for.ts'

export type Conversed = {
  text: string
  modelCalls: ModelCall[]
  /** The session with the new messages; unchanged when the model failed. */
  session: Session
  error: WireError | null
}

const prompts: Readonly<Record<SessionMode, string>> = {
  cook: 'orchestrator/cook',
  brainstorm: 'orchestrator/brainstorm',
}

/**
 * The single model call of a cook or brainstorm turn: streams the answer, over the session's frozen context. Code
 * has nothing to say instead, so a model failure becomes an error and the session stays unchanged.
 */
export async function converse(
  turn: RunningTurn,
  { session, locale }: { session: Session; locale: string },
  dependencies: TurnDependencies,
): Promise<Conversed> {
  const { model, logger } = dependencies
  let text = ''
  const modelCalls: ModelCall[] = []
  try {
    for await (const part of model.stream(requestOf(turn, session))) {
      if (part.type === 'end') modelCalls.push(part.call)
      else {
        text += part.text
        turn.emitter.addText(part.text)
      }
    }
    if (text.trim() === '')
      throw new AlfredError('MODEL_OUTPUT_INVALID', 'I had no answer. Please say it again.')
    const whole = text + (await caution(turn, { text, locale }, dependencies))
    turn.emitter.addText(whole.slice(text.length))
    turn.emitter.flushText()
    return {
      text: whole,
      modelCalls,
      session: addToHistory(session, turn.request.message, whole),
      error: null,
    }
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn({ error, mode: session.mode }, 'the model could not answer in a session')
    turn.emitter.flushText()
    modelCalls.push(...modelCallsOf(error))
    return { text: '', modelCalls, session, error: wordError(toWireError(error), locale) }
  }
}

/**
 * What a model streamed cannot be taken back, so code appends a caution when the text goes against the person's
 * rules (ruling R18).
 */
async function caution(
  turn: RunningTurn,
  said: { text: string; locale: string },
  dependencies: TurnDependencies,
): Promise<string> {
  const objection = await askObjection(turn, said, dependencies)
  return objection === null ? '' : `\n\n${wordsFor(said.locale).reply.takeCare(withoutIds(objection))}`
}

function requestOf(turn: RunningTurn, { mode, title, context, history }: Session): TextRequest {
  const message = withoutIds(turn.request.message)
  return {
    node: mode,
    prompt: prompts[mode],
    variables: {
      context,
      history: historyText(history),
      message:
        message.trim() === ''
          ? `(no words yet: they are about to begin; locale ${turn.claim.locale})`
          : message,
    },
    situation: { title, context, about_person: aboutPerson, history, message },
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  }
}
