import { asGiven, defineTools, prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { findUnit, recipeSchema, recipeTools, type RecipeArguments } from '@alfred/contracts'
import { localDateAt, resolveDate, resolvePastDate, sayNumber, weekdayOf } from '@alfred/language'
import { sayAgainstRules, noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { cooked, sayCooked } from '../kitchen/say-cooked.ts'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import { sayIngredient } from '../recipes/recipe-artifact.ts'
import { sayFood } from '../kitchen/say-food.ts'
import { nameFood } from '../language/name-food.ts'
import { unknownDate, unknownUnit } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'

const texts = z.array(z.string())
const number = z.coerce.number()
const maybeNumber = number.nullable()
const maybeText = z.string().nullable()

const saved = noticedSchema.extend({
  name: z.string(),
  servings: maybeNumber,
  ingredients_saved: number,
  steps_saved: number,
  simplified: texts,
  is_rewritten: z.boolean().default(false),
})
const shown = z.object({
  name: z.string(),
  is_cookbook: z.boolean().default(false),
  description: maybeText,
  servings: maybeNumber,
  /** For how many the amounts are told, where it is not for as many as it was written for. */
  told_for: maybeNumber.default(null),
  minutes: maybeNumber,
  steps: texts,
  notes: maybeText,
  ingredients: z.array(
    z.object({
      food: z.string(),
      quantity: maybeNumber,
      unit: maybeText,
      preparation: maybeText,
      optional: z.boolean(),
      note: maybeText,
    }),
  ),
  conflicts: texts,
})
const state = z.object({ name: z.string(), servings: maybeNumber, notes: maybeText })
const updated = z.object({ before: state, after: state })

const amountOfFood = z.object({ food: z.string(), quantity: maybeNumber, unit: maybeText })
const edited = noticedSchema.extend({
  name: z.string(),
  add: z.array(amountOfFood),
  amounts: z.array(amountOfFood),
  remove: texts,
  swap: z.array(z.object({ food: z.string(), by: z.string() })),
  add_steps: texts,
  // A database of the version before knows no changed steps.
  change_steps: z.array(z.object({ text: z.string() })).default([]),
  remove_steps: z.array(number).default([]),
  scaled: z.object({ from: number, to: number, in_steps: number.default(0) }).nullable(),
})

/** The tools that keep recipes and show one. */
export const recipes = defineTools(recipeTools, {
  save_recipe: { prepare: prepareSaving, answer: saved, describe: saySaved, isQuick: true },
  copy_recipe: { prepare: asGiven, answer: saved, describe: saySaved },
  // Its steps are what somebody wrote: the cookbook's are in English.
  show_recipe: {
    prepare: asGiven,
    answer: shown,
    describe: sayShown,
    isWritten: () => true,
    isQuick: true,
  },
  cook_recipe: { prepare: prepareCooking, answer: cooked, describe: sayCooked, isQuick: true },
  update_recipe: { prepare: asGiven, answer: updated, describe: sayUpdated },
  edit_recipe: { prepare: prepareEdit, answer: edited, describe: sayEdited },
  delete_recipe: {
    prepare: asGiven,
    answer: z.object({ name: z.string() }),
    describe: ({ name }, { locale }) => [wordsFor(locale).recipes.deleted(name)],
    isRemoving: true,
  },
})

/** Saves the content behind the ref. A ref without content names a recipe that is saved already, which is refused. */
function prepareSaving(
  { recipe: ref, as }: RecipeArguments<'save_recipe'>,
  { artifacts, moment: { locale } }: CallToPrepare,
): Prepared {
  const words = wordsFor(locale).recipes
  const content = artifacts[ref]
  if (content === undefined) return refused('ALREADY_SAVED', words.alreadySaved)
  const recipe = recipeSchema.safeParse(content)
  if (!recipe.success) return refused('VALIDATION_ERROR', words.incomplete)
  return prepared({ payload: compileRecipe(recipe.data, { ...words, locale }), as })
}

/** The days that may be meant by "Saturday" of a dish that was cooked, the nearest to today first. */
function daysMeant(said: string, moment: CallToPrepare['moment']): string[] {
  const [today, past, coming] = [
    localDateAt(moment.askedAt, moment.timeZone),
    resolvePastDate(said, moment),
    resolveDate(said, moment),
  ]
  const found = [past, coming].filter((day) => day !== undefined)
  const isOfToday = found.some((day) => weekdayOf(day) === weekdayOf(today)) && weekdayName.test(said.trim())
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(today))
  const all = [...(isOfToday ? [today] : []), ...found]
  return [...new Set(all)].toSorted((one, other) => distance(one) - distance(other))
}
const weekdayName = /^\p{L}+day$/iu

/** The day of a planned dish becomes a date. */
function prepareCooking(given: RecipeArguments<'cook_recipe'>, { moment }: CallToPrepare): Prepared {
  if (given.planned?.day == null) return prepared(given)
  const [day, ...others] = daysMeant(given.planned.day, moment)
  return day === undefined
    ? unknownDate(given.planned.day, moment)
    : prepared({ ...given, planned: { ...given.planned, day, days: [day, ...others] } })
}

/** Foods get their plain names and units become codes; an amount without a unit is of pieces. */
function prepareEdit(
  { add, amounts, remove, swap, ...given }: RecipeArguments<'edit_recipe'>,
  { moment }: CallToPrepare,
): Prepared {
  const unknown = [...add, ...amounts].find(
    ({ unit }) => unit !== null && findUnit(unit, moment.locale) === undefined,
  )
  if (unknown) return unknownUnit(unknown.unit ?? '', moment)
  const inCodes = ({ food, quantity, unit }: RecipeArguments<'edit_recipe'>['add'][number]) => ({
    ...{ food: nameFood(food), quantity },
    unit: quantity === null ? null : unit === null ? null : (findUnit(unit, moment.locale) ?? null),
  })
  return prepared({
    ...given,
    add: add
      .map(inCodes)
      .map((line) => (line.quantity === null ? line : { ...line, unit: line.unit ?? 'piece' })),
    amounts: amounts.map(inCodes),
    remove: remove.map(nameFood),
    swap: swap.map(({ food, by }) => ({ food: nameFood(food), by: nameFood(by) })),
  })
}

function sayEdited(data: z.output<typeof edited>, { locale }: Viewer): string[] {
  const { name, add, amounts, remove, swap, add_steps: steps, scaled } = data
  const [changed, removed] = [data.change_steps.length, data.remove_steps.length]
  const [words, terms] = [wordsFor(locale).recipes, termsFor(locale)]
  const said = (all: readonly z.output<typeof amountOfFood>[]): string[] =>
    all.map((line) => sayFood(line, locale))
  const changes = [
    ...(scaled === null || scaled.from === scaled.to
      ? []
      : [
          words.scaled(
            terms.number(scaled.from),
            terms.number(scaled.to),
            scaled.in_steps === 0 ? null : terms.number(scaled.in_steps),
          ),
        ]),
    ...(add.length === 0 ? [] : [words.added(said(add))]),
    ...(remove.length === 0 ? [] : [words.removed(remove.map((food) => terms.name(food)))]),
    ...swap.map(({ food, by }) => words.swapped(terms.name(food), terms.name(by))),
    ...(amounts.length === 0 ? [] : [words.amounts(said(amounts))]),
    ...(changed === 0 ? [] : [words.stepsChanged(changed)]),
    ...(removed === 0 ? [] : [words.stepsRemoved(removed)]),
    ...(steps.length === 0 ? [] : [words.steps(steps.length)]),
  ]
  return [words.updated(name, changes), ...wordNotices(data, locale)]
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function saySaved(data: z.output<typeof saved>, { locale }: Viewer): string[] {
  const { name, servings, ingredients_saved: ingredients, steps_saved: steps, simplified } = data
  const words = wordsFor(locale).recipes
  return [
    words.saved(name, { servings, ingredients, steps, isRewritten: data.is_rewritten }),
    ...(simplified.length === 0 ? [] : [sentence(words.simplified(simplified))]),
    ...wordNotices(data, locale),
  ]
}

function sayServings({ servings, told_for: toldFor }: z.output<typeof shown>): string {
  if (servings === null) return ''
  return toldFor === null
    ? `serves ${sayNumber(servings)}`
    : `amounts for ${sayNumber(toldFor)}, written for ${sayNumber(servings)}`
}

function sayShown(recipe: z.output<typeof shown>): string[] {
  const about = [
    sayServings(recipe),
    recipe.minutes === null ? '' : `${sayNumber(recipe.minutes)} minutes`,
  ].filter((part) => part !== '')
  return [
    `${recipe.name}${recipe.is_cookbook ? ', from the cookbook' : ''}${about.length === 0 ? '' : ` (${about.join(', ')})`}.`,
    ...(recipe.conflicts.length === 0 ? [] : [sayAgainstRules(sentence(recipe.conflicts.join('; ')))]),
    `Ingredients: ${recipe.ingredients.map(sayIngredient).join('; ')}.`,
    ...recipe.steps.map((step, index) => `${index + 1}. ${sentence(step)}`),
    ...(recipe.notes === null ? [] : [`Notes: ${sentence(recipe.notes)}`]),
  ]
}

function sayUpdated({ before, after }: z.output<typeof updated>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).recipes
  const changes = [
    ...(before.name === after.name ? [] : [words.named(after.name)]),
    ...(before.servings === after.servings || after.servings === null
      ? []
      : [words.serves(termsFor(locale).number(after.servings))]),
    ...(before.notes === after.notes || after.notes === null ? [] : [words.notes(after.notes)]),
  ]
  return [words.updated(before.name, changes)]
}
