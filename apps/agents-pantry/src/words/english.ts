import { countFood, nameUnit, sayNumber } from '@alfred/language'
import { capitalised, joinWords, sayInPlace, sayPlace, termsFor } from '@alfred/language/wording'
import { bracketed } from './bracketed.ts'
import { sayTaken } from './say-taken.ts'
import { verdictWords } from './words-of-verdicts.ts'
import type { Span } from './span-of-days.ts'
import type { Kept } from './kept.ts'
import type { Became, Conflict, PantryWords, Rest, TakenThing, UsageKind } from './words.ts'
import { wordsByTopic } from './words-by-topic.ts'
import { wordsOfMeals } from './words-of-meals.ts'
import { wordsOfPages } from './words-of-pages.ts'
import { wordsOfMeasures } from './words-of-measures.ts'

const listOf = (items: readonly string[]): string => items.join('; ')
const count = (number: number, one: string): string => `${sayNumber(number)} ${one}${number === 1 ? '' : 's'}`
const left = (rest: Rest): string =>
  rest === null
    ? 'none left'
    : `${rest.amount} left${rest.place === null ? '' : ` ${sayInPlace(rest.place)}`}`
const takenOf = (all: readonly TakenThing[]): string => sayTaken(all, { left, listOf })

const states = new Map([
  ['closed', 'as bought'],
  ['opened', 'once opened'],
  ['cut', 'once cut'],
  ['cooked', 'cooked'],
  ['thawed', 'thawed'],
])
/** What was done to a food; nothing is not said. */
const stateOf = (of: readonly string[]): string =>
  of.every((state) => state === 'closed')
    ? ''
    : `, ${of.map((state) => states.get(state) ?? '?').join(' or ')}`
const sayTime = ({ span: { least, most, unit }, location }: { span: Span; location: string }): string =>
  `${least === most ? '' : `${sayNumber(least)} to `}${count(most, unit)} ${sayInPlace(location)}`

/** A diet that nobody eats, but has. */
const DIABETIC = 'diabetic'

const clauses: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `you are allergic to ${value}`,
  diet: (value) => (value === DIABETIC ? `you are ${value}` : `you eat ${value}`),
  dislike: (value) => `you do not like ${value}`,
  like: (value) => `you like ${value}`,
  equipment: (value) =>
    `you have ${/^(?:an?|the|my) |s$/.test(value) ? '' : /^[aeiou]/i.test(value) ? 'an ' : 'a '}${value}`,
  skill: (value) => `your cooking is ${value}`,
  servings: (value) => `you cook for ${value}`,
  cuisine: (value) => `you like ${value} food`,
  routine: (value) =>
    /^(?:pregnant|breast-?feeding)$/i.test(value) ? `you are ${value}` : `${value} (routine)`,
}

/** What is remembered as a clause: "you are allergic to peanuts". */
function clauseOf({ kind, value }: Kept): string {
  return Object.hasOwn(clauses, kind) ? (clauses[kind]?.(value) ?? value) : `${kind}: ${value}`
}

/** The same of somebody else, behind a colon. */
/** "allergy: nuts". */

function ofOther({ kind, value }: Kept): string {
  return Object.hasOwn(others, kind) ? (others[kind]?.(value) ?? value) : `${kind}: ${value}`
}

const others: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `allergic to ${value}`,
  diet: (value) => (value === DIABETIC ? `is ${value}` : `eats ${value}`),
  dislike: (value) => `does not like ${value}`,
  like: (value) => `likes ${value}`,
}

