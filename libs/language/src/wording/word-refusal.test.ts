import { describe, expect, test } from '@jest/globals'
import { refusalCodes } from './refusal-details.ts'
import { wordRefusal } from './word-refusal.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const told = (code: string, details?: Record<string, unknown>, locale = 'en-GB'): string =>
  wordRefusal(
    { code, message: 'That could not be done.', retryable: false, ...(details && { details }) },
    { ...viewer, locale },
  )
const entry = { food: 'egg', quantity: 2, unit: 'piece', meal: 'breakfast', day: '2026-11-22' }
const dishes = [{ title: 'Fried rice', day: '2026-11-27', meal: 'dinner' }]
const lot = { quantity: 1, unit: 'l', location: 'fridge', expires_on: '2026-11-25' }

/** What the details of each code make of it in English. */
const sentences: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['ALREADY_SAVED', { recipe: 'Soup' }, '"Soup" is among your recipes already.'],
  ['ALREADY_UNDONE', {}, 'That was taken back already.'],
  [
    'AMBIGUOUS_ENTRY',
    { entries: [entry, { ...entry, food: 'tuna', unit: 'can', meal: null }] },
    'Which entry do you mean: 2 eggs for breakfast on Sun 22 Nov or 2 cans of tuna on Sun 22 Nov?',
  ],
  [
    'AMBIGUOUS_FOOD',
    { food: 'milk', options: ['oat milk', 'soy milk'] },
    'Which milk do you mean: oat milk or soy milk?',
  ],
  [
    'AMBIGUOUS_LOT',
    { food: 'milk', lots: [lot, { ...lot, quantity: 2, location: 'pantry', expires_on: null }] },
    'Several lots of milk: 1 l in the fridge until Wed 25 Nov; 2 l in the pantry. Which do you mean?',
  ],
  ['AMBIGUOUS_RECIPE', { recipe: 'pie', options: ['A', 'B'] }, 'Which pie do you mean: A or B?'],
  [
    'AMBIGUOUS_SAVING',
    { recipe: 'Pie', same_foods: true, options: ['update', 'new', 'keep'] },
    '"Pie" is saved already, with these ingredients. Shall I update it with this one, keep both, or leave it? To log it instead, say "log a serving of Pie".',
  ],
  [
    'AMBIGUOUS_SAVING',
    { recipe: 'Pie', same_foods: false, options: ['update', 'new', 'keep'] },
    '"Pie" is saved already, with other ingredients. Shall I update it with this one, keep both, or leave it? To log it instead, say "log a serving of Pie".',
  ],
  [
    'AMBIGUOUS_PERSON',
    { person: 'my son', options: ['Ben', 'Leo'] },
    'Who do you mean by my son: Ben or Leo?',
  ],
  ['AMOUNT_MISSING', { food: 'rice' }, 'How much rice?'],
  ['AMOUNT_OUT_OF_RANGE', {}, 'An amount is a number of at least 0.000001 and less than 1,000,000,000.'],
  ['BATCH_HELD_BACK', {}, 'Not done, because another part of it failed.'],
  [
    'CHANGED_SINCE',
    { things: ['milk', 'egg', 'rice', 'tea'], more: 3 },
    'That cannot be taken back, since there were later changes to milk, egg, rice, tea and 3 more.',
  ],
  [
    'CHANGED_SINCE',
    { things: ['milk'], more: 0 },
    'That cannot be taken back, since there were later changes to milk.',
  ],
  [
    'CHANGED_SINCE',
    { things: [], more: 0 },
    'That cannot be taken back: something else has taken its place since.',
  ],
  [
    'CONFLICT_WITH_RULES',
    {
      food: 'satay',
      rule: { kind: 'allergy', value: 'peanuts' },
      because: { food: 'satay', relation: 'contains', part: 'peanut' },
    },
    'satay goes against your allergy (peanuts): satay contains peanut.',
  ],
  [
    'CONFLICT_WITH_RULES',
    {
      food: 'cod',
      rule: { kind: 'diet', value: 'vegan' },
      because: { food: 'cod', relation: 'is', part: 'fish' },
    },
    'cod goes against your diet (vegan): cod is fish.',
  ],
  [
    'CONFLICT_WITH_RULES',
    {
      food: 'nut',
      rule: { kind: 'allergy', value: 'nuts' },
      because: { food: 'nut', relation: 'named', part: null },
    },
    'nut goes against your allergy (nuts): nut is named.',
  ],
  [
    'CONFLICT_WITH_RULES',
    {
      food: 'mix',
      rule: { kind: 'allergy', value: 'nuts' },
      because: { food: 'mix', relation: 'may_contain', part: 'nut' },
    },
    'mix goes against your allergy (nuts): mix may contain nut.',
  ],
  [
    'CONFLICT_WITH_RULES',
    {
      food: 'Satay',
      rule: { kind: 'companion', value: 'peanuts (sister)' },
      because: { food: 'satay', relation: 'contains', part: 'peanut' },
    },
    'Satay goes against what holds for who eats with you (your sister: peanuts): satay contains peanut. If they do not eat along, say "without" and who it is.',
  ],
  [
    'COLOURS_OUT_OF_ORDER',
    {},
    'Yellow begins below the percentage from which a goal is green or a limit red.',
  ],
  [
    'COOKBOOK_RECIPE',
    { recipe: 'Pie' },
    '"Pie" is in the cookbook, which nobody changes. Save a copy of it, then change that.',
  ],
  ['COPY_SAVED', { recipe: 'Pie' }, 'A copy of "Pie" is saved already.'],
  ['DAY_OUT_OF_RANGE', {}, 'A day is written as YYYY-MM-DD, and is one from 1900 to 2200.'],
  ['DUPLICATE_RECIPE', { recipe: 'Pie' }, 'The recipe "Pie" with these ingredients is saved already.'],
  ['ENTRY_EDIT_UNCLEAR', {}, 'I can change the amount, the unit, the meal or the day. Which is it?'],
  ['ENTRY_NOT_FOUND', {}, 'There is no such entry in your diary.'],
  [
    'AMBIGUOUS_FAVOURITE',
    { name: 'usual', meals: ['breakfast', 'lunch'] },
    'Several meals are kept under "usual". Which is it: breakfast or lunch?',
  ],
  [
    'FAVOURITE_NOT_FOUND',
    { name: 'power bowl' },
    'No meal is kept under "power bowl". Log it first, then say "save this lunch as power bowl", for example.',
  ],
  ['FAVOURITE_NOT_NAMED', {}, 'Under which name shall I keep that meal?'],
  ['USUAL_UNCLEAR', { meal: null, often: [] }, 'The usual of which meal: breakfast, lunch, dinner or snack?'],
  [
    'USUAL_UNCLEAR',
    {
      meal: 'lunch',
      often: [
        { foods: ['egg', 'milk'], times: 2 },
        { foods: ['pasta'], times: 1 },
      ],
    },
    'I cannot tell what is usual for lunch: in the last four weeks it was egg and milk (2 times), pasta (once). Which day shall I take? Say "same lunch as yesterday", for example.',
  ],
  [
    'NOTHING_EATEN',
    { day: '2026-11-21', meal: 'lunch' },
    'Nothing is in your diary for lunch yesterday, so there is nothing to take from it.',
  ],
  ['FIGURES_EXIST', { food: 'cod' }, 'There are figures for cod: no estimate is needed.'],
  [
    'FIGURES_OF_ONE_AMOUNT',
    { food: 'cake' },
    'The figures for cake hold for that amount alone. Please say it anew.',
  ],
  [
    'FIGURES_OF_ONE_UNIT',
    { food: 'cake' },
    'The figures for cake hold for its own unit alone. Please delete it and say it anew.',
  ],
  [
    'FOOD_ELSEWHERE',
    { food: 'eggs', location: 'freezer', places: ['fridge', 'counter'] },
    'No eggs in the freezer, only in the fridge and on the counter.',
  ],
  [
    'FOOD_ELSEWHERE',
    { food: 'butter', location: 'other', places: ['fridge'] },
    'No butter elsewhere, only in the fridge.',
  ],
  ['FOOD_NOT_FOUND', { food: 'eggs' }, 'No eggs in stock.'],
  [
    'FOOD_NOT_KNOWN',
    { food: 'x', near: [] },
    'I know nothing of x. Name the food plainly, such as "salmon" or "sour cream".',
  ],
  ['FOOD_NOT_KNOWN', { food: 'x', near: ['cod', 'hake'] }, 'I know nothing of x. Did you mean cod, or hake?'],
  ['FOOD_NOT_IN_RECIPE', { food: 'milk', recipe: 'Cod pie' }, 'There is no milk in "Cod pie".'],
  [
    'RECIPE_EMPTY',
    { recipe: 'Cod pie' },
    'Without that nothing is left of "Cod pie". Delete the recipe if you do not need it any more.',
  ],
  ['FOOD_NOT_LISTED', { food: 'milk' }, 'No milk on the shopping list.'],
  ['FOOD_NOT_NAMED', {}, 'No food was named.'],
  [
    'OWN_RECIPE_EATEN',
    { food: 'lasagne', recipe: 'Nonna' },
    'You have a recipe of your own for lasagne: "Nonna". A serving of it has its own figures.',
  ],
  ['FOOD_UNKNOWN', { foods: ['unicorn', 'dragon'] }, 'I have no nutrition figures for unicorn or dragon.'],
  ['GOAL_CHANGED', { nutrient: 'protein_g' }, 'Your protein goal has changed since that was proposed.'],
  ['GOAL_EDIT_UNCLEAR', {}, 'Tell me the goal and its new target.'],
  ['GOAL_INCOMPLETE', {}, 'A goal needs a nutrient and a target above zero.'],
  [
    'GOAL_NEEDS_ADVICE',
    { told: 'pregnant' },
    'You told me: pregnant. I set no goal for losing weight or eating less while you are pregnant or breastfeeding: you and the baby need the energy. Your midwife or doctor can tell what is right for you. Tell me when that is over.',
  ],
  ['GOAL_NOT_FOUND', { nutrient: 'protein_g' }, 'You have no goal for protein.'],
  [
    'GOAL_OUT_OF_RANGE',
    { nutrient: 'calories', target: 500, min: 1000, max: 6000, unit: 'kcal' },
    '500 kcal a day is out of range: I take 1000 to 6000 kcal. It is less than a body needs to stay well: a doctor or dietitian can say what is safe for you.',
  ],
  [
    'GOAL_OUT_OF_RANGE',
    { nutrient: 'protein_g', target: 1200, min: 10, max: 400, unit: 'g' },
    '1200 g of protein a day is out of range: I take 10 to 400 g.',
  ],
  ['INVALID_VALUE', {}, 'A value does not fit what can be stored.'],
  ['ITEM_EDIT_UNCLEAR', {}, 'Of which food?'],
  ['ITEM_NOT_FOUND', {}, 'That item is no longer in stock.'],
  ['ITEM_IS_ALL', { food: 'cake' }, 'Cake is all that would be logged. Say no to log nothing.'],
  ['ITEM_NOT_PROPOSED', {}, 'There is no such food in the proposal.'],
  [
    'LOT_OF_OTHER_FOOD',
    { food: 'egg', other: 'milk' },
    'That would have changed milk, not egg, so it was not done.',
  ],
  [
    'LIMIT_REACHED',
    { max: 500 },
    'That is more than can be kept: there may be 500 of these. Please remove some first.',
  ],
  ['MEAL_NOT_FOUND', { meal: 'dinner', day: '2026-11-23' }, 'Nothing is planned for dinner on Mon 23 Nov.'],
  ['MEAL_NOT_NAMED', {}, 'No meal was named.'],
  [
    'MEAL_TAKEN',
    { meal: 'dinner', day: '2026-11-23', title: 'Cod pie' },
    'Dinner on Mon 23 Nov is planned already: Cod pie.',
  ],
  ['NAME_NOT_SHOWABLE', {}, 'A name holds characters that cannot be shown.'],
  ['NOTHING_TO_UNDO', { of: 'request' }, 'That request changed nothing that could be taken back.'],
  ['NOTHING_TO_UNDO', { of: 'change' }, 'I have changed nothing lately that could be taken back.'],
  ['NOTHING_TO_UNDO', { of: 'undo' }, 'Nothing was taken back that I could bring back.'],
  [
    'NOTHING_TO_MOVE',
    { food: 'butter', location: 'freezer' },
    'No butter to move: all of it in stock is in the freezer.',
  ],
  ['NOT_BY_HAND', {}, 'This cannot be done by hand.'],
  [
    'NUTRIENT_MISSING',
    {},
    'Which nutrient should it have much of? You have no goal that is still open today.',
  ],
  ['NUTRIENT_OUT_OF_RANGE', {}, 'An amount of a nutrient is not less than zero.'],
  [
    'ONLY_OTHER_FOOD',
    { food: 'butter', others: ['peanut butter', 'nut butter'] },
    'No butter in stock, only peanut butter and nut butter.',
  ],
  ['OPTION_UNKNOWN', {}, 'Please choose one of the recipes.'],
  ['PART_TOO_LONG', {}, 'A part of that is longer than can be kept.'],
  ['PERSON_KNOWN', { person: 'Ben' }, 'You have told me of somebody called Ben already.'],
  ['PERSON_NOT_FOUND', { person: 'Zoe' }, 'You have told me of nobody called Zoe.'],
  ['PERSON_NOT_NAMED', {}, 'Who is it?'],
  ['PERSON_RULE_NOT_FOUND', { person: 'sister', value: 'milk' }, 'I do not know that of your sister: milk.'],
  ['PREFERENCE_NOT_FOUND', { value: 'milk' }, 'Nothing is remembered about milk.'],
  ['PREFERENCE_NOT_NAMED', {}, 'What is to be remembered has to be named.'],
  ['PROPOSAL_CANCELLED', {}, 'That was called off.'],
  ['PROPOSAL_CHANGED', {}, 'It has changed since you saw it. Please look at it again.'],
  ['PROPOSAL_COMMITTED', {}, 'That is done already.'],
  [
    'PROPOSAL_EDIT_UNCLEAR',
    {},
    'I can change the food, the amount, the unit, what it had, the meal or the day. Which is it?',
  ],
  ['PROPOSAL_EXPIRED', {}, 'That was proposed too long ago. Please say it again.'],
  ['PROPOSAL_NOT_FOUND', {}, 'Nothing waits for your answer.'],
  ['PROPOSAL_NOT_SHOWN', {}, 'It waits for your yes first.'],
  ['PROPOSAL_SUPERSEDED', {}, 'Something newer was proposed in its place.'],
  ['PROPOSAL_UNUSABLE', {}, 'Nothing can be done with that proposal.'],
  ['RECIPE_NOT_FOUND', { recipe: 'moon soup' }, 'No recipe "moon soup" is saved.'],
  ['RECIPE_REF_UNKNOWN', {}, 'No recipe of that reference is saved.'],
  ['RECIPE_WITHOUT_FIGURES', { recipe: 'Pie' }, 'I have no nutrition figures for the ingredients of Pie.'],
  ['REQUEST_TOO_LARGE', {}, 'That is more than can be done in one go.'],
  ['ROW_LIMIT', {}, 'That would change too much in one go.'],
  [
    'RULE_LIMIT_REACHED',
    { max: 60 },
    'That is more than can be kept: there may be 60 allergies and diets. Please remove some first.',
  ],
  ['SERVINGS_EDIT_UNCLEAR', {}, 'A recipe is logged by the serving. How many were it?'],
  ['SERVINGS_OUT_OF_RANGE', {}, 'A number of servings is more than zero.'],
  [
    'AMBIGUOUS_TASK',
    { what: 'cleaning', options: ['clean the fridge', 'clean the oven'] },
    'Which of them do you mean by "cleaning": clean the fridge or clean the oven?',
  ],
  ['DISH_NOT_PLANNED', { dish: 'salad', day: null }, 'salad is not planned.'],
  ['MEAL_GONE', {}, 'That is no longer planned.'],
  ['AMBIGUOUS_DISH', { dish: 'rice', dishes }, 'Which do you mean: Fried rice (dinner on Fri 27 Nov)?'],
  ['DISH_NOT_PLANNED', { dish: 'salad', day: '2026-11-23' }, 'salad is not planned on Mon 23 Nov.'],
  ['TASK_NOT_FOUND', { what: 'soak the beans' }, '"soak the beans" is not on the task list.'],
  ['TASK_NOT_NAMED', {}, 'What is to be done? Say it like "remind me to soak the beans tomorrow".'],
  ['SERVINGS_UNKNOWN', { recipe: 'Pie' }, 'How many servings does Pie make?'],
  ['STEP_UNKNOWN', { recipe: 'Pie', steps: 3 }, '"Pie" has 3 steps: which of them do you mean?'],
  ['STEP_UNKNOWN', { recipe: 'Pie', steps: 1 }, '"Pie" has one step: which of them do you mean?'],
  ['STEP_UNKNOWN', { recipe: 'Pie', steps: 0 }, '"Pie" has no steps yet.'],
  ['STILL_RUNNING', {}, 'That request is still being worked at. Please stop it or wait for its end.'],
  [
    'STOCK_TOO_LARGE',
    { food: 'salt' },
    'With what is there already that would be a billion or more of salt.',
  ],
  ['TARGET_OUT_OF_RANGE', {}, 'A target is more than zero.'],
  [
    'AMBIGUOUS_PACK',
    { food: 'flour', unit: 'pack', asked: 'g' },
    'How much does 1 pack of flour hold, in g for example? I will remember it.',
  ],
  [
    'AMBIGUOUS_PACK',
    { food: 'egg', unit: 'box', asked: 'piece' },
    'How much does 1 box of eggs hold, in pieces for example? I will remember it.',
  ],
  [
    'MANY_CHANGES',
    { count: 12, things: ['milk', 'eggs'] },
    'That changes 12 things at once: milk, eggs and 10 more. Shall I go ahead?',
  ],
  ['MANY_CHANGES', { count: 60, things: [] }, 'That changes 60 things at once. Shall I go ahead?'],
  ['PACK_SIZE_NOT_FOUND', { food: 'flour' }, 'You have told me no measure of flour.'],
  [
    'PACK_SIZE_UNCLEAR',
    { food: 'flour' },
    'Tell me how much of it one holds in g, ml or pieces, such as "a pack of flour is 500 g".',
  ],
  [
    'UNIT_MISMATCH',
    { food: 'flour', unit: 'pack', asked: 'g' },
    'The stock of flour is counted in pack, which cannot be converted to g.',
  ],
  [
    'UNIT_UNKNOWN',
    { food: 'cod', quantity: 2, unit: 'can', measures: ['g'], portions: ['piece', 'cup'] },
    'I do not know the weight of 2 cans of cod. Say how much cod in g or in: piece, cup.',
  ],
  [
    'UNIT_UNKNOWN',
    { food: 'oat drink', quantity: 1, unit: 'cup', measures: ['g', 'ml'], portions: [] },
    'I do not know the weight of 1 cup of oat drink. Say how much oat drink in g or ml.',
  ],
  [
    'UNKNOWN_DIET',
    { diet: 'moon', known: ['vegan', 'vegetarian'] },
    'I know no diet "moon". I know: vegan, vegetarian.',
  ],
  ['UNKNOWN_TOOL', {}, 'This agent has no such tool.'],
]

