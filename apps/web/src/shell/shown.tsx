import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tellProblem } from '../alfred/problems.ts'

type ShownProps<Data> = { query: UseQueryResult<Data>; lines?: number; children(data: Data): ReactNode }

/** What was read; until then that it is being read, or why it could not be. */
export function Shown<Data>({ query, lines = 3, children }: ShownProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <div className="notice notice--danger" role="alert">
        <div className="stack stack--tight">
          <p>{tellProblem(query.error)}</p>
          <div>
            <button type="button" className="button button--small" onClick={() => void query.refetch()}>
              Try again
            </button>
          </div>
        </div>
      </div>
    )
  return (
    <div className="waiting" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="waiting__line" />
      ))}
    </div>
  )
}

/** Says that some rows are there that cannot be read, rather than that they are not there. */
export function UnreadableNote({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="notice notice--warn">
      {count === 1 ? 'One entry cannot be read.' : `${count} entries cannot be read.`}
    </p>
  )
}
