import { namesOfCuisines } from '../slots/cuisines.ts'

// The forms in which people wish for dishes, as data: what dishes are called, how they are to be, and what is said around them.

/** A part of a pattern that matches any of these words, which may be parts of patterns themselves. */
const anyOf = (...words: readonly string[]): string => `\\b(?:${words.join('|').replace(/ /g, '|')})\\b`
const phrase = (...words: readonly string[]): string => `\\b(?:${words.join('|')})\\b`

const CUISINE = phrase(...namesOfCuisines)
/** What many dishes are called by their kind. */
const KINDS = anyOf(
  'recipes dishes mains starters soups salads curries stews cakes bakes pies puddings desserts breakfasts brunches lunches dinners teas suppers meals',
  'tarts quiches stir-fries hotpots gratins fritters pancakes waffles cupcakes brownies crumbles trifles casseroles traybakes risottos noodles snacks sandwiches wraps burgers tacos pizzas roasts broths dips biscuits cookies muffins breads smoothies pastas treats sweets',
)
const KIND = `(?:${KINDS}|${anyOf(
  'recipe dish main starter soup salad curry stew cake bake pie pudding dessert breakfast brunch lunch dinner tea supper meal pasta',
  'tart quiche sauce ramen stir-fry hotpot gratin pancake crumble trifle casserole traybake risotto snack sandwich burger pizza roast broth dip bread smoothie food',
)})`
/** How a dish is to be. */
const LIKE = `(?:${anyOf(
  'quick easy simple nice good great some any new other different vegan vegetarian veggie halal kosher high low gluten dairy nut lactose free protein protien carb carbs salt fat sugar fibre',
  'cheap healthy light lighter spicy mild warm warming cold hot cosy cozy hearty filling comforting fancy special proper tasty meatless meat meat-free one-pot one-pan make-ahead creamy crispy crunchy cheesy fruity sticky savoury savory sweet sour salty fresh refreshing rich rustic homemade kid-friendly child-friendly low-carb low-fat high-protein gluten-free dairy-free no-cook no-bake slow-cooked oven grilled autumn winter summer spring romantic festive posh',
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
const POLITE = `(?:(?:please|pls|plz|hi|hey|hello|alfred|ok|okay|so|and|well|um|uh|hmm|oh|right|can you|could you|would you|can i|could i|see)[ ,.!]+){0,6}`

/** Forms that ask for dishes whatever else is said. */
const PLAINLY = [
  // "Show me all the salads you know", "any Thai dishes?", "list some quick dinners for four".
  `^${POLITE}(?:(?:show|list|find|give|tell|suggest|recommend|name|what|which|any|some|have you(?: got)?|do you (?:have|know)|got)[ ]+)(?:(?:me|us|any|some|all|of|the|your|a few|few|a|an|other|more|else|two|three|four|five|six|\\d|${LIKE})[ ]+){0,8}${KINDS}(?! (?:are|is|do i|did i|have i|i|we|my|has|have we|left|on|for (?:to|this|next))\\b)`,
  // "Give us five ideas for a light meal", "do you know a recipe for shakshuka".
  `\\b(?:give|show|tell|suggest|find) (?:me|us) (?:(?:some|any|a few|a couple of|two|three|four|five|six|\\d) )?(?:${LIKE} |\\w+ )?ideas\\b`,
  `\\b(?:do|have|d') ?(?:you|u|ya) (?:have|got|know) (?:(?:an?|any|some|the|good|nice|${LIKE}) ){0,4}(?:[\\w-]+ ){0,3}recipes?\\b`,
  // "I need something warm", "craving Thai food, what've you got?", "got some cod, any thoughts?".
  `\\b(?:need|want|like|fancy|after) (?:something|anything) (?:\\w+ ){0,2}?${LIKE}\\b`,
  `\\b(?:craving|in the mood for|fancy|feel like|could murder) (?:an? |some )?(?:${LIKE} ){0,4}${KIND}`,
  `\\b(?:got|have|there's|there is|bought)\\b.{2,40}\\b(?:any|some) (?:thoughts|ideas|suggestions)\\b`,
  // "That chicken needs using up. Thoughts?", "help me with a main course that looks fancy".
  `\\bneeds? (?:using|eating|finishing)(?: up)?\\b.*\\b(?:thoughts|ideas|suggestions)\\b`,
  `\\bhelp .{0,20}\\bwith (?:an? |some )?(?:${LIKE} ){0,4}${KIND}`,
  // "Something cold would be lovely", "anything spicy for dinner".
  `\\b(?:something|anything) (?:\\w+ ){0,2}?${LIKE}\\b.{0,30}\\b(?:would be (?:lovely|nice|good|great|perfect|ideal)|for (?:dinner|lunch|tea|supper|breakfast|brunch|dessert|pudding|tonight)|to eat)\\b`,
  // "What is in the fridge that I could turn into lunch".
  `\\b(?:fridge|freezer|cupboards?|house|pantry|home)\\b.{0,30}\\b(?:i|we) (?:can|could) (?:quickly )?${COOK}`,
  // "Thai food please", "high protein low carb dinners for after the gym", "breakfast but not eggs".
  `^${POLITE}(?:${LIKE}[ ,]+){1,5}${KINDS}\\b`,
  // "Snacks for watching the game", "one-pot stuff".
  `^${POLITE}(?:some |any )?(?:${LIKE}[ ,]+){0,5}${KINDS} (?:for|without|under|that|which)\\b`,
  `^${POLITE}(?:some |any )?(?:${LIKE}[ ,]+){1,5}(?:stuff|things|bits|ones|ideas)\\b`,
  // "Which roasts could you offer me?", "I want to cook Mexican on Friday".
  `\\b(?:what|which)(?: ones?)? (?:could|can|do|would) (?:you|u) (?:offer|have|got|suggest|make|recommend)\\b(?! (?:on|about|down|for (?:today|tomorrow)))`,
  `\\b(?:want|like|love|have) to (?:cook|make|bake|do|eat|have|try) (?:something )?(?:${LIKE} ){0,4}(?:${CUISINE}|${KINDS})\\b`,
  // "Dinner for one, nothing fancy", "a romantic dinner for two", "Indian, but not too spicy", "finger food ideas".
  `^${POLITE}(?:an? |some )?(?:${LIKE} ){0,4}${anyOf('breakfast lunch dinner supper brunch meal')} for (?:one|two|three|four|five|six|just me|me|us|\\d)\\b`,
  `^${POLITE}(?:${LIKE} ){0,4}${CUISINE}(?:,| but| without| please|$)`,
  `${KIND} ideas?\\b`,
  // "Ideas for a cheap dinner", "give me an idea for lunch", "quick dinner please".
  `(?:^${POLITE}|\\b(?:an?|any|some|few|more) )ideas? for (?:an? |some |the )?(?:${LIKE} ){0,4}${KIND}`,
  `^${POLITE}(?:an? |some )?(?:${LIKE} ){1,5}${anyOf('breakfast lunch dinner supper brunch meal dessert snack')}(?:,? (?:please|pls|tonight|today|now))*[.!?]*$`,
  `^${POLITE}(?:some )?${CUISINE} (?:food|dishes|recipes)\\b(?! (?:is|are|was|were|my|only|for me)\\b| ?>)`,
  `^${POLITE}${anyOf('breakfast lunch dinner supper brunch')} (?:but|without|with no|that isn't|that isnt|which isn't)\\b`,
  `\\b(?:what|which) (?:${LIKE} |all ){0,4}${KINDS} (?:do you (?:know|have)|have you got|are in (?:your|the) (?:cook ?)?book|are there)`,
  `\\b(?:what|which|anything|something)\\b.{0,40}\\b(?:in|from) (?:your|the|this) (?:cook ?book|book of recipes)`,
]
/** Words that ask for something to be proposed. */
const PROPOSE = [
  `\\b(?:any|some|few|two|three|four|five|six|\\d|dinner|lunch|tea|supper|breakfast|meal|food|recipe|party|other|quick|easy|good|more) ideas?\\b`,
  `\\b(?:suggest|suggestions?|recommend|recommendations?|propose|inspire me|inspiration|thoughts|surprise me|hit me with)\\b`,
]
/** Words that ask for something, which may be dishes. */
const ASK = [
  `\\bwhat(?:ever)?(?: else| on earth)? (?:can|could|should|shall|would|might|do|does) (?:i|we|one|you|u)\\b.{0,40}${COOK}`,
  `\\b(?:what|something|anything|thing|that|which|recipe|dish)\\b.{0,20} (?:i|we) (?:can|could) (?:quickly |easily )?${COOK}`,
  `\\b(?:something|anything|summat|smth)\\b`,
  `\\b(?:craving|in the mood for|i fancy|fancy an?|fancy some|could murder|feel like|hungry for)\\b`,
  `\\b(?:recipes?|dish(?:es)?) (?:for|with|using|without|that|which|under)\\b`,
  `\\b(?:do|have|d') ?(?:you|u|ya) (?:have|got|know)\\b.{0,30}${KIND}`,
  `\\b(?:are|is) there (?:any |some |an? )(?:${LIKE} ){0,4}${KIND}`,
  `\\b(?:in|from) (?:your|the|this) (?:cook ?book|book of)\\b`,
  `\\bwhat(?:'ve| have| do)? (?:you|u) (?:have|got)\\b|\\bgot owt\\b`,
  `\\bwhat can be (?:made|cooked|baked|eaten|prepared)\\b`,
  `\\bdo (?:you|u) (?:know|have) (?:such(?: an?)?|one|something)\\b`,
  `\\b(?:super|really|dead|something) (?:easy|simple|quick)\\b`,
]
const NAMES_DISHES = new RegExp(
  `${KIND}|${CUISINE}|${anyOf('food eat cook cooked bake baking hungry starving cookbook oven hob stove bowl guests visitors in-laws company party picnic barbecue bbq potluck lunchbox creamy crispy crunchy cheesy spicy sweet savoury savory hearty filling')}|slow[- ]cooker|air[- ]?fryer|one[- ]pot|lunch ?box|surprise me`,
)

