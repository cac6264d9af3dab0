import type { MessageReading } from '@alfred/contracts'
import { mergeConstraints } from '../memory/constraints.ts'
import { plainTalk } from '../policy/plain-talk.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'
import { holdsRules, objectsTo } from './ask-objection.ts'

type Talking = { reading: MessageReading; dependencies: TurnDependencies }

/**
 * The answer to small talk, unless it names what the person must not have, or what this very message says of it: then
 * the reply has to do without it.
 */
export async function harmlessTalk(
  turn: RunningTurn,
  state: TurnState,
  { reading, dependencies }: Talking,
): Promise<string | null> {
  const sentence = plainTalk(reading.small_talk)
  if (sentence === null || dependencies.model.provider === 'offline') return sentence
  const { goal } = goalAfterReading(state, reading)
  if (!(await holdsRules(turn, { ...state, goal }, dependencies))) return sentence
  return (await objectsTo(turn, { goal, locale: state.locale }, { sentence, dependencies })) ? null : sentence
}

/** The goal with what the message excludes and tells of the person, none of which is kept yet. */
function goalAfterReading({ goal, registry }: TurnState, reading: MessageReading): Pick<TurnState, 'goal'> {
  const { constraint_snapshot: snapshot, told_of_person: told } = reading
  const excluded = told
    .filter(({ kind }) => kind === 'allergy' || kind === 'diet')
    .map(({ value }) => ({ type: 'ingredient_excluded' as const, field: '', value, confidence: 1 }))
  const new_constraints = [...snapshot.new_constraints, ...excluded]
  const after = { turn: registry.turn, isReferenced: true }
  return { goal: mergeConstraints(goal, { ...snapshot, new_constraints }, after) }
}
