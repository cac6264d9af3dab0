import { applyChunk } from '@alfred/client'
import type { ChatInput, Handoff, Job, TurnEvent, TurnEventData } from '@alfred/contracts'
import { client } from '../alfred/client.ts'
import { isAway, tellProblem } from '../alfred/problems.ts'
import { queryClient } from '../alfred/query-client.ts'

/** A request that is answered while this page looks on. */
export type LiveTurn = {
  /** The key that has it done once, or the id of a job that was begun elsewhere. */
  key: string
  /** The conversation that it belongs to; undefined until a new one has its id. */
  conversationId: string | undefined
  jobId: string | undefined
  /** What the person said, or did with a card. */
  message: string
  /** What Alfred is at, in plain words. */
  progress: string
  text: string
  state: 'sending' | 'running' | 'ended' | 'failed'
  done?: TurnEventData<'done'>
  handoff?: Handoff
  problem?: { text: string; isRetryable: boolean }
  /** What to send again after a failure that may pass. */
  input?: ChatInput
}

let turns: readonly LiveTurn[] = []
const listeners = new Set<() => void>()

/** The turns of this page, for React's useSyncExternalStore. */
export const liveTurns = {
  all: (): readonly LiveTurn[] => turns,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  drop: (key: string): void => show(turns.filter((turn) => turn.key !== key)),
}

function show(next: readonly LiveTurn[]): void {
  turns = next
  for (const listener of listeners) listener()
}

function change(key: string, change: Partial<LiveTurn>): void {
  show(turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn)))
}

export type Saying = { key?: string; shown?: string; onAccepted?: (conversationId: string) => void }

/**
 * Says something and shows what comes of it, up to the end. Throws UNAVAILABLE where nobody has taken it, so that it may be kept for later.
 */
export async function say(
  input: ChatInput,
  { key = crypto.randomUUID(), shown, onAccepted }: Saying = {},
): Promise<void> {
  const conversationId = input.conversation_id === 'new' ? undefined : input.conversation_id
  const begun: LiveTurn = {
    ...{ key, conversationId, jobId: undefined, message: shown ?? input.message, progress: '', text: '' },
    ...{ state: 'sending', input },
  }
  show([...turns.filter((turn) => turn.key !== key), begun])
  const events = client.chat({ ...here(), ...input }, { idempotencyKey: key })
  try {
    await follow(key, events, onAccepted)
  } catch (error) {
    const wasTaken = turns.find((turn) => turn.key === key)?.jobId !== undefined
    if (isAway(error) && !wasTaken) {
      liveTurns.drop(key)
      throw error
    }
    change(key, { state: 'failed', problem: { text: tellProblem(error), isRetryable: true } })
  }
}

/** Goes on with a request whose answer this page has not seen the end of. */
export async function resume({
  job_id: jobId,
  conversation_id: conversationId,
  message,
}: Job): Promise<void> {
  if (turns.some((turn) => turn.jobId === jobId)) return
  show([
    ...turns,
    { ...{ key: jobId, conversationId, jobId, message, progress: '', text: '' }, state: 'running' },
  ])
  try {
    await follow(jobId, client.follow(jobId))
  } catch {
    // What became of it is read with the history.
    liveTurns.drop(jobId)
    await refresh(conversationId)
  }
}

async function follow(
  key: string,
  events: AsyncIterable<TurnEvent>,
  onAccepted?: (conversationId: string) => void,
): Promise<void> {
  for await (const event of events) {
    if (event.type === 'job_started') {
      const { job_id: jobId, conversation_id: conversationId } = event.data
      change(key, { jobId, conversationId, state: 'running' })
      onAccepted?.(conversationId)
    }
    hear(key, event)
  }
  const ended = turns.find((turn) => turn.key === key)
  if (ended?.state === 'running') change(key, { state: 'ended' })
  await refresh(ended?.conversationId)
}

function hear(key: string, event: TurnEvent): void {
  const turn = turns.find((one) => one.key === key)
  if (turn === undefined) return
  if (event.type === 'progress') change(key, { progress: plainProgress(event.data) ?? turn.progress })
  if (event.type === 'chunk') change(key, { text: applyChunk(turn.text, event.data) })
  if (event.type === 'handoff') change(key, { handoff: event.data })
  if (event.type === 'done') change(key, { done: event.data, text: event.data.response, state: 'ended' })
  if (event.type === 'error')
    change(key, { state: 'failed', problem: { text: event.data.error, isRetryable: event.data.retryable } })
}

/** Tools have names for machines: a step's own words tell what is done, and a tool's none more. */
function plainProgress({ type, message }: TurnEventData<'progress'>): string | undefined {
  if (type === 'tool_called') return undefined
  return type === 'step_started' ? `Working: ${message.replaceAll('_', ' ')}` : message
}

async function refresh(conversationId: string | undefined): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['history', conversationId] }),
    queryClient.invalidateQueries({ queryKey: ['conversations'] }),
    queryClient.invalidateQueries({ queryKey: ['changes'] }),
  ])
}

/** Where the person is, so that "tomorrow" is theirs. */
function here(): { time_zone: string } {
  return { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}
