import type { TurnBrief } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { isOfNothing } from '../../reading/not-sure.ts'
import { withoutSources } from '../../reading/without-sources.ts'
import { readLearned } from '../learned.ts'
import { MESSAGE_MAX, nearestReading } from '../read-message.ts'
import { rowsOfEntities } from './rows-of-entities.ts'
import { situationSchema, type Earlier, type Open, type Situation } from '../things/situation.ts'

type Waiting = Omit<NonNullable<TurnBrief['pending']>, 'data'>

/** What a turn is told. */
export type Told = Pick<TurnBrief, 'entities'> &
  Partial<Pick<TurnBrief, 'recent_turns' | 'asked_at' | 'time_zone'>> & { pending?: Waiting | null }

/** How many turns back a message may point. */
const TURNS_BEFORE = 2

/**
 * What a turn is told of the person's things, what was said before, and what waits for an answer. Later messages point at what a yes was
 * said to, not at the yes.
 */
export function situationOf(told: Told): Situation {
  const { entities, recent_turns: turns = [], pending = null } = told
  const situation = situationSchema.parse({ now: dayOf(told), state: rowsOfEntities(entities) })
  const before = turns.slice(-TURNS_BEFORE).map((turn) => earlierOf(turn, situation))
  const said = before.filter(({ acts }) => !acts.every(({ tool }) => tool === 'confirm') || acts.length === 0)
  const open = pending === null ? undefined : openOf(pending, situation)
  return { ...situation, before: said.length > 0 ? said : before, ...(open !== undefined && { open }) }
}

/** The person's day (YYYY-MM-DD); empty where a turn is not told it. */
function dayOf({ asked_at: askedAt, time_zone: timeZone }: Told): string {
  return askedAt === undefined || timeZone === undefined ? '' : localDateAt(askedAt, timeZone)
}

/** What waits, with what the message that led to it most probably meant: what a yes would do is not told in the reader's terms. */
function openOf({ kind, summary, message = '', asks = [] }: Waiting, situation: Situation): Open | undefined {
  const { acts } = earlierOf({ message, response: summary }, situation)
  if (kind !== 'question') return { kind: 'proposal', acts, text: summary }
  const [of] = acts
  const slot = slotAsked({ asks })
  return of && { kind: 'question', acts: [], text: summary, of, ...(slot !== undefined && { asks: slot }) }
}

/** What a question asks for, in the reader's terms; undefined where its answer is no slot. */
export function slotAsked({ asks = [] }: Pick<Waiting, 'asks'>): string | undefined {
  return SLOTS_ASKED[asks[0]?.slot ?? '']
}

const SLOTS_ASKED: Readonly<Record<string, string>> = {
  ...{ amount: 'quantity', weight: 'quantity', portion: 'quantity', place: 'location', choice: 'which' },
  ...{ food: 'food', day: 'day', recipe: 'recipe', servings: 'servings' },
}

type Said = Pick<TurnBrief['recent_turns'][number], 'message' | 'response'>

/** An earlier turn with what its message most probably meant: what it did is not told. */
function earlierOf({ message, response }: Said, situation: Situation): Earlier {
  const reply = withoutSources(response)
  if (message === '' || message.length > MESSAGE_MAX || isOfNothing(response))
    return { say: message, reply, acts: [] }
  const { reading } = nearestReading(message, situation, readLearned())
  return { say: message, reply, acts: reading.kind === 'acts' ? reading.acts : [] }
}
