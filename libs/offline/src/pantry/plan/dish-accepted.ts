import type { Meal, TurnBrief } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { ask } from '../../reading/intent.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { plainly, readerOfParts, type MessagePart } from '../../reading/parts-of-message.ts'
import type { Intent } from '../kitchen-intent.ts'
import { EATERS, eatersIn, ONE_EATER } from '../recipes/eaters-in.ts'
import { dishInPlay } from '../recipes/dish-in-play.ts'
import {
  dishOfList,
  dishPlanned,
  listedDishes,
  ONE_OF_LIST,
  type ListedDish,
} from '../recipes/listed-dishes.ts'
import { namesADish } from './names-a-dish.ts'
import { planOfDish } from './plan-of-dish.ts'

// A dish that was shown or listed is accepted: "lovely, let's do that on Saturday, there'll be four of us", "the bean one then, tomorrow night".
// The parts may stand in any order. Where they cover the message, the dish is clear and a day is said, it is planned.

const ADVERB = '(?:really |so |very |absolutely |just |quite )?'
const NICE =
  '(?:good|nice|lovely|great|tasty|yummy|perfect|fab|fabulous|ideal|delicious|gorgeous|brilliant|spot on|right|fine|amazing|easy enough|a winner|a treat|just the ticket)'
const VERB =
  '(?:do|have|make|cook|try|plan|eat|take|serve|go (?:for|with)|(?:put|stick|pop|pencil|book|slot|schedule|get|jot)(?: in| down)?)'
const DAY_NAME = `(?:(?:this |next |this coming |coming )?${shortWeekdayPattern}|tomorrow|tonight|today|the day after tomorrow)`

/** What the parts of such a message are, each with its words. */
const PARTS = {
  assent:
    "yes|yeah|yep|yup|aye|yum|yummy|mm+|ok|okay|okey dokey|lovely|perfect|great|right|right then|fab|brilliant|brill|sure|go on|go on then|done|sold|deal|ooh|oo|nice|nice one|good|good idea|good one|great idea|alright|all right|ace|super|excellent|wonderful|delicious|marvellous|splendid|cool|sorted|yes please|why not|of course|fine|that's the one|that's it then|that's decided|decided|settled|that settles it",
  liking: `(?:that |it |this |which )?(?:sounds?|looks?|would be|will be|is|seems|'d be|'ll be) ${ADVERB}${NICE}|that's ${ADVERB}${NICE}|(?:that|it|this)(?:'ll| will| would|'d) (?:do|work|suit)(?: nicely| fine| us| me| well| lovely| the trick)*|(?:i|we) (?:like|love|fancy)(?: the (?:sound|look|idea) of)?|(?:i|we)(?:'d| would) (?:like|love)|i'm having|i'm sold on`,
  act: `(?:(?:let's|lets|let us|we'll|we will|we shall|we can|i'll|i will|i shall|i'd like to|we'd like to|i want to|we want to|i think we'll|shall we|can we|could we|can i|could you|can you|please|i'm going to|we're going to|i'm gonna) )${ADVERB}${VERB}|${VERB}|down(?= for| on)|in(?= for| on)`,
  ref: '(?:this|that|it|the) (?:one|dish|recipe|idea|meal)|that|this|it|them',
  day: `(?:on |for |make it |say |have it |it is |it's )?(?:the )?${DAY_NAME}(?:'s)?(?: (?:night|evening|it is|then))*`,
  meal: `(?:for |at |as |our |my |a |the |for our |for my |for the )?(?:${mealPattern}|tea|teatime|dinner time|evening meal|main|pudding|night|evening)`,
  people: `(?:there(?:'ll| will) be|there(?:'s| are)|we(?:'re| are|'ll be| will be)|it(?:'s| is|'ll be)|that's|make it|enough for|to feed|feeding|serves?|for|so) (?:all |just |only |about )*(?:the )?${EATERS}(?: of us| people| persons| guests| adults| eating| portions| servings)?(?: in all| in total| altogether)?|(?:just |only |all )*(?:the )?${EATERS} (?:of us|people|guests|eating|portions|servings)|(?:just |only )*for (?:the )?both of us|both of us|(?:just |only |enough )*(?:for )?me(?:,? and ${ONE_EATER}|, ${ONE_EATER},? and ${ONE_EATER})|(?:just |only )*for (?:me|myself)(?: only| alone)?|(?:just |only )me|(?:just |only |enough )*for us two|us two`,
  filler:
    "then|now|please|thanks|thank you|ta|cheers|dear|love|alfred|so|and|oh|ah|well|well i never|actually|just|really|also|too|i think|i reckon|definitely|though|as well|the|a|on|for|at|with|one|of|to|it is|is it|that is|go|enough|i guess|in the end|do|after all|mate|let's see|hmm+|what a|instead|we",
} as const
type PartName = keyof typeof PARTS | 'dish'

