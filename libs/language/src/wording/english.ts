import { concernWords } from '../health/concern-words.ts'
import { nutrients, nutrientSchema } from '@alfred/contracts'
import { countFood, nameUnit, sayAmount, sayFood } from '../food-words.ts'
import { sayDate } from '../say-date.ts'
import { capitalised } from './capitalised.ts'
import { joinWords } from './join-words.ts'
import { sayInPlace } from './place-words.ts'
import { englishTerms } from './terms/english.ts'
import { sayPastDay } from './say-past-day.ts'
import type { LabelDetails } from './label-details.ts'
import type { RefusalDetails } from './refusal-details.ts'
import type { Words } from './words.ts'

/**
 * What is told in English. A food may be one or many ("milk", "eggs"), so no sentence has a verb that depends on it.
 */
export const english: Words = {
  refusals: {
    ALREADY_SAVED: ({ recipe }) => `"${recipe}" is among your recipes already.`,
    BODY_NOT_KEPT: ({ measure }) =>
      measure === null
        ? 'Nothing is kept of your body.'
        : `Your ${englishTerms.measure(measure)} is not kept, so there is nothing to forget.`,
    BODY_NOT_TOLD: ({ measures }) =>
      measures.length === 0
        ? 'What of your body shall I keep? Say "remember that I weigh 78 kg", for example.'
        : `You have not told me: ${measures.map(englishTerms.measure).join(', ')}. What is it?`,
    ALREADY_UNDONE: () => 'That was taken back already.',
    AMBIGUOUS_ENTRY: ({ entries }, viewer) =>
      `Which entry do you mean: ${entries.map((entry) => sayEntry(entry, sayDate(entry.day, viewer))).join(' or ')}?`,
    AMBIGUOUS_DISH: ({ dishes }, viewer) =>
      `Which do you mean: ${dishes.map(({ title, meal, day }) => `${title} (${meal} on ${sayDate(day, viewer)})`).join(' or ')}?`,
    AMBIGUOUS_FOOD: ({ food, options }) => `Which ${food} do you mean: ${options.join(' or ')}?`,
    AMBIGUOUS_LOT: ({ food, lots }, viewer) => {
      const told = lots.map(({ quantity, unit, location, expires_on: until }) => {
        const date = until === null ? '' : ` until ${sayDate(until, viewer)}`
        return `${sayAmount(quantity, unit)} ${sayInPlace(location)}${date}`
      })
      return `Several lots of ${food}: ${told.join('; ')}. Which do you mean?`
    },
    AMBIGUOUS_PACK: ({ food, unit, asked }) =>
      `How much does ${sayFood(1, unit, asked === 'piece' ? countFood(2, food) : food)} hold, in ${asked === 'piece' ? 'pieces' : nameUnit(asked)} for example? I will remember it.`,
    AMBIGUOUS_RECIPE: ({ recipe, options }) => `Which ${recipe} do you mean: ${options.join(' or ')}?`,
    AMBIGUOUS_SAVING: ({ recipe, same_foods: isSame }) =>
      `"${recipe}" is saved already, ${isSame ? 'with these ingredients' : 'with other ingredients'}. Shall I update it with this one, keep both, or leave it? To log it instead, say "log a serving of ${recipe}".`,
    AMBIGUOUS_PERSON: ({ person, options }) => `Who do you mean by ${person}: ${options.join(' or ')}?`,
    AMBIGUOUS_MEMORY: ({ options }) =>
      `Which of them do you mean: ${options.map((text) => `"${text}"`).join(' or ')}?`,
    AMBIGUOUS_TASK: ({ what, options }) => `Which of them do you mean by "${what}": ${options.join(' or ')}?`,
    AMOUNT_MISSING: ({ food }) => `How much ${food}?`,
    AMOUNT_OUT_OF_RANGE: () => 'An amount is a number of at least 0.000001 and less than 1,000,000,000.',
    BATCH_HELD_BACK: () => 'Not done, because another part of it failed.',
    CHANGED_SINCE: ({ things, more }) =>
      things.length === 0
        ? 'That cannot be taken back: something else has taken its place since.'
        : `That cannot be taken back, since there were later changes to ${joinWords([...things, ...(more > 0 ? [`${more} more`] : [])])}.`,
    CONFLICT_WITH_RULES: ({ food, rule, because }) =>
      `${food} goes against ${sayRule(rule)}: ${sayBecause(because)}.${rule.kind === 'companion' ? ' If they do not eat along, say "without" and who it is.' : ''}`,
    COLOURS_OUT_OF_ORDER: () =>
      'Yellow begins below the percentage from which a goal is green or a limit red.',
    COOKBOOK_RECIPE: ({ recipe }) =>
      `"${recipe}" is in the cookbook, which nobody changes. Save a copy of it, then change that.`,
    COPY_SAVED: ({ recipe }) => `A copy of "${recipe}" is saved already.`,
    DAY_OUT_OF_RANGE: () => 'A day is written as YYYY-MM-DD, and is one from 1900 to 2200.',
    DISH_NOT_PLANNED: ({ dish, day }, viewer) =>
      `${dish} is not planned${day === '' ? '' : ` on ${sayDate(day, viewer)}`}.`,
    DUPLICATE_RECIPE: ({ recipe }) => `The recipe "${recipe}" with these ingredients is saved already.`,
    ENTRY_EDIT_UNCLEAR: () => 'I can change the amount, the unit, the meal or the day. Which is it?',
    ENTRY_NOT_FOUND: () => 'There is no such entry in your diary.',
    AMBIGUOUS_FAVOURITE: ({ name, meals }) =>
      `Several meals are kept under "${name}". Which is it${meals.length === 0 ? '' : `: ${meals.join(' or ')}`}?`,
    FAVOURITE_NOT_FOUND: ({ name }) =>
      `No meal is kept under "${name}". Log it first, then say "save this lunch as ${name}", for example.`,
    FAVOURITE_NOT_NAMED: () => 'Under which name shall I keep that meal?',
    USUAL_UNCLEAR: ({ meal, often }) =>
      meal === null
        ? 'The usual of which meal: breakfast, lunch, dinner or snack?'
        : `I cannot tell what is usual for ${meal}${often.length === 0 ? '' : `: in the last four weeks it was ${often.map(({ foods, times }) => `${joinWords(foods)} (${times === 1 ? 'once' : `${times} times`})`).join(', ')}`}. Which day shall I take? Say "same ${meal} as yesterday", for example.`,
    NOTHING_EATEN: ({ day, meal }, viewer) =>
      `Nothing is in your diary${meal === null ? '' : ` for ${meal}`}${day === null ? '' : ` ${sayPastDay(day, viewer)}`}, so there is nothing to take from it.`,
    FIGURES_EXIST: ({ food }) => `There are figures for ${food}: no estimate is needed.`,
    FIGURES_OF_ONE_AMOUNT: ({ food }) =>
      `The figures for ${food} hold for that amount alone. Please say it anew.`,
    FIGURES_OF_ONE_UNIT: ({ food }) =>
      `The figures for ${food} hold for its own unit alone. Please delete it and say it anew.`,
    FOOD_ELSEWHERE: ({ food, location, places }) =>
      `No ${food} ${sayInPlace(location)}, only ${places.map(sayInPlace).join(' and ')}.`,
    FOOD_NOT_FOUND: ({ food }) => `No ${food} in stock.`,
    FOOD_NOT_KNOWN: ({ food, near }) =>
      near.length === 0
        ? `I know nothing of ${food}. Name the food plainly, such as "salmon" or "sour cream".`
        : `I know nothing of ${food}. Did you mean ${near.join(', or ')}?`,
    FOOD_NOT_IN_RECIPE: ({ food, recipe }) => `There is no ${food} in "${recipe}".`,
    FOOD_NOT_LISTED: ({ food }) => `No ${food} on the shopping list.`,
    FOOD_NOT_NAMED: () => 'No food was named.',
    FOOD_UNKNOWN: ({ foods }) => `I have no nutrition figures for ${foods.join(' or ')}.`,
    FORGOTTEN: () => 'That was forgotten for good: it cannot be brought back.',
    GOAL_CHANGED: ({ nutrient }) =>
      `Your ${nutrientName(nutrient)} goal has changed since that was proposed.`,
    GOAL_EDIT_UNCLEAR: () => 'Tell me the goal and its new target.',
    GOAL_INCOMPLETE: () => 'A goal needs a nutrient and a target above zero.',
    GOAL_NEEDS_ADVICE: ({ told }) =>
      `You told me: ${told}. ${concernWords.en.pregnancy} Tell me when that is over.`,
    GOAL_NOT_FOUND: ({ nutrient }) => `You have no goal for ${nutrientName(nutrient)}.`,
    GOAL_OUT_OF_RANGE: ({ nutrient, target, min, max, unit }) =>
      `${sayAmount(target, unit)}${nutrient === 'calories' ? '' : ` of ${nutrientName(nutrient)}`} a day is out of range: I take ${min} to ${sayAmount(max, unit)}.${nutrient === 'calories' && target < min ? ` ${concernWords.en.belowLeast}` : ''}`,
    INVALID_VALUE: () => 'A value does not fit what can be stored.',
    ITEM_EDIT_UNCLEAR: () => 'Of which food?',
    ITEM_IS_ALL: ({ food }) => `${capitalised(food)} is all that would be logged. Say no to log nothing.`,
    ITEM_NOT_FOUND: () => 'That item is no longer in stock.',
    ITEM_NOT_PROPOSED: () => 'There is no such food in the proposal.',
    LIMIT_REACHED: ({ max }) =>
      `That is more than can be kept: there may be ${max} of these. Please remove some first.`,
    LOT_OF_OTHER_FOOD: ({ food, other }) =>
      `That would have changed ${other}, not ${food}, so it was not done.`,
    MANY_CHANGES: ({ count, things, forever, memories, preferences, people }) =>
      forever
        ? `That forgets all that I know about you, for good: notes ${memories}, preferences and allergies ${preferences}, people ${people}. It cannot be taken back. Shall I go ahead?`
        : `That changes ${count} things at once${things.length === 0 ? '' : `: ${joinWords([...things, `${count - things.length} more`])}`}. Shall I go ahead?`,
    MEAL_GONE: () => 'That is no longer planned.',
    MEAL_NOT_FOUND: ({ meal, day }, viewer) => `Nothing is planned for ${meal} on ${sayDate(day, viewer)}.`,
    MEAL_NOT_NAMED: () => 'No meal was named.',
    MEAL_TAKEN: ({ meal, day, title, other }, viewer) =>
      other === undefined
        ? `${capitalised(meal)} on ${sayDate(day, viewer)} is planned already: ${title}.`
        : `Both would be ${meal} on ${sayDate(day, viewer)}: ${title} and ${other}. Nothing is planned yet. Which is it, or on which day is the other?`,
    MEMORY_NOT_FOUND: ({ about }) =>
      about === ''
        ? 'There is nothing that I could forget.'
        : `You have told me nothing about that: "${about}".`,
    MEMORY_NOT_NAMED: () => 'What is it that I should remember, or forget?',
    NAME_NOT_SHOWABLE: () => 'A name holds characters that cannot be shown.',
    NOTHING_TO_UNDO: ({ of }) =>
      ({
        request: 'That request changed nothing that could be taken back.',
        change: 'I have changed nothing lately that could be taken back.',
        undo: 'Nothing was taken back that I could bring back.',
      })[of],
    NOTHING_TO_MOVE: ({ food, location }) =>
      `No ${food} to move: all of it in stock is ${sayInPlace(location)}.`,
    NOT_SAID: ({ text }) => `I remember only what you say yourself, and you did not say: "${text}".`,
    NOT_BY_HAND: () => 'This cannot be done by hand.',
    NUTRIENT_MISSING: () =>
      'Which nutrient should it have much of? You have no goal that is still open today.',
    NUTRIENT_OUT_OF_RANGE: () => 'An amount of a nutrient is not less than zero.',
    ONLY_OTHER_FOOD: ({ food, others }) => `No ${food} in stock, only ${others.join(' and ')}.`,
    OPTION_UNKNOWN: () => 'Please choose one of the recipes.',
    OWN_RECIPE_EATEN: ({ food, recipe }) =>
      `You have a recipe of your own for ${food}: "${recipe}". A serving of it has its own figures.`,
    PACK_SIZE_NOT_FOUND: ({ food }) => `You have told me no measure of ${food}.`,
    PACK_SIZE_UNCLEAR: ({ food }) =>
      `Tell me how much of it one holds in g, ml or pieces, such as "a pack of ${food} is 500 g".`,
    PART_TOO_LONG: () => 'A part of that is longer than can be kept.',
    PERSON_KNOWN: ({ person }) => `You have told me of somebody called ${person} already.`,
    PERSON_NOT_FOUND: ({ person }) => `You have told me of nobody called ${person}.`,
    PERSON_NOT_NAMED: () => 'Who is it?',
    PERSON_RULE_NOT_FOUND: ({ person, value }) =>
      `I do not know that of ${englishTerms.person(person)}: ${value}.`,
    PREFERENCE_NOT_FOUND: ({ value }) => `Nothing is remembered about ${value}.`,
    PREFERENCE_NOT_NAMED: () => 'What is to be remembered has to be named.',
    PROPOSAL_CANCELLED: () => 'That was called off.',
    PROPOSAL_CHANGED: () => 'It has changed since you saw it. Please look at it again.',
    PROPOSAL_COMMITTED: () => 'That is done already.',
    PROPOSAL_EDIT_UNCLEAR: () =>
      'I can change the food, the amount, the unit, what it had, the meal or the day. Which is it?',
    PROPOSAL_EXPIRED: () => 'That was proposed too long ago. Please say it again.',
    PROPOSAL_NOT_FOUND: () => 'Nothing waits for your answer.',
    PROPOSAL_NOT_SHOWN: () => 'It waits for your yes first.',
    PROPOSAL_SUPERSEDED: () => 'Something newer was proposed in its place.',
    PROPOSAL_UNUSABLE: () => 'Nothing can be done with that proposal.',
    RECIPE_EMPTY: ({ recipe }) =>
      `Without that nothing is left of "${recipe}". Delete the recipe if you do not need it any more.`,
    RECIPE_NOT_FOUND: ({ recipe }) => `No recipe "${recipe}" is saved.`,
    RECIPE_REF_UNKNOWN: () => 'No recipe of that reference is saved.',
    RECIPE_WITHOUT_FIGURES: ({ recipe }) => `I have no nutrition figures for the ingredients of ${recipe}.`,
    REQUEST_TOO_LARGE: () => 'That is more than can be done in one go.',
    ROW_LIMIT: () => 'That would change too much in one go.',
    RULE_LIMIT_REACHED: ({ max }) =>
      `That is more than can be kept: there may be ${max} allergies and diets. Please remove some first.`,
    SERVINGS_EDIT_UNCLEAR: () => 'A recipe is logged by the serving. How many were it?',
    SERVINGS_OUT_OF_RANGE: () => 'A number of servings is more than zero.',
    SERVINGS_UNKNOWN: ({ recipe }) => `How many servings does ${recipe} make?`,
    STEP_UNKNOWN: ({ recipe, steps }) =>
      steps === 0
        ? `"${recipe}" has no steps yet.`
        : `"${recipe}" has ${steps === 1 ? 'one step' : `${steps} steps`}: which of them do you mean?`,
    STILL_RUNNING: () => 'That request is still being worked at. Please stop it or wait for its end.',
    STOCK_TOO_LARGE: ({ food }) => `With what is there already that would be a billion or more of ${food}.`,
    TARGET_OUT_OF_RANGE: () => 'A target is more than zero.',
    SUGGESTION_NOT_FOUND: ({ about }) =>
      about === ''
        ? 'There is nothing that I suggested here.'
        : `I have suggested nothing about that: "${about}".`,
    TASK_NOT_FOUND: ({ what }) => `"${what}" is not on the task list.`,
    TASK_NOT_NAMED: () => 'What is to be done? Say it like "remind me to soak the beans tomorrow".',
    UNIT_MISMATCH: ({ food, unit, asked }) =>
      `The stock of ${food} is counted in ${nameUnit(unit)}, which cannot be converted to ${nameUnit(asked)}.`,
    UNIT_UNKNOWN: ({ food, quantity, unit, measures, portions }) => {
      const others = portions.length === 0 ? '' : ` or in: ${portions.map(nameUnit).join(', ')}`
      return `I do not know the weight of ${sayFood(quantity, unit, food)}. Say how much ${food} in ${measures.join(' or ')}${others}.`
    },
    UNKNOWN_DIET: ({ diet, known }) => `I know no diet "${diet}". I know: ${known.join(', ')}.`,
    UNKNOWN_TOOL: () => 'This agent has no such tool.',
  },
  saving: { update: 'Update it', new: 'Keep both', keep: 'Leave it' },
  labels: {
    body_measure: ({ measure }) => englishTerms.measure(measure),
    food_entry: (entry) => sayEntry(entry, entry.day),
    meal: ({ meal, day, title }) => `${meal} on ${day}: ${title}`,
    nutrition_goal: ({ nutrient }) => `${nutrientName(nutrient)} goal`,
    person: ({ name }) => englishTerms.person(name),
    preference: ({ kind, value }) => `${value} (${kind})`,
    workout: ({ day }) => `workout on ${day}`,
  },
}

/** "2 eggs for breakfast on 2026-11-22". */
function sayEntry({ quantity, unit, food, meal }: LabelDetails<'food_entry'>, day: string): string {
  return `${sayFood(quantity, unit, food)}${meal === null ? '' : ` for ${meal}`} on ${day}`
}

const relations = { named: 'is named', contains: 'contains', is: 'is', may_contain: 'may contain' }

/** "satay sauce contains peanut", "peanut is named". */
function sayBecause({ food, relation, part }: RefusalDetails<'CONFLICT_WITH_RULES'>['because']): string {
  return `${food} ${relations[relation]}${part === null ? '' : ` ${part}`}`
}

function sayRule({ kind, value }: RefusalDetails<'CONFLICT_WITH_RULES'>['rule']): string {
  if (kind === 'companion') return `what holds for who eats with you (${englishTerms.kept(kind, value)})`
  return `your ${kind === 'wish' ? 'wish for none of it now' : kind} (${value})`
}

function nutrientName(code: string): string {
  const nutrient = nutrientSchema.safeParse(code).data
  return nutrient === undefined ? code : nutrients[nutrient].names[0]
}
