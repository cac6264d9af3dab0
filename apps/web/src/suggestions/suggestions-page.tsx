import type { SuggestionAnswer } from '@alfred/contracts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Clock, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { useRows } from '../alfred/rows.ts'
import { tellDay } from '../alfred/tell-days.ts'
import { Empty } from '../shell/empty.tsx'
import { Menu } from '../shell/menu.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { toasts } from '../shell/toasts.ts'
import { hearAgain, QUIET_KEY, QuietList } from './quiet-list.tsx'
import { NOW_WITHIN_MS, sortSuggestions, type Suggestion } from './sort-suggestions.ts'
import { newlyQuiet, type Quiet } from './tell-quiet.ts'

/** What Alfred noticed by itself, with why. */
export function SuggestionsPage() {
  const suggestions = useRows('suggestions')
  return (
    <Page title="Suggestions">
      <Shown query={suggestions}>
        {({ rows, unreadable }) => {
          const { open, later } = sortSuggestions(rows, Date.now())
          return (
            <div className="stack">
              <UnreadableNote count={unreadable} />
              {open.length === 0 && (
                <Empty title="Nothing to say right now">
                  <p>Alfred looks at what expires, what runs low and what is planned, and speaks up here.</p>
                </Empty>
              )}
              {open.map((one) => (
                <SuggestionCard key={one.id} suggestion={one} />
              ))}
              {later.length > 0 && (
                <section className="stack stack--tight" aria-label="Later">
                  <h2>Later</h2>
                  <ul className="list">
                    {later.map((one) => (
                      <LaterLine key={one.id} suggestion={one} />
                    ))}
                  </ul>
                </section>
              )}
              <QuietList />
            </div>
          )
        }}
      </Shown>
    </Page>
  )
}

function LaterLine({ suggestion: { id, reason, snoozed_until: until } }: { suggestion: Suggestion }) {
  const { bringBack, isAnswering } = useAnswer(id)
  return (
    <li className="line">
      <span className="line__text" dir="auto">
        {reason}
      </span>
      {until && <span className="badge">{tellDay(until.slice(0, 10))}</span>}
      <button
        type="button"
        className="button button--small"
        aria-label={`Now: ${reason}`}
        disabled={isAnswering}
        onClick={bringBack}
      >
        Now
      </button>
    </li>
  )
}

function SuggestionCard({
  suggestion: { id, reason, action, request = null, due_on: due },
}: {
  suggestion: Suggestion
}) {
  const { answer, isAnswering } = useAnswer(id)
  return (
    <article className="card stack stack--tight">
      <div className="spread">
        <h2 dir="auto">{action}</h2>
        <span className="badge">{tellDay(due)}</span>
      </div>
      <p className="soft" dir="auto">
        {reason}
      </p>
      <div className="cluster">
        {request !== null && (
          <button
            type="button"
            className="button button--main"
            disabled={isAnswering}
            onClick={() => answer('accept')}
          >
            Do it
          </button>
        )}
        <button type="button" className="button" disabled={isAnswering} onClick={() => answer('snooze')}>
          <Clock size={16} aria-hidden />
          Not now
        </button>
        <button type="button" className="button" disabled={isAnswering} onClick={() => answer('dismiss')}>
          <X size={16} aria-hidden />
          No
        </button>
        <Menu
          label={`More for: ${action}`}
          items={[
            {
              label: 'Never about this',
              icon: <EyeOff size={18} aria-hidden />,
              onSelect: () => answer('never'),
            },
            {
              label: 'Never of this kind',
              icon: <EyeOff size={18} aria-hidden />,
              onSelect: () => answer('never_kind'),
            },
          ]}
        />
      </div>
    </article>
  )
}

type Given = SuggestionAnswer

const told: Readonly<Record<Given, string>> = {
  accept: 'Alfred is at it.',
  snooze: 'Alfred asks again tomorrow.',
  dismiss: 'Alfred lets go of it.',
  never: 'Alfred says nothing about this any more.',
  never_kind: 'Alfred says nothing of this kind any more.',
}

function useAnswer(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAnswering, setIsAnswering] = useState(false)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['rows', 'suggestions'] })
  /** Does something about it, and tells what stands in its way. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setIsAnswering(true)
    try {
      await act()
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    } finally {
      setIsAnswering(false)
    }
  }
  const bringBack = (): void =>
    void attempt(async () => {
      const until = new Date(Date.now() + NOW_WITHIN_MS / 2).toISOString()
      await client.answerSuggestion(id, 'snooze', { until })
      await refresh()
    })
  const answer = (given: Given): void =>
    void attempt(async () => {
      const before = isForGood(given) ? await client.quietSuggestions() : []
      const { request } = await client.answerSuggestion(id, given)
      // What it takes is said like any message, so that it is seen, and can be undone.
      if (request !== null) return void navigate('/', { state: { say: request } })
      const quiet = isForGood(given) ? newlyQuiet(before, await client.quietSuggestions()) : undefined
      const action =
        given === 'snooze' || given === 'dismiss'
          ? { label: 'Undo', run: bringBack }
          : quiet && hearAgainOf(queries, quiet)
      toasts.tell(told[given], { ...(action && { action }) })
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: QUIET_KEY })])
    })
  return { isAnswering, answer, bringBack }
}

function isForGood(given: Given): boolean {
  return given === 'never' || given === 'never_kind'
}

/** The suggestion itself is gone by then: what can be had back is that Alfred speaks of such things. */
function hearAgainOf(queries: QueryClient, quiet: Quiet): { label: string; run(): void } {
  return { label: 'Tell me again', run: () => void hearAgain(queries, quiet) }
}
