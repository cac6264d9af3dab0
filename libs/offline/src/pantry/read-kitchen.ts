import { PASTED_RECIPE_GOAL } from '@alfred/contracts'
import type { PantryTool, TurnBrief } from '@alfred/contracts'
import { keepsNumbers } from '../reading/keeps-numbers.ts'
import { isUnread } from '../reading/made-of-scraps.ts'
import { takesStock } from '../reading/takes-stock.ts'
import { asksBesideCalls, isEmpty, isOnlyPuzzled, mentionsIn } from '../reading/reading.ts'
import type { Read, Reading as ReadingOf } from '../reading/reading.ts'
import { correctedLast, mayPutRight } from './corrected/corrected-last.ts'
import { askedOfDishInPlay } from './recipes/asked-of-dish-in-play.ts'
import { withDayAfterTomorrow } from './plan/day-after-tomorrow.ts'
import { dishAccepted } from './plan/dish-accepted.ts'
import { withDishChosen } from './recipes/dish-chosen.ts'
import { dishesListedAgain } from './recipes/dishes-listed-again.ts'
import { goOnWithList } from './shopping/go-on-with-list.ts'
import { onlyWhereMissing } from './shopping/only-where-missing.ts'
import { withReplacements } from './shopping/replaced-by-shop.ts'
import { dishesWished } from './recipes/dishes-wished.ts'
import { isToolIntent, isWrite } from './kitchen-intent.ts'
import { deniesWhatIsEaten } from './people/denies-what-is-eaten.ts'
import { isNearlyGone, usesUpTooEarly } from './stock/nearly-gone.ts'
import { losesAnAllergy } from './people/loses-an-allergy.ts'
import { losesSomebody } from './people/loses-somebody.ts'
import type { Intent, Request, ToolIntent } from './kitchen-intent.ts'
import { parseKitchenMessage, parseWithUnread, readBefore } from './parse-kitchen-message.ts'
import { completedMessage } from '../reading/answers.ts'
import { mergeAnswer, openQuestion, saidIn } from './said.ts'
import {
  isKnownFood,
  isOtherwiseMeant,
  isOwnRequest,
  rewordMessage,
  rewordWhatIsSure,
} from '../understanding/index.ts'
import type { Said } from './said.ts'
import { dishToMake, searchToMake, withDishToMake } from './recipes/how-to-make.ts'
import { shownForHowMany } from './recipes/shown-for-how-many.ts'
import { toldRecipeGoesOn } from './recipes/told-recipe-goes-on.ts'
import { dividedBetweenPlaces } from './stock/divided-between-places.ts'
import { eachWithItsOwn } from './stock/each-with-its-own.ts'
import { happenedToFood } from './stock/happened-to-food.ts'
import { takenByOthers } from './stock/somebody-took.ts'
import { namedThroughout } from './stock/thing-in-front.ts'
import { asBought } from './stock/what-has-come.ts'
import { unitLeftOut } from './stock/unit-left-out.ts'
import { saidAs } from './said-as.ts'
import { readUnread } from './unread-clauses.ts'

export type Reading = ReadingOf<ToolIntent, Request>

/**
 * Reads what is asked of the kitchen: from the message and what it answers, or from the goal of another agent's call.
 */
export const readKitchen: Read<ToolIntent, Request> = (message, { isResumed, ...situation }) => {
  const said = inPlainForm({ ...situation, message })
  const accepted = acceptedIn(said)
  const brief = accepted === undefined ? withDishChosen(said) : said
  const more = accepted ?? (isResumed || brief.answered === null ? readBehind(brief) : undefined)
  const read =
    more !== undefined
      ? reading(more, { text: brief.message, isAnswer: false })
      : isResumed
        ? readAlone(brief)
        : readInConversation(brief)
  return { ...withUnits(withDishSearched(read, brief), brief), mentions: mentionsIn(situation) }
}

/** Where no rule knows the dish of which it is asked how it is made, it is searched for. */
function withDishSearched(read: Reading, { message }: TurnBrief): Reading {
  const dish = isEmpty(read) ? dishToMake(message) : undefined
  return dish === undefined ? read : { ...read, calls: searchToMake(dish) }
}

/** The dish that the person accepts of those that were told, where nothing is asked. */
function acceptedIn(brief: TurnBrief): Intent[] | undefined {
  const isOfPerson = brief.message.startsWith(brief.route.goal) && brief.answered === null
  return isOfPerson && brief.artifacts.length === 0 ? dishAccepted(brief.message, brief) : undefined
}

