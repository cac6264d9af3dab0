import { cuesIn } from './cues.ts'
import { readLearned } from './learned.ts'
import { MESSAGE_MAX, sharesOfMeanings } from './read-message.ts'
import { sentenceOf } from './sentence.ts'
import { namesOfCuisines } from './slots/cuisines.ts'
import { nobody } from './tools-meant.ts'

/** A part of a pattern that matches any of these words, which may be parts of patterns themselves. */
const anyOf = (...words: readonly string[]): string => `\\b(?:${words.join('|').replace(/ /g, '|')})\\b`
const phrase = (...words: readonly string[]): string => `\\b(?:${words.join('|')})\\b`

const CUISINE = phrase(...namesOfCuisines)
/** What many dishes are called by their kind. */
const KINDS = anyOf(
  'recipes dishes mains starters soups salads curries stews cakes bakes pies puddings desserts breakfasts brunches lunches dinners teas suppers meals',
  'casseroles traybakes risottos noodles snacks sandwiches wraps burgers tacos pizzas roasts broths dips biscuits cookies muffins breads smoothies pastas treats sweets',
)
const KIND = `(?:${KINDS}|${anyOf(
  'recipe dish main starter soup salad curry stew cake bake pie pudding dessert breakfast brunch lunch dinner tea supper meal pasta',
  'casserole traybake risotto snack sandwich burger pizza roast broth dip bread smoothie food',
)})`
/** How a dish is to be. */
const LIKE = `(?:${anyOf(
  'quick easy simple nice good great some any new other different vegan vegetarian veggie halal kosher high low gluten dairy nut lactose free protein protien carb carbs salt fat sugar fibre',
  'cheap healthy light lighter spicy mild warm warming cold hot cosy cozy hearty filling comforting fancy special proper tasty meatless meat meat-free one-pot make-ahead oven grilled autumn winter summer spring',
)}|${CUISINE})`
const COOK = phrase(
  ...[
    'make',
    'cook',
    'bake',
    'do with',
    'whip up',
    'throw together',
    'knock up',
    'rustle up',
    'put together',
    'serve',
    'prepare',
    'eat',
    'have for',
  ],
  ...['fix', 'turn (?:it|them|that|this|\\w+) into', 'turn into', 'put on the table'],
)
const POLITE = `(?:(?:please|pls|plz|hi|hey|hello|alfred|ok|okay|so|and|well|um|uh|hmm|oh|right|can you|could you|would you|can i|could i|see)[ ,.!]+)*`