const TURNS_BACK = 3
/** Words that tell no dish from another. */
const OF_ANY = new Set(
  'and with the in of for a an on one de la to from style easy quick simple best'.split(' '),
)

type Choice = {
  parts: readonly MessagePart<PartName>[]
  dish: string | undefined
  isAmbiguous: boolean
}

/** Plans the dish that a message accepts. Undefined where it says anything else, or where none was told. */
export function dishAccepted(message: string, brief: TurnBrief | null): Intent[] | undefined {
  if (brief === null || (brief.pending !== null && brief.answered === null)) return undefined
  const choice = choiceIn(message, brief)
  if (choice === undefined) return undefined
  const { parts, dish, isAmbiguous } = choice
  const said = (name: PartName): string | undefined => parts.find((part) => part.name === name)?.said
  if (!(['assent', 'liking', 'act', 'ref', 'dish'] as const).some((name) => said(name) !== undefined))
    return undefined
  const own = said('day')
  const earlier = own === undefined && isOrder(parts) ? dayAskedFor(brief) : undefined
  const day = own === undefined ? earlier?.day : DAY.exec(own)?.[0]
  const people = said('people')
  const servings = people === undefined ? null : eatersIn(people)
  if (day === undefined) {
    const isForSome = dish !== undefined && servings !== null
    return isForSome
      ? [{ tool: 'show_recipe', arguments: { recipe: null, name: dish, servings } }]
      : undefined
  }
  if (dish === undefined)
    return isAmbiguous ? [ask(`Which dish do you mean for ${day}? Say its name, or its number.`)] : undefined
  return [
    planOfDish({
      day,
      meal: mealIn(parts) ?? earlier?.meal ?? 'dinner',
      title: dish,
      servings: servings ?? servingsShown(dish, brief),
    }),
  ]
}

/** For as many as its recipe was told, where nobody says another number. */
function servingsShown(dish: string, brief: TurnBrief): number | null {
  const inPlay = dishInPlay(brief)
  return inPlay?.name.toLowerCase() === dish.toLowerCase() ? inPlay.servings : null
}

const DAY = new RegExp(DAY_NAME, 'u')

const isOrder = (parts: Choice['parts']): boolean =>
  parts.some(
    ({ name, said }) => name === 'act' || name === 'dish' || /'ll do|will do|would do|the one/.test(said),
  )

function mealIn(parts: Choice['parts']): Meal | undefined {
  const words = parts.filter(({ name }) => name === 'meal' || name === 'day').map(({ said }) => said)
  const named = words.flatMap((said) => said.split(' ').map((word) => mealNamed(word)))
  const isPudding = words.some((said) => /pudding/.test(said))
  return isPudding ? 'snack' : (named.find((meal) => meal !== null) ?? undefined)
}

/** The day and meal for which dishes were asked: "Priya comes on Saturday night, any ideas for a main?" */
function dayAskedFor({
  recent_turns: turns,
}: TurnBrief): { day: string; meal: Meal | undefined } | undefined {
  const asked = turns.slice(-TURNS_BACK).findLast(({ response }) => listedDishes(response).length > 0)
  const said = plainly(asked?.message ?? '')
  const [day, ...others] = new Set(said.match(new RegExp(`(?<!\\p{L})${DAY_NAME}(?!\\p{L})`, 'gu')))
  const meal = new RegExp(`\\b(?:${mealPattern})\\b`).exec(said)?.[0]
  return day === undefined || others.length > 0
    ? undefined
    : { day, meal: mealNamed(meal ?? '') ?? undefined }
}

