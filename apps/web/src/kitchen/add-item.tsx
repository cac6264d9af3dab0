import { ScanBarcode } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import { storageLocationSchema } from '@alfred/contracts'
import { makeEdits } from '../alfred/make-edit.ts'
import { readAmount, type AmountOfFood } from '../alfred/read-amount.ts'
import { useThings } from '../alfred/use-things.ts'
import { Dialog } from '../shell/dialog.tsx'
import { ThingsRead } from '../shell/things-read.tsx'
import { canScan } from './barcodes.ts'
import { Scanner } from './scanner.tsx'
import { placeNames, places } from './stock.ts'
import { useBarcode, type ScannedBarcode } from './use-barcode.ts'

/** Puts something into the kitchen by hand. */
export function AddItem({ onClose }: { onClose(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const food = useRef<HTMLInputElement>(null)
  const lineOf = (): string => food.current?.value.trim() ?? ''
  const barcode = useBarcode(food)
  const add = async (things: readonly AmountOfFood[]): Promise<void> => {
    if (form.current === null) return
    const made = await makeEdits('add_item', asArguments(things, new FormData(form.current)), {
      label: `Added ${things.map(({ food: name }) => name).join(', ')}.`,
    })
    // What could not be added is still there to be tried again, and no more than that.
    const left = things.slice(made)
    setSeveral(left.length > 0 && things.length > 1 ? left : undefined)
    if (left.length > 0) return
    await barcode.keep(lineOf())
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
        <Scan barcode={barcode} />
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

/** What is asked for of each thing: the place and the day hold for all of them. */
function asArguments(things: readonly AmountOfFood[], given: FormData) {
  const place = storageLocationSchema.safeParse(given.get('place'))
  const day = String(given.get('expires'))
  return things.map(({ food, quantity = 1, unit }) => ({
    ...{ food, quantity },
    ...(unit !== undefined && { unit }),
    ...(place.success && { location: place.data }),
    ...(day !== '' && { expires_on: day }),
  }))
}

/** The camera instead of the keys, where the browser can read barcodes. */
function Scan({ barcode }: { barcode: ScannedBarcode }) {
  const { code, isScanning, isKnown } = barcode
  if (!canScan()) return null
  if (isScanning) return <Scanner onCode={(seen) => void barcode.take(seen)} onClose={barcode.close} />
  return (
    <div className="cluster">
      <button type="button" className="button" onClick={barcode.open}>
        <ScanBarcode size={18} aria-hidden />
        Scan a barcode
      </button>
      {code !== undefined && (
        <span className="small soft" role="status">
          {isKnown
            ? `${code} is this, as you said before.`
            : `${code} is new: say what it is, and it is known from now on.`}
        </span>
      )}
    </div>
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
