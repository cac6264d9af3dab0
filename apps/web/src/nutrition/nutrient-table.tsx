import { useState } from 'react'
import { today } from '../alfred/days.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, tellFigure } from '../alfred/tell-days.ts'
import { Empty } from '../shell/empty.tsx'
import { Shown } from '../shell/shown.tsx'
import { sumNutrients } from './nutrients.ts'

const spans = [
  [1, 'Today'],
  [7, '7 days'],
  [30, '30 days'],
] as const

/** All nutrients of some days, with where the figures come from and of how much they are known. */
export function NutrientTable() {
  const [days, setDays] = useState(1)
  const diary = useRows('diary', {
    where: { logged_on: { from: addDays(today(), 1 - days), until: today() } },
  })
  return (
    <div className="stack">
      <div className="tabs" role="group" aria-label="Time">
        {spans.map(([count, name]) => (
          <button
            key={count}
            type="button"
            className="tab"
            aria-pressed={days === count}
            onClick={() => setDays(count)}
          >
            {name}
          </button>
        ))}
      </div>
      <Shown query={diary} lines={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title="Nothing is written down for these days" />
          ) : (
            <div className="scroll-x card" tabIndex={0} role="region" aria-label="All nutrients">
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">Nutrient</th>
                    <th scope="col" className="number">
                      {days === 1 ? 'Amount' : 'A day'}
                    </th>
                    <th scope="col">Known for</th>
                    <th scope="col">Source</th>
                  </tr>
                </thead>
                <tbody>
                  {sumNutrients(rows).map(
                    ({ nutrient, name, unit, amount, known, entries, sources, isEstimate }) => (
                      <tr key={nutrient}>
                        <th scope="row" className="capital">
                          {name}
                        </th>
                        <td className="number">
                          {tellFigure(amount / new Set(rows.map(({ logged_on: day }) => day)).size)} {unit}
                        </td>
                        <td>
                          {known === entries ? 'all' : `${known} of ${entries}`}
                          {isEstimate && <span className="soft"> (some estimated)</span>}
                        </td>
                        <td className="small">{sources.join(', ')}</td>
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </div>
          )
        }
      </Shown>
      {days > 1 && (
        <p className="small soft">A day is the mean of the days on which something was written down.</p>
      )}
    </div>
  )
}