function choiceIn(message: string, brief: TurnBrief): Choice | undefined {
  const { recent_turns: turns } = brief
  const told = turns.slice(-TURNS_BACK).map(({ response }) => response)
  const listed = told.map(listedDishes).findLast((dishes) => dishes.length > 0) ?? []
  const shown = dishInPlay(brief)?.name.toLowerCase()
  const last = told.at(-1) ?? ''
  const names = [...new Set([...listed.map(({ name }) => name), ...(shown === undefined ? [] : [shown])])]
  const spelled = (name: string): string => spelledIn(told, name)
  const one = ONE_OF_LIST.exec(plainly(message))
  const ofList = one?.groups && dishOfList(one.groups, listed)
  const text = ofList === undefined ? message : plainly(message).replace(one?.[0] ?? '', ' ')
  const parts = readerOfParts<PartName>({ ...PARTS, dish: wordsOf(names) })(text)
  if (parts === undefined) return freely(message)
  if (ofList !== undefined)
    return { parts: [...parts, { name: 'dish', said: ofList }], dish: spelled(ofList), isAmbiguous: false }
  const words = parts.filter(({ name }) => name === 'dish').map(({ said }) => said)
  if (words.length > 0) {
    const meant = names.filter((name) => words.every((word) => hasWord(name, word)))
    const [only, ...others] = meant
    return {
      parts,
      dish: others.length === 0 && only !== undefined ? spelled(only) : undefined,
      isAmbiguous: others.length > 0,
    }
  }
  // Of what was planned last another day is said, which moves it.
  if (dishPlanned(last) !== undefined) return undefined
  const dish = listedDishes(last).length > 0 ? onlyOf(listed, turns) : (shown ?? onlyOf(listed, turns))
  return dish === undefined && listed.length === 0
    ? undefined
    : { parts, dish: dish === undefined ? undefined : spelled(dish), isAmbiguous: dish === undefined }
}

/** The only dish of a list, or the one whose name was asked for. */
function onlyOf(listed: readonly ListedDish[], turns: TurnBrief['recent_turns']): string | undefined {
  const asked = turns.slice(-TURNS_BACK).map(({ message }) => message.toLowerCase())
  const named = listed.filter(({ name }) => asked.some((message) => message.includes(name)))
  const [only, ...others] = named.length > 0 ? named : listed
  return others.length === 0 ? only?.name : undefined
}

/** A dish that nobody listed is named all the same: "the fish pie then, on Monday, enough for three". */
function freely(message: string): Choice | undefined {
  const said = plainly(message)
  const named =
    /(?:^|[.!,] |\bthen |\bhave )the (?<dish>[\p{L}][\p{L}' -]{2,40}?)(?= then\b|,? (?:on|for|it is|please)\b|,|$)/u.exec(
      said,
    )
  const dish = named?.groups?.['dish']
  if (dish === undefined || !namesADish(dish) || !/\b(?:then|it is|let's|we'll|i'll)\b/.test(said))
    return undefined
  const parts = readerOfParts<PartName>({ ...PARTS, dish: '(?!)' })(said.replace(`the ${dish}`, ' '))
  return parts?.some(({ name }) => name === 'day') === true
    ? { parts: [...parts, { name: 'dish', said: dish }], dish, isAmbiguous: false }
    : undefined
}

/** The words that the names of dishes are made of, as a pattern. */
function wordsOf(names: readonly string[]): string {
  const words = names.flatMap((name) => name.match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !OF_ANY.has(word))
  const forms = [...new Set(words.flatMap((word) => [word, singular(word), `${singular(word)}s`]))]
  return forms.length === 0 ? '(?!)' : forms.join('|')
}

const hasWord = (name: string, word: string): boolean =>
  (name.match(/[\p{L}]+/gu) ?? []).some((one) => singular(one) === singular(word))

/** A dish as the replies spelled it. */
function spelledIn(told: readonly string[], name: string): string {
  const whole = told.join('\n')
  const at = whole.toLowerCase().indexOf(name)
  return at === -1 ? name : whole.slice(at, at + name.length)
}
