// npm run simulate lets generated households live for a quarter, and shows whether what Alfred tells them unasked is right
// and of use.
import { parseArgs } from 'node:util'
import { judges } from './judge.ts'
import { readGoods } from './pantry-goods.ts'
import { DAYS, liveAQuarter } from './simulate.ts'

const { values } = parseArgs({
  options: { households: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})
const goods = readGoods()
const seeds = Array.from({ length: Number(values.households) }, (_, at) => Number(values.seed) * 1_000 + at)
const alone = seeds.map((seed) => liveAQuarter(seed, false, goods))
const listening = seeds.map((seed) => liveAQuarter(seed, true, goods))

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
console.log(`${seeds.length} households, ${DAYS} days, seed ${values.seed}`)
for (const [kind, judge] of Object.entries(judges)) {
  const all = alone.map(judge)
  const sum = (of: keyof (typeof all)[number]): number => all.reduce((total, one) => total + one[of], 0)
  console.log(
    `${kind.padEnd(12)} told ${String(sum('told')).padStart(5)}, of these right ${percent(sum('right'), sum('told'))}; due ${String(sum('due')).padStart(5)}, of these told ${percent(sum('found'), sum('due'))}`,
  )
}
const total = (quarters: typeof alone, of: 'bought' | 'wasted'): number =>
  quarters.reduce((all, quarter) => all + quarter[of], 0)
const shares = [alone, listening].map((quarters) => total(quarters, 'wasted') / total(quarters, 'bought'))
console.log(
  `thrown away without suggestions ${percent(shares[0] ?? 0, 1)} of what was bought, with suggestions followed ${percent(shares[1] ?? 0, 1)}: ${percent((shares[0] ?? 0) - (shares[1] ?? 0), shares[0] ?? 1)} less`,
)
const tellings = alone.flatMap(({ days }) => days.map(({ told }) => told.length))
console.log(
  `told a day: ${(tellings.reduce((all, one) => all + one, 0) / tellings.length).toFixed(1)} on average, at most ${Math.max(...tellings)}`,
)
