import { thingsOfAct } from '../own-things.ts'
import { plainWordsOf } from '../plain-words.ts'
import { act, nameOf, textOf, type Filler, type Given } from './given.ts'

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

/** What was changed earlier in the conversation and is named: "undo the lemonade one". */
function changedEarlier(given: Given): string | undefined {
  const said = new Set(plainWordsOf(textOf(given)))
  const names = given.situation.before.flatMap(({ acts }) => acts.flatMap(thingsOfAct))
  return names.findLast((name) => plainWordsOf(name).every((word) => said.has(word)))
}