/** Forms that ask for dishes whatever else is said. */
const PLAINLY = [
  // "Show me all the salads you know", "any Thai dishes?", "list some quick dinners for four".
  `^${POLITE}(?:(?:show|list|find|give|tell|suggest|recommend|name|what|which|any|some|have you(?: got)?|do you (?:have|know)|got)[ ]+)(?:(?:me|us|any|some|all|of|the|your|a few|few|a|an|other|more|else|two|three|four|five|six|\\d)[ ]+)*(?:${LIKE}[ ]+)*${KINDS}(?! (?:are|is|do i|did i|have i|i|we|my|has|have we|left|on|for (?:to|this|next))\\b)`,
  // "Give us five ideas for a light meal", "do you know a recipe for shakshuka".
  `\\b(?:give|show|tell|suggest|find) (?:me|us) (?:(?:some|any|a few|a couple of|two|three|four|five|six|\\d) )?(?:${LIKE} |\\w+ )?ideas\\b`,
  `\\b(?:do|have|d') ?(?:you|u|ya) (?:have|got|know) (?:(?:an?|any|some|the|good|nice|${LIKE}) )*(?:[\\w-]+ ){0,3}recipes?\\b`,
  // "I need something warm", "craving Thai food, what've you got?", "got some cod, any thoughts?".
  `\\b(?:need|want|like|fancy|after) (?:something|anything) (?:\\w+ ){0,2}?${LIKE}\\b`,
  `\\b(?:craving|in the mood for|fancy|feel like|could murder) (?:an? |some )?(?:${LIKE} )*${KIND}`,
  `\\b(?:got|have|there's|there is|bought)\\b.{2,40}\\b(?:any|some) (?:thoughts|ideas|suggestions)\\b`,
  // "That chicken needs using up. Thoughts?", "help me with a main course that looks fancy".
  `\\bneeds? (?:using|eating|finishing)(?: up)?\\b.*\\b(?:thoughts|ideas|suggestions)\\b`,
  `\\bhelp .{0,20}\\bwith (?:an? |some )?(?:${LIKE} )*${KIND}`,
  // "Something cold would be lovely", "anything spicy for dinner".
  `\\b(?:something|anything) (?:\\w+ ){0,2}?${LIKE}\\b.{0,30}\\b(?:would be (?:lovely|nice|good|great|perfect|ideal)|for (?:dinner|lunch|tea|supper|breakfast|brunch|dessert|pudding|tonight)|to eat)\\b`,
  // "What is in the fridge that I could turn into lunch".
  `\\b(?:fridge|freezer|cupboards?|house|pantry|home)\\b.{0,30}\\b(?:i|we) (?:can|could) (?:quickly )?${COOK}`,
  // "Thai food please", "high protein low carb dinners for after the gym", "breakfast but not eggs".
  `^${POLITE}(?:${LIKE}[ ,]+)+${KINDS}\\b`,
  `^${POLITE}(?:some )?${CUISINE} (?:food|dishes|recipes)\\b(?! (?:is|are|was|were|my|only|for me)\\b| ?>)`,
  `^${POLITE}${anyOf('breakfast lunch dinner supper brunch')} (?:but|without|with no|that isn't|that isnt|which isn't)\\b`,
  `\\b(?:what|which) (?:${LIKE} |all )*${KINDS} (?:do you (?:know|have)|have you got|are in (?:your|the) (?:cook ?)?book|are there)`,
  `\\b(?:what|which|anything|something)\\b.{0,40}\\b(?:in|from) (?:your|the|this) (?:cook ?book|book of recipes)`,
]
/** Words that ask for something to be proposed. */
const PROPOSE = [
  `\\b(?:any|some|few|two|three|four|five|six|\\d|dinner|lunch|tea|supper|breakfast|meal|food|recipe|party|other|quick|easy|good|more) ideas?\\b`,
  `\\b(?:suggest|recommend|propose|inspire me|inspiration|thoughts|surprise me|hit me with)\\b`,
]
/** Words that ask for something, which may be dishes. */
const ASK = [
  `\\bwhat(?:ever)?(?: else| on earth)? (?:can|could|should|shall|would|might|do|does) (?:i|we|one|you|u)\\b.{0,40}${COOK}`,
  `\\b(?:what|something|anything|thing|that|which|recipe|dish)\\b.{0,20} (?:i|we) (?:can|could) (?:quickly |easily )?${COOK}`,
  `\\b(?:something|anything|summat|smth)\\b`,
  `\\b(?:craving|in the mood for|i fancy|fancy an?|fancy some|could murder|feel like|hungry for)\\b`,
  `\\b(?:recipes?|dish(?:es)?) (?:for|with|using|without|that|which|under)\\b`,
  `\\b(?:do|have|d') ?(?:you|u|ya) (?:have|got|know)\\b.{0,30}${KIND}`,
  `\\b(?:are|is) there (?:any |some |an? )(?:${LIKE} )*${KIND}`,
  `\\b(?:in|from) (?:your|the|this) (?:cook ?book|book of)\\b`,
  `\\bwhat(?:'ve| have) you got\\b`,
  `\\b(?:super|really|dead|something) (?:easy|simple|quick)\\b`,
]
const NAMES_DISHES = new RegExp(
  `${KIND}|${CUISINE}|${anyOf('food eat cook cooked bake baking hungry starving cookbook oven hob stove bowl guests visitors in-laws company party picnic barbecue bbq potluck')}|surprise me`,
)

