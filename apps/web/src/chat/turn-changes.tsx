import type { Change } from '@alfred/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { toasts } from '../shell/toasts.ts'
import { tellChange } from '../changes/tell-change.ts'

const SHOWN_MAX = 4

type TurnChangesProps = { jobId: string; isShown: boolean }

/** What a turn changed, with the way to take it back. */
export function TurnChanges({ jobId, isShown }: TurnChangesProps) {
  const [isAsked, setIsAsked] = useState(false)
  const changes = useTurnChanges(jobId, isShown || isAsked)
  if (!isShown && !isAsked)
    return (
      <button
        type="button"
        className="button button--plain button--small turn__ask"
        onClick={() => setIsAsked(true)}
      >
        What did this change?
      </button>
    )
  if (changes.data === undefined) return null
  const { changes: made, undone_by: undoneBy, changed_since: changedSince, forgotten = false } = changes.data
  if (made.length === 0) return isAsked ? <p className="message__aside">This changed nothing.</p> : null
  return (
    <div className="changes">
      <ul className="changes__list">
        {made.slice(0, SHOWN_MAX).map((change) => (
          <ChangeLine key={`${change.entity_type} ${change.id}`} change={change} />
        ))}
        {made.length > SHOWN_MAX && <li className="soft">and {made.length - SHOWN_MAX} more</li>}
      </ul>
      {undoneBy !== null ? (
        <span className="badge">Undone</span>
      ) : forgotten ? (
        <span className="small soft">Some of it was forgotten for good.</span>
      ) : changedSince.length > 0 ? (
        <span className="small soft">Changed again since: {changedSince.slice(0, 3).join(', ')}</span>
      ) : (
        <UndoButton jobId={jobId} />
      )}
    </div>
  )
}

export function useTurnChanges(jobId: string, isEnabled: boolean) {
  return useQuery({
    queryKey: ['changes', jobId],
    queryFn: () => client.changes(jobId),
    enabled: isEnabled,
  })
}

export function UndoButton({ jobId }: { jobId: string }) {
  const queries = useQueryClient()
  const [isUndoing, setIsUndoing] = useState(false)
  const undo = async (): Promise<void> => {
    setIsUndoing(true)
    try {
      const { undone } = await client.undo(jobId)
      toasts.tell(undone.length === 1 ? 'Undone.' : `Undone: ${undone.length} changes.`)
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
    setIsUndoing(false)
    await queries.invalidateQueries({ queryKey: ['changes'] })
  }
  return (
    <button type="button" className="button button--small" disabled={isUndoing} onClick={() => void undo()}>
      <Undo2 size={16} aria-hidden />
      Undo
    </button>
  )
}

function ChangeLine({ change }: { change: Change }) {
  return <li dir="auto">{tellChange(change)}</li>
}
