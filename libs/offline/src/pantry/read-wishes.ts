import type { Constraint, TurnBrief } from '@alfred/contracts'
import { cuisines, oneOf, readNumber, vocabulary } from '@alfred/language'
import { companionOf, personTerm } from '@alfred/language/wording'
import { constraintSignals } from './people/constraint-signals.ts'
import { isKeptOut, isKnownRule, plainWord } from './dishes/food-traits.ts'
import { isFormOrSide, isKnownWord, isMainWord, methodOf, sortRequired } from './dishes/wishes.ts'
import type { Wishes } from './dishes/wishes.ts'

type Wish = Pick<Constraint, 'type' | 'field' | 'value'>

const SERVINGS = 2

/** All wishes for a dish: from earlier turns, from this text and from the person's rules. */
export function readWishes(brief: TurnBrief, text: string, topic = ''): Wishes {
  const said = saidWishes(brief, text, topic)
  const values = (type: Constraint['type']): string[] => [
    ...new Set(said.filter((wish) => wish.type === type).map(({ value }) => value.toLowerCase())),
  ]
  const excluded = values('ingredient_excluded')
  const kept = keptOut(brief)
  const required = said
    .filter(
      ({ type, value }) =>
        type === 'ingredient_required' &&
        !excluded.includes(value) &&
        forbiddenWish(brief, [value.toLowerCase()]) === null,
    )
    .map(({ value, field }) => ({ food: value.toLowerCase(), field }))
  const diets = required.filter(({ food }) => /^(?:vegan|vegetarian)$/.test(food)).map(({ food }) => food)
  const methods = values('equipment').flatMap((word) => methodOf(word) ?? [])
  const flavors = values('flavor')
  return {
    ...sortRequired(required),
    keptOut: [...new Set([...excluded, ...kept, ...diets, ...namedRules(text)])],
    methods: methods.length === 0 ? null : methods,
    cuisine: values('cuisine').at(-1) ?? profileValue(brief, 'cuisine'),
    minutesMax: minutesIn(values('time_limit').at(-1)),
    servings: readServings(values('servings').at(-1) ?? profileValue(brief, 'servings')) ?? SERVINGS,
    flavors,
    isMild: flavors.some((flavor) => /^(?:not|less|un|mild)/.test(flavor)),
  }
}

/** The diets that a request names ("veggie"), and the second half of "no meat or fish". */
function namedRules(text: string): string[] {
  const diets = DIETS.flatMap(({ name, pattern }) => (pattern.test(text) ? [name] : []))
  const others = [
    ...text.matchAll(
      /\b(?:no|without|don't eat|do not eat) [a-z]+(?: ?, ?[a-z]+)* (?:or|and|nor) (?<food>[a-z]+)/gi,
    ),
  ]
  return [...diets, ...others.flatMap(({ groups }) => groups?.['food']?.toLowerCase() ?? [])]
}

const DIETS = vocabulary.diets
  .filter(({ enforced }) => enforced)
  .map(({ name, also }) => ({
    name,
    pattern: new RegExp(`(?<!\\b(?:not|non|no|isn't|aren't)[ -])\\b(?:${oneOf([name, ...also])})\\b`, 'i'),
  }))

/** All wishes of the conversation and of this text, including those that cannot be met. */
export function saidWishes(brief: TurnBrief, text: string, topic: string): Wish[] {
  const here = wishesIn(text)
  const known = new Set(here.map(({ value }) => value.toLowerCase()))
  const named = topicFoods(topic).filter((food) => !known.has(food))
  const own = [...here, ...named.map((value): Wish => ({ type: 'ingredient_required', field: '', value }))]
  const earlier = brief.constraints.goal?.constraints ?? []
  // Cod recipes after chicken recipes should not contain both.
  const isAnew = own.some((wish) => isMain(wish))
  return [...(isAnew ? earlier.filter((wish) => !isMain(wish)) : earlier), ...own]
}

function isMain({ type, field, value }: Wish): boolean {
  return type === 'ingredient_required' && field !== 'side' && isMainWord(value)
}

/** The food of a topic that no template knows, which is reported rather than invented. Null when there is none. */
export function unknownTopic(topic: string): string | null {
  const [food, ...others] = topicFoods(topic)
  return food !== undefined && others.length === 0 && !isKnownWord(food) ? food : null
}

/** Words of a topic that are not foods but describe the dish or name a cuisine. */
const NO_FOODS =
  /^(?:simple|easy|quick|new|different|good|nice|healthy|tasty|spicy|mild|sweet|creamy|light|fresh|fancy|weeknight|family|delicious|great|other|more|some|for|me|us|the|a|an|of|my|and|with|minute|minutes|\d+|dinner|lunch|breakfast|summer|winter|air|fryer|oven|pot|instant|slow|cooker|to|eat|cook|saved|full|detailed|whole)$/
const CUISINE_WORDS = new Set(cuisines.flatMap((cuisine) => cuisine.split(' ')))

/** A longer text is not the name of a dish. */
const TOPIC_LENGTH_MAX = 500

/**
 * The foods of a topic: "honey garlic cod" is about cod. If it has known mains, sides or forms, only those count,
 * else all its words.
 */
function topicFoods(topic: string): string[] {
  const words = topic
    .slice(0, TOPIC_LENGTH_MAX)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !NO_FOODS.test(word) && !CUISINE_WORDS.has(word))
  const known = words.filter((word) => isKnownWord(word))
  if (known.length > 0) return known
  return words.length === 0 ? [] : [words.join(' ')]
}

