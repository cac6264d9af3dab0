import type { TurnBrief } from '@alfred/contracts'
import { readNumber } from '@alfred/language'
import { comingDayPattern } from '../../reading/day-words.ts'
import { ask, openSlot } from '../../reading/intent.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { dishCookedFrom } from './cooked-from.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namesADish } from '../plan/names-a-dish.ts'
import { planOfDish } from '../plan/plan-of-dish.ts'
import { isShownInStock } from './usual-pack.ts'

const COUNT =
  '(?:(?:about|around|still) )*(?<count>\\d{1,2}|one|two|three|four|five|six|half|an?) (?:servings?|portions?|plates?|bowls?|helpings?)'
const HAVE = "(?:(?:there(?:'s| is| are)|(?:i|we) (?:have|had|kept|saved)|(?:i|we)'ve got|that leaves) )?"
const OVER =
  "(?: of (?:it|that|them|(?:(?:the|my|our) )?(?<named>[a-z][a-z' -]{2,60}?)))? ?(?:(?:is|are|were) )?(?<over>left ?over|left|leftover|rest|over|to spare|for (?:later|tomorrow))"
const DAY = `(?:${comingDayPattern})`
const THEM = '(?:it|them|those|these|that|both)'
/** Where it was put: "I've put them in the fridge", "they're in the freezer", "which I froze". */
const KEPT = `(?:[,;.]? (?:and |which |that )?(?:(?:they're|they are|it's|it is|they|are|is) |(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:put|popped|stuck|placed) (?:${THEM} )?(?:all )?)?in(?:to)? the (?<place>fridge|freezer)|[,;.]? (?:and |so |which )?(?:(?:i|we)(?:'ve|'ll| have| will)? )?(?:just )?(?<froze>froze|frozen|freeze)(?: ${THEM})?)?`
/** "We'll have them on Sunday for lunch", "for lunch on Sunday". */
const EATEN = `(?:we'll|i'll|we will|i will|let's|let us) (?:have|eat|finish|take) (?:it|them|that|those) (?:(?:for|as) (?<meal>${mealPattern}) ?)?(?:(?:on |for )?(?<day>${DAY}))?(?:(?:'s)? (?:for |as )?(?<last>${mealPattern}))?`

/** What is left of a dish, told after it was cooked: "there are 2 servings left, we'll have them for lunch on Sunday". */
const LEFT_OVER = new RegExp(
  `^(?:(?:and|oh|so)[ ,]+)?${HAVE}${COUNT}${OVER}${KEPT}(?:[,;.]? (?:and |so )?${EATEN})?[.!]*$`,
  'i',
)
/** What part of a dish is left: "half of it is left", "there's about a third over". */
const PART_LEFT = new RegExp(
  `^(?:(?:and|oh|so)[ ,]+)?${HAVE}(?:(?:about|around|roughly|still|maybe) )*(?:an? |one )?(?<share>half|third|quarter)(?: of (?:it|that|them))?(?:'s| is| was| are)? ?(?:left ?over|left|over|to spare)${KEPT}[.!]*$`,
  'i',
)
const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }
/** How many servings a reply tells were cooked. */
const SERVINGS = /\bCooked "[^"]{1,160}" \((?<servings>\d{1,2}) servings?\)/

/** How a reply tells what was cooked, and that what was left of it is kept already. */
const COOKED = /\bCooked "(?<dish>[^"]{1,160})"/
const IS_KEPT = /\bleftovers\b/

type Before = { brief: TurnBrief | null; before: readonly Intent[] }

/**
 * Reads "2 servings left" right behind a dish that was cooked: keeps them, and plans them where a day or a meal for them is told. Undefined for
 * anything else. The dish is a value of the calls and is never read as words of the person: a name may be a stranger's.
 */
export function leftoversOfLast(message: string, { brief, before }: Before): Intent[] | undefined {
  const response = brief?.recent_turns.at(-1)?.response ?? ''
  const part = partOf(message, response)
  if (part !== undefined) return [part]
  const told = LEFT_OVER.exec(plain(message))?.groups ?? {}
  const { count, meal, day, last } = told
  const dish =
    namedIn(told, brief) ??
    COOKED.exec(response)?.groups?.['dish'] ??
    dishCooked(before) ??
    dishMade(brief) ??
    (usedFoods(before) ? dishTalkedOf(brief) : null)
  if (count === undefined || dish === null || dish === '' || IS_KEPT.test(response)) return undefined
  const quantity = /^half$/i.test(count) ? 0.5 : (readNumber(count.toLowerCase()) ?? 1)
  const kept = keptOf(dish, quantity, told)
  const eatenAt = meal ?? last
  if (eatenAt === undefined && day === undefined) return [kept]
  const planned = planOfDish({
    day: day?.toLowerCase() ?? 'today',
    meal: mealNamed(eatenAt?.toLowerCase() ?? '') ?? 'dinner',
    title: `leftover ${dish}`,
  })
  return [kept, planned]
}

