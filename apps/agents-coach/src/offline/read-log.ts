import { units } from '@alfred/contracts'
import { readFood } from '@alfred/language'
import { ask, type Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { readEaten, takeMealAndDay } from './read-eaten.ts'

// What is to be logged or taken out again: food, water, a workout, an entry.

/** Not done, not yet done, or not to be done. A sentence that holds one of these logs nothing. */
const UNREAL =
  /\b(?:not|never|don't|didn't|won't|haven't|hasn't|can't|should|shouldn't|could|would|might|may|if|will|i'll|gonna|going to|want to|need to|remind|wish|planning|almost|nearly|tomorrow)\b/
const DIARY = '(?:my |the )?(?:food |daily |meal )?(?:diary|log|journal|tracker|food log)'
const COMMANDED = new RegExp(
  `^(?:log|track|record|note(?: down)?|enter|add|put)(?: that)?(?: i (?:ate|had|drank|have had|have eaten))?:? (?<rest>.+?)(?: (?:to|in|into|on) ${DIARY})?$`,
)
const STATED =
  /^(?:(?:i|we)(?:'ve| have)?(?: (?:just|also|already|only))* )?(?:ate|eaten|had|drank|drunk|consumed|snacked on)(?: (?:just|also|only))? (?<rest>.+)$/
/** "added 2 eggs" is said of stock; a diary or a meal has to be named for it to be food that was eaten. */
const NEEDS_MEAL = /^(?:add|put|note|enter)\b/

/** Reads what was eaten or drunk. Undefined when the sentence tells of neither. */
export function readLog({ text, isQuestion }: Sentence): Intent[] | undefined {
  const { meal, day, rest: bare } = takeMealAndDay(text)
  const commanded = COMMANDED.exec(bare)?.groups?.['rest']
  const stated = isQuestion ? undefined : STATED.exec(bare)?.groups?.['rest']
  const listed = meal !== null && /^(?:(?:my|the) )?\w+(?: \w+)?(?: was|:)/.test(text) ? bare : undefined
  const rest = commanded ?? stated ?? listed
  if (rest === undefined || UNREAL.test(text)) return undefined
  if (commanded !== undefined && NEEDS_MEAL.test(bare) && meal === null && !new RegExp(DIARY).test(text))
    return undefined
  if (takeMealAndDay(rest).meal !== null)
    return [ask('That is for more than one meal. Which one shall I log first?')]
  const water = readWater(rest, day)
  if (water !== undefined) return [water]
  const { items, questions } = readEaten(rest)
  if (questions.length > 0) return questions
  return items.length === 0 ? undefined : [{ tool: 'propose_food_log', arguments: { items, meal, day } }]
}

function readWater(rest: string, day: string | null): Intent | undefined {
  const phrase = readFood(rest)
  if (phrase === undefined || !/^(?:tap |still |sparkling |mineral )?water$/.test(phrase.food))
    return undefined
  const unit = units[phrase.unit as keyof typeof units] as (typeof units)[keyof typeof units] | undefined
  if (phrase.quantity === null || unit?.dimension !== 'volume') return ask('How many millilitres of water?')
  return { tool: 'log_water', arguments: { ml: phrase.quantity * unit.factor, day } }
}

const BURNED =
  /\bburn(?:ed|t)?(?: off)? (?:about |around |roughly |some )?(?<calories>\d+(?:\.\d+)?) ?(?:kcal|calories|cals?)\b/
const WORKOUT =
  /^(?:log|add|record) (?:a |an |my )?(?:.*\b)?(?:workout|run|exercise|walk|swim|ride)(?: of|:| with)? (?<calories>\d+(?:\.\d+)?) (?:kcal|calories)/
const CORRECTED =
  /^(?:correct|change|set|make) (?:my |the |today's )?workout (?:calories )?to (?<calories>\d+(?:\.\d+)?)(?: (?:kcal|calories))?$/

/** Reads a workout with the calories that it burned. */
export function readWorkout({ text, isQuestion }: Sentence): Intent[] | undefined {
  const { day, rest } = takeMealAndDay(text)
  const corrected = CORRECTED.exec(rest)
  const calories = (corrected ?? WORKOUT.exec(rest) ?? BURNED.exec(rest))?.groups?.['calories']
  if (calories === undefined || isQuestion || UNREAL.test(text)) return undefined
  const given = { calories: Number(calories), day, replace: corrected === null ? null : true }
  return given.calories > 0 ? [{ tool: 'apply_daily_workout_offset', arguments: given }] : undefined
}

const LAST_ENTRY = new RegExp(
  `^(?:delete|remove|undo|take out|erase|scrap) (?:that|this|it|the last|my last|the latest)(?: (?:food |diary |log )?(?:entry|log|one|food|item|meal))?(?: again)?(?: from ${DIARY})?$`,
)
const NAMED = new RegExp(
  `^(?:delete|remove|take out|erase) (?:the |my |that )?(?<food>.+?)(?: (?:from|out of|off) (?:${DIARY}|(?<meal>breakfast|lunch|dinner))| entry)$`,
)

/** Reads what is to be taken out of the diary. `entryRef` is the one entry that was spoken of, if there was one. */
export function readDeletion({ text }: Sentence, entryRef: string | null): Intent[] | undefined {
  if (LAST_ENTRY.test(text)) {
    return [{ tool: 'delete_food_log', arguments: { entry: entryRef, food: null, day: null } }]
  }
  const withoutOwner = text.replace(
    /\b(today|yesterday)'s (?=(?:food |meal )?(?:diary|log|breakfast|lunch|dinner))/,
    '',
  )
  const owner =
    /\b(today|yesterday)'s (?:food |meal )?(?:diary|log|breakfast|lunch|dinner)/.exec(text)?.[1] ?? null
  const { day, rest } = /\bfrom (?:breakfast|lunch|dinner)$/.test(withoutOwner)
    ? { day: null, rest: withoutOwner }
    : takeMealAndDay(withoutOwner)
  const food = NAMED.exec(rest)?.groups?.['food']
  const phrase = food === undefined ? undefined : readFood(food)
  if (phrase === undefined) return undefined
  return [{ tool: 'delete_food_log', arguments: { entry: null, food: phrase.food, day: owner ?? day } }]
}
