import { words } from '../concern.ts'
import { MAY_BE_EATEN, ASKS_HOW, MEAT, HEATING_AGAIN } from './safety-cues.ts'
import type { SafetyTopic } from './safety-topic.ts'

/** What is cooked, heated, cut off or thrown away: in the order in which they are looked for, behind those of keeping. */
export const cookingTopics: readonly SafetyTopic[] = [
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
      words('temp(?:erature|rature|reture)?|degrees|how cold|(?:minus |-)?\\d{1,2} ?(?:°|c\\b|f\\b)'),
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
        'left ?-?overs?|cooked|pasta|roast|hard ?-?boiled|boiled eggs|stew|curry|soup|chilli|lasagne|takeaway|bolognese',
      ),
      words(
        '(?:from|since|made|cooked|made it|cooked it|bought)(?: it)?(?: on)? (?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:[3-9]|three|four|five|six|seven|ten) days (?:old|ago|in the fridge)|a week (?:old|ago|in the fridge)',
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
    name: 'cracked eggs',
    cues: [words('eggs?'), words('cracked|broken shell')],
    isTold: true,
    unless: words(
      'crack(?:ed)? (?:into|open)|cracked (?:an?|one|two|three|four|\\d)|recipe|bowl|pan|(?:egg|eggs) and|list|buy',
    ),
    says: 'Throw away an egg that was cracked before you had it: germs come in through the crack. One that cracks on the way home goes into a clean closed box in the fridge, and is used within two days, cooked through (USDA FSIS).',
  },
  {
    name: 'mussels that stay shut',
    cues: [
      words('mussels?|clams?|cockles?|oysters?'),
      words(
        "(?:didn't|didnt|did not|won't|wont|don't|dont|not|never) (?:open|close|shut)|stayed (?:shut|closed)|still (?:shut|closed)|already open",
      ),
    ],
    isTold: true,
    says: 'Throw away those that are open before cooking and do not close when they are tapped, and those that stay shut when they are cooked (UK Food Standards Agency).',
  },
  {
    name: 'freezer burn',
    cues: [words('freezer ?burn(?:t|ed)?')],
    says: 'Freezer burn is dry, not dangerous: cut the grey parts off before or after cooking (USDA FSIS).',
  },
  {
    name: 'where raw meat stands',
    cues: [
      words(`raw (?:meat|${MEAT})`),
      words('fridge|shelf|bottom|top'),
      words('above|below|under|over|top|bottom|next to|where|which shelf'),
      ASKS_HOW,
    ],
    unless: words('do (?:i|we) have|list|recipe'),
    says: 'Covered and at the bottom of the fridge, so that nothing drips on food that is eaten as it is (UK Food Standards Agency).',
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
