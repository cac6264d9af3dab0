import { useRef, type SubmitEvent } from 'react'
import { storageLocationSchema } from '@alfred/contracts'
import { makeEdit } from '../alfred/make-edit.ts'
import { readAmount } from '../alfred/read-amount.ts'
import { Dialog } from '../shell/dialog.tsx'
import { placeNames, places } from './stock.ts'

/** Puts something into the kitchen by hand. */
export function AddItem({ onClose }: { onClose(): void }) {
  const food = useRef<HTMLInputElement>(null)
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const { food: name, quantity = 1, unit } = readAmount(String(given.get('food')))
    const place = storageLocationSchema.safeParse(given.get('place'))
    const day = String(given.get('expires'))
    const made = await makeEdit(
      'add_item',
      {
        ...{ food: name, quantity },
        ...(unit !== undefined && { unit }),
        ...(place.success && { location: place.data }),
        ...(day !== '' && { expires_on: day }),
      },
      { label: `Added ${name}.` },
    )
    if (!made) return
    form.reset()
    food.current?.focus()
  }
  return (
    <Dialog title="Add to the kitchen" isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void add(event)}>
        <label className="field">
          <span>What, and how much</span>
          <input
            ref={food}
            className="input"
            name="food"
            placeholder="2 l milk"
            maxLength={120}
            required
            autoFocus
            dir="auto"
          />
        </label>
        <PlaceAndDate />
        <div className="cluster">
          <button className="button button--main">Add</button>
        </div>
      </form>
    </Dialog>
  )
}

function PlaceAndDate() {
  return (
    <div className="row-form">
      <label className="field">
        <span>Place</span>
        <select className="input" name="place">
          <option value="">The usual one</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {placeNames[place]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Keeps until</span>
        <input className="input" name="expires" type="date" />
      </label>
    </div>
  )
}
