import { AlfredError, modelCallsOf, toWireError } from '@alfred/contracts'
import type { ModelCall, SessionMode, WireError } from '@alfred/contracts'
import type { TextRequest } from '@alfred/llm'
import { askObjection, hasRules, objectsTo } from '../agents/ask-objection.ts'
import { aboutPerson, historyText } from '../prompts/session-context.ts'
import { addToHistory } from '../memory/session.ts'
import type { Session } from '../memory/session.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import { wordError } from '../words/word-error.ts'
import { createSentences } from '../telling/sentences.ts'
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
  const told = { written: '', sent: '' }
  const modelCalls: ModelCall[] = []
  const pass = createPass(turn, locale, dependencies)
  const send = (pieces: readonly string[]): void => {
    told.sent += pieces.join('')
    for (const piece of pieces) turn.emitter.addText(piece)
  }
  try {
    for await (const part of model.stream(requestOf(turn, session))) {
      if (part.type === 'end') modelCalls.push(part.call)
      else {
        told.written += part.text
        send(await pass.add(part.text))
      }
    }
    send(await pass.rest())
    if (told.written.trim() === '')
      throw new AlfredError('MODEL_OUTPUT_INVALID', 'I had no answer. Please say it again.')
    const warning = await caution(turn, { text: told.written, locale }, dependencies)
    const whole = `${told.sent}${warning === '' || told.sent === '' ? '' : '\n\n'}${warning}`
    if (whole.trim() === '')
      throw new AlfredError('MODEL_OUTPUT_INVALID', 'I had no answer that suits you. Please say it again.')
    turn.emitter.addText(whole.slice(told.sent.length))
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

/** Text on its way to the person, in pieces that may be sent. */
type Pass = { add(text: string): Promise<string[]>; rest(): Promise<string[]> }

/**
 * Holds each sentence of a model against the rules of a person who has some, before it is sent: one that goes against
 * them is left out. Whether there are rules is asked while the model begins. What the rules without a model say passes,
 * since it is read from the person's own rows.
 */
function createPass(turn: RunningTurn, locale: string, dependencies: TurnDependencies): Pass {
  const isByRules = dependencies.model.provider === 'offline'
  const isGuarded = isByRules ? Promise.resolve(false) : hasRules(turn, { locale }, dependencies)
  // Who waits for it gets the error; nobody may before the first word.
  isGuarded.catch(() => undefined)
  const sentences = createSentences()
  const allowed = async (sentence: string): Promise<string[]> =>
    (await objectsTo(turn, { goal: null, locale }, { sentence, dependencies })) ? [] : [sentence]
  const allowedOf = async (complete: readonly string[]): Promise<string[]> => {
    const passed: string[] = []
    for (const sentence of complete) passed.push(...(await allowed(sentence)))
    return passed
  }
  return {
    add: async (text) => ((await isGuarded) ? allowedOf(sentences.add(text)) : [text]),
    rest: async () => {
      const left = sentences.rest()
      return left === null ? [] : allowedOf([left])
    },
  }
}

/** What a text goes against of the person's rules, told by code behind it (ruling R18); empty when nothing is. */
async function caution(
  turn: RunningTurn,
  said: { text: string; locale: string },
  dependencies: TurnDependencies,
): Promise<string> {
  const objection = await askObjection(turn, said, dependencies)
  return objection === null ? '' : wordsFor(said.locale).reply.takeCare(withoutIds(objection))
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
