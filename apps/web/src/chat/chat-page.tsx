import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useOutbox } from '../alfred/use-outbox.ts'
import { useTitle } from '../shell/page.tsx'
import { ChatHead } from './chat-head.tsx'
import { Composer } from './composer.tsx'
import { Messages } from './messages.tsx'
import { SessionBanner } from './session-banner.tsx'
import { Suggested } from './suggested.tsx'
import { useConversation, useLatestConversation } from './use-conversation.ts'
import { useTalk, type Talk } from './use-talk.ts'
import './chat.css'

/** The conversation with Alfred. */
export function ChatPage() {
  useTitle('Chat')
  const { conversationId: asked } = useParams()
  const latest = useLatestConversation(asked === undefined)
  const conversationId = asked === 'new' ? undefined : (asked ?? latest.data ?? undefined)
  const conversation = useConversation(conversationId)
  const isKnown = asked !== undefined || !latest.isPending
  const talk = useTalk({ conversationId, conversation, isNew: asked === 'new' })
  useHandedOver(talk, isKnown)
  const isWaiting = useOutbox().some(({ kind }) => kind === 'message')
  const isEmpty = conversation.turns.length === 0 && !isWaiting && !conversation.history.isFetching && isKnown
  return (
    <div className="chat">
      <ChatHead conversationId={conversationId} />
      <SessionBanner mode={conversation.mode} onLeave={talk.leaveMode} />
      {isEmpty ? (
        <Suggested onSay={talk.say} />
      ) : (
        <Messages conversation={conversation} talk={talk} isKnown={isKnown} />
      )}
      <Composer talk={talk} pending={conversation.pending} />
    </div>
  )
}

/** Another page may hand over what is to be said ("log one serving of this"), or a recipe to be cooked together. */
function useHandedOver({ say, cook }: Pick<Talk, 'say' | 'cook'>, isReady: boolean): void {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const done = useRef('')
  const { say: message, cook: recipe } = (state ?? {}) as { say?: unknown; cook?: unknown }
  useEffect(() => {
    if (!isReady || done.current === key || (typeof message !== 'string' && typeof recipe !== 'string'))
      return
    done.current = key
    // It is done once, also where the page is loaded again.
    void navigate('.', { replace: true, state: null })
    if (typeof message === 'string') say(message)
    if (typeof recipe === 'string') cook(recipe)
  }, [cook, isReady, key, message, navigate, recipe, say])
}
