import type { TurnBrief } from '@alfred/contracts'
import { numberWords, readNumber, withoutEnding } from '@alfred/language'
import type { Intent } from '../kitchen-intent.ts'
import { readDictated } from './read-pasted.ts'
import { recipeToldFreely } from './recipe-told-freely.ts'
import { changeDraft, savesWithChange } from './change-draft.ts'
import { draftOf, draftShown, toldAgain, type Draft } from './draft-recipe.ts'

type Given = Pick<TurnBrief, 'message' | 'recent_turns'> & {
  pending: Pick<NonNullable<TurnBrief['pending']>, 'summary' | 'message'> | null
}

/** What is saved of a recipe that was told, by which it is known while it waits. */
export const TOLD_RECIPE = 'the recipe that you told me'

/** For how many it is: "it's for 2", "serves four", "that makes 12". */
const SERVES =
  /^(?:(?:oh|and|so|by the way|btw|also)[ ,]+)*(?:(?:it|that|this)(?:['’]?s| is)?(?: enough)? |the recipe is )?(?:for|serves|makes|feeds) (?:about )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)(?: people| persons| servings| portions| of us)?[.! ]*$/i
/** What is to be done, in the words of a recipe: "Bake it 40 minutes at 160". */
const STEP =
  /^(?:(?:then|and|and then|you|so|oh and|now)[ ,]+)*(?:bake|mix|stir|fry|boil|simmer|roast|grill|chill|rub|knead|whisk|beat|fold|pour|heat|preheat|roll|press|shape|blend|sift|cream|melt|combine|sprinkle|season|marinate|toss|drain|mash|steam|toast|spread|rest)\b[^?]{4,400}$/i

/** How long it is cooked; "cook" alone asks for something else. */
const COOK = new RegExp(
  `^(?:(?:then|and|you|so|oh|now)[ ,]+)*cook (?:it|them|that|this|everything|it all)\\b[^?]*\\b(?:\\d+|${numberWords.join('|')}) (?:minutes?|mins?|hours?)\\b[^?]{0,200}$`,
  'i',
)

/** Words of what is to be cooked some day, or written somewhere, and of no step: "roast chicken for dinner tomorrow". */
const ELSEWHERE =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|breakfast|lunch|dinner|supper|list|plan|diary|instead)\b/i

/**
 * The recipe that was told and waits to be saved, with the servings or the step that this message adds to it, or with what it changes of it.
 * Undefined for any other message.
 */
export function toldRecipeGoesOn({ message, pending, recent_turns: turns }: Given): Intent[] | undefined {
  const said = turns.map((turn) => turn.message)
  const isWaiting = pending === null || pending.message === undefined || pending.message === said.at(-1)
  if (!isWaiting) return undefined
  // Once it is agreed to, the message that was agreed to is the last of them.
  const before = said.at(-1) === message ? said.slice(0, -1) : said
  const first = before.findLastIndex(
    (one) => recipeToldFreely(one, null) === undefined && readDictated(one) !== undefined,
  )
  const told =
    first === -1
      ? undefined
      : goneThrough(withoutEnding((before[first] ?? '').trim(), '.! '), [...before.slice(first + 1), message])
  const shown = told === undefined ? shownIn(turns, pending) : undefined
  const isLetGo = pending === null && said.at(-1) !== message
  const text = told ?? (isLetGo ? takenUpAgain(shown, message) : goneThrough(shown, [message]))
  return text === undefined ? undefined : readDictated(text)
}

/** The recipe with what the messages behind it say of it. Undefined where one of them is about anything else. */
function goneThrough(start: string | undefined, behind: readonly string[]): string | undefined {
  if (start === undefined) return undefined
  const states = [start]
  for (const one of behind) {
    const more = goneOn(one, states)
    if (more === undefined) return undefined
    states.push(more)
  }
  return states.at(-1)
}

/** How many turns a recipe that was shown is known for, once something else was asked for. */
const TURNS_KNOWN = 4
/** What tells that it was saved, or that another recipe is spoken of since. */
const IS_DONE_WITH = /^Saved "|generated, not saved/m
const SHOWN_TO_BE_SAVED = new RegExp(`generated, not saved\\.\\s+Save ${TOLD_RECIPE}`)
/** Who has it saved after all: "save it", "ok save that recipe now". */
const SAVES_IT =
  /^(?:(?:yes|ok|okay|good|great|right|now|and|please|so|then|oh|actually|can you|could you)[ ,.!]+)*(?:save|keep|store) (?:it|this|that|(?:the|that|my) recipe)(?: (?:now|then|please|after all|for me|as it is))*[.! ]*$/i

/** Words of who changes what was shown; anything else, such as what is to be put somewhere, is of something else by now. */
const CHANGES =
  /\b(?:take|leave|drop|remove|skip|swap|replace|change|make|use|without|call)\b(?!.*\b(?:add|put|buy|bought)\b)/i

/** The recipe that was shown before something else was asked for, to be shown again with what is said of it now. */
function takenUpAgain(shown: string | undefined, message: string): string | undefined {
  if (SAVES_IT.test(message.trim())) return shown
  return CHANGES.test(message) || savesWithChange(message) ? goneThrough(shown, [message]) : undefined
}

/**
 * The recipe that was shown last and is not saved: where it waits to be saved it may have been told too long ago to be known still, and where
 * something else was asked for meanwhile it is no longer what waits.
 */
function shownIn(turns: Given['recent_turns'], pending: Given['pending']): string | undefined {
  const isWaiting = pending?.summary.includes(TOLD_RECIPE) === true
  if (pending !== null && !isWaiting) return undefined
  const known = turns.slice(isWaiting ? -1 : -TURNS_KNOWN)
  const at = isWaiting ? 0 : known.findLastIndex(({ response }) => SHOWN_TO_BE_SAVED.test(response))
  const shown = draftShown(known[at]?.response ?? '')
  const isSaved = known.slice(at + 1).some(({ response }) => IS_DONE_WITH.test(response))
  return at === -1 || shown === undefined || isSaved ? undefined : toldAgain(shown)
}

/** The recipe with what a message says of it; `told` is what it was from the first telling on. */
function goneOn(message: string, told: readonly string[]): string | undefined {
  const now = told.at(-1) ?? ''
  const parts = partsOf(message)
  if (parts === undefined) {
    const [draft, ...earlier] = told.map(draftOf).toReversed()
    const changed = draft && changeDraft(message, draft, earlier.toReversed())
    return changed && toldAgain(changed)
  }
  const draft = draftOf(now)
  const more = [now, ...parts.map(({ text }) => text)].join('. ')
  const said = parts.findLast(({ count }) => count !== undefined)?.count
  const isAnew = said !== undefined && draft.serves !== null
  if (isSameList(draftOf(more), draft) && !isAnew) return more
  const serves = said ?? draft.serves
  const steps = parts.filter(({ count }) => count === undefined).map(({ text }) => text)
  return toldAgain({ ...draft, serves, steps: [...draft.steps, ...steps] })
}

/** Is it the same recipe still, whatever was added to it? A list that was spoken without a mark may end otherwise. */
function isSameList(one: Draft, other: Draft): boolean {
  return one.name === other.name && one.ingredients.join() === other.ingredients.join()
}

type Part = { text: string; count: number | undefined }

/** What a message adds to a recipe, as recipes say it. Undefined where a part of it adds nothing. */
function partsOf(message: string): Part[] | undefined {
  const whole = partOf(message)
  if (whole !== undefined) return [whole]
  const parts = message.split(/(?<=[.;!])\s+|,? and (?=you )/i).map(partOf)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function partOf(message: string): Part | undefined {
  const said = withoutEnding(message.trim(), '.! ')
  const count = readNumber(SERVES.exec(said)?.groups?.['count'] ?? '')
  if (count !== undefined) return { text: `Serves ${count}`, count }
  const isStep = STEP.test(said) || COOK.test(said)
  return isStep && !ELSEWHERE.test(said) ? { text: said, count } : undefined
}
