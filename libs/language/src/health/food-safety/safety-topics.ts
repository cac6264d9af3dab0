import { words } from '../concern.ts'

// What cooks ask about safe food, and what is known of it. Each answer names where it is from; none is about the things in the kitchen.

/** A question of food safety: the cues that have to be in it, in any order, and its answer. */
export type SafetyTopic = {
  name: string
  cues: readonly RegExp[]
  /** With these words in it, a message asks for something else. */
  unless?: RegExp
  /** Does it need no question? Whoever tells it wants to know what to do. */
  isTold?: true
  /** Is its answer that the food is not to be eaten? Nothing that is done to it makes it safe then. */
  isNo?: true
  says: string
}

const USE_BY = words('use[- ]?by|ubd')
const BEST_BEFORE = words('best[- ]?(?:before|by)|bbe?')
const IS_OVER = words(
  'past|passed|after|gone|went|was|were|over|ago|yesterday|last (?:night|week|month|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|expired|out of date|(?:19|20)\\d\\d',
)
/** Somebody asks whether it may be eaten. */
const MAY_BE_EATEN = words(
  "(?:can|could|may|should|would|dare|shall) (?:i|we|you|he|she|they|the kids)(?: still| safely)? (?:eat|have|use|drink|cook|give|risk|keep|bin|chuck|throw|cut|scrape|scoop|reheat|heat)|(?:(?:is|are|be|still|it's|it|they|that|stuff|everything)(?: [\\p{L}']+){0,2}? )(?:safe|ok|okay|alright|all right|fine|edible|good|dodgy|risky)|(?:safe|ok|okay|fine|alright) to (?:eat|have|use|drink|cook|make|put|freeze)|still (?:eat|use|drink|have)|(?:ok|okay|safe|fine|alright|edible)(?= *\\?)|(?:eat|bin|keep|chuck) it(?= *\\?)|(?:cut|scrape|scoop|trim|take) (?:it|that|the mou?ld)(?: bit)? (?:off|out)",
)
const ASKS_HOW = words(
  'why|how|whats?|when|which|(?:can|could|may|should) (?:my|the|a|he|she|they|kids|children)|can i|can you|can u|can we|could i|should i|should we|do i|do you|do we|is it|is that|are they|will it|ok to|okay to|safe to|safe|need to|have to|allowed|best way|quickest|safest|fastest|thoughts|(?:ok|okay|fine|right)(?= *\\?)',
)
const MEAT =
  'chicken|turkey|poultry|duck|pork|sausages?|burgers?|mince|minced meat|kebabs?|meatballs|beef|steak|lamb|fish|salmon|ham|gammon'

const HEATING_AGAIN =
  '(?:re-?heat(?:ed|ing)?|microwav(?:e|ed|ing)|(?:heat|warm)(?:ed|ing)?(?: it| them| that)? up|nuked?)'

