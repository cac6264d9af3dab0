import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { mealSchema } from '@alfred/contracts'
import { Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { readNumber } from '../alfred/read-number.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Empty } from '../shell/empty.tsx'
import { Menu } from '../shell/menu.tsx'
import { NumberField } from '../shell/number-field.tsx'
import type { Entry } from './nutrients.ts'

const ROW_PX = 68
const order: readonly (string | null)[] = [...mealSchema.options, null]

/** What was eaten on a day, meal by meal. Only what is in sight is in the page. */
export function Diary({ entries }: { entries: readonly Entry[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const sorted = entries.toSorted((one, other) => order.indexOf(one.meal) - order.indexOf(other.meal))
  const virtual = useWindowVirtualizer({
    count: sorted.length,
    estimateSize: () => ROW_PX,
    overscan: 10,
    scrollMargin: top,
  })
  if (entries.length === 0)
    return (
      <Empty title="Nothing is written down for this day">
        <p>Say above what you ate, or tell Alfred in the chat.</p>
      </Empty>
    )
  return (
    <ul ref={list} className="list diary" aria-label="Diary" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const entry = sorted[index]
        return entry === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={sorted.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <EntryRow entry={entry} />
          </li>
        )
      })}
    </ul>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const [isEditing, setIsEditing] = useState(false)
  const { id, food, quantity, unit, meal, nutrients, source, is_estimate: isEstimate } = entry
  const calories = nutrients['calories']
  return (
    <div className="line diary__line">
      <span className="line__text" dir="auto">
        <span>
          {food} <span className="soft">{tellAmount(quantity, unit)}</span>
        </span>
        <span className="small soft">
          {[meal, source, isEstimate ? 'estimated' : null]
            .filter((part) => part !== null && part !== '')
            .join(' · ')}
        </span>
      </span>
      <span className="diary__figure">{calories === undefined ? '–' : `${tellFigure(calories)} kcal`}</span>
      <Menu
        label={`More for ${food}`}
        items={[
          { label: 'Correct', icon: <Pencil size={18} aria-hidden />, onSelect: () => setIsEditing(true) },
          {
            label: 'Take out',
            icon: <Trash2 size={18} aria-hidden />,
            isDanger: true,
            onSelect: () =>
              void makeEdit('delete_food_log', { entry: id }, { label: `Took ${food} out of the diary.` }),
          },
        ]}
      />
      {isEditing && <EditEntry entry={entry} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

function EditEntry({
  entry: { id, food, quantity, unit, meal },
  onClose,
}: {
  entry: Entry
  onClose(): void
}) {
  const [problem, setProblem] = useState<string>()
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const { value: amount, problem: wrong } = readNumber(given.get('quantity'), 'above zero')
    setProblem(wrong)
    if (amount === undefined) return
    const at = mealSchema.safeParse(given.get('meal'))
    const made = await makeEdit(
      'update_food_log',
      {
        entry: id,
        ...(amount !== quantity && { quantity: amount }),
        ...(at.success && at.data !== meal && { meal: at.data }),
      },
      { label: `Corrected ${food}.` },
    )
    if (made) onClose()
  }
  return (
    <Dialog title={food} isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <NumberField label={`Amount (${unit})`} name="quantity" defaultValue={quantity} problem={problem} />
        <label className="field">
          <span>Meal</span>
          <select className="input" name="meal" defaultValue={meal ?? ''}>
            {meal === null && <option value="">Not said</option>}
            {mealSchema.options.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button className="button button--main">Save</button>
      </form>
    </Dialog>
  )
}
