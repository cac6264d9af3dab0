import type { ConversationSummary } from '@alfred/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useDeferredValue, useState, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { tellMoment } from '../alfred/tell-days.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Menu } from '../shell/menu.tsx'
import { toasts } from '../shell/toasts.ts'
import { useConversations } from './use-conversation.ts'

type ListProps = { current: string | undefined; onClose(): void }

/** Earlier conversations, found by their words. */
export function ConversationList({ current, onClose }: ListProps) {
  const conversations = useConversations()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const search = useQuery({
    queryKey: ['conversations', 'search', wanted],
    queryFn: () => client.searchConversations(wanted),
    enabled: wanted !== '',
    placeholderData: (before) => before,
  })
  const all = (conversations.data?.pages ?? []).flatMap(({ items }) => items)
  const found = wanted === '' ? all : (search.data ?? [])
  return (
    <Dialog title="Earlier conversations" isOpen onClose={onClose}>
      <input
        className="input"
        type="search"
        aria-label="Search conversations"
        placeholder="Search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && !conversations.isFetching && !search.isFetching && (
        <p className="soft">{words === '' ? 'There are none yet.' : 'In none was this said.'}</p>
      )}
      <ul className="list">
        {found.map((one) => (
          <ConversationLine
            key={one.conversation_id}
            {...one}
            isCurrent={one.conversation_id === current}
            onClose={onClose}
          />
        ))}
      </ul>
      {wanted === '' && conversations.hasNextPage && (
        <button type="button" className="button" onClick={() => void conversations.fetchNextPage()}>
          Show more
        </button>
      )}
    </Dialog>
  )
}

type LineProps = ConversationSummary & { isCurrent: boolean; onClose(): void }

function ConversationLine({ conversation_id: id, title, last_turn_at: at, isCurrent, onClose }: LineProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
  const name = title ?? 'Without a title'
  const act = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call()
      await queries.invalidateQueries({ queryKey: ['conversations'] })
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
  }
  const remove = (): void => {
    void act(() => client.conversations.delete(id)).then(() => {
      if (isCurrent) void navigate('/chat/new')
    })
  }
  const rename = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('title')).trim()
    setIsNaming(false)
    if (given !== '' && given !== name) void act(() => client.conversations.rename(id, given))
  }
  return (
    <li className="line">
      {isNaming ? (
        <form className="row-form line__text" onSubmit={rename}>
          <input
            className="input"
            name="title"
            aria-label="Title"
            defaultValue={name}
            maxLength={120}
            autoFocus
          />
          <button className="button button--small">Save</button>
        </form>
      ) : (
        <Link
          className="line__text conversation-link"
          to={`/chat/${id}`}
          onClick={onClose}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <span>{name}</span>
          <span className="small soft">{tellMoment(at)}</span>
        </Link>
      )}
      <Menu
        label={`More for ${name}`}
        items={[
          { label: 'Rename', icon: <Pencil size={18} aria-hidden />, onSelect: () => setIsNaming(true) },
          { label: 'Delete', icon: <Trash2 size={18} aria-hidden />, isDanger: true, onSelect: remove },
        ]}
      />
    </li>
  )
}
