import type { Clock } from './rate-limiter.ts'

const SHOW_EVERY_MS = 1_000
const TOLD_MAX = 20
// A reason may quote the record, so there may be as many reasons as records.
const REASONS_MAX = 200
const REASONS_SHOWN_MAX = 12

/** The output of an import: lines that stay, and one that is overwritten. */
export type Output = { say(line: string): void; show(line: string): void }

/** Counts skipped records by reason, and shows the progress about once a second. */
export type Progress = {
  /** Counts a skipped record. Only the first ones are shown: a wrong file may have millions. */
  skip(reason: string, where?: string): void
  tick(counts: { imported: number; skipped: number }): void
  /** The reasons for skipped records, the most frequent first: '3: has no name'. */
  reasons(): string[]
}

export function createProgress({ say, show }: Output, clock: Clock): Progress {
  const counts = new Map<string, number>()
  const began = clock.now()
  let [shown, told] = [began, 0]
  let importedBefore: number | undefined
  return {
    skip(reason, where) {
      const key = counts.has(reason) || counts.size < REASONS_MAX ? reason : 'other reasons'
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (where === undefined) return
      told += 1
      if (told <= TOLD_MAX) say(`${where}: ${reason}; skipped.`)
      if (told === TOLD_MAX) say('More records like these are only counted.')
    },
    tick({ imported, skipped }) {
      importedBefore ??= imported
      const now = clock.now()
      if (now - shown < SHOW_EVERY_MS) return
      shown = now
      const perSecond = Math.round((imported - importedBefore) / ((now - began) / 1_000))
      show(`${number(imported)} rows, ${number(perSecond)} rows/s, ${number(skipped)} skipped`)
    },
    reasons: () =>
      [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, REASONS_SHOWN_MAX)
        .map(([reason, count]) => `${number(count)}: ${reason}`),
  }
}

/** Formats 1234567 as 1,234,567. */
export const number = (count: number) => count.toLocaleString('en')