const happened = (message: string): string => happenedToFood(message) ?? message

/** The brief with what the message says in the words that the rules read. */
const inPlainForm = (brief: TurnBrief): TurnBrief =>
  withDishToMake(
    saidAs(withDayAfterTomorrow(brief), (message) =>
      asBought(
        withReplacements(
          namedThroughout(
            eachWithItsOwn(dividedBetweenPlaces(happened(takenByOthers(message, brief))), brief),
          ),
        ),
      ),
    ),
  )

/** What goes on with the turns before by its form, so that nothing else is meant by it. */
function readBehind(brief: TurnBrief): Intent[] | undefined {
  const isOfPerson = brief.message.startsWith(brief.route.goal) && brief.pending === null
  return (
    (isOfPerson ? onlyWhereMissing(brief) : undefined) ??
    (isOfPerson && mayPutRight(brief.message, brief)
      ? correctedLast(brief.message, readBefore(brief), brief)?.intents
      : undefined) ??
    toldRecipeGoesOn(brief) ??
    askedOfDishInPlay(brief) ??
    shownForHowMany(brief) ??
    (isOfPerson ? goOnWithList(brief.message, brief, parseKitchenMessage) : undefined)
  )
}

/** A call whose amount cannot be of the unit of the stock is asked about. */
function withUnits(read: Reading, brief: TurnBrief): Reading {
  const asked = read.calls.flatMap((call) => unitLeftOut(call, brief) ?? [])
  if (asked.length === 0) return read
  const calls = read.calls.filter((call) => unitLeftOut(call, brief) === undefined)
  return { ...read, calls, unclear: [...read.unclear, ...asked] }
}

/** Reads a message, which may go on with the dishes that were listed before it. */
function readInConversation(brief: TurnBrief): Reading {
  const again = dishesListedAgain(brief, readInConversation)
  return again === undefined
    ? readBrief(brief)
    : { calls: again, wishes: [], unclear: [], mentions: [], text: brief.message, isAnswer: false }
}

/** Reads the message of a step that resumes after an answer: the one that it was made for. */
function readAlone(brief: TurnBrief): Reading {
  const read = reading(parseKitchenMessage(brief.message, brief), { text: brief.message, isAnswer: false })
  return withLearned(read, brief)
}

/** What holds for somebody else is to the trained reader a preference with a name. */
const LEARNED_AS: Partial<Record<PantryTool, PantryTool>> = {
  remember_person: 'remember_preference',
  correct_person: 'remember_preference',
  forget_person: 'forget_preference',
  list_people: 'list_preferences',
}

/** What the trained reader calls a call; what it takes one dish of a meal for is something else. */
function learnedAs(call: ToolIntent): string {
  const isOfADish =
    (call.tool === 'plan_meals' && call.arguments.meals.some(({ beside }) => beside === true)) ||
    ((call.tool === 'remove_meal' || call.tool === 'move_meal') &&
      (call.arguments.dish !== null || call.arguments.item !== null))
  return isOfADish ? 'dish_of_meal' : (LEARNED_AS[call.tool] ?? call.tool)
}

/** What nobody knows for a food may be anything that somebody has: "we've got an air fryer". */
const isOfKnownFood = ({ arguments: told }: ToolIntent): boolean =>
  'food' in told && typeof told.food === 'string' && isKnownFood(told.food)

/** The reading of the rules; where they are puzzled, or surely mistaken, that of the trained reader. */
function withLearned(read: Reading, brief: TurnBrief, unread: readonly string[] = []): Reading {
  const tools = [...read.calls.map(learnedAs), ...read.wishes.map(({ request }) => request)]
  if (losesAnAllergy(brief.message, read.calls)) return withAllergy(read, brief)
  const wished = dishesWished(brief, read)
  if (wished !== undefined) return { ...read, calls: wished, wishes: [], unclear: [] }
  // Who takes stock has said of each food where it is; of what nobody counted it is asked how much there is.
  const isStock = takesStock(brief.message) && read.calls.some(isOfKnownFood)
  const isMistaken = !isStock && !isPlain(read, brief) && isOtherwiseMeant(brief.message, brief, tools)
  if (!isMistaken && !isStock && (isUnread(read) || asksBesideCalls(read))) {
    const whole = readReworded(brief)
    const isWhole =
      whole !== undefined && whole.unclear.length === 0 && keepsNumbers(brief.message, whole.text)
    return isWhole ? whole : read
  }
  if (!isMistaken && !isOnlyPuzzled(read)) return withUnread(read, brief, unread)
  return readReworded(brief) ?? (isMistaken ? { ...read, calls: [], wishes: [], unclear: [] } : read)
}

