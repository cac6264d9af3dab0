import { Check } from 'lucide-react'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { daysUntil, tellDay } from '../alfred/tell-days.ts'

const AHEAD_DAYS = 2

/** What is to be done in the kitchen soon: to thaw, to soak. Nothing where nothing is. */
export function TasksDue() {
  const tasks = useRows('tasks')
  const due = (tasks.data?.rows ?? []).filter(
    ({ done_at: done, day }) => done === null && (day === null || daysUntil(day) <= AHEAD_DAYS),
  )
  if (due.length === 0) return null
  return (
    <section className="stack stack--tight" aria-label="To do">
      <h2>To do</h2>
      <ul className="list">
        {due.map(({ id, what, day, time }) => (
          <li key={id} className="line">
            <span className="line__text" dir="auto">
              <span>{what}</span>
              {day !== null && (
                <span className={daysUntil(day) < 0 ? 'small' : 'small soft'}>
                  {tellDay(day)}
                  {time !== null && `, ${time}`}
                </span>
              )}
            </span>
            <button
              type="button"
              className="button button--small"
              aria-label={`Done: ${what}`}
              onClick={() => void makeEdit('done_task', { what }, { label: `Done: ${what}.` })}
            >
              <Check size={16} aria-hidden />
              Done
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
