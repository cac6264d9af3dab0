import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { today } from '../alfred/days.ts'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, tellShortDay } from '../alfred/tell-days.ts'
import { Menu } from '../shell/menu.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Missing } from './missing.tsx'
import { Week } from './week.tsx'
import './plan.css'

const DAYS = 7

/** What there is to eat this week, and what is missing for it. */
export function PlanPage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('from') ?? ''
  const first = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today()
  const last = addDays(first, DAYS - 1)
  const plan = useRows('meal_plan', { where: { day: { from: first, until: last } } })
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index))
  const copy = (): void =>
    void makeEdit(
      'copy_week',
      { from: first, to: addDays(first, DAYS) },
      { label: 'Copied to the next week.' },
    )
  return (
    <Page
      title="Week plan"
      isWide
      actions={
        <Menu label="More for this week" items={[{ label: 'Copy to the next week', onSelect: copy }]} />
      }
    >
      <nav className="spread" aria-label="Week">
        <button
          type="button"
          className="button button--icon"
          aria-label="The week before"
          onClick={() => setSearch({ from: addDays(first, -DAYS) })}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <h2>
          {tellShortDay(first)} – {tellShortDay(last)}
        </h2>
        <button
          type="button"
          className="button button--icon"
          aria-label="The week after"
          onClick={() => setSearch({ from: addDays(first, DAYS) })}
        >
          <ChevronRight size={22} aria-hidden />
        </button>
      </nav>
      <Shown query={plan} lines={7}>
        {({ rows, unreadable }) => (
          <>
            <UnreadableNote count={unreadable} />
            <Missing
              from={first < today() ? today() : first}
              until={last}
              isPlanned={rows.some(({ day }) => day >= today())}
            />
            <Week days={days} dishes={rows} />
          </>
        )}
      </Shown>
    </Page>
  )
}
