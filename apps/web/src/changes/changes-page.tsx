import { isTerminal, type Job } from '@alfred/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { tellMoment } from '../alfred/tell-days.ts'
import { TurnChanges } from '../chat/turn-changes.tsx'
import { Empty } from '../shell/empty.tsx'
import { Page } from '../shell/page.tsx'

const PAGE = 12

/** What each request changed, with the way to take it back, and how it was worked at. */
export function ChangesPage() {
  const pages = useInfiniteQuery({
    queryKey: ['changes', 'jobs'],
    queryFn: ({ pageParam }) =>
      client.listJobs({ limit: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const jobs = (pages.data?.pages ?? []).flatMap(({ items }) => items)
  return (
    <Page title="What Alfred did">
      {pages.isError && <p className="notice notice--danger">{tellProblem(pages.error)}</p>}
      {pages.data !== undefined && jobs.length === 0 && (
        <Empty title="Nothing yet">
          <p>Whatever Alfred changes stands here, request by request, and can be taken back.</p>
          <Link className="button button--main" to="/">
            Tell Alfred something
          </Link>
        </Empty>
      )}
      <ol className="stack">
        {jobs.map((job) => (
          <JobCard key={job.job_id} job={job} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={pages.isFetching}
          onClick={() => void pages.fetchNextPage()}
        >
          Show earlier ones
        </button>
      )}
    </Page>
  )
}

const states: Readonly<Record<string, string>> = {
  queued: 'waits',
  running: 'is worked at',
  partial: 'done in part',
  blocked: 'waited for an answer',
  cancelled: 'stopped',
  failed: 'failed',
}

function JobCard({ job: { job_id: id, message, response, status, created_at: at } }: { job: Job }) {
  return (
    <li className="card stack stack--tight">
      <div className="spread">
        <h2 dir="auto">{message === '' ? 'An answer by card' : message}</h2>
        <span className="small soft">{tellMoment(at)}</span>
      </div>
      {response !== null && (
        <p className="soft changes__reply" dir="auto">
          {response}
        </p>
      )}
      {isTerminal(status) && <TurnChanges jobId={id} isShown />}
      <div className="cluster">
        {states[status] !== undefined && <span className="badge">{states[status]}</span>}
        <Link className="small" to={`/changes/${id}`}>
          How it was worked at
        </Link>
      </div>
    </li>
  )
}
