import type { ConversationSummary, Job, Pending } from '@alfred/contracts'
import { isTerminal } from '@alfred/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { client } from '../alfred/client.ts'
import { liveTurns, resume, type LiveTurn } from './live-turns.ts'

const IDLE_MS = 4 * 60 * 60 * 1_000
const PAGE = 20

/** A turn as it is shown: from the history, or while it is answered. */
export type ShownTurn = { key: string; job?: Job; live?: LiveTurn }

export function useConversations() {
  return useInfiniteQuery({
    queryKey: ['conversations'],
    queryFn: ({ pageParam }) =>
      client.conversations.list({ limit: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The conversation that one is in without having chosen any: the latest, unless it lies hours back. */
export function useLatestConversation(isWanted: boolean) {
  return useQuery({
    queryKey: ['conversations', 'latest'],
    queryFn: async () =>
      (await client.conversations.list({ limit: 1 })).items.find(isRecent)?.conversation_id ?? null,
    enabled: isWanted,
  })
}

function isRecent({ last_turn_at: at }: ConversationSummary): boolean {
  return Date.now() - Date.parse(at) < IDLE_MS
}

/** The turns of a conversation in their order, those that are answered now last. */
export function useConversation(conversationId: string | undefined) {
  const history = useInfiniteQuery({
    queryKey: ['history', conversationId],
    queryFn: ({ pageParam }) =>
      client.conversations.history(conversationId ?? '', {
        limit: PAGE,
        ...(pageParam !== undefined && { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: conversationId !== undefined,
    staleTime: 0,
  })
  const live = useSyncExternalStore(liveTurns.subscribe, liveTurns.all)
  const jobs = useMemo(
    () => (history.data?.pages ?? []).flatMap(({ items }) => items).toReversed(),
    [history.data],
  )
  useEffect(() => {
    for (const job of jobs) if (!isTerminal(job.status)) void resume(job)
  }, [jobs])
  const turns = useMemo(() => merge(jobs, live, conversationId), [jobs, live, conversationId])
  return { history, turns, pending: pendingAfter(turns), mode: modeAfter(turns) }
}

function merge(
  jobs: readonly Job[],
  live: readonly LiveTurn[],
  conversationId: string | undefined,
): ShownTurn[] {
  const own = live.filter((turn) => turn.conversationId === conversationId)
  const byJob = new Map(own.map((turn) => [turn.jobId, turn]))
  const said: ShownTurn[] = jobs.map((job) => {
    const turn = byJob.get(job.job_id)
    return { key: job.job_id, job, ...(turn && { live: turn }) }
  })
  const known = new Set(jobs.map(({ job_id: id }) => id))
  const others = own.filter(({ jobId }) => jobId === undefined || !known.has(jobId))
  return [...said, ...others.map((turn) => ({ key: turn.jobId ?? turn.key, live: turn }))]
}

/** What is open after the last turn that has ended; nothing while another is answered. */
function pendingAfter(turns: readonly ShownTurn[]): Pending | null {
  const last = turns.at(-1)
  if (last === undefined || isRunning(last)) return null
  const pending = last.live?.done?.pending ?? last.job?.pending ?? null
  return pending !== null && Date.parse(pending.expires_at) > Date.now() ? pending : null
}

/** The mode that the conversation is in after what was said. */
function modeAfter(turns: readonly ShownTurn[]): 'plan' | 'cook' | 'brainstorm' {
  const last = turns.at(-1)
  if (last?.live?.done) return last.live.done.active_mode
  const mode = last?.job?.mode
  const hasLeft = last?.job?.handoff !== null && last?.job?.handoff !== undefined
  return (mode === 'cook' || mode === 'brainstorm') && !hasLeft ? mode : 'plan'
}

export function isRunning({ job, live }: ShownTurn): boolean {
  if (live !== undefined) return live.state === 'sending' || live.state === 'running'
  return job !== undefined && !isTerminal(job.status)
}
