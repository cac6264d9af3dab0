import { ShoppingCart } from 'lucide-react'
import { putInOutbox } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { findLow } from './find-low.ts'
import type { Lot } from './stock.ts'

/** What is below what is always wanted in. Nothing where nothing is. */
export function RunningLow({ lots }: { lots: readonly Lot[] }) {
  const minimums = useRows('min_stocks')
  const low = findLow(lots, minimums.data?.rows ?? [])
  if (low.length === 0) return null
  return (
    <section className="stack stack--tight" aria-label="Running low">
      <h2>Running low</h2>
      <ul className="list">
        {low.map(({ id, food, quantity, unit, there }) => (
          <li key={id} className="line">
            <span className="line__text" dir="auto">
              <span>{food}</span>
              <span className="small soft">
                {tellAmount(there, unit)} of at least {tellAmount(quantity, unit)}
              </span>
            </span>
            <button
              type="button"
              className="button button--small"
              aria-label={`Put ${food} on the list`}
              onClick={() =>
                void putInOutbox(
                  'add_to_shopping',
                  { food, quantity: quantity - there, unit },
                  { label: `Added ${food} to the list.` },
                )
              }
            >
              <ShoppingCart size={16} aria-hidden />
              On the list
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
