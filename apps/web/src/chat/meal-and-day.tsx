import { mealSchema } from '@alfred/contracts'
import { today } from '../alfred/days.ts'

type MealAndDayProps = {
  meal: string | null
  day: string
  onChange(edits: Record<string, unknown>, shown: string): void
}

/** When something was eaten. */
export function MealAndDay({ meal, day, onChange }: MealAndDayProps) {
  return (
    <div className="cluster">
      <label className="field">
        <span>Meal</span>
        <select
          className="input"
          value={meal ?? ''}
          onChange={({ target }) => onChange({ meal: target.value }, `for ${target.value}`)}
        >
          {meal === null && <option value="">Not said</option>}
          {mealSchema.options.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Day</span>
        <input
          className="input"
          type="date"
          max={today()}
          defaultValue={day}
          onBlur={({ target }) =>
            target.value !== '' &&
            target.value !== day &&
            onChange({ day: target.value }, `on ${target.value}`)
          }
        />
      </label>
    </div>
  )
}
