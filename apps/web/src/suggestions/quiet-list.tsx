import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { toasts } from '../shell/toasts.ts'
import { tellQuiet, type Quiet } from './tell-quiet.ts'

export const QUIET_KEY = ['quiet'] as const

/** What Alfred says nothing of any more, with the way to hear of it again. Nothing where he says all. */
export function QuietList() {
  const queries = useQueryClient()
  const quiet = useQuery({ queryKey: QUIET_KEY, queryFn: () => client.quietSuggestions() })
  if (quiet.data === undefined || quiet.data.length === 0) return null
  return (
    <section className="stack stack--tight" aria-label="Not told any more">
      <h2>Not told any more</h2>
      <ul className="list">
        {quiet.data.map((one) => (
          <li key={tellQuiet(one)} className="line">
            <span className="line__text" dir="auto">
              {tellQuiet(one)}
            </span>
            <button
              type="button"
              className="button button--small"
              aria-label={`Tell me again: ${tellQuiet(one)}`}
              onClick={() => void hearAgain(queries, one)}
            >
              Tell me again
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Has Alfred speak of something again. */
export async function hearAgain(queries: QueryClient, quiet: Quiet): Promise<void> {
  try {
    queries.setQueryData(QUIET_KEY, await client.hearAgain(quiet))
    toasts.tell(`Alfred speaks of it again: ${tellQuiet(quiet)}.`)
  } catch (error) {
    toasts.tell(tellProblem(error), { tone: 'danger' })
  }
}
