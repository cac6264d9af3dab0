import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerFault } from '@alfred/testing'
import { choose } from './choose.ts'
import type { Fault } from './fault.ts'

const TURNS_PER_SPELL = 20
const SPELL_MS = 1_500
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
      const decide = (): AnswerFault | undefined => {
        if (random() >= SHARE_STRUCK) return undefined
        const fault = chooseFault(random)
        note(`answer ${fault.kind === 'cut' ? 'cut' : fault.kind === 'late' ? 'late' : 'never given'}`)
        return fault
      }
      stack.wayToDatabase?.decide(decide)
      await sleep(SPELL_MS)
      stack.wayToDatabase?.decide(() => undefined)
      note('spell of cuts')
    },
  }
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
