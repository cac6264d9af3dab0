import { numberWords, readNumber } from '../read-number.ts'
import { words } from './concern.ts'

// Whether food may still be eaten that was not kept cold. It is told by what a message holds, in any order: a food that goes off, that it stood
// somewhere warm, and for how long or that it is asked about. No list of keeping times answers that: they are all of food in the fridge.

/** So many hours food may be out of the fridge: by the USDA FSIS, and cooked rice by the UK Food Standards Agency. */
const HOURS_OF_FOOD = 2
const HOURS_OF_RICE = 1

const GOES_OFF = words(
  [
    'rice|risotto|paella|pilaf|biryani|pasta|lasagn[ae]|noodles|couscous|quinoa|spaghetti|bolognese|spag bol|macaroni|mac (?:and|n) cheese',
    'chicken|turkey|duck|beef|pork|lamb|mince|meat|steaks?|bacon|ham|gammon|sausages?|burgers?|meatballs|kebabs?|ribs|roast|joint|liver',
    'fish|salmon|tuna|cod|haddock|mackerel|prawns?|shrimps?|crab|mussels|seafood|sushi',
    'milk|cream|custard|yogh?urt|soft cheese|cream cheese|cottage cheese|mozzarella|formula|trifle|cheesecake|quiche|mayo|mayonnaise|gravy|broth|stuffing',
    '(?:boiled|fried|scrambled|poached|cooked|peeled) eggs?|egg (?:mayo|salad|fried rice)|omelettes?|frittata|curry|curries|chill?i|stews?|casseroles?|soups?|dal|daal|dahl|pies?|pizzas?|tacos|fajitas|burritos|moussaka|hotpot|takeaway|leftovers?|left overs',
    "cooked [\\p{L}]+|(?:last night's|yesterday's|his|her|my|our|the) (?:dinner|tea|lunch|supper|plate|buffet|sandwich(?:es)?)|sandwich(?:es)?|baby (?:food|milk)|bottle of milk|breast milk|potato salad|coleslaw|hummus",
  ].join('|'),
)
const PLACE =
  'on (?:the |my |our )?(?:kitchen |cold |turned off |coffee |dining |dinner |picnic |garden )?(?:side|sideboard|counter|counters|counter ?top|worktop|work ?surface|hob|stove|stove ?top|cooker|table|bench|windowsill|window sill|island)|in (?:the |my |our )?(?:bag|rucksack|backpack|lunch ?box|desk|rice cooker (?:turned |switched )?off|slow cooker (?:turned |switched )?off|oven (?:turned |switched )?off)|in (?:the |my |our )?(?:hot |warm )?(?:car|boot|boot of the car|trunk|shopping bags?|sun)|at room temp(?:erature)?|in the warm|unrefrigerated|out (?:of|from) the (?:fridge|freezer)'
const LEFT =
  "found|left|forgot(?:ten)?|sat|sitting|been|stood|standing|stayed|lying|was|were|is|are|has|have|had|'s|it's|leave|leaving"
/** It stood where it is warm. "Left out" with something behind it was no part of the dish. */
const OUT = words(
  `(?:${LEFT})(?: [^.;?!]{0,50}?)? (?:${PLACE})|(?:left|kept|sat|sitting|been|stood|stayed|lying|forgot|forgotten|was|were|leave)(?: [^.;?!,]{1,40}?)? out(?= (?:all|over ?night|last|since|for|on|in|at|too|yesterday|from|and|to cool|by)\\b|[ ,.?!]*$|[,.?!])|(?:forgot|didn't|did not|never|forgetting) (?:to )?(?:put|get|go|went|got|put back|return)(?: [^.;?!]{0,40}?)? (?:in|into|to) the fridge|(?:forgot to|didn't|did not|never|nobody|no one) put(?: [^.;?!]{1,40}?)? away|(?:kept|left) outside|hours? (?:ago )?at room temp(?:erature)?|never went in the fridge|not been in the fridge|(?:out all night|out overnight|out all day)|(?:${PLACE}) (?:all (?:night|day|morning|afternoon|evening)|over ?night|since)|fridge (?:door )?(?:was |has been |got |been )?(?:left )?(?:open|off|unplugged|broke|broken|packed in)|power (?:cut|was out|went)`,
)
const COUNT = `(?<count>\\d{1,3}(?:\\.5)?|an?|${numberWords.join('|')}|half an?|a few|several|a couple(?: of)?|a good few)`
const HOURS = new RegExp(`(?<![\\p{L}\\d])${COUNT} ?(?<unit>minutes?|mins?|hours?|hrs?|h)(?![\\p{L}])`, 'u')
/** What nobody knows is taken for long. */
const NOBODY_KNOWS =
  "(?:no idea|not sure|don't know|dont know|dunno|(?:god|goodness|lord|who) knows|can't remember) (?:for )?(?:how long|since when|when)"