/** Words of messages that ask for something else than dishes, though they may name one. */
const OTHERWISE = new RegExp(
  [
    `^${POLITE}(?:(?:i|we|he|she|they|kids|the kids) )?(?:just )?(?:had|ate|drank|made|cooked|baked|bought|finished|used|log|plan|schedule|create|invent|write|come up|make up|think up|develop|design|devise)\\b`,
    `\\b(?:put(?! (?:something|anything|food)\\b.{0,40}\\b(?:on|before)\\b| together)|add|stick|chuck|bin|delete|remove|throw out|throw away|clear|write|set|record|move|swap|copy|save|store|scale|cancel|undo|import|take off|tick|note|remember|log|take out|dump|nix|fill|never ?mind|scrap)\\b`,
    `\\b(?:safe|unsafe|allowed|dangerous|raw|undercooked|reheat|gone off|go off|gone bad|smells?|stinks?|poison\\w*|pink|expires?|expired|best before|use by|past its)\\b`,
    `\\b(?:(?<!last )week|weekly|fortnight|(?:\\d+|two|three|four|five|six|seven|next|few) days|plan|planned|planning|left|memory)\\b`,
    `\\b(?:on|about|from) (?:me|us)\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b.*\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b`,
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

/** Forms of a message in small letters, by what they tell. */
export const dishWishForms = {
  /** Asks for dishes, whatever else is said. */
  plainly: anyForm(PLAINLY),
  /** Asks for something to be proposed. */
  proposes: anyForm(PROPOSE),
  /** Asks for something, which may be dishes. */
  asks: anyForm(ASK),
  /** Names a dish, a cuisine or what has to do with cooking. */
  namesDishes: NAMES_DISHES,
  /** Asks for something else, though it may name a dish. */
  otherwise: OTHERWISE,
  /** Is what many dishes are called, and nothing else. */
  isKind: new RegExp(`^${KINDS}$`),
  /** Names a kind of which there are many dishes. */
  namesKind: new RegExp(KINDS),
}
