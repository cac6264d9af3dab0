import { prepared, refused, type Moment, type Prepared } from '@alfred/agent-kit'
import { findUnit, proposalEditsSchema, type NutritionArguments, type ProposalEdits } from '@alfred/contracts'
import { resolvePastDate } from '@alfred/language'
import { unknownDay } from './prepare-day.ts'
import { checked, nameFood, unknownUnit, withUnit } from './prepare-portion.ts'
import { wordsFor } from '../words/words-for.ts'

/** What of a food, a recipe or a goal may be changed; a kind of proposal has some of it. */
type Edits = {
  food?: string | null | undefined
  unit?: string | null | undefined
  day?: string | null | undefined
  target?: number | undefined
  quantity?: number | null | undefined
  nutrients?: NutritionArguments<'validate_nutrition'>['nutrients'] | null | undefined
  remove?: boolean | null | undefined
}

/** Prepares what a person changes of a proposal in a form. */
export function prepareEdits(given: NutritionArguments<'edit_proposal'>, moment: Moment): Prepared {
  const parsed = proposalEditsSchema.safeParse(given.edits)
  if (!parsed.success) return refused('EDIT_UNCLEAR', wordsFor(moment.locale).asking.editUnclear)
  // What is written into a form is stated by that.
  const form = { ...moment, said: null }
  const edits = 'add' in parsed.data ? preparedAdded(parsed.data.add, form) : preparedEdits(parsed.data, form)
  return edits.ok ? prepared({ ...given, edits: edits.arguments }) : edits
}

/** Prepares what a person changes of a proposal by words. */
export function prepareChanges(given: NutritionArguments<'change_proposal'>, moment: Moment): Prepared {
  const changes = given.changes.map((change) => preparedEdits(change, moment))
  const when = preparedEdits({ day: given.day }, moment)
  const added = (given.add ?? []).map((food) => withUnit(food, moment, checked))
  const refusal = [...changes, ...added, when].find((one) => !one.ok)
  if (refusal !== undefined) return refusal
  return prepared({
    ...given,
    ...(when.ok ? when.arguments : {}),
    changes: changes.map((change) => (change.ok ? change.arguments : {})),
    add: added.map((food) => (food.ok ? food.arguments : {})),
  })
}

type Added = Extract<ProposalEdits, { add: object }>['add']

/** Prepares a food that is added in a form; figures that come with it are stated by the person. */
function preparedAdded({ unit, nutrients, ...food }: Added, moment: Moment): Prepared {
  const stated = nutrients === undefined ? {} : { nutrients, source: 'stated' as const }
  const added = withUnit({ ...food, unit: unit ?? null, ...stated }, moment, checked)
  return added.ok ? prepared({ add: added.arguments }) : added
}

/** Gives a food its plain name, a unit its code and a day its date, and holds stated figures against each other. */
function preparedEdits(edits: Edits, moment: Moment): Prepared {
  const { food, unit, day, nutrients } = edits
  const date = isSaid(day) ? resolvePastDate(day, moment) : undefined
  if (isSaid(day) && date === undefined) return unknownDay(day, moment)
  const code = isSaid(unit) ? findUnit(unit, moment.locale) : undefined
  if (isSaid(unit) && code === undefined) return unknownUnit(unit, moment)
  const named = isSaid(food) ? { food: nameFood(food) } : {}
  const told = { ...edits, ...named, ...(code && { unit: code }), ...(date && { day: date }) }
  if (!isSaid(nutrients)) return prepared(told)
  const { quantity } = edits
  const figures = { food: named.food ?? '', unit: null, nutrients, quantity: quantity ?? null }
  const held = checked({ ...figures, source: 'stated' }, moment)
  if (!held.ok) return held
  return prepared({ ...told, flags: held.arguments['flags'], source: held.arguments['source'] })
}

const isSaid = <Value>(value: Value | null | undefined): value is Value =>
  value !== undefined && value !== null
