import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@alfred/client'
import { toLine } from '../errors.ts'
import type { ChaosStack } from '../stack/chaos-stack.ts'
import type { Person } from '../workload/run-workload.ts'
import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'
import { judgePerson } from './judge-person.ts'
import { judgeStream } from './judge-stream.ts'
import type { Replay } from './judge-stream.ts'
import { readTruth } from './truth.ts'

const READ_WITHIN_MS = 40_000
const WAIT_MS = 200
const STREAM_WITHIN_MS = 20_000

type Judged = {
  faultsEndedAt: number
  /** The time within which every turn must have ended. */
  answerWithinMs?: number | undefined
  judgesRowsAlone?: boolean
}

/** Compares the clients' own record of the whole run with the database, after everything has come to rest. */
export async function audit(
  stack: Pick<ChaosStack, 'readRows' | 'url'>,
  persons: readonly Person[],
  { judgesRowsAlone = false, ...times }: Judged,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { token, turns } of persons) {
    findings.push(...judgePerson(turns, await readTruth(stack, token), times))
    for (const turn of judgesRowsAlone ? [] : turns) {
      if (turn.jobId === undefined || turn.endedAt === 0) continue
      findings.push(...judgeStream(turn, await readAgain(stack.url, token, turn)))
    }
  }
  return findings
}

/** Reads the stream again while the gateway recovers; only the final answer is judged. */
async function readAgain(url: string, token: string, turn: SentTurn): Promise<Replay> {
  const giveUpAt = Date.now() + READ_WITHIN_MS
  for (;;) {
    try {
      return await readOnce(url, token, turn)
    } catch (error) {
      // A stream that cannot be read again is a finding, not a reason to wait forever.
      if (Date.now() > giveUpAt) return { response: toLine(error), status: 'unreadable', events: [] }
      await sleep(WAIT_MS)
    }
  }
}

async function readOnce(url: string, token: string, { jobId = '' }: SentTurn): Promise<Replay> {
  const job = await createClient({ baseUrl: url, token }).getJob(jobId)
  const response = await fetch(`${url}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(STREAM_WITHIN_MS),
  })
  const blocks = (await response.text()).split('\n\n')
  const events = blocks.flatMap((block) => {
    const id = /^id: (.+)$/m.exec(block)?.[1]
    const type = /^event: (.+)$/m.exec(block)?.[1]
    return id === undefined || type === undefined ? [] : [{ id, type: type as SentTurn['events'][0]['type'] }]
  })
  return { response: job.response ?? '', status: job.status, events }
}
