import { createClient } from '@alfred/client'
import { audit } from '../audit/audit.ts'
import { beginTurn } from '../workload/sent-turn.ts'
import { sendTurn } from '../workload/send-turn.ts'
import type { Scenario } from './scenario.ts'

/** A pantry turn with two decisions: one adds eggs, one uses some of them. */
export const eggs: Scenario = {
  name: 'a turn of two decisions',
  play: async (stack, number, answerWithinMs) => {
    const name = `eggs-${number}`
    const token = await stack.keys.signPersonToken({ name })
    const client = createClient({ baseUrl: stack.url, token, backoffMs: 20 })
    const turn = beginTurn(name, { label: `${name}.0`, adds: 50, uses: 3, steps: 2 })
    const onAccepted = (): void => void (turn.order = 1)
    await sendTurn(turn, {
      client,
      unbroken: client,
      conversationId: 'new',
      leavesAfter: undefined,
      onAccepted,
    })
    const persons = [{ name, token, turns: [turn] }]
    const findings = await audit(stack, persons, { faultsEndedAt: 0, answerWithinMs })
    return findings.map(({ kind, detail }) => `${kind}: ${detail}`)
  },
}
