import type { SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { Dialog } from '../shell/dialog.tsx'
import type { Lot } from './stock.ts'

/** Sets right what is really there. */
export function EditLot({
  lot: { id, food, quantity, unit, expires_on: expires, opened_on: opened },
  onClose,
}: {
  lot: Lot
  onClose(): void
}) {
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const amount = Number(String(given.get('quantity')).replace(',', '.'))
    const day = String(given.get('expires'))
    const isOpened = given.get('opened') === 'on'
    const made = await makeEdit(
      'correct_item',
      {
        ...{ food, item: id },
        ...(amount !== quantity && { quantity: amount, unit }),
        ...(day !== (expires ?? '') && day !== '' && { expires_on: day }),
        ...(isOpened !== (opened !== null) && { opened: isOpened }),
      },
      { label: `Corrected the ${food}.` },
    )
    if (made) onClose()
  }
  return (
    <Dialog title={food} isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <label className="field">
          <span>How much is there ({unit})</span>
          <input className="input" name="quantity" inputMode="decimal" defaultValue={quantity} required />
        </label>
        <label className="field">
          <span>Keeps until</span>
          <input className="input" name="expires" type="date" defaultValue={expires ?? ''} />
        </label>
        <label className="cluster">
          <input type="checkbox" name="opened" defaultChecked={opened !== null} className="tick__box" />
          Opened
        </label>
        <button className="button button--main">Save</button>
      </form>
    </Dialog>
  )
}