function daysLeft(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${sayNumber(days)} days`
}

const usageKinds: Readonly<Record<UsageKind, string>> = {
  bought: 'bought',
  used: 'used',
  cooked: 'used in cooking',
  eaten: 'eaten',
  discarded: 'thrown away',
}

const usageOf = (all: readonly Became[]): string =>
  listOf(all.map(({ kind, things }) => `${usageKinds[kind]} ${things.join(', ')}`))

export const english: PantryWords = {
  ...wordsByTopic.english,
  stock: {
    added: (all) => {
      const parts = all.map(
        ({ things, place, until }) =>
          `${joinWords(things)} to ${sayPlace(place)}${until === null ? '' : `, best before ${until}`}`,
      )
      return `Added ${listOf(parts)}.`
    },
    inAll: (things) => `That makes ${joinWords(things)} in all.`,
    used: (all) => `Used ${takenOf(all)}.`,
    discarded: (all) => `Threw away ${takenOf(all)}.`,
    discardedAll: (things) => `Threw away: ${listOf(things)}.`,
    keptEstimated: (items) =>
      `Still there, since the date is only estimated: ${listOf(items)}. Say "also the estimated ones" to throw that away, too.`,
    nothingPast: (place) => `Nothing ${place === null ? 'in stock' : sayInPlace(place)} is past its date.`,
    short: (thing, { taken, missing, isMany }) => {
      const were = isMany ? 'were' : 'was'
      return `Only ${thing} ${were} in stock, so ${taken} ${were} taken (${missing} short).`
    },
    moved: (thing, from, to) => {
      const source = from.length === 0 ? '' : ` from ${from.map(sayPlace).join(' and ')}`
      return `Moved ${thing}${source} to ${sayPlace(to)}.`
    },
    subject: (food, place, isCounted) =>
      `${capitalised(isCounted ? countFood(2, food) : food)} ${sayInPlace(place)}`,
    amountNow: (now, before) => `now ${now} (before: ${before})`,
    untilNow: (now, before) => `best before ${now ?? 'no date'} (before: ${before ?? 'no date'})`,
    opened: (day) => `opened on ${day}`,
    estimated: (day) => `${day}, estimated`,
    keeps: (until) => `It keeps until ${until}.`,
    stillClosed: (amount) => `Still closed: ${amount}.`,
    notOpened: 'not opened',
    belowMinimum: (minimum, there) => `Below your minimum of ${minimum}: ${there ?? 'none'} there.`,
    minimumSet: (minimum, before) =>
      `I will remember that you always want ${minimum} in${before === null ? '' : ` (before: ${before})`}.`,
    minimumGone: (food, before) =>
      before === null ? `No minimum was set: ${food}.` : `No minimum any more: ${food} (before: ${before}).`,
    unsureOfMinimum: (minimums) =>
      `In stock in a measure that I cannot compare with your minimum: ${listOf(minimums)}.`,
    enough: (minimums) => `There is enough of these, by your minimum: ${listOf(minimums)}.`,
    noMinimum: 'You have set no minimum for any food. Say "always keep 2 l of milk in" to set one.',
    packSize: (pack, holds, before) =>
      `I will remember: ${pack} is ${holds}${before === null ? '' : ` (before: ${before})`}.`,
    changed: (subject, changes) => `${subject}: ${changes.join(', ')}.`,
    unchanged: (subject, amount) => `${subject}: nothing changed, it is ${amount}.`,
    nothingAt: (place) => `Nothing is ${place === null ? 'in stock' : sayInPlace(place)}.`,
    notThere: (food, place) => `No ${countFood(1, food)} ${place === null ? 'in stock' : sayInPlace(place)}.`,
    at: (place, items) => `${capitalised(sayInPlace(place))}: ${listOf(items)}.`,
    openedOn: (day) => `opened ${day}`,
    nothingExpires: (until) => `Nothing in stock expires by ${until}.`,
    expired: (thing, place, day) => `${thing} ${sayInPlace(place)}: past its date since ${day}.`,
    expires: (thing, place, { day, daysLeft: days }) =>
      `${thing} ${sayInPlace(place)}: best before ${day}, ${daysLeft(days)}.`,
  },
  usage: {
    reasons: {
      expired: 'past its date',
      spoiled: 'gone off',
      disliked: 'not liked',
      too_much: 'too much of it',
      other: 'another reason',
    },
    told: (all, { from, until }) => `${from} to ${until}: ${usageOf(all)}.`,
    aWeek: (amount) => `about ${amount} a week`,
    nothing: (food, { from, until }) =>
      `Nothing is written down of ${food === null ? 'that' : countFood(1, food)} from ${from} to ${until}.`,
  },
  shopping: {
    put: (all) => {
      const [only, ...others] = all
      if (only !== undefined && others.length === 0)
        return `Put ${only.thing} on the shopping list${only.inAll === null ? '' : `, ${only.inAll} in all`}.`
      const things = all.map(({ thing, inAll }) => `${thing}${inAll === null ? '' : ` (${inAll} in all)`}`)
      return `Put ${joinWords(things)} on the shopping list.`
    },
    already: (all) => `${all} is on the shopping list already.`,
    tookOff: (foods) => `Took ${joinWords(foods.map((food) => countFood(2, food)))} off the shopping list.`,
    nowOnList: (thing, before) =>
      `Now on the shopping list: ${thing} (before: ${before.map((amount) => amount ?? 'no amount').join(' and ')}).`,
    cleared: (foods) => `The shopping list is empty now. It had: ${listOf(foods)}.`,
    nothingChecked: 'Nothing is checked off on the shopping list.',
    checkedOff: (foods) =>
      `Checked ${joinWords(foods.map((food) => countFood(2, food)))} off the shopping list.`,
    toBuy: (items) => `To buy: ${listOf(items)}.`,
    checked: (items) => `Checked off: ${listOf(items)}.`,
    nothingToBuy: 'Nothing is left to buy.',
    empty: 'The shopping list is empty.',
  },
  missing: {
    lacking: (of, things) => `Missing for ${of}: ${listOf(things)}.`,
    nothing: (of) => `Nothing is missing for ${of}.`,
    there: (things) => `In stock: ${listOf(things)}.`,
    listed: (things) => `On the shopping list: ${listOf(things)}.`,
    unsure: (foods) =>
      `In stock in a measure that I cannot compare, so I cannot tell whether it is enough: ${foods.join(', ')}.`,
    withoutRecipe: (dishes) => `I do not know the ingredients of: ${listOf(dishes)}.`,
  },
  meals: wordsOfMeals.english,
  measures: wordsOfMeasures.english,
  preferences: {
    remembered: (kept) => `I will remember that ${clauseOf(kept)}.`,
    already: (kept) => `I know already that ${clauseOf(kept)}.`,
    forgotten: (kept) => `Forgotten: ${clauseOf(kept)}.`,
    listed: (kept, { isEnforced, isLearned }) => {
      const notes = [...(isEnforced ? ['enforced'] : []), ...(isLearned ? ['learned, not told'] : [])]
      return `${capitalised(clauseOf(kept))}${bracketed(notes)}.`
    },
    held: (covers) =>
      `From now on I hold what I offer and save against it${covers === null ? '' : ` (${covers})`}; a food that I do not know I cannot check.`,
    notHeld: (because) => `I hold nothing that I offer against it: ${because}.`,
    nothing: 'I know nothing about you yet.',
  },
  people: {
    known: (person) => `I will remember ${person}.`,
    remembered: (person, rules) => `I will remember of ${person}: ${rules.map(ofOther).join(', ')}.`,
    already: (person, rules) => `I know already of ${person}: ${rules.map(ofOther).join(', ')}.`,
    held: 'It holds for what I offer, plan and save while they eat with you; a food that I do not know I cannot check.',
    forgotten: (person, rules) => `Forgotten of ${person}: ${rules.map(ofOther).join(', ')}.`,
    gone: (person) => `I have forgotten ${person}.`,
    listed: (person, { relation, livesHere, rules }) => {
      const notes = [...(relation === null ? [] : [relation]), ...(livesHere ? ['lives with you'] : [])]
      const told = rules.length === 0 ? 'nothing told yet' : rules.map(ofOther).join(', ')
      return `${capitalised(person)}${bracketed(notes)}: ${told}.`
    },
    nobody: 'You have told me of nobody else yet.',
    may: verdictWords.en,
  },
  recipes: {
    saved: (name, { servings, ingredients, steps, isRewritten }) => {
      const parts = [
        ...(servings === null ? [] : [count(servings, 'serving')]),
        count(ingredients, 'ingredient'),
        ...(steps === 0 ? [] : [count(steps, 'step')]),
      ]
      return `${isRewritten ? 'Updated' : 'Saved'} "${name}"${bracketed(parts)}.`
    },
    simplified: (notes) => `Simplified: ${listOf(notes)}`,
    withoutAmount: ({ asWritten }) => `"${asWritten}" is saved without an amount`,
    leastOf: ({ asWritten }, least) => `"${asWritten}" is saved as ${least}, the least of it`,
    deleted: (name) => `Deleted the recipe "${name}".`,
    scaled: (from, to, inSteps) =>
      `for ${to} instead of ${from}, with all amounts${inSteps === null ? '' : ` (${inSteps} of them in its steps)`}`,
    added: (foods) => `with ${joinWords(foods)}`,
    removed: (foods) => `without ${joinWords(foods)}`,
    swapped: (from, to) => `${to} instead of ${from}`,
    amounts: (foods) => `now ${joinWords(foods)}`,
    steps: (steps) => `with ${count(steps, 'more step')}`,
    stepsChanged: (steps) => `${count(steps, 'step')} changed`,
    stepsRemoved: (steps) => `without ${count(steps, 'step')}`,
    updated: (name, changes) =>
      `"${name}": ${changes.length === 0 ? 'nothing changed' : changes.join(', ')}.`,
    named: (name) => `now called "${name}"`,
    serves: (servings) => `serves ${servings}`,
    notes: (notes) => `notes: ${notes}`,
    minutes: (minutes) => `${minutes} minutes`,
    found: (recipes) => `${count(recipes.length, 'saved recipe')}: ${listOf(recipes)}.`,
    noneFound: 'No saved recipe fits.',
    fromCookbook: (recipes) => `From the cookbook: ${listOf(recipes)}.`,
    noneInCookbook: 'Nothing in the cookbook fits.',
    leftOut: (number) => `Left out ${count(number, 'recipe')} that your rules or wishes are against.`,
    kilocalories: (amount, { sources, without }) =>
      `about ${amount} kcal a serving${sources.length === 0 ? '' : ` by ${sources.join(' and ')}`}${without.length === 0 ? '' : ` without ${without.join(' and ')}`}`,
    noSum: (foods) => `energy unknown without figures for ${foods.join(' and ')}`,
    missing: (foods, more) =>
      more === 0
        ? `missing: ${foods.join(', ')}`
        : `${foods.length + more} missing: ${foods.join(', ')} and ${more} more`,
    nothingMissing: 'everything is in stock',
    moreThanListed: 'There are more than are listed here.',
    againstRules: (conflicts) => `against your rules: ${conflicts.join(', ')}`,
    contains: (food) => `contains ${food}`,
    alreadySaved: 'This recipe is saved already.',
    incomplete: 'The recipe is not complete, so it is not saved.',
  },
  pages: wordsOfPages.english,
  cooking: {
    cooked: (dish, servings) =>
      `Cooked "${dish}"${servings === null ? '' : ` (${sayNumber(servings)} ${servings === 1 ? 'serving' : 'servings'})`}.`,
    taken: (things) => `Taken from stock: ${listOf(things)}.`,
    missing: (things) => `Not in stock: ${listOf(things)}.`,
    unmeasured: (foods) => `Not taken off, since the measures cannot be compared: ${foods.join(', ')}.`,
    withoutRecipe: (dishes) =>
      `Nothing was taken off for what has no recipe: ${dishes.join(', ')}. Tell me what went into it.`,
    leftovers: (servings, place, until) =>
      `Put ${sayNumber(servings)} ${servings === 1 ? 'serving' : 'servings'} of leftovers in ${sayPlace(place)}${until === null ? '' : `, best before ${until}`}.`,
    diaryOffered: 'Tell me how many servings you ate if I should log them in your diary.',
  },
  foods: {
    pairs: (food, pairings) => `What goes with ${food}: ${listOf(pairings)}.`,
    noPairs: (food) => `I know of nothing that goes with ${food} in particular.`,
    smellAlike: (aromas) => `both smell of ${aromas.join(' and ')}`,
    usedTogether: (recipes) => `${sayNumber(recipes)} recipes use both`,
    inStock: 'in stock',
    insteadOf: (food, substitutes) => `Instead of ${food}: ${listOf(substitutes)}.`,
    noSubstitute: (food) => `I know of nothing that stands in for ${food}.`,
  },
  keeping: {
    times: (food, of, times) => `${capitalised(food)}${stateOf(of)}: ${listOf(times)}.`,
    published: (times, source) => `about ${times.map(sayTime).join(', ')} (${source})`,
    unknown: (food, of, location) =>
      `I do not know how long this keeps${location === null ? '' : ` ${sayInPlace(location)}`}: ${food}${stateOf(of)}.`,
    caution: 'These are usual times, not a promise: look, smell, and mind the date on the pack.',
  },
  asking: {
    unknownTime: (said) => `"${said}" is not a time I know. Say it like "7pm", "18:30" or "evening".`,
    unknownUnit: (said, known) =>
      `"${said}" is not a unit I know. I know: ${known.map(nameUnit).join(', ')}.`,
  },
  objection,
}

const rules: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `you are allergic to ${value}`,
  diet: (value) => `you eat ${value}`,
  wish: (value) => `you want no ${value} now`,
  companion: (value) => `who eats with you must not have it (${value})`,
}

/** "It contains satay (satay contains peanut), and you are allergic to peanuts." */
function objection({ food, rule: { kind, value }, because, why }: Conflict): string {
  const reason = why === null || because?.relation === 'named' ? '' : ` (${why})`
  return `It contains ${food ?? 'something'}${reason}, and ${rules[kind]?.(termsFor('en').kept(kind, value)) ?? `${kind}: ${value}`}.`
}
