import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerFault } from '@alfred/testing'
import { choose } from './choose.ts'
import type { Fault } from './fault.ts'

const TURNS_PER_SPELL = 20
/** A spell lasts so long, and until so many answers to changes are lost: on a slow machine few are given in a time. */
const SPELL_MS = 1_500
const CHANGES_LOST_MIN = 2
const SPELL_MAX_MS = 60_000
const LOOK_EVERY_MS = 100
const SHARE_STRUCK = 0.3
const LATE_MS = 3_000
const CUT_BYTES_MAX = 400

/** Loses answers of PostgREST after their transactions were committed, in periods. */
export function createCut(): Fault {
  return {
    name: 'cut',
    summary: 'answers of PostgREST cut at a random byte, late, or never there, after the commit',
    lacking: ({ wayToDatabase }) =>
      wayToDatabase === undefined ? 'it needs a way to PostgREST of its own: --database proxied' : undefined,
    usual: (turns) => Math.ceil(turns / TURNS_PER_SPELL),
    isOneAtATime: true,
    strike: async ({ stack, random, note }) => {
      let changesLost = 0
      const decide = (asked: string): AnswerFault | undefined => {
        if (random() >= SHARE_STRUCK) return undefined
        const fault = chooseFault(random)
        if (fault.kind !== 'late' && asksForChanges(asked)) changesLost += 1
        note(`answer ${fault.kind === 'cut' ? 'cut' : fault.kind === 'late' ? 'late' : 'never given'}`)
        return fault
      }
      stack.wayToDatabase?.decide(decide)
      const startedAt = Date.now()
      const lasted = (): number => Date.now() - startedAt
      while (lasted() < SPELL_MS || (changesLost < CHANGES_LOST_MIN && lasted() < SPELL_MAX_MS))
        await sleep(LOOK_EVERY_MS)
      stack.wayToDatabase?.decide(() => undefined)
      note('spell of cuts')
    },
  }
}

/** Is this the request of a decision that calls tools? */
function asksForChanges(asked: string): boolean {
  return asked.startsWith('POST /rpc/apply') && !/"p_calls":\s*\[\s*\]/.test(asked)
}

/** Mostly cuts, half of them before the first byte; a missing answer costs its caller ten seconds. */
function chooseFault(random: () => number): AnswerFault {
  const kind = choose(
    ['cut', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut', 'late', 'late', 'never'] as const,
    random,
  )
  if (kind === 'late') return { kind, milliseconds: random() * LATE_MS }
  if (kind === 'never') return { kind }
  return { kind, afterBytes: random() < 0.5 ? 0 : Math.floor(random() * CUT_BYTES_MAX) }
}
