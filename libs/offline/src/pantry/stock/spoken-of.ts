import type { TurnBrief } from '@alfred/contracts'
import { nameOf, plainWordsOf } from '../../understanding/index.ts'
import { knownAs } from '../pronoun-acts.ts'
import type { Topic } from '../topic-rule.ts'

const TURNS_BACK = 3
/** A stop behind a word is no part of it. */
const MARK = /[.,;:!?()"](?=\s|$)/g

/** The foods in stock that the turns before speak of by a word of their names, those of the last turn that names any. */
export function foodsSpokenOf({ entities, recent_turns: turns }: TurnBrief): string[] {
  const names = [
    ...new Set(entities.flatMap(({ type, label }) => (type === 'lot' ? [nameOf(label)] : []))),
  ].map((name) => ({ name, words: plainWordsOf(name) }))
  const said = turns
    .slice(-TURNS_BACK)
    .toReversed()
    .flatMap(({ message, response }) => [message, response])
    .map((text) => new Set(plainWordsOf(text.replaceAll(MARK, ' '))))
  const found = said.map((words) => names.filter((food) => food.words.some((word) => words.has(word))))
  return found.find((foods) => foods.length > 0)?.map(({ name }) => name) ?? []
}

/**
 * What a pronoun means, of the foods that were touched last: one that the turns before speak of, where they speak of any. What they spoke of and
 * left since is not what somebody throws away. What none of them speaks of was touched by hand since, or before all that the turn knows: where
 * that is not clear it is nothing, so that it is asked.
 */
export function meantByPronoun(
  clause: string,
  touched: readonly string[],
  { written, brief }: Pick<Topic, 'written' | 'brief'>,
): readonly string[] {
  const known = knownAs(clause, touched, written)
  const said = written.toLowerCase()
  if (brief === null || known.some((food) => said.includes(food.toLowerCase()))) return known
  const spoken = foodsSpokenOf(brief)
  if (spoken.length === 0) return known
  const both = known.filter((food) => spoken.includes(nameOf(food)))
  if (both.length > 0) return both
  if (known.some((food) => !isSpokenOf(food, brief))) return isWhole(brief) ? known : []
  return spoken.length === 1 ? spoken : []
}

/** Does any turn that is known speak of a food? */
const isSpokenOf = (food: string, { recent_turns: turns }: TurnBrief): boolean =>
  turns.some(({ message, response }) => {
    const said = new Set(plainWordsOf(`${message} ${response}`.replaceAll(MARK, ' ')))
    return plainWordsOf(nameOf(food)).some((word) => said.has(word))
  })

/** Is a turn told of all the turns of its conversation? It is told of the last three. */
const isWhole = ({ recent_turns: turns }: TurnBrief): boolean => turns.length < TURNS_BACK
