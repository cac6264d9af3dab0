import { createHash, randomUUID } from 'node:crypto'
import { AlfredError, chatCommands, isFinalEvent, subjects, turnNewsSchema } from '@alfred/contracts'
import type { ChatRequest, Pending } from '@alfred/contracts'
import { checkEndState } from './check-end-state.ts'
import { checkTurn, judge, type Judged } from './check-turn.ts'
import { EvaluationError } from './errors.ts'
import type { EvalStack } from './eval-stack.ts'
import { inShort, type Miss, type ObservedTurn } from './miss.ts'
import { observeTurn, readEndState } from './observe.ts'
import type { Scenario, ScenarioTurn } from './scenario.ts'
import { withPages } from './with-pages.ts'
import { writeGiven } from './write-given.ts'

/** The outcome of a scenario. */
export type Played = {
  scenario: Scenario
  misses: Miss[]
  judged: Judged[]
  /** The messages and the outcome of each turn. */
  told: { said: string; came: ObservedTurn }[]
}

const TURN_WITHIN_MS = 90_000

/** Plays a scenario as a new person and compares the outcome with the expectation. */
export async function playScenario(stack: EvalStack, written: Scenario): Promise<Played> {
  const scenario = withPages(written, stack.pages)
  const userId = randomUUID()
  const played: Played = { scenario, misses: [], judged: [], told: [] }
  try {
    await writeGiven(stack.database, scenario, userId)
    const token = await stack.keys.signPersonToken({ name: 'evaluated', id: userId })
    await playTurns(stack, played, token)
    const rows = await readEndState(stack.database, scenario.then, userId)
    played.misses.push(...checkEndState(scenario.then, rows))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    played.misses.push({ where: 'run', expected: 'to be played to its end', came: inShort(reason) })
  }
  return played
}

type Shown = Pick<Pending, 'id' | 'version'> | null

async function playTurns(stack: EvalStack, played: Played, token: string): Promise<void> {
  const { scenario } = played
  let clock = Date.parse(scenario.clock)
  let pending: Shown = null
  for (const [index, turn] of scenario.turns.entries()) {
    if (index > 0) clock += turn.after * 60_000
    const offerOf = turn.answer?.of
    const offer = offerOf === undefined ? pending : (played.told[offerOf - 1]?.came.pending ?? null)
    const body = bodyOf(turn, scenario, offer)
    const turnId = await runTurn(stack, { token, body, receivedAt: new Date(clock).toISOString() })
    const came = await observeTurn(stack.database, turnId)
    pending = came.pending ?? pending
    played.told.push({ said: turn.say ?? `(${inShort(turn.answer)})`, came })
    played.misses.push(...checkTurn(turn.expect, came, `turn ${index + 1}`))
    played.judged.push(judge(turn.expect, came, stack.models))
  }
}

type Body = Pick<ChatRequest, 'message' | 'answer' | 'time_zone' | 'locale' | 'conversation_id'>

function bodyOf({ say, answer, anew }: ScenarioTurn, { time_zone, locale }: Scenario, pending: Shown): Body {
  if (answer === undefined)
    return { message: say ?? '', time_zone, locale, ...(anew && { conversation_id: 'new' as const }) }
  if (pending === null) throw new EvaluationError('There is nothing pending that could be answered.')
  const { action, edits } = answer
  return {
    message: '',
    time_zone,
    locale,
    answer: { pending_id: pending.id, version: pending.version, action, ...(edits && { edits }) },
  }
}

/** Submits a turn as the gateway does, and waits for its last event. */
async function runTurn(
  { bus }: EvalStack,
  { token, body, receivedAt }: { token: string; body: Body; receivedAt: string },
): Promise<string> {
  const turnId = randomUUID()
  let tellEnd = (): void => undefined
  const ended = new Promise<void>((resolve) => (tellEnd = resolve))
  const subscription = bus.subscribe(subjects.turnEvents(turnId), turnNewsSchema, ({ events }) => {
    if (events.some(isFinalEvent)) tellEnd()
  })
  const timer = setTimeout(tellEnd, TURN_WITHIN_MS)
  try {
    await bus.flush()
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    await bus.request(chatCommands.submitTurn, {
      turn_id: turnId,
      token,
      request_hash: hash,
      received_at: receivedAt,
      body,
    })
    await ended
    return turnId
  } catch (error) {
    const code = error instanceof AlfredError ? error.code : 'ERROR'
    const reason = error instanceof Error ? error.message : String(error)
    throw new EvaluationError(`The turn was not taken: ${code}, ${reason}`)
  } finally {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
