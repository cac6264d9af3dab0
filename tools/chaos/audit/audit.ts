import { createClient } from '@alfred/client'
import type { ChaosStack } from '../stack/chaos-stack.ts'
import type { Person } from '../workload/run-workload.ts'
import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'
import { judgePerson } from './judge-person.ts'
import { judgeStream } from './judge-stream.ts'
import type { Replay } from './judge-stream.ts'
import { readTruth } from './truth.ts'

/** Holds the clients' own record of the whole run against the database, when everything has come to rest. */
export async function audit(
  stack: ChaosStack,
  persons: readonly Person[],
  { faultsEndedAt }: { faultsEndedAt: number },
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { token, turns } of persons) {
    findings.push(...judgePerson(turns, await readTruth(stack, token), { faultsEndedAt }))
    for (const turn of turns) {
      if (turn.jobId === undefined || turn.endedAt === 0) continue
      findings.push(...judgeStream(turn, await readAgain(stack.url, token, turn)))
    }
  }
  return findings
}

async function readAgain(url: string, token: string, { jobId = '' }: SentTurn): Promise<Replay> {
  const client = createClient({ baseUrl: url, token })
  const response = await fetch(`${url}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const blocks = (await response.text()).split('\n\n')
  const events = blocks.flatMap((block) => {
    const id = /^id: (.+)$/m.exec(block)?.[1]
    const type = /^event: (.+)$/m.exec(block)?.[1]
    return id === undefined || type === undefined ? [] : [{ id, type: type as SentTurn['events'][0]['type'] }]
  })
  const job = await client.getJob(jobId)
  return { response: job.response ?? '', status: job.status, events }
}
