import type { ReadRow } from '@alfred/contracts'
import { Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellDay } from '../alfred/tell-days.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Empty } from '../shell/empty.tsx'
import { Menu } from '../shell/menu.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { LineForm } from './line-form.tsx'
import { useNoting } from './use-noting.ts'

type Memory = ReadRow<'memories'>

const sources: Readonly<Record<string, string>> = {
  stated: 'you said so',
  inferred: 'Alfred gathered it from what you said',
  learned: 'Alfred learned it from what you do',
}

/** What the person told that has no place of its own. */
export function Facts() {
  const memories = useRows('memories')
  const note = useNoting()
  return (
    <div className="stack">
      <LineForm
        label="Something to remember"
        placeholder="The oven runs hot"
        button="Remember"
        onLine={(text) => note(text)}
      />
      <Shown query={memories}>
        {({ rows, unreadable }) => {
          const held = rows.filter(({ superseded_by: by }) => by === null)
          return (
            <>
              <UnreadableNote count={unreadable} />
              {held.length === 0 ? (
                <Empty title="Nothing is remembered yet">
                  <p>
                    Tell Alfred what is worth knowing: "the big pot is at mum's", "we eat late on Thursdays".
                  </p>
                </Empty>
              ) : (
                <ul className="list">
                  {held.map((memory) => (
                    <FactLine key={memory.id} memory={memory} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Shown>
    </div>
  )
}

function FactLine({ memory: { id, text, source, created_at: at, valid_until: until } }: { memory: Memory }) {
  const [open, setOpen] = useState<'correct' | 'forget'>()
  const close = (): void => setOpen(undefined)
  return (
    <li className="line">
      <span className="line__text" dir="auto">
        <span>{text}</span>
        <span className="small soft">
          {[
            sources[source] ?? source,
            tellDay(at.slice(0, 10)),
            until === null ? null : `holds until ${tellDay(until)}`,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
      <Menu
        label={`More for: ${text}`}
        items={[
          { label: 'That is wrong', onSelect: () => setOpen('correct') },
          {
            label: 'Forget it',
            icon: <Trash2 size={18} aria-hidden />,
            isDanger: true,
            onSelect: () => setOpen('forget'),
          },
        ]}
      />
      {open === 'correct' && <CorrectDialog id={id} text={text} onClose={close} />}
      {open === 'forget' && <ForgetDialog id={id} text={text} onClose={close} />}
    </li>
  )
}

type FactDialogProps = { id: string; text: string; onClose(): void }

function CorrectDialog({ id, text, onClose }: FactDialogProps) {
  const note = useNoting()
  const correct = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('text')).trim()
    if (given !== '' && (await note(given, id))) onClose()
  }
  return (
    <Dialog title="What is it then?" isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void correct(event)}>
        <textarea
          className="input"
          name="text"
          aria-label="What holds"
          defaultValue={text}
          maxLength={500}
          required
          autoFocus
          dir="auto"
        />
        <button className="button button--main">Correct it</button>
      </form>
    </Dialog>
  )
}

function ForgetDialog({ id, text, onClose }: FactDialogProps) {
  const forget = async (): Promise<void> => {
    // For good: there is nothing that an undo could bring back.
    if (await makeEdit('forget_fact', { item: id }, { label: 'Forgotten for good.', isQuiet: true }))
      onClose()
  }
  return (
    <Dialog
      title="Forget this for good?"
      about="It is taken out of everything that is kept, and cannot be brought back."
      isOpen
      onClose={onClose}
    >
      <p dir="auto">{text}</p>
      <div className="cluster">
        <button type="button" className="button button--danger" onClick={() => void forget()}>
          Forget it
        </button>
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  )
}
