import { z } from 'zod'
import { EditableText } from './editable-text.tsx'
import { Totals } from './food-log-lines.tsx'
import { MealAndDay } from './meal-and-day.tsx'
import type { LinesProps } from './answer.ts'

const offer = z.object({
  items: z.array(z.object({ food: z.string(), quantity: z.number(), source: z.string() })).min(1),
  totals: z.record(z.string(), z.number()).default({}),
  meal: z.string().nullish(),
  day: z.string(),
})

/** Servings of a recipe that wait to be logged, with how much of it the figures stand for. */
export function RecipeLogLine({ pending, onAnswer }: LinesProps) {
  const read = offer.safeParse(pending.data)
  const line = read.data?.items[0]
  if (read.data === undefined || line === undefined) return <p dir="auto">{pending.summary}</p>
  const edit = (edits: Record<string, unknown>, shown: string): void =>
    onAnswer({ action: 'edit', edits, shown })
  return (
    <div className="stack stack--tight">
      <div className="offer__line">
        <EditableText
          label="Servings"
          value={String(line.quantity)}
          isNumber
          onChange={(value) => edit({ quantity: Number(value) }, `${value} servings`)}
        />
        <span dir="auto">servings of {line.food}</span>
      </div>
      <p>
        <span className="badge">{line.source}</span>
      </p>
      <MealAndDay meal={read.data.meal ?? null} day={read.data.day} onChange={edit} />
      <Totals totals={read.data.totals} />
    </div>
  )
}
