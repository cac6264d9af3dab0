import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { today } from '../alfred/days.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, daysUntil, tellDay } from '../alfred/tell-days.ts'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { AddEaten } from './add-eaten.tsx'
import { Diary } from './diary.tsx'
import { Goals } from './goals.tsx'
import { NutrientTable } from './nutrient-table.tsx'
import { Rings } from './rings.tsx'
import './nutrition.css'

// Drawing takes more script than all else of the page.
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

const views = [
  ['day', 'Day'],
  ['charts', 'Week and month'],
  ['table', 'All nutrients'],
  ['goals', 'Goals'],
] as const

/** What was eaten, against what is wanted. */
export function NutritionPage() {
  const [search, setSearch] = useSearchParams()
  const view = views.find(([name]) => name === search.get('view'))?.[0] ?? 'day'
  return (
    <Page title="Nutrition" isWide>
      <Tabs label="View" options={views} chosen={view} onChoose={(name) => setSearch({ view: name })} />
      {view === 'day' && <Day />}
      {view === 'charts' && (
        <Suspense fallback={<div className="waiting__line" />}>
          <Charts />
        </Suspense>
      )}
      {view === 'table' && <NutrientTable />}
      {view === 'goals' && <Goals />}
    </Page>
  )
}

function Day() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today()
  const diary = useRows('diary', { where: { logged_on: day } })
  const goals = useRows('goals')
  const show = (other: string): void => setSearch({ view: 'day', day: other })
  return (
    <div className="stack">
      <nav className="spread" aria-label="Day">
        <button
          type="button"
          className="button button--icon"
          aria-label="The day before"
          onClick={() => show(addDays(day, -1))}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <h2 className="capital">{tellDay(day)}</h2>
        <button
          type="button"
          className="button button--icon"
          aria-label="The day after"
          disabled={daysUntil(day) >= 0}
          onClick={() => show(addDays(day, 1))}
        >
          <ChevronRight size={22} aria-hidden />
        </button>
      </nav>
      <Shown query={diary}>
        {({ rows, unreadable }) => (
          <div className="stack">
            <UnreadableNote count={unreadable} />
            <Rings goals={goals.data?.rows ?? []} entries={rows} />
            <AddEaten day={day} />
            <Diary entries={rows} />
          </div>
        )}
      </Shown>
    </div>
  )
}
