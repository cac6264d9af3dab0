import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outbox } from '../alfred/outbox.ts'
import { sendOutbox, type Sender } from '../alfred/send-outbox.ts'
import { toasts } from '../shell/toasts.ts'
import { say } from './live-turns.ts'

const AGAIN_MS = 5_000

/** Sends what waits on this device whenever there may be somebody to take it. */
export function useSending(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const sender: Sender = {
      queries,
      say: ({ key, message, conversation }) => whenAccepted(key, message, conversation),
      refuse: (text) => toasts.tell(text, { tone: 'danger' }),
    }
    const send = (): void => void sendOutbox(sender)
    const sendWhatWaits = (): void => {
      if (outbox.entries().length > 0 && navigator.onLine) send()
    }
    send()
    const timer = setInterval(sendWhatWaits, AGAIN_MS)
    const unsubscribe = outbox.subscribe(sendWhatWaits)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      unsubscribe()
      window.removeEventListener('online', send)
    }
  }, [queries])
}

/** Resolves once a message is taken: its answer may last, and what waits behind it need not. */
function whenAccepted(key: string, message: string, conversation: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const input = { message, ...(conversation !== '' && { conversation_id: conversation }) }
    say(input, { key, onAccepted: () => resolve() }).then(resolve, reject)
  })
}
