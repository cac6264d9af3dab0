import { ask, openSlot } from '../reading/intent.ts'
import { foodMeant } from './food-meant.ts'
import type { Intent } from './coach-intent.ts'
import { takeMealAndDay } from './read-eaten.ts'

// Reads when a food was eaten that was told of before: "the porridge was yesterday, not today".

const APOLOGY =
  /(?:,? (?:but |and )?(?:(?:i(?:'ve)? (?:make|made|had made) an? |my |it's my )(?:mistake|error|bad|fault)|sorry|i got (?:it|that) wrong|i was wrong))$/

/** A text without the words of who is sorry for a mistake, behind it. */
export function withoutApology(text: string): string {
  const said = text.replace(APOLOGY, '')
  return said === text ? text : withoutApology(said)
}

/** A food that was eaten at another meal or on another day. */
const MOVED =
  /^(?:(?:no|oh|ah|sorry|actually|wait|my mistake)[, ]+)*(?:(?:move|change|put) )?(?:the|my|that) (?<food>.{2,40}?) (?:was|were|is|to|should be|goes)(?: actually| really| only)? (?:for |at |on |from |to |under )?(?<when>(?:(?!, not ).){3,30}?)(?<contrast>,? (?:and )?(?:not|instead of) .{2,20})?$/

export type Moved = {
  food: string
  meal: ReturnType<typeof takeMealAndDay>['meal']
  day: string | null
  /** Is it plainly put right: "not today", "my mistake"? */
  isPutRight: boolean
}

/** The food, and the meal or day that it was of. Undefined for a text that tells nothing else, or more than that. */
export function whenItWas(text: string): Moved | undefined {
  const said = withoutApology(text)
  const { food = '', when = '', contrast } = MOVED.exec(said)?.groups ?? {}
  const { meal, day, rest } = takeMealAndDay(when)
  if (food === '' || rest !== '' || (meal === null && day === null)) return undefined
  return { food, meal, day, isPutRight: contrast !== undefined || said !== text }
}

type Waiting = { items: readonly { food: string }[] }

/** What waits is of one day: one of several foods is not moved to another, and it is said how to do it. Undefined where none is meant. */
export function moveWhatWaits(text: string, { items }: Waiting): Intent[] | undefined {
  const moved = whenItWas(text)
  if (moved === undefined) return undefined
  const { food, meal, day } = moved
  if (foodMeant(food, items) === undefined) return undefined
  if (items.length === 1)
    return [{ tool: 'change_proposal', arguments: { changes: [], add: null, meal, day } }]
  const when = [...(meal === null ? [] : [`for ${meal}`]), ...(day === null ? [] : [day])].join(' ')
  const question = `What waits goes into the diary together. Say yes to it and then "the ${food} was ${when}", or say "without the ${food}". What shall I do?`
  return [ask(question, openSlot('message', food))]
}
