import type { ModelCall, TracedCall, TracedStep, TurnTrace } from '@alfred/contracts'
import { sumUsage } from '@alfred/contracts'

/** The lines of a trace as a tree: the turn, its nodes in order, and below each what it asked and called. */
export function drawTrace(trace: TurnTrace): string[] {
  const { model_calls, input_tokens, output_tokens, cost_usd, cost_known } = sumUsage(
    trace.steps.flatMap((step) => step.model_calls),
  )
  const writes = trace.steps.flatMap(({ calls }) => calls).filter(({ kind }) => kind === 'write').length
  const latestOwner = Math.max(0, ...trace.steps.map(({ fence }) => fence))
  const price = dollars({ cost_usd, cost_known })
  return [
    `turn ${trace.job_id}  ${trace.mode}, ${trace.status}, ${milliseconds(trace.duration_ms)}`,
    `  ${count(model_calls, 'model call')}, ${input_tokens} tokens in, ${output_tokens} out, ${price}, ${count(writes, 'write')}`,
    ...(trace.attempts > 1 ? [`  ${trace.attempts} owners: it was taken over`] : []),
    ...(trace.trace_id === null ? [] : [`  trace_id ${trace.trace_id}`]),
    ...branches(trace.steps.map((step) => drawStep(step, latestOwner))),
  ]
}

/** A node of the tree: its line, and those of what is below it. */
type Branch = { line: string; below: string[] }

function branches(nodes: readonly Branch[]): string[] {
  return nodes.flatMap(({ line, below }, index) => {
    const isLast = index === nodes.length - 1
    return [
      `${isLast ? '└─' : '├─'} ${line}`,
      ...below.map(
        (text, place) => `${isLast ? '  ' : '│ '} ${place === below.length - 1 ? '└─' : '├─'} ${text}`,
      ),
    ]
  })
}

/** A step with its times, if its record bears them, and its owner, if that was not the last one. */
function drawStep(step: TracedStep, latestOwner: number): Branch {
  const times =
    step.began_ms === null
      ? []
      : [`at ${milliseconds(step.began_ms)} for ${milliseconds(step.duration_ms ?? 0)}`]
  const owner =
    step.began_ms === null || step.fence < latestOwner ? [`by an earlier owner (${step.fence})`] : []
  const when = [...times, ...owner].join(', ')
  const failed = step.error === null ? '' : `  failed: ${step.error}`
  return {
    line: `${step.node.padEnd(12)} ${when}${failed}`,
    below: [...step.model_calls.map(drawModelCall), ...step.calls.map(drawCall)],
  }
}

function drawModelCall(call: ModelCall): string {
  const { node, model, input_tokens, output_tokens, duration_ms, repairs } = call
  const repaired = repairs > 0 ? `, ${count(repairs, 'repair')}` : ''
  return `model ${model} (${node})  ${milliseconds(duration_ms)}, ${input_tokens} in, ${output_tokens} out, ${dollars(call)}${repaired}`
}

function drawCall({ tool, kind, refused }: TracedCall): string {
  return `${kind} ${tool}${refused === null ? '' : `  refused: ${refused}`}`
}

function dollars({ cost_usd, cost_known }: Pick<ModelCall, 'cost_usd' | 'cost_known'>): string {
  return `$${cost_usd.toFixed(5)}${cost_known === false ? ' and what has no known price' : ''}`
}

function milliseconds(time: number): string {
  return `${Math.round(time)} ms`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