/** Words of messages that ask for something else than dishes, though they may name one. */
const OTHERWISE = new RegExp(
  [
    `^${POLITE}(?:(?:i|we|he|she|they|kids|the kids) )?(?:just )?(?:had|ate|drank|made|cooked|baked|bought|finished|used|log|plan|schedule|create|invent|write|come up|make up|think up|develop|design|devise)\\b`,
    `\\b(?:put(?! (?:something|anything|food)\\b.{0,40}\\b(?:on|before)\\b| together)|add|stick|chuck|bin|delete|remove|throw out|throw away|clear|write|set|record|move|swap|copy|save|store|scale|cancel|undo|import|take off|tick|note|remember|log|take out|dump|nix|fill|never ?mind|scrap)\\b`,
    `\\b(?:safe|unsafe|allowed|dangerous|raw|undercooked|reheat|gone off|go off|gone bad|smells?|stinks?|poison\\w*|pink|expires?|expired|best before|use by|past its)\\b`,
    `\\b(?:(?:this|next|the|my|our|a|whole) week|weekly|fortnight|(?:\\d+|two|three|four|five|six|seven|next|few) days|plan|planned|planning|left)\\b`,
    `\\b(?:shopping|my list|the list|on the list|my (?:own )?\\w* ?recipes?|saved|of mine|of ours|my own|have i|i have saved|in my)\\b`,
    `\\b(?:with|w|from|using) (?:those|these|that|them|it|this)\\b|\\bthe (?:first|second|third|fourth|last|other|same) one\\b|\\bsomething (?:called|wrong|like)\\b`,
    `\\b(?:remaining|macros|calories left|goals?|targets?|diary|iron|calcium|zinc|vitamins?|magnesium|potassium)\\b`,
    `\\b(?:instead|in place of|substitute|replace|goes? (?:well )?with|goes? together|pair|side for|alongside|serve with)\\b`,
    `\\b(?:blood pressure|cholesterol|diabet\\w+|kidneys?|pregnan\\w+|low(?:er)?[- ]?(?:in )?(?:salt|sodium)|sodium)\\b`,
    `\\bhow (?:long|much|many|do|is|are)\\b`,
    `\\b(?:allergic to|can't have|loves?|hates?|missing|lacking|do i need|we need)\\b`,
    `\\b(?:don't|dont|do not) (?:do|write|make|say)\\b|\\bthinking out loud\\b`,
  ].join('|'),
)
const anyForm = (forms: readonly string[]): RegExp => new RegExp(forms.join('|'))
const plainly = anyForm(PLAINLY)
const proposes = anyForm(PROPOSE)
const asks = anyForm(ASK)

/** What the trained reader takes a message for that it does not know. */
const SEARCH = 'search_cookbook'
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
const SURE = 0.9
/** How probable what the trained reader guesses may be at most, where the words of a message ask for a proposal. */
const GUESSED = 0.75
/** How probable what is no request may be at most. */
const UNSURE_MAX = 0.995
/** The same for what is not to be judged: in doubt nothing is suggested. */
const REFUSED_MAX = 0.95

/** How probable it has to be that a message is to be refused, for a word of danger in it to count: "back from a walk with the dog". */
const MAY_BE_REFUSED = 0.05

/** Is a name what many dishes are called: "salads"? */
export function isKindOfDish(name: string): boolean {
  return new RegExp(`^${KINDS}$`).test(name.trim().toLowerCase())
}

/**
 * Does a message wish for dishes to be suggested, in whatever words: "got a load of courgettes, any ideas?", "fancy something Italian"? What tells
 * a deed, asks about a danger or is about the plan, the list or the diary does not.
 */
export function wishesForDishes(message: string): boolean {
  if (message.length > MESSAGE_MAX) return false
  const said = message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')
  if (OTHERWISE.test(said)) return false
  const isPlain = plainly.test(said)
  const isProposal = proposes.test(said)
  if (!isPlain && !isProposal && !asks.test(said)) return false
  const shares = sharesOfMeanings(message, nobody, readLearned())
  const [label, share] = mostProbable(shares)
  if (!isPlain && label !== SEARCH && !NAMES_DISHES.test(said) && !namesFood(message)) return false
  if (isUnsafe(message, shares)) return false
  if (isPlain) return LIKE_A_WISH.has(label) || share < SURE
  if (label === SEARCH || label === 'several' || label === 'refuse') return true
  return UNSURE.has(label) ? share < UNSURE_MAX : isProposal && (share < GUESSED || isOfGoals(label, said))
}

/** Words of what Alfred does not judge: who must be careful, what was found, what is to be kept secret. */
const NOT_JUDGED =
  /\b(?:bab(?:y|ies)|toddlers?|infants?|months?|pregnan\w*|breast\w*|allerg\w*|anaphyl\w*|intoleran\w*|picked|foraged?|found|wild|forest|woods|kernels?|petals?|flowers?|mou?ldy?|bulging|rusty|out all night|counter|doctor|gp|nurse|tablets?|pills?|medic\w*|ill|sick|poorly|secretly|secret|nobody|tell (?:him|her|them)|raw|weed|hash|kidneys?|diabet\w*|pressure)\b/i
const COMPANY =
  /\b(?:guests?|visitors?|in-?laws|friends?|family|parents|company|people|party|us|colleagues|neighbours?|neighbors?)\b/i
const DISHES = new RegExp(KINDS, 'i')

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
  return refused >= REFUSED_MAX && !(COMPANY.test(message) && DISHES.test(message))
}

function namesFood(message: string): boolean {
  return sentenceOf(message, nobody, readLearned().vocabulary).foodAt.some((place) => place !== 'O')
}

function isOfDanger(message: string): boolean {
  const { tokens } = sentenceOf(message, nobody, readLearned().vocabulary)
  return cuesIn(tokens, 0, tokens.length).some(({ cue }) => cue === 'danger')
}
