import { nameUnit, sayNumber } from '@alfred/language'
import { capitalised, joinWords, termsFor } from '@alfred/language/wording'
import type { Aim, CoachWords, Kept, Progress, Trend } from './words.ts'
import { wordsOfBody } from './words-of-body.ts'

const entriesOf = (count: number): string => `${sayNumber(count)} ${count === 1 ? 'entry' : 'entries'}`
const daysOf = (count: number): string => `${sayNumber(count)} ${count === 1 ? 'day' : 'days'}`
/** "Nothing is logged for Mon 16 Nov", but "Logged on Mon 16 Nov". */
const withoutOn = (day: string): string => day.replace(/^on /, '')

const ofNutrient = ({ amount, nutrient }: Aim): string =>
  nutrient === null ? amount : `${amount} of ${nutrient}`

function progress({ nutrient, isLimit, consumed, target, left, rest, untold }: Progress): string {
  const reached = left <= 0 ? 'reached' : `${rest} to go`
  const within = left < 0 ? `${rest} over` : `${rest} left`
  const unknown = untold === 0 ? '' : ` (not counting ${entriesOf(untold)} without a figure for it)`
  return `${capitalised(nutrient)}: ${consumed} of ${isLimit ? 'at most ' : ''}${target}, ${isLimit ? within : reached}${unknown}.`
}

function trend({ nutrient, way, from, to, known }: Trend): string {
  const moved = way === 'steady' ? `steady at ${to}` : `${way} from ${from} to ${to}`
  return `${nutrient} ${moved}${known === null ? '' : ` (told by ${known.known} of ${known.all} entries)`}`
}

function kept({ nutrient, isLimit, kept: on, days, average, target, trend }: Kept): string {
  const most = isLimit ? 'at most ' : ''
  const way =
    trend === null
      ? ''
      : trend.way === 'steady'
        ? ', steady'
        : `, ${trend.way} from ${trend.from} to ${trend.to}`
  return `${capitalised(nutrient)}: kept on ${on} of ${days} days, ${average} of ${most}${target} on average${way}.`
}

