import type { ChangeList } from '@alfred/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { client } from '../alfred/client.ts'
import { undoEdit } from '../alfred/make-edit.ts'
import { tellProblem } from '../alfred/problems.ts'
import { tellMoment } from '../alfred/tell-days.ts'
import { tellThings } from './tell-change.ts'
import { TurnChanges } from '../chat/turn-changes.tsx'
import { Empty } from '../shell/empty.tsx'
import { Page } from '../shell/page.tsx'
import { ShowMore } from '../shell/show-more.tsx'

const PAGE = 15

/** What was changed, by talking or by hand, with the way to take it back. */
export function ChangesPage() {
  const pages = useInfiniteQuery({
    queryKey: ['changes', 'list'],
    queryFn: ({ pageParam }) =>
      client.listChanges({ limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const items = (pages.data?.pages ?? []).flatMap((page) => page.items)
  return (
    <Page title="What Alfred did">
      {pages.isError && <p className="notice notice--danger">{tellProblem(pages.error)}</p>}
      {pages.data !== undefined && items.length === 0 && (
        <Empty title="Nothing yet">
          <p>Whatever is changed stands here, by talking or by hand, and can be taken back.</p>
          <Link className="button button--main" to="/">
            Tell Alfred something
          </Link>
        </Empty>
      )}
      <ol className="stack">
        {items.map((item) => (
          <ChangeCard key={item.source} item={item} />
        ))}
      </ol>
      <ShowMore pages={pages} label="Show earlier ones" />
    </Page>
  )
}

type Item = ChangeList['items'][number]

function ChangeCard({ item }: { item: Item }) {
  const { source, kind, changed_at: at, request, undoes } = item
  const isTurn = kind === 'turn'
  return (
    <li className="card stack stack--tight">
      <div className="spread">
        <h2 dir="auto">{undoes !== null ? 'Undone' : isTurn ? request || 'An answer by card' : 'By hand'}</h2>
        <span className="small soft">{tellMoment(at)}</span>
      </div>
      {isTurn ? <TurnChanges jobId={source} isShown /> : <HandChanges item={item} />}
      {isTurn && (
        <Link className="small" to={`/changes/${source}`}>
          How it was worked at
        </Link>
      )}
    </li>
  )
}

function HandChanges({ item: { source, labels, ops, count, undone_by: undoneBy } }: { item: Item }) {
  const more = count - labels.length
  return (
    <div className="changes">
      <span className="changes__list" dir="auto">
        {tellThings(labels, ops).join('; ')}
        {more > 0 && ` and ${more} more`}
      </span>
      {undoneBy === null ? (
        <button type="button" className="button button--small" onClick={() => void undoEdit(source)}>
          <Undo2 size={16} aria-hidden />
          Undo
        </button>
      ) : (
        <span className="badge">Undone</span>
      )}
    </div>
  )
}