/** The wishes in one text, by the announced constraint signals. */
export function wishesIn(text: string): Wish[] {
  return constraintSignals.flatMap(({ pattern, type, field }) => {
    if (type === 'goal') return []
    return [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
      const value = match.groups?.['value']?.trim()
      return value === undefined || value === '' ? [] : [{ type, field, value }]
    })
  })
}

/** What the person and who eats along must or would not eat: the values of allergies and diets, and dislikes. */
export function keptOut({ constraints, profile }: TurnBrief): string[] {
  const rules = constraints.permanent.flatMap((rule) => keptOutBy(rule)?.toLowerCase() ?? [])
  const dislikes = profile.flatMap((line) => /^dislike: (.+)$/.exec(line)?.[1]?.toLowerCase() ?? [])
  return [...rules, ...dislikes]
}

/** The food or diet that a rule of eating names, of the person or of who eats along. Undefined for other rules. */
function keptOutBy({ kind, value }: Permanent): string | undefined {
  if (kind === 'companion') return companionOf(value)?.value
  return kind === 'allergy' || kind === 'diet' ? value : undefined
}

type Permanent = TurnBrief['constraints']['permanent'][number]

/** The first wished food that breaks a rule, with the rule in a person's words. Null when there is none. */
export function forbiddenWish(
  brief: TurnBrief,
  wished: readonly string[],
): { food: string; rule: string } | null {
  for (const rule of brief.constraints.permanent) {
    const value = keptOutBy(rule)
    const food = value && wished.find((one) => isAgainst(one, value.toLowerCase()))
    if (value && food !== undefined) return { food, rule: sayRule(rule, value) }
  }
  return null
}

function sayRule({ kind, value: stored }: Permanent, value: string): string {
  if (kind === 'companion')
    return `it goes against what holds for ${personTerm('en', companionOf(stored)?.name ?? '')} (${value})`
  return kind === 'allergy' ? `you are allergic to ${value}` : `you eat ${value}`
}

/** Does the food itself break the rule? A form or side can be made of something else. */
function isAgainst(food: string, rule: string): boolean {
  if (plainWord(food) === plainWord(rule)) return true
  return isKnownRule(rule) && !isFormOrSide(food) && isKeptOut(food, [rule])
}

export function profileValue({ profile }: Pick<TurnBrief, 'profile'>, kind: string): string | null {
  const line = profile.find((one) => one.startsWith(`${kind}: `))
  return line === undefined ? null : line.slice(kind.length + 2)
}

function minutesIn(value: string | undefined): number | null {
  const minutes = Number(/\d+/.exec(value ?? '')?.[0])
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null
}

function readServings(value: string | null): number | null {
  const number = readNumber(/\d+|[a-z]+/i.exec(value ?? '')?.[0]?.toLowerCase() ?? '')
  return number !== undefined && number > 0 && number <= 100 ? number : null
}
