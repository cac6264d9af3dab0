import type { TracedStep } from '@alfred/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { TurnChanges } from '../chat/turn-changes.tsx'
import { Page } from '../shell/page.tsx'
import { Shown } from '../shell/shown.tsx'

/** How a request was worked at: its steps, the models that were asked, the tools, the time and the cost. */
export function TracePage() {
  const { jobId = '' } = useParams()
  const job = useQuery({ queryKey: ['job', jobId], queryFn: () => client.getJob(jobId) })
  const trace = useQuery({ queryKey: ['trace', jobId], queryFn: () => client.trace(jobId) })
  return (
    <Page title="How it was worked at">
      <Shown query={job} lines={2}>
        {({ message, response }) => (
          <div className="stack stack--tight">
            <h2 dir="auto">{message === '' ? 'An answer by card' : message}</h2>
            <p className="soft" dir="auto">
              {response}
            </p>
            <TurnChanges jobId={jobId} isShown />
          </div>
        )}
      </Shown>
      <Shown query={trace} lines={4}>
        {({ duration_ms: duration, attempts, mode, steps, trace_id: traceId }) => {
          const calls = steps.flatMap(({ model_calls: made }) => made)
          const cost = calls.reduce((sum, { cost_usd: one }) => sum + one, 0)
          return (
            <div className="stack">
              <p className="cluster">
                <span className="badge">{tellDuration(duration)}</span>
                <span className="badge">mode: {mode}</span>
                <span className="badge">{calls.length} model calls</span>
                <span className="badge">{cost === 0 ? 'no cost' : `$${cost.toFixed(4)}`}</span>
                {attempts > 1 && <span className="badge badge--warn">taken over {attempts - 1} times</span>}
              </p>
              <ol className="stack stack--tight">
                {steps.map((step, index) => (
                  <StepCard key={index} step={step} />
                ))}
              </ol>
              {traceId !== null && <p className="small soft">In the logs: {traceId}</p>}
            </div>
          )
        }}
      </Shown>
      <Link to="/changes">All that Alfred did</Link>
    </Page>
  )
}

function StepCard({
  step: { node, duration_ms: duration, error, model_calls: models, calls },
}: {
  step: TracedStep
}) {
  return (
    <li className="card stack stack--tight">
      <div className="spread">
        <h3 className="capital">{node}</h3>
        {duration !== null && <span className="small soft">{tellDuration(duration)}</span>}
      </div>
      {error !== null && <p className="badge badge--danger">{error}</p>}
      <ul className="small stack stack--tight">
        {models.map((call, index) => (
          <li key={index}>
            Asked {call.model}: {tellFigure(call.input_tokens)} tokens in, {tellFigure(call.output_tokens)}{' '}
            out, {tellDuration(call.duration_ms)}
          </li>
        ))}
        {calls.map(({ tool, kind, refused }, index) => (
          <li key={index}>
            {tool.replaceAll('_', ' ')} <span className="badge">{kind}</span>{' '}
            {refused !== null && (
              <span className="badge badge--warn">refused: {refused.toLowerCase().replaceAll('_', ' ')}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function tellDuration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
}
