import { ask, askPossibleAmount, openSlot } from '../reading/intent.ts'
import { isKeyOf, units } from '@alfred/contracts'
import { readFood, readNumber } from '@alfred/language'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { weekdayPattern } from '../reading/day-words.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import { partsOfDish } from './dish-in-parts.ts'
import { mealsByHour } from './meals-by-hour.ts'
import { isOfKnownFoods, readMeal, splitMeals, takeMealAndDay } from './read-eaten.ts'
import { repeated, timesEaten } from './times-eaten.ts'
import { isPlainFood } from './usual-serving.ts'

// Reads what is to be logged or deleted: food, water, a workout, an entry.

/** Words for what was not done, is not done yet, or must not be done. A sentence with one of them logs nothing. */
const UNREAL =
  /\b(?:not|never|don't|didn't|won't|haven't|hasn't|can't|should|shouldn't|could|would|might|may|if|will|i'll|gonna|going to|want to|need to|remind|wish|planning|almost|nearly|tomorrow)\b/
/** Who was there was not eaten: "had Anna over for lunch", "had the neighbours round". */
const HOSTED =
  /\bhad (?!.*\b(?:left|all|half)\b)(?:(?:my|the|our|some|a few) )?[\p{L}' -]{2,40} (?:over|round|to stay|staying|visiting)(?= (?:for|last|yesterday|today|tonight|till|until|on|this|again)\b|$)/u
const DIARY = '(?:my |the )?(?:food |daily |meal )?(?:diary|log|journal|tracker|food log)'
const COMMANDED = new RegExp(
  `^(?:log|track|record|note(?: down)?|jot down|write down|enter|add|put)(?: (?:that|me|me down for|down|in))?(?: i(?:'ve)? (?:just )?(?:ate|had|drank|have had|have eaten|eaten))?:? (?<rest>.+?)(?: (?:to|in|into|on) ${DIARY})?$`,
)
/** A sentence with the verb at its end: "2 eggs breakfast log". */
const LATE_VERB =
  /^(?!.*\b(?:my|the|food) log$)(?<rest>.+?),? (?:log|track|record)(?: (?:it|that|this|them|these))?$/
/** What may stand before the food when the verb comes last. */
const LEADING_VERB = /^(?:(?:i|we)(?:'ve)? )?(?:just )?(?:had|ate|eaten) /
const STATED =
  /^(?:(?:i|we)(?:'ve|'d| have| did)?(?: (?:just|also|already|only|actually|then))* )?(?:just |also |only )*(?:ate|eaten|eat|had|drank|drunk|drink|consumed|snacked on|munched(?: on)?|nibbled(?: on)?|scoffed|devoured|gobbled(?: up)?|sipped|downed|wolfed down|tucked into|grabbed)(?: (?:just|also|only|myself|me))* (?<rest>.+)$/
const PRESENT = /^(?:i'm |we're |i am )?(?:having|eating|drinking) (?<rest>.+)$/
/** A bare verb: "eat 2 eggs" is not a report. With "did" or a past day it would be one, but both are rare. */
const BARE_VERB = /^(?:eat|drink) /
/** Verbs that also refer to stock: "added 2 eggs" only means eaten food if a diary or a meal is named. */
const NEEDS_MEAL = /^(?:add|put|note|enter|write)\b/
const GRABBED = /^(?:(?:i|we)(?:'ve)? )?(?:just )?grabbed\b/
const LISTED = /^(?:(?:my|the|today's|yesterday's|this morning's) )?\w+(?: \w+)?(?: was| were| is|:)/
/** Begins with an amount, to be followed by a meal: "2 eggs for breakfast". */
const COUNTED = /^(?:\d|½|half an? |an? |one |two |three |four |five |six |some )/
/** Begins with the meal, to be followed by foods with an amount: "for lunch curd rice, a medium bowl". */
const OF_MEAL = new RegExp(`^(?:for|at) (?:my )?(?:${mealPattern}),? (?!i\\b|we\\b)`)
const HAS_AMOUNT = /(?:^|, | and )(?:\d|½|half an? |an? |one |two |three |four |five |six )/
/** What was named before is logged by its name: "eating it now". */
const POINTED = /^(?:it|that|this)(?: (?:right )?now)?$/
const OPENED = /^(?:it was|it's|there was|i think(?: i had)?|that i (?:had|ate)) /

/** What is named with a time that is over was eaten: "full English at the caff this morning". */
const PAST = /^(?:this morning|yesterday\b.*|last night|the day before yesterday)$/

/** Nobody buys or plans what was in each of their drinks: "4 teas, one sugar in each". */
const EACH = /\bsugars?(?: in)? (?:each|both|them all)\b/

/** Returns the words for what was eaten. Undefined when the sentence does not report eating. */
function eatenIn(text: string, isQuestion: boolean): string | undefined {
  const { meal, day, rest: bare } = takeMealAndDay(text)
  const commanded = COMMANDED.exec(bare)?.groups?.['rest']
  if (commanded !== undefined) {
    const isOfStock = NEEDS_MEAL.test(bare) && meal === null && !new RegExp(DIARY).test(text)
    return isOfStock ? undefined : commanded
  }
  if (isQuestion || BARE_VERB.test(bare) || (GRABBED.test(bare) && meal === null)) return undefined
  const stated = (STATED.exec(bare) ?? PRESENT.exec(bare))?.groups?.['rest']
  if (stated !== undefined) return stated
  const isTold = LISTED.test(text) || COUNTED.test(bare) || (OF_MEAL.test(text) && HAS_AMOUNT.test(bare))
  const isReport = PAST.test(day ?? '') || (COUNTED.test(bare) && EACH.test(bare))
  if (meal === null && isReport && isOfKnownFoods(bare)) return bare
  return meal !== null && isTold ? bare.replace(/^(?:only|just) /, '') : undefined
}

/**
 * Parses what was eaten or drunk. Undefined when the sentence reports neither. What is `lacking` in how much there was of it is left out
 * rather than asked for again.
 */
export function readLog(
  { text, isQuestion }: Sentence,
  lacking: readonly string[] = [],
): Intent[] | undefined {
  const counted = isQuestion ? undefined : timesEaten(text)
  const intents = readEatenIn(mealsByHour(counted?.told ?? text), { isQuestion, lacking })
  return counted === undefined ? intents : intents?.map((intent) => repeated(intent, counted.times))
}

type How = { isQuestion: boolean; lacking: readonly string[] }

const isLacking = (intent: Intent, lacking: readonly string[]): boolean =>
  intent.tool === 'question' && lacking.includes(intent.asks?.about ?? '')

function readEatenIn(said: string, how: How): Intent[] | undefined {
  const { isQuestion, lacking } = how
  if (UNREAL.test(said) || HOSTED.test(said)) return undefined
  const late = LATE_VERB.exec(said)?.groups?.['rest']
  const text = late === undefined ? said : `log ${late.replace(LEADING_VERB, '')}`
  const { meal, day, rest: bareOfMeal } = takeMealAndDay(text)
  const told = eatenIn(text, isQuestion)?.replace(OPENED, '')
  if (told !== undefined && POINTED.test(told)) return undefined
  const isOneMeal = told === undefined || takeMealAndDay(told).meal === null
  const parts = splitMeals(text)
  // A dish of a meal is told by its parts without a verb, too: "chicken and rice for lunch, 200 g chicken 250 g rice".
  const whole = told ?? (meal === null || isQuestion ? undefined : bareOfMeal)
  const ofDish = whole !== undefined && isOneMeal ? partsOfDish(whole) : undefined
  if (parts.length > 1 && ofDish === undefined) return readMeals(text, parts, lacking)
  const rest = ofDish ?? told
  if (rest === undefined) return undefined
  if (!isOneMeal) return [ask('That is for more than one meal. Which one shall I log first?')]
  const water = readWater(rest, day)
  if (water !== undefined) return [water]
  const recipe = readServing(rest)
  if (recipe !== undefined) {
    return [{ tool: 'propose_recipe_log', arguments: { ...recipe, recipe: null, makes: null, meal, day } }]
  }
  const { items, questions: asked, notes } = readMeal(rest)
  const questions = asked.filter((question) => !isLacking(question, lacking))
  if (questions.length > 0) return questions
  return items.length === 0
    ? undefined
    : [{ tool: 'propose_food_log', arguments: { items, meal, day } }, ...notes]
}

/** Reads several meals of one day as one proposal, each food with its own meal. */
function readMeals(text: string, parts: readonly string[], lacking: readonly string[]): Intent[] | undefined {
  const lead =
    /^(?:log|track|record|(?:i|we)(?:'ve)? (?:just )?(?:ate|had)|had|ate)\b/.exec(text)?.[0] ?? 'log'
  const read = parts.map((part) => {
    const { meal, day, rest } = takeMealAndDay(part)
    const eaten = eatenIn(rest, false) ?? eatenIn(`${lead} ${rest}`, false) ?? ''
    const { items, questions, notes } = readMeal(eaten)
    return { day, questions, notes, items: items.map((item) => ({ ...item, meal })), isWhole: eaten !== '' }
  })
  const days = new Set(read.flatMap(({ day }) => day ?? []))
  if (days.size > 1) return [ask('That is for more than one day. Which one shall I log first?')]
  if (read.some(({ isWhole }) => !isWhole)) return undefined
  const questions = read.flatMap((part) => part.questions).filter((question) => !isLacking(question, lacking))
  if (questions.length > 0) return questions
  const items = read.flatMap((part) => part.items)
  const [day = null] = days
  const notes = read.flatMap((part) => part.notes)
  return [{ tool: 'propose_food_log', arguments: { items, meal: null, day } }, ...notes]
}

const SERVINGS = '(?:portion|serving|helping|plate|plateful|bowl|bowlful)s?'
const SERVING = new RegExp(
  `^(?<count>\\d+(?:\\.\\d+)?|½|half an?|an?|one|two|three|four|five|another)(?: (?:large|small|big|good|more))? ${SERVINGS}(?: of)?(?: (?:my|the|our))?(?: (?:saved|homemade|home-made|own))?(?: recipe(?: for| of)?)? (?<name>[a-z][a-z0-9&'~\\- ]{1,80}?)(?: recipe)?$`,
)
/** Sorts of cereal that are eaten by the bowl, whichever of them it is. */
const IN_A_BOWL =
  /^(?:an?|one|two|three|\d) (?:(?:large|small|big|good) )?(?:bowl|bowlful|plate|plateful)s?(?: of)? (?:cereal|muesli|cornflakes)$/
/** A recipe is said to be one, or whose it is: "a portion of my rice". */
const SAID_TO_BE_RECIPE = /\b(?:my|the|our|saved|homemade|home-made|own|recipe|another)\b/
/** A person's own dish of two words or more; "my apple" is an apple. */
const OWN = /^(?:my|our) (?<name>(?!usual\b|last\b|other\b|first\b|own\b)[a-z'-]+ [a-z' -]+)$/
const RECIPE =
  /^(?:my|the|our) (?:saved )?(?:recipe (?:for|of) )?(?<name>[a-z][a-z0-9&'\- ]{1,80}?)(?<said> recipe)$/

const PRONOUN = /^(?:it|that|this|them|those|these|everything)$/

/**
 * Parses servings of a dish that may be a saved recipe: "two portions of my chickpea curry". The database decides
 * whether it is one.
 */
export function readServing(text: string): { name: string; servings: number } | undefined {
  const groups = SERVING.exec(text)?.groups
  const name = groups?.['name'] ?? (RECIPE.exec(text) ?? OWN.exec(text))?.groups?.['name']
  if (name === undefined || PRONOUN.test(name) || / (?:and|with|plus) /.test(name)) return undefined
  // "A bowl of porridge" and "a plate of pasta" are amounts of a food, whatever recipes have its name in theirs.
  const isOfFood = isPlainFood(name) && !SAID_TO_BE_RECIPE.test(text)
  if (IN_A_BOWL.test(text) || (groups !== undefined && isOfFood)) return undefined
  const count = groups?.['count'] ?? 'one'
  const servings = /^(?:½|half)/.test(count) ? 0.5 : (readNumber(count) ?? 1)
  return servings > 0 ? { name: name.replaceAll('~', ' '), servings } : undefined
}

/** Water with its amount, as a call or a question for millilitres. Undefined for anything else. */
export function readWater(rest: string, day: string | null): Intent | undefined {
  const phrase = readFood(rest)
  if (phrase === undefined || !/^(?:tap |still |sparkling |mineral )?water$/.test(phrase.food))
    return undefined
  const unit = phrase.unit !== null && isKeyOf(units, phrase.unit) ? units[phrase.unit] : undefined
  if (phrase.quantity === null || unit?.dimension !== 'volume')
    return ask('How many millilitres of water?', openSlot('amount', null, 'log_water'))
  return { tool: 'log_water', arguments: { ml: phrase.quantity * unit.factor, day } }
}

const BURNED =
  /\bburn(?:ed|t)?(?: off)? (?:about |around |roughly |some )?(?<calories>\d+(?:\.\d+)?) ?(?:kcal|calories|cals?)\b/
const WORKOUT =
  /^(?:log|add|record) (?:a |an |my )?(?:.*\b)?(?:workout|run|exercise|walk|swim|ride)(?: of|:| with)? (?<calories>\d+(?:\.\d+)?) (?:kcal|calories)/
const CORRECTED =
  /^(?:correct|change|set|make) (?:my |the |today's )?workout (?:calories )?to (?<calories>\d+(?:\.\d+)?)(?: (?:kcal|calories))?$/

/** Parses a workout with the calories burned. */
export function readWorkout({ text, isQuestion }: Sentence): Intent[] | undefined {
  const { day, rest } = takeMealAndDay(text)
  const corrected = CORRECTED.exec(rest)
  const calories = (corrected ?? WORKOUT.exec(rest) ?? BURNED.exec(rest))?.groups?.['calories']
  if (isQuestion || UNREAL.test(text)) return undefined
  if (calories === undefined) return objectToBurned(rest)
  const given = { calories: Number(calories), day, replace: corrected === null ? null : true }
  return given.calories > 0 ? [{ tool: 'apply_daily_workout_offset', arguments: given }] : undefined
}

const BURNED_WHATEVER =
  /^(?:(?:i|we) )?(?:just )?burn(?:ed|t)?(?: off)? (?<said>\S+(?: \S+)? ?(?:kcal|calories|cals?))\b/

/** Objects to an impossible amount of burned calories: "burned -300 kcal". */
function objectToBurned(text: string): Intent[] | undefined {
  const said = BURNED_WHATEVER.exec(text)?.groups?.['said']
  const objection = said === undefined ? undefined : askPossibleAmount(said)
  return objection && [objection]
}

const LAST_ENTRY = new RegExp(
  `^(?:delete|remove|undo|take out|erase|scrap|scratch|unlog|get rid of) (?:that|this|it|the last|my last|the latest)(?: (?:food |diary |log )?(?:entry|log|one|food|item|meal|thing))?(?: (?:i|that i) (?:logged|added|entered))?(?: again)?(?: from ${DIARY})?$`,
)
const NAMED = new RegExp(
  `^(?:delete|remove|take out|erase) (?:the |my |that )?(?<food>.+?)(?: (?:from|out of|off) (?:${DIARY}|(?<meal>breakfast|lunch|dinner))| entry)$`,
)

const OF_DAY = /^(?:delete|remove|erase) (?:today|yesterday)'s (?<food>(?!diary|log|entr)[a-z' -]+)$/

const WHOLE_MEAL = new RegExp(
  `^(?:delete|remove|take out|take|erase|clear(?: out)?|wipe|scrap|unlog) (?:the |my |all (?:of )?(?:the |my )?)?(?:(?<day>today|yesterday|tonight|${weekdayPattern})(?:'s)? )?(?<meal>${mealPattern})s?(?: (?:from|out of|off|in) (?<diary>${DIARY}))?(?: (?<late>today|yesterday|tonight))?$`,
)

/**
 * All of a meal: "clear out yesterday's snacks", "wipe tonight's dinner from my diary". Without the diary only
 * yesterday's: another day's meal may be a planned one.
 */
function wholeMeal(text: string): Intent | undefined {
  const { day, meal = '', late, diary } = WHOLE_MEAL.exec(text)?.groups ?? {}
  const named = mealNamed(meal)
  const said = day ?? late ?? null
  if (named === null || (diary === undefined && said !== 'yesterday')) return undefined
  const logged = { entry: null, food: null, meal: named, day: said === 'tonight' ? 'today' : said }
  return { tool: 'delete_food_log', arguments: logged }
}

/** Parses a deletion from the diary. `entryRef` is the only entry that was mentioned, if any. */
export function readDeletion({ text }: Sentence, entryRef: string | null): Intent[] | undefined {
  if (LAST_ENTRY.test(text)) {
    return [{ tool: 'delete_food_log', arguments: { entry: entryRef, food: null, meal: null, day: null } }]
  }
  const meal = wholeMeal(text)
  if (meal !== undefined) return [meal]
  const withoutOwner = text.replace(
    /\b(today|yesterday)'s (?=(?:food |meal )?(?:diary|log|breakfast|lunch|dinner))/,
    '',
  )
  const owner =
    /\b(today|yesterday)'s (?:food |meal )?(?:diary|log|breakfast|lunch|dinner)/.exec(text)?.[1] ??
    (OF_DAY.test(text) ? (/\b(today|yesterday)'s/.exec(text)?.[1] ?? null) : null)
  const { day, rest } = /\bfrom (?:breakfast|lunch|dinner)$/.test(withoutOwner)
    ? { day: null, rest: withoutOwner }
    : takeMealAndDay(withoutOwner)
  const food = (NAMED.exec(rest) ?? OF_DAY.exec(text))?.groups?.['food']
  const phrase = food === undefined ? undefined : readFood(food)
  if (phrase === undefined) return undefined
  return [
    { tool: 'delete_food_log', arguments: { entry: null, food: phrase.food, meal: null, day: owner ?? day } },
  ]
}
