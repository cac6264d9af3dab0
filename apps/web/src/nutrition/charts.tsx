import type { Nutrient } from '@alfred/contracts'
import { nutrients } from '@alfred/contracts'
import { useState } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { today } from '../alfred/days.ts'
import { useRows } from '../alfred/rows.ts'
import { addDays, tellFigure, tellShortDay } from '../alfred/tell-days.ts'
import { Empty } from '../shell/empty.tsx'
import { Shown } from '../shell/shown.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { byDay, mainNutrients, nameOf, type DayOfChart } from './nutrients.ts'

const spans = [
  ['7', 'Week'],
  ['30', 'Month'],
] as const

/** A nutrient day by day, with its goal as a line. */
export function Charts() {
  const [span, setSpan] = useState<(typeof spans)[number][0]>('7')
  const count = Number(span)
  const [nutrient, setNutrient] = useState<Nutrient>('calories')
  const days = Array.from({ length: count }, (_, index) => addDays(today(), index - count + 1))
  const diary = useRows('diary', { where: { logged_on: { from: days[0], until: today() } } })
  const goals = useRows('goals')
  const goal = goals.data?.rows.find((one) => one.nutrient === nutrient)
  return (
    <div className="stack">
      <div className="cluster">
        <Tabs label="Time" options={spans} chosen={span} onChoose={(name) => setSpan(name)} />
        <select
          className="input chart__nutrient"
          aria-label="Nutrient"
          value={nutrient}
          onChange={({ target }) => setNutrient(target.value as Nutrient)}
        >
          {mainNutrients.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <Shown query={diary}>
        {({ rows }) => {
          const data = byDay(rows, days, nutrient)
          return rows.length === 0 ? (
            <Empty title="Nothing is written down for these days" />
          ) : (
            <>
              <Chart data={data} nutrient={nutrient} {...(goal && { target: goal.target })} />
              <Summary data={data} nutrient={nutrient} />
            </>
          )
        }}
      </Shown>
    </div>
  )
}

function Chart({
  data,
  nutrient,
  target,
}: {
  data: readonly DayOfChart[]
  nutrient: Nutrient
  target?: number
}) {
  return (
    <div
      className="card chart"
      role="img"
      aria-label={`${nameOf(nutrient)} of the last ${data.length} days; the figures stand below`}
    >
      <ResponsiveContainer width="100%" height={280}>
        <BarChart
          data={[...data]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={tellShortDay}
            stroke="var(--text-soft)"
            tickLine={false}
            minTickGap={24}
            fontSize={12}
          />
          <YAxis stroke="var(--text-soft)" tickLine={false} axisLine={false} width={48} fontSize={12} />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              color: 'var(--text)',
            }}
            labelFormatter={(day) => tellShortDay(String(day))}
            formatter={(value) => [
              `${tellFigure(Number(value))} ${nutrients[nutrient].unit}`,
              nameOf(nutrient),
            ]}
          />
          <Bar
            dataKey="amount"
            fill="var(--chart-1)"
            radius={[4, 4, 0, 0]}
            maxBarSize={40}
            isAnimationActive={false}
          />
          {target !== undefined && (
            <ReferenceLine y={target} stroke="var(--chart-2)" strokeDasharray="6 4" strokeWidth={2} />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** The same in words and figures, for whoever does not see the picture. */
function Summary({ data, nutrient }: { data: readonly DayOfChart[]; nutrient: Nutrient }) {
  const known = data.flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]))
  const { unit } = nutrients[nutrient]
  const mean = known.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, known.length)
  return (
    <details>
      <summary>
        {tellFigure(mean)} {unit} a day, of {known.length} of {data.length} days
      </summary>
      <ul className="small">
        {known.map(({ day, amount }) => (
          <li key={day}>
            {tellShortDay(day)}: {tellFigure(amount)} {unit}
          </li>
        ))}
      </ul>
    </details>
  )
}