export const english: CoachWords = {
  figures: {
    none: 'no figures',
    stated: 'as you stated',
    estimate: 'an estimate',
    partOf: (known, all, source) => `${known} of ${all} ingredients, ${source}`,
    told: (thing, figures, sources) => `${capitalised(thing)}: ${figures} ${sources}.`,
    nothingTold: (thing, nutrient, sources) =>
      `${capitalised(thing)}: nothing is told of its ${nutrient} ${sources}.`,
    estimated: (thing, figures) =>
      `${capitalised(thing)}: about ${figures} (an estimate, no figures of a source).`,
    fit: (food) => `The figures for ${food} fit together.`,
    ofAnother: (food, other) => `For ${food} the figures of ${other} were taken.`,
    ownMeasure: (one, holds) => `By your own measure: ${one} is ${holds}.`,
    usualServings: (taken) =>
      `A serving was taken as what people usually have: ${taken.map(({ food, grams }) => `${food} ${sayNumber(grams)} g`).join(', ')}.`,
    sizeTaken: (size, grams) => `One that is ${size} was taken as ${sayNumber(grams)} g.`,
    sizeUnknown: (size) => `What one weighs that is ${size} I do not know, so the usual weight was taken.`,
    perPiece: 'per piece',
    per: (amount) => `per ${amount}`,
    compared: (what, foods, sources) => `${capitalised(what)}: ${foods.join('; ')} ${sources}.`,
    ranked: (what, foods, sources) => `${capitalised(what)}: ${foods.join(', ')} ${sources}.`,
    converted: (from, to, sources) => `${capitalised(from)}: about ${to}${sources}.`,
    notTold: (food) => `${food} not told`,
    moreNotListed: (count) => `${count} more are not listed here.`,
    failed: (foods) =>
      `I found no figures for: ${foods.join(', ')}. Tell me what it has, "a slice with 300 kcal" for example, or another name.`,
    knownByNow: (foods) => `By now there are figures for: ${foods.join(', ')}.`,
    nothingFailed: 'There is nothing that I found no figures for.',
    unknown: (foods) => `I have no figures for ${foods.join(', ')}.`,
    covered: (known, all, without) =>
      `${known} of ${all} ingredients have figures; without ${joinWords(without)}.`,
    notWhole: (known, all, without) =>
      `This is not a sum of the whole dish: ${known} of ${all} ingredients have figures; not counted: ${joinWords(without)}.`,
  },
  offers: {
    servings: (servings, name) => `${sayNumber(servings)} serving${servings > 1 ? 's' : ''} of ${name}`,
    unknownCalories: 'calories not known',
    waiting: (thing, figures) => `${thing}: ${figures}`,
    shallLog: (thing, figures, isMany) =>
      `${capitalised(thing)}: ${figures}. Shall I log ${isMany ? 'them' : 'it'}?`,
    whichRecipe: (name, options) => `Which ${name ?? 'recipe'} do you mean: ${options.join(' or ')}?`,
    goal: (kind, amount) => `${kind === 'goal' ? 'at least' : 'at most'} ${amount}`,
    aDay: (goals) => `${joinWords(goals)} a day`,
    shallSet: (goals) =>
      `${goals.length === 1 ? 'Goal' : 'Goals'}: ${joinWords(goals)} a day. Shall I set ${goals.length === 1 ? 'it' : 'them'}?`,
    soFar: (goals) => `So far it is ${joinWords(goals)}.`,
    reckoned: (by) => `Reckoned by ${by}.`,
    littleEnergy: (least) =>
      `Less than ${least} a day is little for a grown person: please ask a doctor before you keep to it.`,
    set: (goals) => `Set: ${joinWords(goals)} a day.`,
    logged: (thing, figures) => `Logged ${thing}: ${figures}.`,
    leftOut: (foods) => `I would leave out what I have no figures for: ${foods.join(', ')}.`,
    much: (thing, figures) =>
      `That is a lot: ${thing}${figures === null ? '' : `, ${figures}`}. Is it right?`,
    wouldHelp: ({ goal, consumed, target, food, brings }) =>
      `Your ${goal} is at ${consumed} of ${target} today: ${food} of what you have would bring ${brings}.`,
    calledOff: (offer) => `Called off: ${offer}.`,
  },
  again: {
    asOn: (day) => `As ${day}.`,
    mostOften: (times, day) =>
      `That is what you had most often: ${times} times in the last four weeks, in these amounts ${day}.`,
    asKept: (name) => `As kept under "${name}".`,
    kept: (name, meal, { foods, figures }) =>
      `"${name}"${meal === null ? '' : ` (${meal})`}: ${foods}${figures === null ? '' : `, ${figures}`}`,
    saved: (meal, isReplacing) => `Kept ${isReplacing ? 'in place of what it was ' : ''}as ${meal}.`,
    listed: (meals) => `Your kept meals: ${meals.join('; ')}.`,
    none: 'No meal is kept under a name yet. Say "save this breakfast as my usual", for example.',
    forgotten: (name, meal) =>
      `Forgotten: "${name}"${meal === null ? '' : ` (${meal})`}. What was logged with it stays.`,
  },
  diary: {
    nothingOn: (day) => `Nothing is logged for ${withoutOn(day)}.`,
    nothingFromTo: (from, until) => `Nothing is logged for ${from} to ${until}.`,
    day: (day, { figures, entries, sources }) =>
      `${capitalised(day)}: ${figures}, from ${entriesOf(entries)} ${sources}.`,
    workoutAdds: (calories) => `A workout adds ${calories} to what may be eaten.`,
    estimates: (count) => `${entriesOf(count)} of these ${count === 1 ? 'is an estimate' : 'are estimates'}.`,
    progress,
    emptyWeek: (from, until) => `From ${from} to ${until} nothing was logged.`,
    week: (from, until, { days, figures, sources }) =>
      `From ${from} to ${until} food was logged on ${days} of 7 days; on those it was ${figures} a day on average ${sources}.`,
    against: ({ logged, of }, trends) =>
      `Against the ${of === 7 ? 'week' : `${of} days`} before, with food on ${logged} of ${of} days, a day on average: ${trends.map(trend).join('; ')}.`,
    tooFewToCompare: ({ logged, of }, needed) =>
      `These are too few days to compare with the ${of === 7 ? 'week' : `${of} days`} before, with food on ${logged} of ${of} days: both need ${needed}.`,
    eatenOn: (day, meals, { calories, sources }) =>
      `${capitalised(day)}: ${meals.join('; ')}. In all ${calories} ${sources}.`,
  },
  entries: {
    workout: (day, calories, all) =>
      `Added ${calories} for the workout ${day} to what may be eaten.${all === null ? '' : ` That makes ${all} in all.`}`,
    water: (day, amount, all) =>
      `Logged ${amount} of water ${day}.${all === null ? '' : ` With what is in food that makes ${all} of water.`}`,
    deleted: (thing, calories) => `Deleted ${thing}${calories === null ? '' : ` (${calories})`}.`,
    changed: (thing, figures) => `Changed to ${thing}${figures === null ? '' : `: ${figures}`}.`,
  },
  goals: {
    none: 'You have no nutrition goals yet.',
    listed: (goals) => `Your goals for a day: ${goals.join('; ')}.`,
    emptyDiary: 'Nothing is in your diary yet.',
    diarySince: (entries, day) => `Your diary has ${entriesOf(entries)}, the first from ${day}.`,
    count: (goals) =>
      `You have ${goals === 0 ? 'no' : sayNumber(goals)} nutrition ${goals === 1 ? 'goal' : 'goals'}.`,
    preference: (kind, value) => `${kind} ${value}`,
    known: (all) => `I know of you: ${all.join(', ')}.`,
    removed: (goal) => `Goal removed: ${goal} a day.`,
    colours: (nutrient, kind, { yellow, turn }) =>
      `${capitalised(nutrient)}: yellow from ${yellow}% of the ${kind}, ${kind === 'goal' ? 'green' : 'red'} from ${turn}%.`,
    weighsLittle:
      'For your height that weight is little already, so I reckon no goal for losing more. Please ask a doctor or dietitian what is right for you.',
    atRest: ({ resting, factor, added, isRaised }) =>
      `Mifflin-St Jeor: ${resting} at rest, times ${factor} for activity${
        added === 0 ? '' : `, ${added > 0 ? 'plus' : 'minus'} ${Math.abs(added)}`
      }${isRaised ? ', raised to the least that I recommend' : ''}`,
  },
  body: wordsOfBody.english,
  recipes: {
    unread: 'I cannot tell the ingredients of that recipe: paste them one to a line.',
    noneFound: (query) => `No recipe ${query === null || query === '' ? '' : `${query} `}is saved.`,
    makes: (servings) => `makes ${servings}`,
    found: (recipes) => `Saved: ${recipes.join('; ')}.`,
    noFigures: (name) => `I have no nutrition figures for the ingredients of ${name}.`,
    whole: (name, figures) =>
      `${capitalised(name)}, all of it: ${figures}. How many servings it makes is not told.`,
    serving: (name, makes, figures) => `${capitalised(name)}, one of ${makes} servings: ${figures}.`,
  },
  reports: {
    noDays: (from, until) => `From ${from} to ${until} nothing was logged.`,
    report: (from, until, { days, figures, sources }) =>
      `From ${from} to ${until} food was logged on ${daysOf(days)}: ${figures} a day on average ${sources}.`,
    noGoals: 'You have no nutrition goals to hold that against.',
    kept,
    tooFew: (from, until, days) =>
      `From ${from} to ${until} food was logged on ${days === 0 ? 'no day' : daysOf(days)}: too few to show a pattern.`,
    shares: (from, until, { days, shares, sources }) =>
      `From ${from} to ${until} food was logged on ${daysOf(days)}. Of the calories: ${shares.join(', ')} ${sources}.`,
    mostOften: (foods) => `Most often: ${foods.join(', ')}.`,
    times: (food, times) => `${food} (${times} times)`,
    weekdays: (weekday, weekend) => `Weekdays have ${weekday} on average, weekends ${weekend}.`,
    noFood: (nutrient) => `I know no food with ${nutrient} that you may have.`,
    lacksMost: (nutrient) => `Of your goals ${nutrient} lacks most today.`,
    atHand: (things, sources) => `Of what you have: ${things.join(', ')} ${sources}.`,
    toBuy: (foods) => `to buy: ${joinWords(foods)}`,
    muchOf: (nutrient, foods, sources) => `Much ${nutrient} in 100 g: ${foods.join(', ')} ${sources}.`,
  },
  checks: {
    belowZero: (food) => `The figures for ${food} hold an amount below zero.`,
    noCalories: (food) => `${capitalised(food)} cannot have 0 kcal.`,
    doNotFit: (food, stated, reckoned) =>
      `The ${stated} for ${food} do not fit its protein, carbohydrates and fat, which make ${reckoned}.`,
    unusual: (food, above) => `${capitalised(food)} with more than ${ofNutrient(above)} is unusual.`,
  },
  asking: {
    convertWhat: 'A weight is no volume, and no number of pieces: of which food shall I convert it?',
    unknownUnit: (said) => `"${said}" is not a unit I know.`,
    unknownUnitOf: (said, food, known) =>
      `I cannot tell how much a "${said}" of ${food} is. I know: ${known.map(nameUnit).join(', ')}.`,
    editUnclear:
      'I can change the food, the amount, the unit, what it had, the meal or the day, the servings of a recipe, and the target of a goal.',
  },
  objection: (food, { kind, value }) =>
    kind === 'companion'
      ? `That would offer ${food}, which who eats with you must not have (${termsFor('en').kept(kind, value)}).`
      : `That would offer ${food}, which is against your ${value} ${kind}.`,
}
