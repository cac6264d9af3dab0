import { createClient } from '@alfred/client'
import type { FakeOpenAi, FakeRequest } from '@alfred/llm/testing'
import type { BenchStack } from './bench-stack.ts'

/** Milliseconds from sending a cancel until the model's socket is closed, and until the last event. */
export type CancelTiming = { socketMs: number; doneMs: number }
export type CancelTimings = { at: string; timings: CancelTiming[] }

const CANCELS = 10
/** The message for which the model stays silent so long that it has to be aborted. */
export const SLOW = 'slowly'

/** Measures how fast a cancel aborts a model call of an agent and of the orchestrator. */
export async function measureCancel(stack: BenchStack, fake: FakeOpenAi): Promise<CancelTimings[]> {
  const token = await stack.keys.signPersonToken({ name: 'canceller' })
  const client = createClient({ baseUrl: stack.gatewayUrl, token })
  const cancelOnce = async (prompt: string): Promise<CancelTiming> => {
    const asked = fake.requests.length
    let jobId = ''
    const reading = (async () => {
      for await (const event of client.chat({ message: `${SLOW}: ${prompt}` }))
        if (event.type === 'job_started') jobId = event.data.job_id
    })()
    const open = await until(() => fake.requests.slice(asked).find((request) => request.prompt === prompt))
    const sentAt = performance.now()
    const since = (): number => performance.now() - sentAt
    const [socketMs, doneMs] = await Promise.all([
      open.closed.then(since),
      reading.then(since),
      client.cancel(jobId),
    ])
    return { socketMs, doneMs }
  }
  const measure = async (at: string, prompt: string): Promise<CancelTimings> => {
    const timings: CancelTiming[] = []
    for (let turn = 0; turn < CANCELS; turn += 1) timings.push(await cancelOnce(prompt))
    return { at, timings }
  }
  return [
    await measure('while an agent thinks', 'agents-pantry/think'),
    await measure('while the reply is written', 'orchestrator/reply'),
  ]
}

async function until(find: () => FakeRequest | undefined): Promise<FakeRequest> {
  for (;;) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
