import { findingKinds } from './audit/finding.ts'
import type { Finding } from './audit/finding.ts'
import { RACERS } from './workload/race-key.ts'
import type { Outcome } from './run-chaos.ts'

/** The rule of three: with nothing found in N tries, the rate is below 3/N at 95 % confidence. */
const BOUND = 3
const SHOWN_MAX = 20

/** The final lines of a run's output. */
export function reportOutcome({ persons, findings, counts, notRun, seconds }: Outcome): string[] {
  const turns = persons.flatMap((person) => person.turns)
  const accepted = turns.filter(({ jobId }) => jobId !== undefined)
  const slowest = Math.max(0, ...accepted.map(({ acceptedAt, endedAt }) => endedAt - acceptedAt))
  const raced = accepted.filter(({ isRaced }) => isRaced).length
  const fetched = accepted.filter(({ hasLeft }) => hasLeft).length
  return [
    `${accepted.length} turns accepted of ${turns.length} sent by ${persons.length} people in ${seconds.toFixed(0)} s; the slowest took ${(slowest / 1_000).toFixed(1)} s`,
    ...describeFaults(counts),
    ...(fetched === 0 ? [] : [`clients that left and fetched the result: ${fetched}`]),
    ...(raced === 0 ? [] : [`keys raced: ${raced}, each sent ${RACERS} times and once with another body`]),
    ...notRun.map((what) => `not run: ${what}`),
    ...findingKinds.map((kind) => {
      const found = findings.filter((finding) => finding.kind === kind).length
      return `${kind}: ${found} of ${accepted.length}${bound(found, accepted.length)}`
    }),
    ...describeFindings(findings),
  ]
}

function bound(found: number, of: number): string {
  return found > 0 || of === 0 ? '' : ` (95 % bound ${((BOUND / of) * 100).toFixed(2)} %)`
}

function describeFaults(counts: ReadonlyMap<string, number>): string[] {
  const kinds = Map.groupBy(
    [...counts].filter(([, count]) => count > 0).toSorted(),
    ([what]) => what.split(' of ')[0],
  )
  return [...kinds].map(([kind, entries]) => {
    const total = entries.reduce((sum, [, count]) => sum + count, 0)
    const parts = entries.flatMap(([what, count]) =>
      what.includes(' of ') ? [`${what.slice(what.indexOf(' of ') + 4)} ${count}`] : [],
    )
    return `${kind}: ${total}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`
  })
}

export function describeFindings(findings: readonly Finding[]): string[] {
  const lines = findings.slice(0, SHOWN_MAX).map(({ kind, turn, detail }) => `  ${turn} ${kind}: ${detail}`)
  const more = findings.length - lines.length
  return more > 0 ? [...lines, `  and ${more} more in the log`] : lines
}
