import { MESSAGE_LENGTH_MAX, type Pending } from '@alfred/contracts'
import { ArrowUp, Square } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import { useOnline } from '../alfred/use-online.ts'
import { toasts } from '../shell/toasts.ts'
import { DictateButton } from './dictate-button.tsx'
import { MentionList } from './mention-list.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { readDropped } from './read-dropped.ts'
import { useDraft } from './use-draft.ts'
import { useMention } from './use-mention.ts'
import type { Talk } from './use-talk.ts'

type ComposerProps = { talk: Talk; pending: Pending | null }

/** Where one says something: typed, spoken, pasted or dropped. */
export function Composer({ talk, pending }: ComposerProps) {
  const composer = useComposer(talk)
  const { draft, setDraft, field, mention, listId, message } = composer
  const placeholder = usePlaceholder(pending)
  return (
    <form {...composer.form}>
      {mention.found.length > 0 && <MentionList id={listId} mention={mention} />}
      {talk.running.length > 0 && (
        <BusyBar talk={talk} onInterrupt={composer.interrupt} canInterrupt={message !== ''} />
      )}
      <div className="composer__field">
        <textarea
          ref={field}
          className="composer__text"
          aria-label="Message"
          placeholder={placeholder}
          rows={1}
          dir="auto"
          value={draft}
          role="combobox"
          aria-expanded={mention.found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={mention.found.length > 0 ? `${listId}-${mention.active}` : undefined}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={composer.onKeyDown}
          onSelect={mention.onSelect}
        />
        <div className="composer__buttons">
          <ModeSwitch mode={talk.mode} onChange={talk.setMode} />
          <span className="composer__gap" />
          <DictateButton
            onHeard={(text) => setDraft((before) => (before === '' ? text : `${before} ${text}`))}
          />
          <button className="button button--main composer__send" aria-label="Send" disabled={message === ''}>
            <ArrowUp size={20} aria-hidden />
          </button>
        </div>
      </div>
    </form>
  )
}

type BusyProps = { talk: Talk; canInterrupt: boolean; onInterrupt(): void }

/** While something is answered: it can be stopped, also for what is written now. What is sent otherwise waits for its turn. */
function BusyBar({ talk, canInterrupt, onInterrupt }: BusyProps) {
  return (
    <div className="composer__busy">
      <button type="button" className="button button--small" onClick={talk.stop}>
        <Square size={14} aria-hidden />
        Stop
      </button>
      {canInterrupt && (
        <button type="button" className="button button--small" onClick={onInterrupt}>
          Stop, and say this
        </button>
      )}
    </div>
  )
}

function useComposer(talk: Talk) {
  const [draft, setDraft] = useDraft()
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const mention = useMention(draft, setDraft, field)
  const [isOver, setIsOver] = useState(false)
  const message = draft.trim()
  const send = (say: (message: string) => void): void => {
    if (message === '') return
    if (message.length > MESSAGE_LENGTH_MAX)
      return toasts.tell(`That is longer than ${MESSAGE_LENGTH_MAX} characters.`, { tone: 'danger' })
    say(message)
    setDraft('')
    field.current?.focus()
  }
  const form = {
    className: isOver ? 'composer composer--over' : 'composer',
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      send(talk.say)
    },
    onDragOver: (event: DragEvent): void => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: (): void => setIsOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      setIsOver(false)
      void readDropped(event.dataTransfer).then((text) => {
        if (text !== '') setDraft((before) => (before === '' ? text : `${before}\n${text}`))
        field.current?.focus()
      })
    },
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing || mention.onKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send(talk.say)
  }
  return {
    draft,
    setDraft,
    field,
    listId,
    mention,
    message,
    form,
    onKeyDown,
    interrupt: () => send(talk.interrupt),
  }
}

function usePlaceholder(pending: Pending | null): string {
  const isOnline = useOnline()
  if (!isOnline) return 'Write now, it is sent later'
  return pending === null ? 'Tell Alfred …' : 'Answer, or say something else'
}
