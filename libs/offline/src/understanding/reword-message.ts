import type { TurnBrief } from '@alfred/contracts'
import { gate, readLearned } from './learned.ts'
import { thingsOfAct } from './own-things.ts'
import { plainWordsOf } from './plain-words.ts'
import { sayPlainly, type Domain } from './plain-sentences.ts'
import { readMessage, type Gate } from './read-message.ts'
import { situationSchema, type Act, type Situation } from './situation.ts'

/** The homes of the entities that a turn is told of. */
const HOMES: Readonly<Record<string, keyof Situation['state']>> = {
  lot: 'stock',
  shopping_item: 'list',
  recipe: 'recipes',
  meal: 'plan',
  food_entry: 'diary',
}

/** In a turn only what the message touches is known, so that a change has to be surer than where everything is. */
const LIVE: Gate = { ...gate, write: 0.68, read: 0.3 }

/** Where a tool that changes what is there needs it to be, among what the turn is told of. */
const NEEDED_IN: Readonly<Record<string, 'stock' | 'list'>> = {
  use_item: 'stock',
  move_item: 'stock',
  remove_from_shopping: 'list',
  check_off: 'list',
}

/**
 * Says a message again in the words that the rules of a domain know, where the trained reader is sure what it means. Undefined where it is not, or
 * where the rules cannot do it.
 */
export function rewordMessage(
  message: string,
  brief: Pick<TurnBrief, 'entities'>,
  domain: Domain,
): string | undefined {
  const situation = situationOf(brief)
  const { kind, acts } = readMessage(message, situation, { ...readLearned(), gate: LIVE })
  if (kind !== 'acts' || !acts.every((act) => isThere(act, situation))) return undefined
  return sayPlainly(acts, domain)
}

/** What a turn is told of the person's things. */
export function situationOf({ entities }: Pick<TurnBrief, 'entities'>): Situation {
  const rows = entities.flatMap(({ type, label }) =>
    HOMES[type] === undefined ? [] : [{ home: HOMES[type], name: nameOf(label) }],
  )
  const homes = Object.fromEntries(
    [...Map.groupBy(rows, ({ home }) => home)].map(([home, all]) => [
      home,
      all.map(({ name }) => ({ name })),
    ]),
  )
  return situationSchema.parse({ now: '', state: homes })
}

/** A label without its amount, its place and its day: "milk, 2 l (fridge)". */
function nameOf(label: string): string {
  return (label.split(/[,(:]/)[0] ?? label).replace(/^\d+(?:\.\d+)? ?(?:kg|g|ml|l|x)? /, '').trim()
}

function isThere(act: Act, { state }: Situation): boolean {
  const home = NEEDED_IN[act.tool]
  if (home === undefined) return true
  const words = thingsOfAct(act).flatMap(plainWordsOf)
  return state[home].some(
    (row) => typeof row !== 'string' && plainWordsOf(String(row.name)).some((word) => words.includes(word)),
  )
}
