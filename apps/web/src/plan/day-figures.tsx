import { useRows } from '../alfred/rows.ts'
import { daysUntil, tellFigure } from '../alfred/tell-days.ts'
import type { Dish } from './move-dish.ts'

/** What was eaten on a day, beside what was planned. */
export function DayFigures({ day, dishes }: { day: string; dishes: readonly Dish[] }) {
  const isPast = daysUntil(day) <= 0
  const diary = useRows('diary', { where: { logged_on: day }, isEnabled: isPast })
  const calories = (diary.data?.rows ?? []).reduce(
    (sum, { nutrients }) => sum + (nutrients['calories'] ?? 0),
    0,
  )
  if (isPast && calories > 0) return <p className="day__figures">{tellFigure(calories)} kcal eaten</p>
  if (dishes.length === 0) return <p className="day__figures">Nothing planned</p>
  return null
}
