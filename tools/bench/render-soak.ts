import type { Sample, Soak } from './measure-soak.ts'

/** Renders the parts of a soak, how the second half compares with the first, and what became of its turns, as Markdown. */
export function renderSoak({ turnsPerSecond, samples, audit }: Soak): string {
  const names = Object.keys(samples[0]?.memoryMb ?? {})
  const row = ({ minutes, turns, failed, doneMs, memoryMb }: Sample): string =>
    `| ${[minutes.toFixed(0), turns, told(failed), doneMs.p50.toFixed(1), doneMs.p99.toFixed(1), ...names.map((name) => memoryMb[name])].join(' | ')} |`
  return [
    `| minutes | turns | failed | done p50 ms | p99 ms | ${names.map((name) => `${name} MB`).join(' | ')} |`,
    `|${' --- |'.repeat(5 + names.length)}`,
    ...samples.map(row),
    '',
    `${turnsPerSecond.toFixed(1)} turns a second. Of the second half to the first: done p50 ${ratio(samples, ({ doneMs }) => doneMs.p50)}, memory of all ${ratio(samples, ({ memoryMb }) => Object.values(memoryMb).reduce((sum, one) => sum + one, 0))}.`,
    '',
    `${audit.sent} turns were sent and ${audit.stored} are stored: ${audit.unfinished} not ended, ${audit.lost} lost, ${audit.doubled} doubled, ${audit.deadLetters} given up, ${audit.wrongStocks} people with a wrong stock. The database has ${audit.databaseMb} MB.`,
  ].join('\n')
}

/** How many failed, and as what. */
function told(failed: Sample['failed']): string {
  const reasons = Object.entries(failed).map(([status, turns]) => `${turns} ${status}`)
  return reasons.length === 0 ? '0' : reasons.join(', ')
}

/** The mean of the second half as a multiple of that of the first. The first part, while caches fill, is left out. */
function ratio(samples: readonly Sample[], pick: (sample: Sample) => number): string {
  const rest = samples.slice(1)
  const half = Math.floor(rest.length / 2)
  const mean = (some: readonly Sample[]): number =>
    some.reduce((sum, one) => sum + pick(one), 0) / some.length
  return `${(mean(rest.slice(-half)) / mean(rest.slice(0, half))).toFixed(2)} x`
}
