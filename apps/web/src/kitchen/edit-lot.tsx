import { useState, type SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { readNumber } from '../alfred/read-number.ts'
import { Dialog } from '../shell/dialog.tsx'
import { NumberField } from '../shell/number-field.tsx'
import type { Lot } from './stock.ts'

/** Sets right what is really there. */
export function EditLot({
  lot: { id, food, quantity, unit, expires_on: expires, opened_on: opened },
  onClose,
}: {
  lot: Lot
  onClose(): void
}) {
  const [problem, setProblem] = useState<string>()
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const { value: amount, problem: wrong } = readNumber(given.get('quantity'), 'zero')
    setProblem(wrong)
    if (amount === undefined) return
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
        <NumberField
          label={`How much is there (${unit})`}
          name="quantity"
          defaultValue={quantity}
          problem={problem}
        />
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