/** In the order in which they are looked for: what is more exact comes first. */
export const safetyTopics: readonly SafetyTopic[] = [
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
  {
    name: 'rice that is heated again',
    cues: [
      words('rice'),
      words(
        `re-?heat(?:ed|ing)?|(?:if|when|once|after) (?:i|you|we|it's|its|it is) ${HEATING_AGAIN}|dangerous|poison(?:ing|ous)?|risky|bacillus`,
      ),
      ASKS_HOW,
    ],
    unless: words('how long|recipe|minutes'),
    says: 'Cooked rice may be heated again if it was cold within an hour, was in the fridge for no longer than a day and is heated once, until it steams all through (UK Food Standards Agency). Otherwise not: Bacillus cereus survives cooking and leaves a poison in warm rice that heat does not destroy.',
  },
  {
    name: 'how hot food has to be that is heated again',
    cues: [
      words('re-?heat(?:ed|ing)?|heat(?:ing)? (?:it|them|this|that) up'),
      words('boiling|warm enough|hot enough|how hot|piping|steaming|(?:what|which) temp(?:erature)?'),
      ASKS_HOW,
    ],
    says: 'Until it steams all through, which is 74 °C inside (USDA FSIS), or 70 °C for two minutes (UK Food Standards Agency). Stir it in between, so that no part stays cold. It need not boil.',
  },
  {
    name: 'heating again',
    cues: [
      words(`${HEATING_AGAIN}|heat(?:ing)? (?:it|them|this|that|the [\\p{L}]+)`),
      words('twice|again|a second time|second time|more than once|how many times|a third time'),
      ASKS_HOW,
    ],
    says: 'Only once, until it steams all through (UK Food Standards Agency): take out what you will eat, and leave the rest cold.',
  },
  {
    name: 'green or sprouting potatoes',
    cues: [
      words(
        '(?:green|sprouting|sprouted|sprouty)(?: [\\p{L}]+){0,2} (?:potato(?:es)?|spuds?)|(?:potato(?:es)?|spuds?)(?: [\\p{L}]+){0,4} (?:green|sprout(?:ed|ing|s)?|shoots|eyes)',
      ),
      words(`${'safe|ok|okay|fine|eat|edible|poisonous|bin|chuck|use|alright|good'}`),
      ASKS_HOW,
    ],
    unless: words('recipe|brussels|make|cook with|green (?:beans|salad|pesto)'),
    says: 'Throw away potatoes that are green all over, soft and wrinkled, or bitter. Of firm ones cut out the shoots and every green part generously, and peel them: these parts hold much solanine, which cooking does not destroy.',
  },
  {
    name: 'mould',
    cues: [
      words(
        'mou?ld|mou?ldy|furry|fuzzy|(?:green|white|blue|black) (?:bits|spots|specks|fuzz|fur)|(?:bit|spot|patch|speck)s? of (?:green|white|blue|black)',
      ),
      MAY_BE_EATEN,
    ],
    unless: words('blue cheese|stilton|gorgonzola|brie|camembert'),
    says: 'Throw away soft food with mould on it: bread, jam, yogurt, soft cheese, soft fruit, cooked food, nuts. The mould goes deeper than it shows. Of hard cheese and firm vegetables such as carrots cut away an inch (2.5 cm) around and below it, and eat the rest (USDA FSIS).',
  },
  {
    name: 'dried kidney beans',
    cues: [
      words('kidney beans|dried beans'),
      words('dry|dried|raw|soak(?:ed|ing)?|boil(?:ed|ing)?|poison(?:ous)?|toxic'),
      ASKS_HOW,
    ],
    unless: words('recipe|tin|tins|tinned|canned|chill?i'),
    says: 'Dried kidney beans have to be soaked for at least five hours, and boiled in fresh water for thirty minutes: raw or half cooked they make people ill (US Food and Drug Administration). A slow cooker alone is not hot enough. Beans from a tin are cooked.',
  },
  {
    name: 'meat that is pink',
    cues: [
      words(MEAT),
      words('pink|undercooked|under ?done|raw in(?:side| the middle)|bloody|not cooked through'),
      ASKS_HOW,
    ],
    unless: words('grapefruit|recipe|salmon is pink|pink salmon'),
    says: 'Poultry, pork, mince, burgers and sausages are not to be pink inside, and their juice is to run clear. Measured inside: poultry 74 °C, minced meat 71 °C, whole pieces of beef, pork and lamb 63 °C and three minutes of rest, fish 63 °C (USDA FSIS). Cook it on until it is there.',
  },
  {
    name: 'how hot meat has to be inside',
    cues: [
      words(MEAT),
      words('how hot|(?:what|which) (?:internal |core |inside )?temp(?:erature)?'),
      words('inside|internal|core|safe|middle'),
    ],
    says: 'Measured inside: poultry 74 °C, minced meat (burgers, sausages) 71 °C, whole pieces of beef, pork and lamb 63 °C and three minutes of rest, fish 63 °C, food that is heated again 74 °C (USDA FSIS). The UK Food Standards Agency says 70 °C for two minutes.',
  },
  {
    name: 'a fridge that is too warm',
    cues: [words('fridge|refrigerator'), words('(?:[6-9]|1\\d) ?(?:degrees|°|c)')],
    isTold: true,
    unless: words('recipe|oven|remind|thermometer on'),
    says: 'That is too warm: a fridge is to be at 5 °C or colder (UK Food Standards Agency; 4 °C by the USDA). Turn it colder. If it was so for more than two hours, throw away meat, fish, milk, cooked food and leftovers; hard cheese, butter, fruit and vegetables come to no harm.',
  },
  {
    name: 'how cold a fridge has to be',
    cues: [
      words('fridge|freezer|refrigerator'),
      words('temp(?:erature)?|degrees|how cold|(?:minus |-)?\\d{1,2} ?(?:°|c\\b|f\\b)'),
      ASKS_HOW,
    ],
    unless: words('recipe|oven|remind'),
    says: 'A fridge is to be at 5 °C or colder (UK Food Standards Agency; 4 °C by the USDA), a freezer at −18 °C. Where it was warmer for more than two hours, throw away meat, fish, milk and cooked food.',
  },
  {
    name: 'whether eggs are good',
    cues: [
      words('eggs?'),
      words("float(?:s|ed|ing|ers?)?|still good|gone off|(?:is|are|they're|be) off|bad|sink|sank"),
      ASKS_HOW,
    ],
    unless: words('ice|recipe|for you|cholesterol|carbs|protein'),
    says: 'An egg that floats is old, since air has come into it, and may still be good: break it into a bowl, and throw it away if it smells bad (USDA FSIS). Mind the date on the box; a day or two after it eggs are to be cooked until white and yolk are firm (UK Food Standards Agency).',
  },
  {
    name: 'a damaged tin',
    cues: [
      words('tins?|cans?|tinned|canned'),
      words('dent|dents|dented|rust|rusty|rusted|bulging|bulges|bulged|swollen|puffed|blown|leaking|leaks'),
    ],
    isTold: true,
    says: 'Throw away a tin that bulges, leaks, spurts when it is opened, is rusty through, or has a dent at its seam or one that a finger fits into; do not taste it (USDA FSIS). A small dent elsewhere does no harm.',
  },
  {
    name: 'washing raw meat',
    cues: [words('wash|rinse|washing|rinsing'), words(`raw (?:${MEAT})|${MEAT}`), ASKS_HOW],
    unless: words('rice|salad|lettuce|vegetables'),
    says: 'No: washing raw meat and poultry spreads its germs over sink and worktop, and cooking kills them anyway (UK Food Standards Agency).',
  },
  {
    name: 'thawing',
    cues: [
      words('thaw(?:ed|ing)?|defrost(?:ed|ing)?'),
      words(
        '(?:on|at) (?:the )?(?:counter|counter ?top|side|worktop|table|room temp(?:erature)?)|in (?:the )?(?:sink|microwave|(?:hot|warm|cold) water)|quick(?:ly|er|est)?|fast(?:er|est)?|best way|safely|safest|safe way',
      ),
      ASKS_HOW,
    ],
    says: 'Thaw it in the fridge; in a tight bag in cold water that is changed every half hour; or in the microwave, and then cook it at once. Not on the worktop and not in warm water (USDA FSIS).',
  },
  {
    name: 'how long food may stand out',
    cues: [
      words('how long'),
      words(
        '(?:sit|stand|stay|be left|be|keep|last|go) out|at room temp(?:erature)?|on (?:the|a) (?:table|counter|buffet|side)|(?:at|for) a (?:bbq|barbecue|picnic|buffet|party)|unrefrigerated|without (?:a )?fridge',
      ),
    ],
    unless: words('thaw|defrost|prove|rise|dough|rest|marinate|butter|bread|cake|fruit|cheese'),
    says: 'Two hours at most, one where it is hotter than 32 °C (USDA FSIS), cooked rice one hour (UK Food Standards Agency). Put out small portions and keep the rest cold; what stood longer is thrown away.',
  },
  {
    name: 'leftovers of some days',
    cues: [
      words(
        'left ?-?overs?|cooked|roast|hard ?-?boiled|boiled eggs|stew|curry|soup|chilli|lasagne|takeaway|bolognese',
      ),
      words(
        '(?:from|since|made|cooked|made it|cooked it|bought)(?: it)?(?: on)? (?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:[3-9]|three|four|five|six|seven|ten) days (?:old|ago)|a week (?:old|ago)',
      ),
      MAY_BE_EATEN,
    ],
    unless: words('freezer|frozen|freeze'),
    says: 'Cooked food keeps three to four days in the fridge (USDA FSIS), by the UK Food Standards Agency two, and cooked rice one; hard-boiled eggs in their shells keep a week (USDA). Count from the day on which it was cooked: what is older is thrown away, however it smells.',
  },
  {
    name: 'garlic in oil',
    cues: [
      words('garlic|herbs?|chill?i(?:es|s)?'),
      words('in (?:olive |sunflower |rapeseed )?oil|infused oil|(?:garlic|chill?i|herb) oil'),
      words('keep|keeps|safe|long|shelf|store|botulism'),
    ],
    unless: words('recipe|fry|cook'),
    says: 'Made at home, only in the fridge and for four days at most, or frozen: under oil at room temperature the germs of botulism grow, and nobody sees or smells them (USDA). What is bought was soured and keeps as its label says.',
  },
  {
    name: 'runny eggs',
    cues: [words('eggs?'), words('runny|raw|soft[- ]boiled|undercooked'), ASKS_HOW],
    unless: words('recipe|minutes|how long|mayo recipe|dog|cat'),
    says: 'Eggs with the British Lion mark may be eaten runny by everybody, small children and pregnant women too (UK Food Standards Agency). Other eggs are to be cooked until white and yolk are firm (USDA FSIS).',
  },
  {
    name: 'raw dough',
    cues: [
      words('(?:cookie|biscuit|cake|raw|bread|pizza) (?:dough|batter|mix)|dough|batter|raw flour'),
      words('raw|lick(?:ing)?|uncooked|unbaked'),
      ASKS_HOW,
    ],
    unless: words('recipe|prove|freeze'),
    says: 'No: raw flour may hold germs that only baking kills, and so may raw egg (US Food and Drug Administration).',
  },
  {
    name: 'boards and knives',
    cues: [
      words(
        'same (?:chopping |cutting )?(?:board|knife|plate|tongs)|(?:chopping|cutting) board|raw marinade|marinade from',
      ),
      words(`raw|${MEAT}`),
    ],
    isTold: true,
    unless: words('buy|need a new|recipe|list'),
    says: 'Not without washing: board, knife, plate and hands go into hot soapy water after raw meat and poultry, before they touch anything else (UK Food Standards Agency). A marinade of raw meat has to be boiled before it is eaten (USDA FSIS).',
  },
  {
    name: 'food that smells off',
    cues: [
      words(
        "(?:smells?|smelling|smelt)(?: a| bit| a bit| a little| kind of| kinda| slightly| really| so| quite| proper)* (?:off|funny|sour|bad|weird|rank|eggy|strange|odd|wrong|fishy)|(?:is|are|gone|feels?|it's|all|a bit|bit|went) slimy",
      ),
      words(
        'chicken|turkey|duck|pork|beef|mince|meat|steaks?|sausages?|bacon|ham|gammon|lamb|fish|salmon|prawns?|cod|haddock|tuna|rice|pasta|leftovers?|stew|curry|soup|chilli|milk|cream|yogh?urt',
      ),
    ],
    isTold: true,
    isNo: true,
    says: 'Throw it away, whatever its date says. Meat, fish and cooked food that smell or feel wrong are not to be eaten, nor tasted to be sure (USDA FSIS).',
  },
  {
    name: 'food that seems off',
    cues: [
      words(
        '(?:smells?|smelling|smelt|tastes?|tasting|feels?)(?: a| bit| a bit| a little| kind of| kinda| slightly| really| so| quite| proper)* (?:off|funny|sour|bad|weird|rank|eggy|strange|odd|wrong|fishy)|slimy|gone fizzy',
      ),
      MAY_BE_EATEN,
    ],
    unless: words('sourdough|sour cream|starter'),
    isNo: true,
    says: 'Throw it away. Food that smells, feels or tastes wrong is not to be eaten, nor tasted to be sure; and what smells well may still not be safe.',
  },
]
