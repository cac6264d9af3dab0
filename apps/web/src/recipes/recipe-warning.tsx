import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { client } from '../alfred/client.ts'
import { useSeen } from '../shell/use-seen.ts'
import { tellConflicts } from './tell-conflicts.ts'

const conflictsQuery = (recipeId: string) => ({
  queryKey: ['conflicts', recipeId],
  queryFn: () => client.recipeConflicts(recipeId),
})

/** Warns of what goes against the rules of the person and of those who live with them, and where that could not be looked at. */
export function RecipeWarning({ recipeId }: { recipeId: string }) {
  const found = useQuery(conflictsQuery(recipeId))
  // What could not be looked at is not safe.
  if (found.isError)
    return (
      <p className="notice notice--warn" role="alert">
        Whether this goes against an allergy or a diet cannot be told right now: look at the ingredients
        yourself.
      </p>
    )
  const lines = tellConflicts(found.data?.conflicts ?? [])
  if (lines.length === 0) return null
  return (
    <div className="notice notice--danger" role="alert">
      <TriangleAlert size={20} aria-hidden />
      <div>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

/** The same among other recipes, where it is no alarm, and asked for only once it is in sight. */
export function CardWarning({ recipeId }: { recipeId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const found = useQuery({ ...conflictsQuery(recipeId), enabled: isSeen })
  return (
    <div ref={place} className="recipe-card__warning small">
      {found.isError && <p>It is not known whether this is for you.</p>}
      {tellConflicts(found.data?.conflicts ?? []).map((line) => (
        <p key={line} dir="auto">
          <TriangleAlert size={14} aria-hidden /> {line}
        </p>
      ))}
    </div>
  )
}
