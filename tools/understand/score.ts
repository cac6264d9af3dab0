import type { Understood } from '@alfred/offline/understanding'
import { isExact, isWrite, isWrongWrite } from '../../evals/corpus/judge-reading.mjs'
import type { Line } from './corpus.ts'

/** A line with what a reader made of it. */
export type Reading = { line: Line; read: Understood }

/** How many of some messages were read rightly, changed something wrongly, were not understood or asked about needlessly. */
export type Score = {
  all: number
  exact: number
  wrongWrites: number
  writes: number
  lost: number
  needless: number
}

/** Counts what a reader made of some messages. */
export function scoreOf(readings: readonly Reading[]): Score {
  const count = (is: (reading: Reading) => boolean): number => readings.filter(is).length
  return {
    all: readings.length,
    exact: count(({ line, read }) => isExact(line, read)),
    wrongWrites: count(({ line, read }) => isWrongWrite(line, read)),
    writes: count(({ read }) => isWrite(read)),
    lost: count(({ read }) => read.kind === 'lost'),
    needless: count(({ line, read }) => read.kind === 'ask' && line.kind !== 'ask'),
  }
}

/** Counts by everything that tells messages apart: the kind, each tool and each tag. */
export function scoresByGroup(readings: readonly Reading[]): Map<string, Score> {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const { kind, tags, acts } = reading.line
    const names = [
      `kind ${kind}`,
      ...new Set([...tags.map((tag) => `tag ${tag}`), ...acts.map(({ tool }) => `tool ${tool}`)]),
    ]
    for (const name of names) groups.set(name, [...(groups.get(name) ?? []), reading])
  }
  return new Map(
    [...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, group]) => [name, scoreOf(group)]),
  )
}

/** What messages were taken for instead of what they mean, most often first: "edit_open as confirm". */
export function confusionsOf(readings: readonly Reading[]): [string, number][] {
  const name = (acts: readonly { tool: string }[], kind: string): string =>
    [...new Set(acts.map(({ tool }) => tool))].toSorted().join(' and ') || kind
  const wrong = readings
    .map(({ line, read }) => [name(line.acts, line.kind), name(read.acts, read.kind)] as const)
    .filter(([meant, taken]) => meant !== taken && taken !== 'lost')
  const counted = Map.groupBy(wrong, ([meant, taken]) => `${meant} as ${taken}`)
  return [...counted]
    .map(([pair, all]): [string, number] => [pair, all.length])
    .toSorted(([, one], [, other]) => other - one)
}

/** One line of a table. */
export function renderScore(
  name: string,
  { all, exact, wrongWrites, writes, lost, needless }: Score,
): string {
  const percent = (part: number, whole: number): string =>
    (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(8)
  return `${name.padEnd(34)}${String(all).padStart(6)}  exact ${percent(exact, all)}  wrong writes ${percent(wrongWrites, all)} (of its writes ${percent(wrongWrites, writes).trim()})  not understood ${percent(lost, all)}  asked needlessly ${percent(needless, all)}`
}
