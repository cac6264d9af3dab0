import { cpus } from 'node:os'
import type { CallCounts } from './count-calls.ts'
import type { CancelTimings } from './measure-cancel.ts'
import type { ModeTimings } from './measure-modes.ts'
import type { TurnTiming } from './run-turn.ts'

export type Level = {
  delay: string
  conversations: number
  seconds: number
  timings: TurnTiming[]
  /** CPU milliseconds used during the run, by process. */
  cpuMs: Record<string, number>
  memoryMb: Record<string, number>
}

/** The tables of docs/performance.md, as Markdown. */
export function renderReport(levels: readonly Level[], counts: CallCounts | undefined): string {
  return [
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), native PostgreSQL.`,
    '',
    '| model delay | conversations | turns | turns/s | first event p50 / p99 ms | first text p50 / p99 ms | done p50 / p99 ms | CPU ms/turn | failed |',
    '|---|---|---|---|---|---|---|---|---|',
    ...levels.map(renderLevel),
    '',
    'CPU ms per turn by process:',
    '',
    ...renderProcesses(levels, ({ cpuMs, timings }, name) => (cpuMs[name] ?? 0) / timings.length),
    '',
    'Memory in MB (proportional set size) at the end of each run:',
    '',
    ...renderProcesses(levels, ({ memoryMb }, name) => memoryMb[name] ?? 0),
    ...(counts ? ['', renderCounts(counts)] : []),
  ].join('\n')
}

function renderCounts(counts: CallCounts): string {
  const { databaseCalls, rowOperations, messages } = counts
  return `Per turn: ${databaseCalls.toFixed(1)} database calls, ${rowOperations.toFixed(1)} row operations, ${messages.toFixed(1)} NATS messages.`
}

function renderLevel({ delay, conversations, seconds, timings, cpuMs }: Level): string {
  const total = Object.values(cpuMs).reduce((sum, one) => sum + one, 0)
  const both = (pick: (timing: TurnTiming) => number): string =>
    `${percentile(timings.map(pick), 50).toFixed(1)} / ${percentile(timings.map(pick), 99).toFixed(1)}`
  const cells = [
    delay,
    conversations,
    timings.length,
    (timings.length / seconds).toFixed(1),
    both(({ firstEventMs }) => firstEventMs),
    both(({ firstTextMs }) => firstTextMs),
    both(({ doneMs }) => doneMs),
    (total / timings.length).toFixed(1),
    timings.filter(({ status }) => status !== 'done').length,
  ]
  return `| ${cells.join(' | ')} |`
}

function renderProcesses(levels: readonly Level[], value: (level: Level, name: string) => number): string[] {
  const names = Object.keys(levels[0]?.cpuMs ?? {})
  return [
    `| model delay | conversations | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---').join('|')}|`,
    ...levels.map(
      (level) =>
        `| ${level.delay} | ${level.conversations} | ${names.map((name) => value(level, name).toFixed(1)).join(' | ')} |`,
    ),
  ]
}

/** Renders the time to the first word of each mode, and of cancels, as Markdown. */
export function renderModes(modes: readonly ModeTimings[], cancels: readonly CancelTimings[]): string {
  const both = (values: readonly number[]): string =>
    `${percentile(values, 50).toFixed(0)} / ${percentile(values, 99).toFixed(0)}`
  return [
    '| mode | turns | first text p50 / p99 ms | done p50 / p99 ms | failed |',
    '|---|---|---|---|---|',
    ...modes.map(({ mode, timings }) => {
      const firsts = both(timings.map(({ firstTextMs }) => firstTextMs))
      const dones = both(timings.map(({ doneMs }) => doneMs))
      const failed = timings.filter(({ status }) => status !== 'done').length
      return `| ${[mode, timings.length, firsts, dones, failed].join(' | ')} |`
    }),
    '',
    '| cancelled | times | model socket closed p50 / p99 ms | told p50 / p99 ms |',
    '|---|---|---|---|',
    ...cancels.map(({ at, timings }) => {
      const sockets = both(timings.map(({ socketMs }) => socketMs))
      return `| ${[at, timings.length, sockets, both(timings.map(({ doneMs }) => doneMs))].join(' | ')} |`
    }),
  ].join('\n')
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0
}
