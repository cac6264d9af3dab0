import { Pencil, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { ShoppingLine } from '../alfred/apply-shopping-edits.ts'
import { putInOutbox } from '../alfred/make-edit.ts'
import { readNumber } from '../alfred/read-number.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Menu } from '../shell/menu.tsx'
import { NumberField } from '../shell/number-field.tsx'

/** A line of the list: all of it is the target that ticks it off. */
export function ShoppingRow({ line }: { line: ShoppingLine }) {
  const [isEditing, setIsEditing] = useState(false)
  const { food, quantity, unit, note, isWaiting = false } = line
  // A line that only this device knows has no id yet.
  const meant = isWaiting ? { food } : { food, item: line.id }
  return (
    <li className="line line--tick">
      <label className="tick">
        <input
          type="checkbox"
          className="tick__box"
          checked={false}
          onChange={({ currentTarget }) => {
            focusNextTick(currentTarget)
            void putInOutbox('check_off', meant, { label: `Bought ${food}: it is in the kitchen now.` })
          }}
        />
        <span className="line__text" dir="auto">
          <span>
            {food} <span className="soft">{tellAmount(quantity, unit)}</span>
          </span>
          {note !== null && <span className="small soft">{note}</span>}
          {isWaiting && !navigator.onLine && <span className="small soft">Waits for a connection</span>}
        </span>
      </label>
      <Menu
        label={`More for ${food}`}
        items={[
          {
            label: 'Change the amount',
            icon: <Pencil size={18} aria-hidden />,
            onSelect: () => setIsEditing(true),
          },
          {
            label: 'Take off the list',
            icon: <Trash2 size={18} aria-hidden />,
            isDanger: true,
            onSelect: () =>
              void putInOutbox('remove_from_shopping', meant, { label: `Took ${food} off the list.` }),
          },
        ]}
      />
      {isEditing && <AmountDialog line={line} meant={meant} onClose={() => setIsEditing(false)} />}
    </li>
  )
}

/** What is ticked goes from where it was: the focus goes on to the next line, or to where lines are added. */
function focusNextTick(ticked: HTMLInputElement): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#content .line--tick .tick__box')]
  const place = boxes.indexOf(ticked)
  const next = boxes[place + 1] ?? boxes[place - 1] ?? document.querySelector<HTMLElement>('#content h1')
  next?.focus({ preventScroll: true })
}

type AmountProps = { line: ShoppingLine; meant: { food: string; item?: string }; onClose(): void }

function AmountDialog({ line: { food, quantity, unit }, meant, onClose }: AmountProps) {
  const [problem, setProblem] = useState<string>()
  const change = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const { value: amount, problem: wrong } = readNumber(given.get('quantity'), 'above zero')
    setProblem(wrong)
    if (amount === undefined) return
    const measure = String(given.get('unit')).trim()
    void putInOutbox(
      'set_shopping',
      { ...meant, quantity: amount, ...(measure !== '' && { unit: measure }) },
      { label: `${food}: ${tellAmount(amount, measure || unit)}.` },
    )
    onClose()
  }
  return (
    <Dialog title={`How much ${food}?`} isOpen onClose={onClose}>
      <form className="stack" onSubmit={change}>
        <div className="row-form">
          <NumberField
            label="Amount"
            name="quantity"
            defaultValue={quantity ?? ''}
            problem={problem}
            autoFocus
          />
          <label className="field">
            <span>Unit</span>
            <input
              className="input"
              name="unit"
              defaultValue={unit === 'piece' ? '' : (unit ?? '')}
              placeholder="pieces"
              maxLength={24}
            />
          </label>
        </div>
        <button className="button button--main">Save</button>
      </form>
    </Dialog>
  )
}
