import type { TurnBrief } from '@alfred/contracts'
import { readLearned } from './learned.ts'
import { MESSAGE_MAX, nearestReading } from './read-message.ts'
import { situationSchema, type Earlier, type Situation } from './situation.ts'

/** What a turn is told. */
export type Told = Pick<TurnBrief, 'entities'> & Partial<Pick<TurnBrief, 'recent_turns'>>

/** The homes of the entities that a turn is told of. */
const HOMES: Readonly<Record<string, keyof Situation['state']>> = {
  lot: 'stock',
  shopping_item: 'list',
  recipe: 'recipes',
  meal: 'plan',
  food_entry: 'diary',
}

/** How many turns back a message may point. */
const TURNS_BEFORE = 2

/** What a turn is told of the person's things, and what was said before. */
export function situationOf({ entities, recent_turns: turns = [] }: Told): Situation {
  const rows = entities.flatMap(({ type, label }) =>
    HOMES[type] === undefined ? [] : [{ home: HOMES[type], name: nameOf(label) }],
  )
  const homes = Object.fromEntries(
    [...Map.groupBy(rows, ({ home }) => home)].map(([home, all]) => [
      home,
      all.map(({ name }) => ({ name })),
    ]),
  )
  const situation = situationSchema.parse({ now: '', state: homes })
  return { ...situation, before: turns.slice(-TURNS_BEFORE).map((turn) => earlierOf(turn, situation)) }
}

/** An earlier turn with what its message most probably meant: what it did is not told. */
function earlierOf({ message, response }: TurnBrief['recent_turns'][number], situation: Situation): Earlier {
  if (message.length > MESSAGE_MAX) return { say: message, reply: response, acts: [] }
  const { reading } = nearestReading(message, situation, readLearned())
  return { say: message, reply: response, acts: reading.kind === 'acts' ? reading.acts : [] }
}

/** A label without its amount, its place and its day: "milk, 2 l (fridge)". */
function nameOf(label: string): string {
  return (label.split(/[,(:]/)[0] ?? label).replace(/^\d+(?:\.\d+)? ?(?:kg|g|ml|l|x)? /, '').trim()
}