/** What is left of the dish that was just cooked, where a part of it is told. */
function partOf(message: string, response: string): Intent | undefined {
  const told = PART_LEFT.exec(plain(message))?.groups
  const servings = Number(SERVINGS.exec(response)?.groups?.['servings'])
  const dish = COOKED.exec(response)?.groups?.['dish']
  const share = SHARES[told?.['share']?.toLowerCase() ?? '']
  if (told === undefined || dish === undefined || share === undefined) return undefined
  return IS_KEPT.test(response) || !(servings > 0)
    ? undefined
    : keptOf(dish, Math.round(servings * share * 10) / 10, told)
}

function keptOf(dish: string, quantity: number, told: Told): Intent {
  const nothing = { expires: null, opened: null }
  return {
    tool: 'add_item',
    arguments: { food: dish.slice(0, 120), quantity, unit: 'serving', location: placeOf(told), ...nothing },
  }
}

/**
 * Asks of which dish the portions are that are left, where none is known: they are of a dish, and never of what went into it. Undefined for any
 * other message, and where what was left is kept already.
 */
export function leftoversOfWhat(message: string, { brief, before }: Before): Intent[] | undefined {
  const { count, named } = LEFT_OVER.exec(plain(message))?.groups ?? {}
  const isKept = IS_KEPT.test(brief?.recent_turns.at(-1)?.response ?? '')
  const isOfWhatCame = before.length > 0 && !usedFoods(before)
  return count === undefined || named !== undefined || isKept || isOfWhatCame
    ? undefined
    : [ask('Of which dish is that?', openSlot('recipe', 'portions'))]
}

const plain = (message: string): string => message.trim().replaceAll('’', "'")

type Told = Readonly<Record<string, string | undefined>>

function placeOf({ place, froze }: Told): 'fridge' | 'freezer' {
  return froze !== undefined || place?.toLowerCase() === 'freezer' ? 'freezer' : 'fridge'
}

/** The dish that is named with what is left over or where it was put. How much is left of what is in stock says what there is of it: that is none here. */
function namedIn({ named, over = '', place, froze }: Told, brief: TurnBrief | null): string | undefined {
  if (named === undefined) return undefined
  const isPutAway = /over/i.test(over) || place !== undefined || froze !== undefined
  return isPutAway && !isShownInStock(named, brief) ? named.toLowerCase() : ''
}

const usedFoods = (before: readonly Intent[]): boolean => before.some(({ tool }) => tool === 'use_item')

const TURNS_BACK = 5
/** How a dish is spoken of before it is cooked: "cottage pie sounds good", "I'm making a risotto tonight". */
const TALKED_OF =
  /(?:^|[.,!;] ?)(?:(?:ok|okay|right|then|so|the|a) )*(?<dish>[a-z][a-z' -]{2,40}?) (?:sounds|it is\b)|\b(?:making|cooking|make|cook) (?:(?:a|an|some|the|my|our) )?(?<dish>[a-z][a-z' -]{2,40}?)(?= (?:for|with|from|tonight|today|now|then|this)\b|[.,!;]|$)/i

/** The dish that was spoken of last, before foods were used for it. */
function dishTalkedOf(brief: TurnBrief | null): string | null {
  const said = (brief?.recent_turns ?? []).slice(-TURNS_BACK).map(({ message }) => message)
  const dishes = said.map((message) => TALKED_OF.exec(plain(message))?.groups?.['dish']?.toLowerCase())
  return dishes.findLast((dish) => dish !== undefined && namesADish(dish)) ?? null
}

/** A dish that is no recipe, of which the message before told what went into it. */
function dishMade(brief: TurnBrief | null): string | null {
  const made = dishCookedFrom(brief?.recent_turns.at(-1)?.message ?? '')
  return made === undefined || !/\bused\b/i.test(brief?.recent_turns.at(-1)?.response ?? '') ? null : made
}

function dishCooked(intents: readonly Intent[]): string | null {
  const [cooked, ...others] = intents.filter(isToolIntent)
  return cooked?.tool === 'cook_recipe' && others.length === 0 ? cooked.arguments.name : null
}