/** The reading with what the clauses ask for that no rule has read. */
function withUnread(read: Reading, brief: TurnBrief, unread: readonly string[]): Reading {
  const more = read.calls.length === 0 ? [] : readUnread(unread, brief)
  const added = more.filter(isToolIntent).filter((call) => !read.calls.some((one) => doesTheSame(one, call)))
  const calls = [...read.calls, ...added]
  return {
    ...read,
    calls: [...calls.filter(isWrite), ...calls.filter((call) => !isWrite(call))],
    unclear: [...read.unclear, ...more.filter((intent) => intent.tool === 'question')],
  }
}

/** Do two calls do the same to one food: "bread is mouldy, threw it out"? */
function doesTheSame(one: ToolIntent, other: ToolIntent): boolean {
  const foodOf = ({ arguments: told }: ToolIntent): unknown => ('food' in told ? told.food : undefined)
  return one.tool === other.tool && foodOf(one) !== undefined && foodOf(one) === foodOf(other)
}

const NOT_NEEDED = /\b(?:don['’]?t|do not|no longer|won['’]?t) need\b/i
const OUT_OF_STOCK = /\b(?:take|took|taken)\b.*\b(?:out of|off|from) (?:the |my |our )?(?:stock|inventory)\b/i

/** Questions whose words leave no doubt, though the trained reader takes them for others that sound alike. */
const SAID_PLAINLY: readonly { says: RegExp; by: PantryTool }[] = [
  // What could be eaten, and not what is planned: "what can we all have for dinner tomorrow?"
  { says: /^(?:so |and |well |then )*what (?:can|could|should|shall) (?:i|we)\b/i, by: 'search_cookbook' },
  // What is missing, and not what is planned: "what do we need for Saturday?"
  {
    says: /^(?:so |and )*what (?:do|else do|are|am|is|'s) (?:i |we )?(?:still )?(?:need|missing|lacking)\b/i,
    by: 'list_missing',
  },
  // What was bought, and not what is to be taken off the list.
  { says: /\b(?:bought|got|picked up)\b/i, by: 'bought_list' },
  // Who lives here, which is no talk.
  { says: /\b(?:i|we) live with\b|\b(?:just |only )?me,? (?:and )?(?:my|our)\b/i, by: 'remember_person' },
  // What is there, and not what is to be bought: "what do I need to get through first?"
  { says: /\b(?:get|work|go|eat) through (?:first|soon|next)\b/i, by: 'list_expiring' },
  // What is planned, and not what was eaten.
  { says: /\bweek look\b/i, by: 'list_meals' },
]

/**
 * Is it said by its form, so that the rules are not mistaken? A name with a list of amounts is a recipe, what is taken
 * out of stock is no ingredient of one, and what nobody needs is taken off the list, also where the trained reader overlooks the denial.
 */
function isPlain({ calls, wishes }: Reading, { message }: TurnBrief): boolean {
  return (
    wishes.some(({ request }) => request === 'save_dictated') ||
    SAID_PLAINLY.some(({ says, by }) => says.test(message) && calls.some(({ tool }) => tool === by)) ||
    (NOT_NEEDED.test(message) && calls.some(({ tool }) => tool === 'remove_from_shopping')) ||
    isNearlyGone(message) ||
    (OUT_OF_STOCK.test(message) && calls.length > 0 && calls.every(({ tool }) => tool === 'use_item'))
  )
}

/** The reading with the allergy that the rules have not read, where the trained reader is sure of it. */
function withAllergy(read: Reading, brief: TurnBrief): Reading {
  const text = rewordWhatIsSure(brief.message, brief, 'pantry')
  const whole =
    readReworded(brief) ??
    (text === undefined ? undefined : reading(parseKitchenMessage(text, brief), { text, isAnswer: false }))
  const isKept =
    whole !== undefined && whole.unclear.length === 0 && !losesAnAllergy(brief.message, whole.calls)
  return isKept ? whole : read
}

/** Reads a message that these rules do not know in their own words, where the trained reader is sure what it means. */
function readReworded(brief: TurnBrief): Reading | undefined {
  const text = rewordMessage(brief.message, brief, 'pantry')
  const read =
    text === undefined ? undefined : reading(parseKitchenMessage(text, brief), { text, isAnswer: false })
  const isWrong =
    read === undefined ||
    losesAnAllergy(brief.message, read.calls) ||
    losesSomebody(brief.message, read.calls) ||
    deniesWhatIsEaten(brief.message, read.calls) ||
    usesUpTooEarly(brief.message, read.calls)
  return isWrong ? undefined : read
}

/** Who wants none of what was put to them says no yes to it: "I don't like the Tuesday one, give me something else". */
const OBJECTS =
  /^(?:no,? |nah,? |hmm,? )*(?:i|we)(?: really)? (?:don['’]?t|do not) (?:like|fancy|want) (?:the|that|this|these|those|it|any of)\b|\b(?:give|show|find|suggest) (?:me |us )?(?:something|anything) (?:else|different)[.! ]*$/i

function readBrief(brief: TurnBrief): Reading {
  const said = saidIn(brief)
  const calledWith = brief.answered === null ? callOf(brief) : null
  if (calledWith) return reading(calledWith, said)
  const alone = ownCommand(brief)
  if (alone) return alone
  const completed = brief.answered === null ? undefined : completedMessage(brief.answered)
  if (completed !== undefined) return readAlone({ ...brief, message: completed, answered: null })
  const { intents, unread } = parseWithUnread(said.text, brief)
  const read = reading(intents, said)
  const mayAnswer =
    isEmpty(read) &&
    brief.answered === null &&
    !brief.message.includes('?') &&
    !OBJECTS.test(brief.message) &&
    !isOwnRequest(brief.message, brief)
  const open = mayAnswer ? openQuestion(brief) : null
  if (!open) return brief.answered === null ? withLearned(read, brief, unread) : read
  const merged = mergeAnswer(open)
  return reading(parseKitchenMessage(merged.text, brief), merged)
}

function reading(intents: readonly Intent[], said: Said): Reading {
  const request = intents.find((intent) => intent.tool === 'request')
  const calls = intents.filter(isToolIntent)
  const unclear = intents.filter((intent) => intent.tool === 'question')
  if (!request) return { ...said, calls, wishes: [], unclear, mentions: [] }
  // "Create 3 cod recipes. Use ginger." takes no ginger out of the stock, and leads to no question.
  const kept = calls.filter(({ tool }) =>
    said.isAnswer ? tool === 'remember_preference' : tool !== 'use_item',
  )
  return { ...said, calls: kept, wishes: [request], unclear: [], mentions: [] }
}

/** A request for one of these while a question is open abandons the question. */
const NEVER_AN_ANSWER: ReadonlySet<string> = new Set<PantryTool>([
  'search_cookbook',
  'copy_recipe',
  'show_recipe',
  'describe_food',
  'may_eat',
  'pair_food',
  'substitute_food',
  'swap_meals',
  'move_meal',
])

/** Reads another request that comes instead of an answer. Null when the message is an answer. */
function ownCommand(brief: TurnBrief): Reading | null {
  const { answered, message } = brief
  if (answered?.kind !== 'question') return null
  const intents = parseKitchenMessage(message, brief)
  const isQuestion =
    intents.length > 0 && intents.every((intent) => isToolIntent(intent) && NEVER_AN_ANSWER.has(intent.tool))
  if (isQuestion) return reading(intents, { text: message, isAnswer: false })
  const isSaving = intents.every((intent) => intent.tool === 'request' && intent.request === 'save_recipes')
  // "A pack of milk is 1 litre" answers how much a pack holds.
  if (intents.every(({ tool }) => tool === 'set_pack_size')) return null
  const isOrder =
    intents.length > 0 &&
    (isSaving || answered.asks?.some(({ slot }) => slot !== 'message') === true) &&
    intents.every((intent) => intent.tool === 'request' || (isToolIntent(intent) && isWrite(intent)))
  return isOrder ? reading(intents, { text: message, isAnswer: false }) : null
}

/**
 * Reads the question of another agent, which is the goal of the route and not the person's message. Null when there
 * is none.
 */
function callOf({ message, route: { goal } }: TurnBrief): Intent[] | null {
  if (message.startsWith(goal) || goal === PASTED_RECIPE_GOAL) return null
  const asked = parseKitchenMessage(goal)
  const isQuestion = asked.length > 0 && asked.every((intent) => isToolIntent(intent) && !isWrite(intent))
  return isQuestion ? asked : null
}
