import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows } from '../alfred/rows.ts'
import { Empty } from '../shell/empty.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { AddItem } from './add-item.tsx'
import { LotList } from './lot-list.tsx'
import { findLots, placeNames, places, type Lot, type Wanted } from './stock.ts'
import { RunningLow } from './running-low.tsx'
import { TasksDue } from './tasks-due.tsx'
import './kitchen.css'

/** What is in the kitchen, what has to go first leading. */
export function KitchenPage() {
  const stock = useRows('inventory')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Page
      title="Kitchen"
      actions={
        <button type="button" className="button button--main" onClick={() => setIsAdding(true)}>
          <Plus size={18} aria-hidden />
          Add
        </button>
      }
    >
      <TasksDue />
      <Shown query={stock} lines={8}>
        {({ rows, unreadable }) => (
          <div className="stack">
            <UnreadableNote count={unreadable} />
            {rows.length === 0 ? <NothingIn /> : <Stock lots={rows} />}
            <RunningLow lots={rows} />
          </div>
        )}
      </Shown>
      {isAdding && <AddItem onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function NothingIn() {
  return (
    <Empty title="The kitchen is empty">
      <p>Add what is there, or tell Alfred in the chat: "I bought 2 litres of milk and a dozen eggs".</p>
    </Empty>
  )
}

function Stock({ lots }: { lots: readonly Lot[] }) {
  const [wanted, setWanted] = useState<Wanted>({ place: 'all', words: '', order: 'date' })
  const found = useMemo(() => findLots(lots, wanted), [lots, wanted])
  const counts = useMemo(() => Map.groupBy(lots, ({ location }) => location), [lots])
  const used = places.filter((place) => counts.has(place))
  return (
    <>
      <div className="kitchen__search">
        <input
          className="input"
          type="search"
          aria-label="Search the kitchen"
          placeholder="Search"
          value={wanted.words}
          onChange={({ target }) => setWanted({ ...wanted, words: target.value })}
        />
        <select
          className="input"
          aria-label="Order"
          value={wanted.order}
          onChange={({ target }) =>
            setWanted({ ...wanted, order: target.value === 'name' ? 'name' : 'date' })
          }
        >
          <option value="date">By date</option>
          <option value="name">By name</option>
        </select>
      </div>
      <Tabs
        label="Place"
        chosen={wanted.place}
        onChoose={(place) => setWanted({ ...wanted, place })}
        options={(['all', ...used] as const).map((place) => [
          place,
          <>
            {place === 'all' ? 'All' : placeNames[place]}{' '}
            <span className="small">{place === 'all' ? lots.length : counts.get(place)?.length}</span>
          </>,
        ])}
      />
      {found.length === 0 ? (
        <p className="soft" role="status">
          Nothing of that is in.
        </p>
      ) : (
        <LotList lots={found} />
      )}
    </>
  )
}
