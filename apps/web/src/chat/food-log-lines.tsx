import { Plus, X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { z } from 'zod'
import { tellFigure } from '../alfred/tell-days.ts'
import { EditableText } from './editable-text.tsx'
import { MealAndDay } from './meal-and-day.tsx'
import type { LinesProps } from './answer.ts'

const item = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  source: z.string(),
  is_estimate: z.boolean().default(false),
  nutrients: z.record(z.string(), z.number()),
})
const offer = z.object({
  items: z.array(item),
  totals: z.record(z.string(), z.number()).default({}),
  meal: z.string().nullish(),
  day: z.string(),
})

/** Foods that wait to be logged: amount, unit and food of each line can be changed, with where its figures come from. */
export function FoodLogLines({ pending, onAnswer }: LinesProps) {
  const read = offer.safeParse(pending.data)
  if (!read.success) return <p dir="auto">{pending.summary}</p>
  const { items, totals, meal, day } = read.data
  const edit = (edits: Record<string, unknown>, shown: string): void =>
    onAnswer({ action: 'edit', edits, shown })
  return (
    <div className="stack stack--tight">
      <ul className="offer">
        {items.map((line, index) => {
          const place = index + 1
          const change = (field: string, value: unknown): void =>
            edit({ item: place, [field]: value }, `${line.food}: ${String(value)}`)
          return (
            <li key={place} className="offer__line">
              <EditableText
                label={`Amount of ${line.food}`}
                value={String(line.quantity)}
                isNumber
                onChange={(value) => change('quantity', Number(value))}
              />
              <EditableText
                label={`Unit of ${line.food}`}
                value={line.unit}
                onChange={(value) => change('unit', value)}
              />
              <EditableText
                label={`Food ${place}`}
                value={line.food}
                isWide
                onChange={(value) => change('food', value)}
              />
              <span className="offer__figures">
                {tellFigure(line.nutrients['calories'] ?? 0)} kcal{' '}
                <span className={line.is_estimate ? 'badge badge--warn' : 'badge'}>
                  {line.is_estimate ? `${line.source}, estimated` : line.source}
                </span>
              </span>
              {items.length > 1 && (
                <button
                  type="button"
                  className="button button--icon"
                  aria-label={`Leave out ${line.food}`}
                  onClick={() => edit({ item: place, remove: true }, `without ${line.food}`)}
                >
                  <X size={18} aria-hidden />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <AddFood onAdd={(food, quantity) => edit({ add: { food, quantity } }, `and ${quantity} ${food}`)} />
      <MealAndDay meal={meal ?? null} day={day} onChange={(edits, shown) => edit(edits, shown)} />
      <Totals totals={totals} />
    </div>
  )
}

export function Totals({ totals }: { totals: Readonly<Record<string, number>> }) {
  const told = [
    ['calories', 'kcal', ''],
    ['protein_g', 'g', 'protein'],
    ['carbs_g', 'g', 'carbohydrates'],
    ['fat_total_g', 'g', 'fat'],
  ].flatMap(([code = '', unit = '', name = '']) =>
    totals[code] === undefined ? [] : [`${tellFigure(totals[code])} ${unit} ${name}`.trim()],
  )
  return told.length === 0 ? null : <p className="small soft">Together: {told.join(', ')}</p>
}

function AddFood({ onAdd }: { onAdd(food: string, quantity: number): void }) {
  const [isOpen, setIsOpen] = useState(false)
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const food = String(given.get('food')).trim()
    if (food !== '') onAdd(food, Number(given.get('quantity')) || 1)
    setIsOpen(false)
  }
  if (!isOpen)
    return (
      <div>
        <button type="button" className="button button--plain button--small" onClick={() => setIsOpen(true)}>
          <Plus size={16} aria-hidden />
          Add a food
        </button>
      </div>
    )
  return (
    <form className="offer__line" onSubmit={add}>
      <input
        className="input offer__number"
        name="quantity"
        aria-label="Amount"
        inputMode="decimal"
        defaultValue="1"
      />
      <input
        className="input offer__food"
        name="food"
        aria-label="Food"
        placeholder="Food"
        maxLength={120}
        autoFocus
      />
      <button className="button button--small">Add</button>
    </form>
  )
}
