import type { Pending } from '@alfred/contracts'
import { useId } from 'react'
import { FoodLogLines } from './food-log-lines.tsx'
import { GoalLines } from './goal-lines.tsx'
import { Assumptions } from './assumptions.tsx'
import { RecipeLogLine } from './recipe-log-line.tsx'
import type { Answer, LinesProps } from './answer.ts'
import type { Talk } from './use-talk.ts'

type CardProps = { pending: Pending; talk: Talk }

/** What waits for an answer: every line of an offer can be changed before it is confirmed. */
export function PendingCard({ pending, talk }: CardProps) {
  const title = useId()
  const answer = (given: Answer): void => talk.answer(pending, given)
  if (pending.kind === 'question' || pending.kind === 'disambiguation')
    return <Answers taps={tapsOf(pending, answer, talk)} />
  const { title: name, confirm, Lines } = partsOf(pending)
  return (
    <section className="card pending" aria-labelledby={title}>
      <h2 id={title}>{name}</h2>
      {Lines === undefined ? (
        <p dir="auto">{pending.summary}</p>
      ) : (
        <Lines pending={pending} onAnswer={answer} />
      )}
      <div className="cluster">
        <button
          type="button"
          className="button button--main"
          onClick={() => answer({ action: 'confirm', shown: confirm })}
        >
          {confirm}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => answer({ action: 'cancel', shown: 'No, leave it' })}
        >
          No, leave it
        </button>
      </div>
    </section>
  )
}

/** What an answer does, under the words that are tapped. */
type Tap = { key: string; label: string; onTap(): void }

function Answers({ taps }: { taps: readonly Tap[] }) {
  if (taps.length === 0) return null
  return (
    <ul className="cluster options" aria-label="Answers">
      {taps.map(({ key, label, onTap }) => (
        <li key={key}>
          <button type="button" className="chip" dir="auto" onClick={onTap}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The choices of a question; where it has none, what may have been meant, which is said as a message. */
function tapsOf({ options, asks = [] }: Pending, onAnswer: LinesProps['onAnswer'], talk: Talk): Tap[] {
  if (options.length > 0)
    return options.map(({ key, label }) => ({
      ...{ key, label },
      onTap: () => onAnswer({ action: 'select', edits: { key }, shown: label }),
    }))
  return asks.flatMap(({ slot, about }) =>
    slot === 'request' && about !== null ? [{ key: about, label: about, onTap: () => talk.say(about) }] : [],
  )
}

type Parts = { title: string; confirm: string; Lines?: (props: LinesProps) => React.ReactNode }

function partsOf({ kind, data }: Pending): Parts {
  if (kind === 'proposal') return { title: 'The plan', confirm: 'Yes, do that', Lines: Assumptions }
  return byKind[String(data['kind'])] ?? { title: 'Shall I?', confirm: 'Yes' }
}

const byKind: Readonly<Record<string, Parts>> = {
  food_log: { title: 'To be logged', confirm: 'Log it', Lines: FoodLogLines },
  recipe_log: { title: 'To be logged', confirm: 'Log it', Lines: RecipeLogLine },
  goal_update: { title: 'Goal', confirm: 'Set it', Lines: GoalLines },
}