describe('a refusal', () => {
  test('of every code stands in this test', () => {
    expect([...new Set(sentences.map(([code]) => code))].toSorted()).toEqual(refusalCodes.toSorted())
  })

  test.each(sentences)('%s with %j is told', (code, details, sentence) => {
    expect(told(code, details)).toBe(sentence)
  })

  test('is told for one and for many: no sentence says "is" or "are" of a food', () => {
    // Why a rule is broken names the key of a food, which is of one: "cod is fish".
    const others = sentences.filter(([code]) => code !== 'CONFLICT_WITH_RULES')
    const wrong = others.filter(([, details, sentence]) => {
      const { food } = details
      // "The stock of flour is" speaks of the stock.
      return (
        typeof food === 'string' && new RegExp(`(?<!of )\\b${food} (?:is|are|was|were)\\b`).test(sentence)
      )
    })
    expect(wrong).toEqual([])
  })

  test('says days as the viewer writes them', () => {
    expect(told('MEAL_NOT_FOUND', { meal: 'lunch', day: '2027-01-04' }, 'en-US')).toBe(
      'Nothing is planned for lunch on Mon Jan 4 2027.',
    )
  })

  test('is told in English in a language that nobody has written yet', () => {
    expect(told('FOOD_NOT_NAMED', {}, 'tlh')).toBe('No food was named.')
    expect(told('FOOD_NOT_NAMED', {}, 'constructor')).toBe('No food was named.')
  })

  test('that a client left without a name is told all the same', () => {
    expect(told('PREFERENCE_NOT_FOUND', { value: null })).toBe('Nothing is remembered about .')
  })

  test('that was stored before it had details keeps its message, with its days said', () => {
    const stored = {
      code: 'MEAL_TAKEN',
      message: 'Dinner on 2026-11-23 is taken, not 2026-02-31.',
      retryable: false,
    }
    expect(wordRefusal(stored, viewer)).toBe('Dinner on Mon 23 Nov is taken, not 2026-02-31.')
  })

  test('of a code that a newer database writes keeps its message', () => {
    expect(told('MOON_FULL', { moon: 'full' })).toBe('That could not be done.')
    expect(told('toString', {})).toBe('That could not be done.')
  })

  test('whose details do not fit its code is a fault', () => {
    expect(() => told('FOOD_NOT_FOUND', { food: 3 })).toThrow(expect.objectContaining({ code: 'INTERNAL' }))
    expect(() => told('AMBIGUOUS_FOOD', { food: 'milk' })).toThrow('AMBIGUOUS_FOOD')
  })
})
