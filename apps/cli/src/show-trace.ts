import type { Client } from '@alfred/client'
import { sumUsage, type ModelCall, type TurnTrace } from '@alfred/contracts'
import { UsageError } from './errors.ts'
import { layOutTable } from './lay-out-table.ts'

/** The trace of a request, by its id, else of the person's latest. @throws UsageError without any. */
export async function findTrace(client: Client, jobId: string | undefined): Promise<TurnTrace> {
  const id = jobId ?? (await client.listJobs({ limit: 1 })).items[0]?.job_id
  if (id === undefined) throw new UsageError('There is no request yet whose trace could be shown.')
  return client.trace(id)
}

/** A trace as a table: each node with the models that it asked and the tools that it called. */
export function tellTrace(trace: TurnTrace): string {
  const taken = sumUsage(trace.steps.flatMap(({ model_calls }) => model_calls))
  const lines = trace.steps.map((step) => [
    ...[step.node, milliseconds(step.began_ms), milliseconds(step.duration_ms)],
    step.model_calls.map(tellModel).join(', '),
    step.calls.map(({ tool, refused }) => (refused === null ? tool : `${tool} (${refused})`)).join(', '),
    step.error ?? '',
  ])
  return [
    `${trace.job_id}: ${trace.mode}, ${trace.status}, ${milliseconds(trace.duration_ms)}`,
    `${taken.model_calls} model calls, ${taken.input_tokens} tokens in, ${taken.output_tokens} out, $${taken.cost_usd.toFixed(5)}`,
    '',
    layOutTable(['node', 'at', 'took', 'models', 'tools', 'failed'], lines),
  ].join('\n')
}

function tellModel({ model, input_tokens, output_tokens }: ModelCall): string {
  return `${model} ${input_tokens}+${output_tokens}`
}

function milliseconds(time: number | null): string {
  return time === null ? '' : `${Math.round(time)} ms`
}
