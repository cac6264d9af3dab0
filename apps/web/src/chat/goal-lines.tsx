import { z } from 'zod'
import { EditableText } from './editable-text.tsx'
import type { LinesProps } from './answer.ts'

const offer = z.object({
  goals: z
    .array(z.object({ label: z.string(), kind: z.string(), unit: z.string(), target: z.number() }))
    .min(1),
})

/** Goals that wait to be set. The target of a single one can be changed. */
export function GoalLines({ pending, onAnswer }: LinesProps) {
  const { data } = offer.safeParse(pending.data)
  if (data === undefined) return <p dir="auto">{pending.summary}</p>
  const [only, ...others] = data.goals
  return (
    <ul className="offer">
      {data.goals.map(({ label, kind, unit, target }) => (
        <li key={label} className="offer__line">
          <span>{kind === 'limit' ? 'at most' : 'at least'}</span>
          {only !== undefined && others.length === 0 ? (
            <EditableText
              label={`Target for ${label}`}
              value={String(target)}
              isNumber
              onChange={(value) =>
                onAnswer({ action: 'edit', edits: { target: Number(value) }, shown: `${value} ${unit}` })
              }
            />
          ) : (
            <strong>{target}</strong>
          )}
          <span>
            {unit} {label} a day
          </span>
        </li>
      ))}
    </ul>
  )
}
