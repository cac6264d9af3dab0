import { exitMessages, type ChatInput, type Mode, type Pending } from '@alfred/contracts'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../alfred/client.ts'
import { outbox } from '../alfred/outbox.ts'
import { isAway, tellProblem } from '../alfred/problems.ts'
import { toasts } from '../shell/toasts.ts'
import type { Answer } from './answer.ts'
import { say as sayLive } from './live-turns.ts'
import { isRunning, type useConversation } from './use-conversation.ts'

/** The ways of talking that a switch offers; one cooks from a recipe. */
export type ChosenMode = Exclude<Mode, 'cook'>

type TalkSettings = {
  conversationId: string | undefined
  conversation: ReturnType<typeof useConversation>
  isNew: boolean
}

/** What can be said and done in a conversation. */
export function useTalk({ conversationId, conversation, isNew }: TalkSettings) {
  const navigate = useNavigate()
  const [mode, setMode] = useState<ChosenMode>('plan')
  const { turns, mode: activeMode } = conversation
  const running = turns.filter(isRunning)

  const send = useCallback(
    async (input: ChatInput, shown?: string): Promise<void> => {
      const place = conversationId ?? (isNew ? 'new' : undefined)
      const key = crypto.randomUUID()
      const keep = (): Promise<void> =>
        outbox.add({ kind: 'message', key, message: input.message, conversation: place ?? '' })
      const isPlain = input.message !== '' && input.answer === undefined
      if (!navigator.onLine && isPlain) return keep()
      try {
        await sayLive(
          { ...input, ...(place !== undefined && { conversation_id: place }) },
          {
            key,
            ...(shown !== undefined && { shown }),
            onAccepted: (id) => {
              if (conversationId === undefined) void navigate(`/chat/${id}`, { replace: true })
            },
          },
        )
      } catch (error) {
        if (isAway(error) && isPlain) await keep()
        else toasts.tell(tellProblem(error), { tone: 'danger' })
      }
    },
    [conversationId, isNew, navigate],
  )

  return useMemo(() => {
    const modeOf = (): Partial<ChatInput> => {
      if (activeMode !== 'plan') return { mode: activeMode }
      return mode === 'brainstorm' ? { mode, brainstorm_init: true } : { mode }
    }
    return {
      running,
      mode,
      setMode,
      say: (message: string) => void send({ message, ...modeOf() }),
      interrupt: (message: string) => void send({ message, ...modeOf(), if_busy: 'interrupt' }),
      answer: ({ id, version }: Pending, { action, edits, shown }: Answer) =>
        void send(
          { message: '', answer: { pending_id: id, version, action, ...(edits && { edits }) } },
          shown,
        ),
      cook: (recipe: string) =>
        void send({ message: '', mode: 'cook', cook_init: { recipe_id: recipe } }, 'Let us cook'),
      leaveMode: () => {
        if (activeMode === 'plan') return
        setMode('plan')
        void send({ message: exitMessages[activeMode], mode: activeMode }, 'That is all, thank you.')
      },
      stop: () => {
        for (const { live, job } of running) {
          const jobId = live?.jobId ?? job?.job_id
          if (jobId !== undefined)
            client
              .cancel(jobId)
              .catch((error: unknown) => toasts.tell(tellProblem(error), { tone: 'danger' }))
        }
      },
    }
  }, [activeMode, mode, running, send])
}

export type Talk = ReturnType<typeof useTalk>
