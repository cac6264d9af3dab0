import { ChevronLeft, ChevronRight, ShoppingCart } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { today } from '../alfred/days.ts'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, mondayOf, tellShortDay } from '../alfred/tell-days.ts'
import { Menu } from '../shell/menu.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Week } from './week.tsx'
import './plan.css'

const DAYS = 7

/** What there is to eat this week, and what is missing for it. */
export function PlanPage() {
  const [search, setSearch] = useSearchParams()
  const monday = mondayOf(
    /^\d{4}-\d\d-\d\d$/.test(search.get('week') ?? '') ? (search.get('week') ?? '') : today(),
  )
  const sunday = addDays(monday, DAYS - 1)
  const plan = useRows('meal_plan', { where: { day: { from: monday, until: sunday } } })
  const days = Array.from({ length: DAYS }, (_, index) => addDays(monday, index))
  const shop = (): void =>
    void makeEdit(
      'add_missing_to_shopping',
      { from: monday < today() ? today() : monday, until: sunday, confirmed: true },
      { label: 'What is missing for this week is on the list.' },
    )
  const copy = (): void =>
    void makeEdit(
      'copy_week',
      { from: monday, to: addDays(monday, DAYS) },
      { label: 'Copied to the next week.' },
    )
  return (
    <Page
      title="Week plan"
      isWide
      actions={
        <>
          <button type="button" className="button" onClick={shop}>
            <ShoppingCart size={18} aria-hidden />
            Shop for it
          </button>
          <Menu label="More for this week" items={[{ label: 'Copy to the next week', onSelect: copy }]} />
        </>
      }
    >
      <nav className="spread" aria-label="Week">
        <button
          type="button"
          className="button button--icon"
          aria-label="The week before"
          onClick={() => setSearch({ week: addDays(monday, -DAYS) })}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <h2>
          {tellShortDay(monday)} – {tellShortDay(sunday)}
        </h2>
        <button
          type="button"
          className="button button--icon"
          aria-label="The week after"
          onClick={() => setSearch({ week: addDays(monday, DAYS) })}
        >
          <ChevronRight size={22} aria-hidden />
        </button>
      </nav>
      <Shown query={plan} lines={7}>
        {({ rows, unreadable }) => (
          <>
            <UnreadableNote count={unreadable} />
            <Week days={days} dishes={rows} />
          </>
        )}
      </Shown>
    </Page>
  )
}
