import { cuesIn } from '../words/cues.ts'
import { dishWishForms } from './dish-wish-forms.ts'
import { readLearned } from '../learned.ts'
import { MESSAGE_MAX, sharesOfMeanings } from '../read-message.ts'
import { sentenceOf } from '../words/sentence.ts'
import { nobody } from './tools-meant.ts'

const SEARCH = 'search_cookbook'
/** What the trained reader takes a message for that it does not know. */
const UNSURE: ReadonlySet<string> = new Set(['none', 'chat', 'beyond', 'aside', 'several', 'refuse', SEARCH])
/** What the trained reader takes plain wishes for that it has not met. */
const LIKE_A_WISH: ReadonlySet<string> = new Set([
  ...UNSURE,
  ...[
    'list_preferences',
    'add_to_shopping',
    'generate_plan',
    'find_recipes',
    'create_recipe',
    'show_recipe',
    'list_items',
    'list_expiring',
  ],
])
/** How probable anything else may be at most, for a plain wish to be one all the same. */
const SURE = 0.9
/** How probable what the trained reader guesses may be at most, where the words of a message ask for a proposal. */
const GUESSED = 0.75
/** How probable what is no request may be at most. */
const UNSURE_MAX = 0.995
/** The same for what is not to be judged: in doubt nothing is suggested. */
const REFUSED_MAX = 0.5

/** How probable it has to be that a message is to be refused, for a word of danger in it to count: "back from a walk with the dog". */
const MAY_BE_REFUSED = 0.05

/** Is a name what many dishes are called: "salads"? */
export function isKindOfDish(name: string): boolean {
  return dishWishForms.isKind.test(name.trim().toLowerCase())
}

/**
 * Does a message wish for dishes to be suggested, in whatever words: "got a load of courgettes, any ideas?", "fancy something Italian"? What tells
 * a deed, asks about a danger or is about the plan, the list or the diary does not.
 */
export function wishesForDishes(message: string): boolean {
  if (message.length > MESSAGE_MAX) return false
  const said = message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')
  if (dishWishForms.otherwise.test(said)) return false
  const isPlain = dishWishForms.plainly.test(said)
  const isProposal = dishWishForms.proposes.test(said)
  if (!isPlain && !isProposal && !dishWishForms.asks.test(said)) return false
  const shares = sharesOfMeanings(message, nobody, readLearned())
  const [label, share] = mostProbable(shares)
  if (!isPlain && label !== SEARCH && !dishWishForms.namesDishes.test(said) && !namesFood(message))
    return false
  if (isUnsafe(message, shares)) return false
  if (isPlain) return LIKE_A_WISH.has(label) || share < SURE
  if (label === SEARCH || label === 'several' || label === 'refuse') return true
  return UNSURE.has(label) ? share < UNSURE_MAX : isProposal && (share < GUESSED || isOfGoals(label, said))
}

/** Words of what Alfred does not judge: who must be careful, what was found, what is to be kept secret. */
const NOT_JUDGED =
  /\b(?:bab(?:y|ies)|toddlers?|infants?|months?|pregnan\w*|breast\w*|allerg\w*|anaphyl\w*|intoleran\w*|picked|foraged?|found|wild|forest|woods|kernels?|petals?|flowers?|mou?ldy?|bulging|rusty|out all night|counter|doctor|gp|nurse|tablets?|pills?|medic\w*|ill|sick|poorly|secretly|secret|nobody|tell (?:him|her|them)|raw|weed|hash|death ?caps?|foxglove|leaves|sprouted|bitter|laxatives?|antifreeze|bleach|toxic|kill|overdose|hide|sleeping|drugs?|kidneys?|diabet\w*|pressure)\b/i
const COMPANY =
  /\b(?:guests?|visitors?|in-?laws|friends?|family|parents|company|people|party|us|colleagues|neighbours?|neighbors?)\b/i

type Shares = ReturnType<typeof sharesOfMeanings>

const mostProbable = (shares: Shares): readonly [string, number] =>
  [...shares].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])

/** "Recommend" is to the trained reader a word of goals for a day. */
const isOfGoals = (label: string, said: string): boolean =>
  label === 'calculate_recommended_goals' &&
  !/\b(?:calories|kcal|protein|carbs?|fat|intake|weigh\w*|kg|kilos?|lose|gain|muscle|daily|a day|per day|should be)\b/.test(
    said,
  )

/** May a message be one that Alfred must not answer with dishes? That guests come is no reason, though the trained reader takes it for one. */
function isUnsafe(message: string, shares: Shares): boolean {
  const refused = shares.get('refuse') ?? 0
  if (refused >= MAY_BE_REFUSED && (isOfDanger(message) || NOT_JUDGED.test(message))) return true
  const said = message.toLowerCase()
  const asksForDishes = dishWishForms.namesKind.test(said) || dishWishForms.proposes.test(said)
  return refused >= REFUSED_MAX && !(COMPANY.test(said) && asksForDishes)
}

function namesFood(message: string): boolean {
  return sentenceOf(message, nobody, readLearned().vocabulary).foodAt.some((place) => place !== 'O')
}

function isOfDanger(message: string): boolean {
  const { tokens } = sentenceOf(message, nobody, readLearned().vocabulary)
  return cuesIn(tokens, 0, tokens.length).some(({ cue }) => cue === 'danger')
}
