import { useState } from 'react'
import { today } from '../alfred/days.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, tellFigure } from '../alfred/tell-days.ts'
import { Empty } from '../shell/empty.tsx'
import { Shown } from '../shell/shown.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { sumNutrients } from './nutrients.ts'

const spans = [
  ['1', 'Today'],
  ['7', '7 days'],
  ['30', '30 days'],
] as const

/** All nutrients of some days, with where the figures come from and of how much they are known. */
export function NutrientTable() {
  const [span, setSpan] = useState<(typeof spans)[number][0]>('1')
  const days = Number(span)
  const diary = useRows('diary', {
    where: { logged_on: { from: addDays(today(), 1 - days), until: today() } },
  })
  return (
    <div className="stack">
      <Tabs label="Time" options={spans} chosen={span} onChoose={(name) => setSpan(name)} />
      <Shown query={diary} lines={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title="Nothing is written down for these days" />
          ) : (
            <div className="scroll-x card" tabIndex={0} role="region" aria-label="All nutrients">
              <table className="table table--wide">
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
