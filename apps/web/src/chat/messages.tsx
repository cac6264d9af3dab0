import { useEffect, useLayoutEffect, useRef } from 'react'
import { PendingCard } from './pending-card.tsx'
import { TurnMessage } from './turn-message.tsx'
import type { useConversation } from './use-conversation.ts'
import type { Talk } from './use-talk.ts'
import { useOutbox } from '../alfred/use-outbox.ts'

type MessagesProps = { conversation: ReturnType<typeof useConversation>; talk: Talk }

/** What was said, the latest last, and what is open at its end. */
export function Messages({ conversation: { history, turns, pending }, talk }: MessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const isBeginning = useRef(true)
  const waiting = useOutbox().filter((entry) => entry.kind === 'message')
  const mark = `${turns.length} ${last?.key} ${last?.live?.text.length ?? 0} ${pending?.id} ${pending?.version} ${waiting.length}`
  useLayoutEffect(() => {
    if (last === undefined && waiting.length === 0) return
    // One who reads further up is not taken away from there.
    if (isBeginning.current || isNearEnd()) end.current?.scrollIntoView({ block: 'end' })
    isBeginning.current = false
  }, [last, mark, waiting.length])
  useStayAtEnd(end)
  return (
    <div className="messages" role="log" aria-label="Conversation" aria-live="off">
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
      <div ref={end} className="messages__end" />
    </div>
  )
}

function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight - window.scrollY - window.innerHeight < 400
}

/** What comes late, such as what was changed, moves the end: whoever was there stays there. */
function useStayAtEnd(end: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const list = end.current?.parentElement
    if (!list) return
    const observer = new ResizeObserver(() => {
      if (isNearEnd()) end.current?.scrollIntoView({ block: 'end' })
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [end])
}
