import { thingsOfAct } from '../things/own-things.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { act, nameOf, textOf, type Filler, type Given } from './given.ts'

/** Words for what was done with some tools. */
const SORTS: readonly (readonly [word: string, tools: RegExp])[] = [
  ['workout', /^apply_daily_workout_offset$/],
  ['water', /^log_water$/],
  ['goal', /^(?:update|remove)_user_goal$/],
  ['task', /^(?:add|done)_task$/],
]

/** What is undone: the thing that is named and was changed. */
export const undo: Filler = (given) => {
  const [thing] = given.part.things.filter(({ own }) => own.some(({ home }) => home === 'before'))
  const named = thing === undefined ? changedEarlier(given) : nameOf(thing, 'before')
  const what = named !== undefined && isLastChange(given, named) ? undefined : named
  return [act('undo', what !== undefined && given.situation.before.length > 0 ? { what } : {})]
}

/** Is a thing what was changed last, so that it need not be told what is undone? */
function isLastChange({ situation }: Given, name: string): boolean {
  const last = situation.before.at(-1)?.acts ?? []
  return last.length === 1 && last.flatMap(thingsOfAct).includes(name)
}

/** What was changed earlier in the conversation and is named: "undo the lemonade one", "undo the workout". */
function changedEarlier(given: Given): string | undefined {
  const said = new Set(plainWordsOf(textOf(given)))
  const [last, ...earlier] = given.situation.before.toReversed()
  const isOfEarlier = (pattern: RegExp): boolean =>
    earlier.some(({ acts }) => acts.some(({ tool }) => pattern.test(tool))) &&
    last?.acts.every(({ tool }) => !pattern.test(tool)) === true
  const sort = SORTS.find(([word, tools]) => said.has(word) && isOfEarlier(tools))
  if (sort !== undefined) return sort[0]
  const names = given.situation.before.flatMap(({ acts }) => acts.flatMap(thingsOfAct))
  return names.findLast((name) => plainWordsOf(name).every((word) => said.has(word)))
}
