#!/usr/bin/env node
// Scores readings of the corpus. node score.mjs PREDICTIONS.jsonl GOLD.jsonl [GOLD.jsonl ...]
// A prediction is {id, kind, acts, asks?}; `kind: "lost"` says that the reader did not understand. Exact: the kind is right and the
// acts are those of the line or of one of its also_ok, in any order, slot by slot. A wrong write: an act that changes something
// and stands in none of the accepted lists. Plain Node, no dependencies.
import { readFileSync } from 'node:fs'
import { isExact, isWrite, isWrongWrite } from './judge-reading.mjs'

const [predictionFile, ...goldFiles] = process.argv.slice(2)
const lines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const predictions = new Map(lines(predictionFile).map((each) => [each.id, each]))
const groups = new Map()
const add = (group, result) => {
  const sum = groups.get(group) ?? { all: 0, exact: 0, wrong: 0, lost: 0, needless: 0, writes: 0 }
  sum.all++
  for (const key of ['exact', 'wrong', 'lost', 'needless', 'writes']) sum[key] += result[key] ? 1 : 0
  groups.set(group, sum)
}
const misses = []
for (const item of goldFiles.flatMap(lines)) {
  const { kind = 'lost', acts = [], asks } = predictions.get(item.id) ?? {}
  const reading = { kind, acts, asks }
  const exact = isExact(item, reading)
  const needless = kind === 'ask' && item.kind !== 'ask'
  const result = {
    ...{ exact, needless, lost: kind === 'lost' },
    ...{ wrong: isWrongWrite(item, reading), writes: isWrite(reading) },
  }
  if (!exact) misses.push(item.id)
  add('all', result)
  add(`kind ${item.kind}`, result)
  add(`file ${item.id.slice(0, 2)}`, result)
  for (const tag of item.tags ?? []) add(`tag ${tag}`, result)
  for (const tool of new Set((item.acts ?? []).map((act) => act.tool))) add(`tool ${tool}`, result)
}
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`.padStart(8)
for (const [name, { all, exact, wrong, lost, needless, writes }] of [...groups].sort(([a], [b]) =>
  a === 'all' ? 1 : b === 'all' ? -1 : a < b ? -1 : 1,
))
  console.log(
    `${name.padEnd(34)} ${String(all).padStart(5)}  exact ${percent(exact, all)}  wrong writes ${percent(wrong, all)}  not understood ${percent(lost, all)}  asked needlessly ${percent(needless, all)}  wrong of its writes ${writes ? percent(wrong, writes) : '       -'}`,
  )
if (process.env.MISSES) console.log(misses.join(' '))
