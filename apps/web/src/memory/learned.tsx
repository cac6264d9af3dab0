import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { useRows } from '../alfred/rows.ts'
import { toasts } from '../shell/toasts.ts'
import { sortSuggestions } from '../suggestions/sort-suggestions.ts'

/** What was learned from what the person does, with why: they keep it, or say that it is not so. Nothing where nothing was. */
export function Learned() {
  const { data } = useRows('suggestions')
  const { open, later } = sortSuggestions(data?.rows ?? [], Date.now())
  const learned = [...open, ...later].filter(({ kind }) => kind === 'preference')
  const answer = useAnswer()
  if (learned.length === 0) return null
  return (
    <section className="stack stack--tight" aria-label="Learned from what you do">
      <h2>Learned from what you do</h2>
      <ul className="list">
        {learned.map(({ id, reason, action, request = null }) => (
          <li key={id} className="line">
            <span className="line__text" dir="auto">
              <span>{reason}</span>
              <span className="small soft">{action}</span>
            </span>
            {request !== null && (
              <button
                type="button"
                className="button button--small button--main"
                aria-label={`Keep: ${reason}`}
                onClick={() => void answer(id, 'accept')}
              >
                Keep it
              </button>
            )}
            <button
              type="button"
              className="button button--small"
              aria-label={`Not so: ${reason}`}
              onClick={() => void answer(id, 'never')}
            >
              Not so
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A yes says what is to be kept in the chat, so that it is seen and can be undone; a no lets it never be learned again. */
function useAnswer() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (id: string, given: 'accept' | 'never'): Promise<void> => {
    try {
      const { request } = await client.answerSuggestion(id, given)
      if (request !== null) return void navigate('/', { state: { say: request } })
      toasts.tell('Alfred does not think so any more.')
      await queries.invalidateQueries({ queryKey: ['rows', 'suggestions'] })
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
  }
}
