import { setTimeout as sleep } from 'node:timers/promises'
import { AGENT_WITH_NEXT } from '../stack/start-next-version.ts'
import type { Fault } from './fault.ts'
import { signalByName } from './signal.ts'

const TURNS_PER_REPLACEMENT = 20
/** Within the duration of a turn, so that an instance leaves at each moment of one. */
const SPAN_MS = 1_000

/**
 * Two versions of one agent side by side: the next one comes, and instances of the present one are ended while they work, as a rolling
 * restart does. Turns that began with the present version end with the next.
 */
export function createReplace(): Fault {
  return {
    name: 'replace',
    summary:
      'the next version of an agent runs beside it, and instances of the present one are ended (SIGTERM)',
    lacking: () => undefined,
    usual: (turns) => Math.ceil(turns / TURNS_PER_REPLACEMENT),
    isOneAtATime: true,
    strike: async ({ stack, random, note }) => {
      await stack.next.start()
      await sleep(random() * SPAN_MS)
      await signalByName(stack, AGENT_WITH_NEXT, 'SIGTERM')
      note(`end of the present version of ${AGENT_WITH_NEXT}`)
    },
  }
}
