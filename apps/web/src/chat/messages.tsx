import { useEffect, useRef } from 'react'
import { tellProblem } from '../alfred/problems.ts'
import { PendingCard } from './pending-card.tsx'
import { TurnMessage } from './turn-message.tsx'
import type { useConversation } from './use-conversation.ts'
import type { Talk } from './use-talk.ts'
import { useOutbox } from '../alfred/use-outbox.ts'

const NEAR_PX = 120

type MessagesProps = { conversation: ReturnType<typeof useConversation>; talk: Talk; isKnown: boolean }

/** What was said, the latest last, and what is open at its end. */
export function Messages({ conversation: { history, turns, pending }, talk, isKnown }: MessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const waiting = useOutbox().filter((entry) => entry.kind === 'message')
  useStayAtEnd(end)
  return (
    <div className="messages" role="log" aria-label="Conversation" aria-live="off">
      {turns.length === 0 && (history.isFetching || !isKnown) && (
        <div className="waiting" role="status" aria-label="Loading">
          <div className="waiting__line" />
          <div className="waiting__line" />
        </div>
      )}
      {history.isError && turns.length === 0 && (
        <p className="notice notice--danger">{tellProblem(history.error)}</p>
      )}
      {history.hasNextPage && (
        <button
          type="button"
          className="button button--small messages__more"
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier messages
        </button>
      )}
      {turns.map((turn, index) => (
        <TurnMessage
          key={turn.key}
          turn={turn}
          isLate={index >= turns.length - 4}
          isLast={index === turns.length - 1}
          onRetry={talk.say}
        />
      ))}
      {pending !== null && (
        <PendingCard key={`${pending.id}.${pending.version}`} pending={pending} talk={talk} />
      )}
      {waiting.map(({ key, message }) => (
        <div key={key} className="message message--person" dir="auto">
          {message}
          <span className="message__aside">Waits for a connection</span>
        </div>
      ))}
      <div ref={end} />
    </div>
  )
}

/** Whoever is at the end stays there, whatever comes; one who reads further up is not taken away from there. */
function useStayAtEnd(end: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const list = end.current?.parentElement
    if (!list) return
    let isAtEnd = true
    let before = window.scrollY
    const look = (): void => {
      const left = document.documentElement.scrollHeight - window.scrollY - window.innerHeight
      // Only whoever goes up leaves the end: it also moves away by itself, when something comes.
      if (left < NEAR_PX) isAtEnd = true
      else if (window.scrollY < before) isAtEnd = false
      before = window.scrollY
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd) window.scrollTo({ top: document.documentElement.scrollHeight })
    })
    observer.observe(list)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [end])
}
