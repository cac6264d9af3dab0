import { words } from '../concern.ts'
import { USE_BY, BEST_BEFORE, IS_OVER, MAY_BE_EATEN, ASKS_HOW } from './safety-cues.ts'
import type { SafetyTopic } from './safety-topic.ts'

/** Dates, and what was kept warm, frozen or cold: in the order in which they are looked for. */
export const keepingTopics: readonly SafetyTopic[] = [
  {
    name: 'what the dates mean',
    cues: [USE_BY, BEST_BEFORE, words('differen(?:ce|t)|diff|differ|mean|means|vs|versus|same')],
    says: 'A use-by date is about safety: after it do not eat, cook or freeze the food, however it looks or smells. A best-before date is about quality: after it food may taste or crunch less, and is safe if it was kept as its pack says (UK Food Standards Agency). In the United States most dates are about quality, "use by" too, except on infant formula (USDA FSIS).',
  },
  {
    name: 'what one date means',
    cues: [
      words(
        'what (?:does|do) (?:an? |the )?(?:use[- ]?by|best[- ]?(?:before|by))(?: date)?s?(?: actually| really)? mean',
      ),
    ],
    says: 'A use-by date is about safety: after it do not eat the food, however it looks or smells. A best-before date is about quality: after it food is safe if it was kept as its pack says, and may taste or crunch less (UK Food Standards Agency).',
  },
  {
    name: 'freezing before the use-by date',
    cues: [USE_BY, words('freeze|freezing|frozen'), ASKS_HOW],
    unless: words('was|were|yesterday|past|passed|ago|went|expired|last'),
    says: 'Yes, until the end of its use-by date, if the pack does not say otherwise (UK Food Standards Agency). Thaw it in the fridge, and eat it within a day then.',
  },
  {
    name: 'past the use-by date',
    cues: [USE_BY, IS_OVER, MAY_BE_EATEN],
    unless: BEST_BEFORE,
    isNo: true,
    says: 'No. After its use-by date do not eat, cook or freeze it, however it looks and smells: germs that make people ill are not seen, smelled or tasted (UK Food Standards Agency). Only a best-before date may be over.',
  },
  {
    name: 'past the best-before date',
    cues: [BEST_BEFORE, IS_OVER, MAY_BE_EATEN],
    says: 'A best-before date is about quality and not about safety: after it food may be eaten if it was kept as its pack says and looks, smells and tastes as it should (UK Food Standards Agency). Eggs only a day or two after it, cooked until white and yolk are firm. Throw away a tin that bulges, leaks, is rusty or deeply dented.',
  },
  {
    name: 'past some date',
    cues: [
      words('out of date|past (?:its|the|their) date|expired|gone out|dated|(?:went|gone) off'),
      MAY_BE_EATEN,
    ],
    says: 'That depends on which date it is. After a use-by date do not eat it, however it looks or smells. After a best-before date it may be eaten if it was kept as its pack says and looks, smells and tastes as it should (UK Food Standards Agency). Throw away a tin that bulges, leaks, is rusty or deeply dented.',
  },
  {
    name: 'a freezer or fridge without power',
    cues: [
      words('freezer|fridge|fridge[- ]freezer'),
      words(
        "(?:door|lid)(?: was| has been| got|'s been|'s| been| wasn't)? (?:left )?(?:open|ajar|shut properly|closed properly)|left (?:the )?(?:freezer|fridge)(?: door)? (?:open|ajar)|power(?:'s| has| had)?(?: was| went| has been| is| been| got)? ?(?:off|out|cuts?|outage)|electric(?:ity|s)?(?: was| went| has been| is)? (?:off|out)|(?:freezer|fridge)(?: has|'s| is| was| got)?(?: just)? (?:broken?|broke|broken down|packed (?:in|up)|died|dead|off|switched off|unplugged|defrosted|stopped(?: working)?|turned off|conked out)",
      ),
    ],
    unless: words('bought|buy|shopping list|recipe|remind|defrost(?:ing)? the freezer'),
    isTold: true,
    says: 'Without power a full freezer that stays shut keeps food frozen for about 48 hours, a half-full one for 24, and a fridge keeps it cold for four. What still has ice in it, or is as cold as in a fridge, may be frozen again or cooked, and may be less good for it. Throw away meat, fish, milk, cooked food, ready meals and ice cream that were warmer than that for more than two hours, or of which nobody knows. Bread, plain cakes and fruit come to no harm (USDA FSIS).',
  },
  {
    name: 'freezing again',
    cues: [
      words(
        're-?freez(?:e|ing|able)|re-?frozen|(?:freeze|frozen)(?: it| them| that| this| the [\\p{L}]+)? again',
      ),
      ASKS_HOW,
    ],
    says: 'What thawed in the fridge may be frozen again and loses some quality (USDA FSIS); raw meat and fish better once they are cooked (UK Food Standards Agency). What stood warm for more than two hours is thrown away. Bread and plain cakes may be frozen again at any time.',
  },
  {
    name: 'hot food in the fridge',
    cues: [
      words('(?:put|putting|stick|place|pop|store|goes?|straight|get)'),
      words(
        '(?:still |piping |really )?(?:hot|warm) (?!sauce|dogs?|chocolate|peppers?|cross|chill?i|smoked|paprika|milk|water|food list)[\\p{L}]+|(?:hot|warm)(?= (?:straight )?(?:in|into))|wait (?:till?|until|for) [\\p{L} ]{2,30} (?:cold|cool)|cool(?:s|ed)? (?:down )?(?:first|before)',
      ),
      words('(?:in|into|to) (?:the )?(?:fridge|freezer)'),
      ASKS_HOW,
    ],
    says: 'Let it cool first, but not for long: into the fridge within two hours, rice within one (UK Food Standards Agency). Hot food warms what stands beside it. Divided into flat boxes it cools faster; a pot may stand in cold water.',
  },
]
