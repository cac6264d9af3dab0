import type { AgentDefinition } from '@alfred/agent-kit'
import { plainText } from '../data/plain-text.ts'
import { styles } from '../data/styles.ts'

type Wording = NonNullable<AgentDefinition['wording']>

/** Lists, recipes and the diary have drinks in them too: such a message is another agent's. */
const NOT_OF_OTHERS =
  '(?!(?:i|we) (?:just |also )?(?:had|ate)\\b)(?!.*\\b(?:lists?|shopping|recipes?|cook\\w*|log|diary|calories|kcal|vinegar|glass(?:es)?|sauce|remember|allerg\\w*)\\b).*'

const guarded = (pattern: string, points: number, unless = ''): Wording[number] => ({
  pattern: `^${unless}${NOT_OF_OTHERS}${pattern}`,
  points,
})

/** What is drunk and eaten, or is a word of something else as well. */
const EVERYDAY = new Set([
  ...[
    'beer',
    'bitter',
    'mild',
    'alt',
    'port',
    'asti',
    'marc',
    'muscat',
    'wit',
    'quad',
    'px',
    'rose',
    'blush',
    'amber wine',
    'poire',
    'soda',
    'tonic',
  ],
  ...[
    'apple juice',
    'cloudy apple juice',
    'grape juice',
    'red grape juice',
    'cola',
    'lemonade',
    'sparkling water',
    'mineral water',
    'soda water',
    'soft drink',
  ],
  ...[
    'ginger ale',
    'tonic water',
    'limonade',
    'elderflower',
    'rum',
    'kombucha',
    'pecorino',
    'fino',
    'corvina',
    'dao',
    'export',
    'sauvignon',
  ],
])
const CHARACTERS_MAX = 180

/** Foods that are called after a drink are none: "scotch eggs", "brandy butter". */
const IN_FOODS: Readonly<Record<string, string>> = {
  scotch: 'scotch(?! (?:eggs?|broth|pies?|pancakes?))',
  brandy: 'brandy(?! (?:butter|snaps?))',
}

/** Names of drinks, in as many patterns as their lengths need. */
function namePatterns(): string[] {
  const names = styles
    .flatMap(({ name, otherNames }) => [name.toLowerCase(), plainText(name), ...otherNames])
    .filter((name) => !EVERYDAY.has(name) && name.length > 2)
  const patterns: string[] = []
  for (const plain of new Set(names.map((one) => one.replaceAll(/[().]/g, '.')))) {
    const name = IN_FOODS[plain] ?? plain
    const last = patterns.at(-1)
    if (last === undefined || last.length + name.length > CHARACTERS_MAX) patterns.push(name)
    else patterns[patterns.length - 1] = `${last}|${name}`
  }
  return patterns.map((alternatives) => `(?<!\\p{L})(?:${alternatives})s?(?!\\p{L})`)
}

/** Behind a bottle: what is drunk every day, cooked or washed with is kept in the kitchen. */
const NO_DRINK =
  '(?! of (?:[a-z-]+ ){0,3}(?:water|milk|oil|ketchup|sauce|juice|squash|cordial|lemonade|cola|coke|soda|syrup|dressing|vinegar|passata|mayo|cleaner|liquid)s?\\b)'

/** Wine that is cooked with, or put in, is the kitchen's: "shaoxing wine", "chucked the red wine in". */
const COOKED_WITH = '(?!.*\\b(?:rice wine|cooking|shaoxing|(?:chuck|pour|tip|splash)(?:p?ed)? .*\\bin\\b))'

/** What is thrown out whatever it is, is no drink: "clear out everything that's past it". */
const CLEARED = '(?!.*\\b(?:clear|bin|everything|anything)\\b)'

const OPEN = '(?:open|drink|pour|serve|uncork)'
const DISH =
  '(?:roast|grilled|fried|braised|smoked|dinner|supper|meal|steaks?|lamb|curry|pizza|stew|burgers?|lasagne|bolognese|risotto|oysters?|mussels|sushi|barbecue|bbq|dessert|cake|cheese)'

/** How messages about drinks are worded, for turns without a model. */
export const wording: Wording = [
  ...namePatterns().map((pattern) => guarded(pattern, 3)),
  guarded('\\b(?:cellar|wine (?:fridge|rack|cabinet|cooler))\\b', 4),
  guarded('\\b(?:wines?|vintages?|bubbly|magnums?)\\b', 2, COOKED_WITH),
  guarded('\\b(?:beers?|ciders?|spirits)\\b', 1),
  guarded('\\b(?:reds|whites|ros[ée]s)\\b', 4),
  guarded('\\btasting notes?\\b', 6),
  guarded('\\b(?:the|of|some|our|tawny|ruby|vintage) port\\b', 3),
  guarded('^any (?:more )?(?:beers?|wines?|ciders?|reds|whites|bottles)\\b', 5),
  guarded(`^how many bottles\\b${NO_DRINK}`, 3),
  guarded(
    `^(?:so )?(?:what|which)(?: \\w+)? (?:should|shall|could|can|do|would|might) (?:i|we|you) ${OPEN}\\b`,
    6,
  ),
  guarded(
    '\\b(?:wines?|beers?|drinks?|bottles?|ciders?)\\b.*\\b(?:goes?|go|pairs?|fits?|works?|for|with)\\b',
    3,
  ),
  guarded(
    '^what (?:goes|would go|pairs)(?: well| best)? with\\b.*\\b(?:tonight|this evening|for dinner)\\b',
    4,
  ),
  guarded(`^what (?:goes|would go|pairs)(?: well| best)? with\\b.*\\b${DISH}\\b`, 4),
  guarded(
    '\\b(?:drink|drunk|open(?:ed)?|keep|hold) (?:it |them |the [\\p{L} ]+ )?(?:by|before|until|till|between|from) (?:the end of )?(?:19|20)\\d\\d',
    4,
  ),
  guarded('\\b\\d{1,2}(?:\\.\\d)? ?(?:/|out of) ?(?:10|ten)\\b', 3),
  guarded(
    '\\b(?:ready to (?:drink|open|be (?:drunk|opened))|needs? drinking|be drunk|pas(?:t|sed) (?:it|its best|their best))\\b',
    5,
    CLEARED,
  ),
  guarded(`\\b(?:\\d+|an?|two|three|four|five|six|twelve|last|the) (?:more )?bottles?\\b${NO_DRINK}`, 1),
  guarded('\\b(?:19[5-9]\\d|20[0-4]\\d) \\p{L}', 1),
]
