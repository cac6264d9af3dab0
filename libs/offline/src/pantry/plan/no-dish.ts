// The words that are no dish, in one place: by what they are of. Who reads a dish says which sorts it must not have, since "chicken stock soup" is one
// where a day has its dish, and what is in the stock is none.

const sorts = {
  pointing: 'it|them|these|those|what|notes?|a note',
  demonstrative: 'this|that',
  vague: 'something|anything|everything|nothing',
  /** What dishes are planned for. */
  spans: 'meals?|dinners|lunches|weeks?|days',
  meals: 'breakfast|lunch|dinner|supper|food',
  storage: 'fridge|freezer|pantry|cupboard',
  stock: 'stock|inventory',
  places: 'kitchen|house|home|basket|drawer|cellar|garage|bag|box|store|shop|cabinet|rack',
  lists: 'lists?|tasks?|plans?',
  records: 'diary|log|goals?',
  counts: 'calories|kcal|servings?|portions?|people',
  /** Who comes, and what for. */
  company: 'guests?|visitors?|friends?|people|party|meetings?|work|school|laundry',
  kin: 'family|kids|mum|mom|mother|dad|father|sister|brother',
  outings: 'picnic|fun|see you|appointment|birthday|soccer|football|training|gym|holidays?',
  /** That nobody cooks. */
  away: 'busy|out|away|off|free|skip|nothing',
  /** What becomes of food. */
  fate: 'expir\\w*|use by|best before',
  refusal: "not?|never|don't|won't|can't",
  self: "we're|i'm|we|i",
  /** What makes a sentence of words. */
  sentence:
    'is|are|was|were|am|be|can (?:go|do|wait)|works?|sounds?|comes?|coming|goes|going|buy|get|pick|call|order|add|put|make|sure|help|happy|okay|ok|fine|good|better|too|instead|he|she|they|you|me|us|at|for|to',
} as const
type Sort = keyof typeof sorts

const oneOf = (named: readonly Sort[]): string => `(?:${named.map((sort) => sorts[sort]).join('|')})`

/** Has a phrase a word of these sorts in it, so that it names no dish? */
export function hasWordOf(...named: readonly Sort[]): (phrase: string) => boolean {
  const pattern = new RegExp(`\\b${oneOf(named)}\\b`, 'i')
  return (phrase) => pattern.test(phrase)
}

/** Is a phrase nothing but a word of these sorts? */
export function isOnly(...named: readonly Sort[]): (phrase: string) => boolean {
  const pattern = new RegExp(`^${oneOf(named)}$`, 'i')
  return (phrase) => pattern.test(phrase)
}
