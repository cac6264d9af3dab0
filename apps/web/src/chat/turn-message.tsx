import type { Job, TurnStatus } from '@alfred/contracts'
import { lazy, Suspense } from 'react'
import { RulesNote } from './rules-note.tsx'
import { TurnChanges } from './turn-changes.tsx'
import { isRunning, type ShownTurn } from './use-conversation.ts'
import { tellProblemOnce } from './tell-problem-once.ts'
import type { LiveTurn } from './live-turns.ts'

// Formatted text comes behind the first page: until then it stands as it was written.
const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }))

type TurnProps = {
  turn: ShownTurn
  /** Whether it is one of the last, of which it is told at once what was changed. */
  isLate: boolean
  isLast: boolean
  onRetry(message: string): void
}

/** What a person said, and the answer. */
export function TurnMessage({ turn, isLate, isLast, onRetry }: TurnProps) {
  const { job, live } = turn
  const said = live?.message || job?.message || ''
  const jobId = live?.jobId ?? job?.job_id
  const hasEnded = !isRunning(turn)
  return (
    <article className="turn">
      <h2 className="visually-hidden">{said === '' ? 'An answer by card' : said}</h2>
      <div className={said === '' ? 'message message--quiet' : 'message message--person'} dir="auto">
        {tellSaid(said)}
      </div>
      {live !== undefined && isRunning(turn) ? (
        <Coming live={live} />
      ) : (
        <Answered turn={turn} onRetry={onRetry} />
      )}
      {hasEnded && jobId !== undefined && <TurnChanges jobId={jobId} isShown={isLate} />}
      {hasEnded && isLast && <RulesNote turn={turn} />}
    </article>
  )
}

/** Messages that a client sends for its person are no words of theirs. */
function tellSaid(said: string): string {
  if (said === '') return 'Answered by the card'
  return /^__(cook|brainstorm)_exit__$/.test(said) ? 'That is all, thank you.' : said
}

function Coming({ live }: { live: LiveTurn }) {
  return (
    <div className="message message--alfred" dir="auto">
      {live.text !== '' && <Words text={live.text} />}
      <p className="progress" role="status">
        <span className="progress__dots" aria-hidden />
        {live.progress === ''
          ? live.state === 'sending'
            ? 'Sending'
            : 'Waiting for its turn'
          : live.progress}
      </p>
    </div>
  )
}

function Answered({ turn: { job, live }, onRetry }: Pick<TurnProps, 'turn' | 'onRetry'>) {
  const text = live?.done?.response ?? job?.response ?? live?.text ?? ''
  const handoff = live?.handoff ?? job?.handoff
  const problem = live?.problem ?? problemOf(job)
  const status = live?.done?.status ?? job?.status
  const message = live?.message ?? job?.message ?? ''
  const told = problem && tellProblemOnce(problem.text, text)
  const canRetry = problem?.isRetryable === true && message !== ''
  return (
    <div className="message message--alfred" dir="auto">
      {text !== '' && <Words text={text} />}
      {handoff && handoff.action !== 'close' && (
        <Words text={`${handoff.summary}\n\n**Worth keeping:** ${handoff.action_detail}`} />
      )}
      {status !== undefined && asides[status] !== undefined && (
        <p className="message__aside">{asides[status]}</p>
      )}
      {(told !== undefined || canRetry) && (
        <div className={told === undefined ? undefined : 'notice notice--danger'} role="alert">
          <div className="stack stack--tight">
            {told !== undefined && <p>{told}</p>}
            {canRetry && (
              <div>
                <button type="button" className="button button--small" onClick={() => onRetry(message)}>
                  Say it again
                </button>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const asides: Partial<Record<TurnStatus, string>> = {
  cancelled: 'You stopped this. What was done until then stays, and can be undone.',
  partial: 'Not all of it could be done: what was is told above, and can be undone.',
}

function problemOf(job: Job | undefined): LiveTurn['problem'] {
  if (job === undefined || job.error === null) return undefined
  return { text: job.error.message, isRetryable: job.error.retryable }
}

function Words({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="words">{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  )
}
