import { History, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

const ConversationList = lazy(async () => ({
  default: (await import('./conversation-list.tsx')).ConversationList,
}))

/** Which conversation this is, and the way to another. */
export function ChatHead({ conversationId }: { conversationId: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="chat__head">
      <h1 tabIndex={-1}>Alfred</h1>
      <div className="cluster">
        <button type="button" className="button button--plain button--small" onClick={() => setIsOpen(true)}>
          <History size={18} aria-hidden />
          Earlier
        </button>
        <Link to="/chat/new" className="button button--plain button--small">
          <Plus size={18} aria-hidden />
          New
        </Link>
      </div>
      {isOpen && (
        <Suspense>
          <ConversationList current={conversationId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
