import { useRef, type SubmitEvent } from 'react'
import { storageLocationSchema } from '@alfred/contracts'
import { makeEdits } from '../alfred/make-edit.ts'
import { readAmount, type AmountOfFood } from '../alfred/read-amount.ts'
import { useThings } from '../alfred/use-things.ts'
import { Dialog } from '../shell/dialog.tsx'
import { ThingsRead } from '../shell/things-read.tsx'
import { placeNames, places } from './stock.ts'

/** Puts something into the kitchen by hand. */
export function AddItem({ onClose }: { onClose(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const food = useRef<HTMLInputElement>(null)
  const lineOf = (): string => food.current?.value.trim() ?? ''
  const add = async (things: readonly AmountOfFood[]): Promise<void> => {
    if (form.current === null) return
    const given = new FormData(form.current)
    const place = storageLocationSchema.safeParse(given.get('place'))
    const day = String(given.get('expires'))
    const made = await makeEdits(
      'add_item',
      things.map(({ food: name, quantity = 1, unit }) => ({
        ...{ food: name, quantity },
        ...(unit !== undefined && { unit }),
        ...(place.success && { location: place.data }),
        ...(day !== '' && { expires_on: day }),
      })),
      { label: `Added ${things.map(({ food: name }) => name).join(', ')}.` },
    )
    // What could not be added is still there to be tried again, and no more than that.
    const left = things.slice(made)
    setSeveral(left.length > 0 && things.length > 1 ? left : undefined)
    if (left.length > 0) return
    form.current?.reset()
    food.current?.focus()
  }
  const { several, problem, read, forget, setSeveral } = useThings((things) => void add(things))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    read(lineOf())
  }
  return (
    <Dialog title="Add to the kitchen" isOpen onClose={onClose}>
      <form ref={form} className="stack" onSubmit={submit}>
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
            aria-invalid={problem !== undefined}
            onChange={forget}
          />
        </label>
        {problem !== undefined && (
          <p className="field__problem" role="alert">
            {problem}
          </p>
        )}
        <PlaceAndDate />
        {several === undefined ? (
          <div className="cluster">
            <button className="button button--main">Add</button>
          </div>
        ) : (
          <ThingsRead
            things={several}
            onAdd={() => void add(several)}
            onOne={() => void add([readAmount(lineOf())])}
          />
        )}
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