const LONG = words(
  `${NOBODY_KNOWS}|over ?night|all (?:night|day|morning|afternoon|evening|weekend)|(?:last|the other) night|yesterday|since (?:about |around |like )?(?:last |this |yesterday)?(?:night|morning|lunch(?:time)?|breakfast|noon|midday|dinner|tea(?:time)?|supper|\\d{1,2} ?(?:am|pm)?)|from (?:lunch|breakfast|noon|midday)[\\p{L} ]{0,20} (?:till?|until|to) \\d{1,2}|hours and hours|for hours|ages|\\d+ days|a day|two days|this morning`,
)
const ASKS = words(
  'is (?:it|that|this|he|she)|are (?:they|these|those)|will (?:it|that|they)|would (?:it|that|they)|can (?:i|we|you|it|they|he|she)|could (?:i|we|you)|should (?:i|we|it)|do i|does it|shall i|still|safe|ok|okay|alright|all right|fine|edible|good|risky|dodgy|poison(?:ing|ous)?|bin|chuck|throw|toss|keep|ruined|gone',
)
const MAY_BE_EATEN = words(
  "(?:fine|ok|okay|safe|good) for (?:lunch|dinner|tea|breakfast|tomorrow|later)|(?:is|are|be|still|it|that|they)(?: [\\p{L}']+){0,2}? (?:safe|ok|okay|alright|all right|fine|edible|good|risky|dodgy)(?: to (?:eat|drink|have|use|give))?|(?:can|could|should|may|dare) (?:i|we|you|he|she|they)(?: still)? (?:eat|have|use|drink|give|reheat|heat|keep)|(?:do|should|shall) (?:i|we)(?: have to| need to)? (?:bin|chuck|throw|toss)|bin it",
)
/** What stands in a kitchen without harm. */
const IN_ITS_PACK = words(
  'tins? of|cans? of|jars? of|tinned|canned|uht|powdered|dried|dry|uncooked|unopened|sealed',
)
const KEEPS_OUT = words(
  'bread|butter|cakes?|biscuits?|cookies|crackers|bananas?|apples?|oranges?|lemons?|fruit|onions?|garlic|potatoes|tomatoes|avocados?|honey|jam|marmite|ketchup|sugar|flour|oil|crisps|nuts|chocolate|cereal|tea|coffee|wine|beer|squash|herbs?|spices?|uncooked rice|dry rice|dried pasta|rolls|buns|scones|muffins|brownies',
)
/** Something else is told or asked for: that it was thrown away, what is to be bought, or how something is cooked. */
const IS_MORE = words(
  "(?:(?:i|we)(?:'ve| have|'d| had)? (?:was|were|been|went|am|are) out|simmer(?:ing|ed)?|bubbling|cooking|on (?:a )?low|binned|chucked|threw|thrown|tossed|bought|add|put (?:it|some|more|them|that) (?:on|in|back)|shopping list|remind|recipe|marinate|slow cooker|prove|rise|soften|defrosting rack|log|logged|(?:take|took) (?:it|them) (?:out|off)|off (?:the )?stock|remove|discard|delete|used|i (?:ate|had)|leave (?:out|it out)|leave the [a-z ]{2,20} out (?:of|and)|left out (?:the|of)|on the (?:list|plan))",
)
/** Somebody is out, and no food. */
const SOMEBODY_OUT = words(
  "(?:i|we|he|she|kids|children|boys|girls|family|everyone|everybody|mum|mom|dad|wife|husband|partner|son|daughter|friends?)(?: and i)?(?:'s|'re|'m| is| are| am| was| were| has been| have been| went)(?: [\\p{L}]+){0,1}? out",
)
/** What thaws, or stands on the table to be eaten, was left nowhere: for how long it was out has to be told. */
const MAY_BE_MEANT_TO = words(
  '(?:out (?:of|from) the freezer|on (?:the |my |our )?(?:kitchen |dining |dinner )?table)',
)
const OF_RICE = words('rice|risotto|paella|pilaf|biryani|fried rice')

/** What is on the stove may be cooking: nobody left it there. */
const ON_STOVE = words('hob|stove|stove ?top|cooker')
const WAS_LEFT = words(
  '(?:turned|switched) off|left|leave|forgot(?:ten)?|out|sat|sitting|stood|standing|over ?night|all night|last night|yesterday',
)

/** What a message tells of food that was not kept cold: that it is not to be eaten, or that this depends on how long it was. Undefined for any other. */
export function readFoodLeftOut(message: string): 'food_left_out' | 'food_out_a_while' | undefined {
  const said = message.toLowerCase()
  if (!OUT.test(said) || IS_MORE.test(said) || IN_ITS_PACK.test(said)) return undefined
  if (ON_STOVE.test(said) && !WAS_LEFT.test(said)) return undefined
  if (SOMEBODY_OUT.test(said)) return undefined
  const hours = hoursIn(said)
  const isLong = LONG.test(said) || (hours !== undefined && hours > longestFor(said))
  const isMeant = GOES_OFF.test(said)
    ? isLong ||
      hours !== undefined ||
      (!MAY_BE_MEANT_TO.test(said) && (said.includes('?') || ASKS.test(said)))
    : isLong && MAY_BE_EATEN.test(said) && !KEEPS_OUT.test(said)
  if (!isMeant) return undefined
  return isLong ? 'food_left_out' : 'food_out_a_while'
}

/** Is a sentence only about whether such food may be eaten? */
export const asksOfFoodLeftOut = (sentence: string): boolean =>
  ASKS.test(sentence.toLowerCase()) && !IS_MORE.test(sentence.toLowerCase())

const longestFor = (said: string): number => (OF_RICE.test(said) ? HOURS_OF_RICE : HOURS_OF_FOOD)

function hoursIn(said: string): number | undefined {
  const { count = '', unit = '' } = HOURS.exec(said)?.groups ?? {}
  if (unit === '') return undefined
  const few = /^(?:a few|several|a good few)$/.test(count) ? 3 : /^a couple/.test(count) ? 2 : undefined
  const one = /^half an?$/.test(count) ? 0.5 : /^an?$/.test(count) ? 1 : undefined
  const number = few ?? one ?? readNumber(count) ?? Number(count)
  return unit.startsWith('m') ? number / 60 : number
}
