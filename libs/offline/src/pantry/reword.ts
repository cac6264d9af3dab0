import { shortWeekdayPattern } from '../reading/day-words.ts'
import { placePattern } from '../reading/place-words.ts'
import { shopPattern } from '../reading/shop-words.ts'
import { ofPlanners } from './plan/words-of-planners.ts'
import { ofShares } from './stock/words-of-shares.ts'
import { ofShoppers } from './shopping/words-of-shoppers.ts'

/** Rewrites one wording into another that the rule tables know. */
type Rewording = { from: RegExp; to: string }

const BAD = '(?:bad|off|mould?y|moldy|rotten|sour|spoil(?:ed|t)|out of date)'
const THROWN = '(?:threw|thrown|throw|tossed|toss|binned|bin|chucked|chuck|got rid of)'
const THROW_AWAY = `${THROWN}(?: (?:it|them))?(?: (?:out|away|in the bin))?`
const BUY = '(?:need|have|must|should|got|gotta|want)(?: to)? (?:buy|get|pick up|order)'
const SOME = '(?:some|more|some more|it|them|another|another one|new ones?)'
const AMOUNT = '(?:some|\\d[\\d.\\/]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?)'
const PLACE = `(?:${placePattern})`
const COMING = `(?:this |next )?(?:${shortWeekdayPattern}|tomorrow|tonight)(?:'s)?(?: night| evening)?`

/** What is taken out of a place has moved: it is neither bought nor thrown away. */
const TAKEN_OUT = `(?:(?:i|we)(?:'ve| have)? )?(?:just |please )?(?:got|took|taken|take|grabbed|pulled|brought|get) ((?!everything|all\\b)[^.;!?]{2,60}?) (?:out of|out from) (?:the |my |our )?(${PLACE})`

/** What it comes out for, and until when. */
const TO_THAW = `(?:,? (?:to (?:defrost|thaw)(?: out)?|so (?:it|they) (?:can|will) (?:defrost|thaw)|for (?:later|lunch|dinner|tea|supper|${COMING})))+`

/** Where more of a food is than has to be bought. */
const GOT =
  "(?:(?:i|we)(?:'ve| have)? )?(?:already |still |just )?(?:got|have|bought|picked up|found) (?:some|plenty|loads|lots|enough|more than enough|it|them|one|that|those)(?: (?:already|now|today|yesterday|at home|here|in|left))*"

/** Rewordings of whole messages, in order; every one that matches is applied. */
const ofMessages: readonly Rewording[] = [
  // What is left of a food that was just spoken of is that food.
  {
    from: /^((?:and |so |ok )*how (?:long|many days) (?:is|are|will|does|do|can|would) )(?:the |my )?(?:other (?:half|bit|part)|rest(?: of it)?|remaining (?:half|bit|part)|half (?:that's |that is )?left)(?= (?:good|keep|last|stay|be|ok|okay|safe|fine)\b)/,
    to: '$1it',
  },
  // Who tells when a food was cooked, and asks whether it is still good, asks how long it keeps cooked.
  {
    from: /^(?:(?:i|we)(?:'ve| have)? )?(?:cooked|boiled|roasted|steamed) (?:(?:that|the|this|some|my|too much) )?([a-z ]{2,30}?)(?: (?:on|last|this|yesterday|the day before|two|three|a few|\d)\b[^.,;!?]*)?[.,;!]+ (?:and |so )?(?:is|are|will|would) (?:it|that|they|this)(?: still)?(?: be)? (?:all right|alright|ok|okay|safe|good|fine|edible)(?: to eat| to have| now)*\?*$/,
    to: 'how long does cooked $1 keep?',
  },
  // Who goes shopping says what is to be bought, and who has bought it tells so in the words of another language: "i buy rice 2 kilo already".
  ...ofShoppers,
  ...ofShares,
  ...ofPlanners,
  // What was spoken of goes on the list as well as what is named: "put it on the list and some bread".
  {
    from: /^((?:(?:and|ok|okay|please|then) )*(?:put|add|stick|write|pop) )(it|them|that|those|both|these)( (?:on|to|onto) (?:the|my|our) (?:shopping |grocery )?list),? (?:and|plus|with|along with|together with) (?:also )?((?!(?:i|we|then|tell|show|what|how)\b)[^.;!?]{2,60})$/,
    to: '$1$4$3. $1$2$3',
  },
  // Why something leaves the list buys nothing: "take coffee off the list, got some".
  {
    from: new RegExp(
      `((?:take|remove|cross|delete|drop|strike|scratch) [^.,;!?]{2,80} (?:off|from) (?:the |my |our )?(?:shopping |grocery )?list)(?:,| -|,? (?:as|because|since|cos|and))? ${GOT}(?=[.!]|$)`,
    ),
    to: '$1',
  },
  // Why somebody does not like a food is no food: "can't stand the texture", "because of the smell". An allergy among the reasons stays.
  {
    from: /(?<=\b(?:hates?|dislikes?|detests?|likes?|eats?|stand|bear|loves?|enjoys?) [^.,;!?]{2,60}?)(?:,| -|,? (?:because|cos|coz|due to|as|since))(?: of| it's| its| s?he| i| they| we)*(?: (?:can't|cannot|can not|hates?|don't|doesn't|dislikes?|loves?)(?: stand| bear| like)?)? (?:the|their|its) (?:texture|taste|smell|flavou?r|look|feel|consistency)\b(?![^.,;!?]*(?:allerg|intoleran))[^.,;!?]*/g,
    to: '',
  },
  {
    from: new RegExp(
      `^${TAKEN_OUT}(?:,? and (?:(?:i|we)(?:'ve| have)? )?(?:put|popped|pop|placed|left|leave|stuck|stick)(?: (?:it|them|that|those))?(?: back)?)? (?:in|into|on|onto|to) (?:the |my |our )?(${PLACE})$`,
    ),
    to: 'move $1 from the $2 to the $3',
  },
  // What goes into a dish is used, and what goes into the bin is thrown away: "chucked a bay leaf in", "threw the leeks in the bin".
  {
    from: /^(?:(?:hey|hi|hello|ok|okay|so|right|well|and)[ ,]+)*(?:(?:i|we)(?:'ve| have)? )?(?:just |also )*(?:chucked|tossed|threw|bunged|lobbed) (?!it\b|them\b|that\b|out\b|away\b)([^.,;!?]{2,80}?) in(?:to)?(?: (?:the|my|our|a) (?:pot|pan|stew|soup|curry|sauce|slow cooker|wok|mix|salad|oven|casserole|batter|dough))?(?: for (?:breakfast|lunch|dinner|tea|supper|tonight))?(?=$|[,.!])/,
    to: 'used $1',
  },
  {
    from: /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:chucked|tossed|threw|put|popped) (?!it\b|them\b|that\b)([^.,;!?]{2,60}?) in(?:to)? the (?:bin|rubbish|trash|compost)(?=$|[,.!])/,
    to: 'threw away $1',
  },
  // What was planned goes to another day: "swap it to Sunday".
  {
    from: new RegExp(
      `^((?:can you |could you |please |actually,? |ok,? )*)(?:swap|switch|change|shift|push) (it|that|them) (?:over )?(?:to|onto) (?=${COMING})`,
    ),
    to: '$1move $2 to ',
  },
  { from: /\bwhats\b/g, to: "what's" },
  { from: /\b(can|could|would|will|do|have|did) (?:u|ya)\b/g, to: '$1 you' },
  {
    from: new RegExp(
      `^(?!(?:what|which|how|where|when|who|nothing|anything|everything|something|it|they|that|this|these|those|he|she|all|both|some|one|i|we|you)\\b)(?:the |my |our )?([a-z][a-z ]{1,40}?) (?:can|could|should|must|needs to|has to|have to) (?:go|come|be put) (?:in|into|to|on) (?:the |my |our )?(${PLACE})(?:,? (?:actually|instead|please|too|as well|then|now))*[.! ]*$`,
    ),
    to: 'move the $1 to the $2',
  },
  {
    from: /\b((?:\d{1,2}|a|one|two|three|four|five|six|seven) (?:more )?(?:days?|weeks?)) more(?=[.! ]*$)/,
    to: '$1',
  },
  // Who is back with all of it has bought what was on the list.
  {
    from: /^(?:(?:right|ok|okay|so|well|done|that's (?:me|us) back|(?:i'm|we're|i am|we are)(?: just)? (?:back|home)|(?:just )?back(?: home)?)[ ,.!]+)*(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:got|bought|picked up) (?:the lot|everything|it all|all of it|them all)[.! ]*$/,
    to: 'i bought everything on the shopping list',
  },
  {
    from: /^(?:(?:ok|okay|so|and) )*(?:what|how) does (?:my|our|the|this) week look(?: like)?[?. ]*$/,
    to: "what's planned this week",
  },
  { from: /\b(do|does|did|is|are|have|has|was|wo|ca|could|should)nt\b/g, to: "$1n't" },
  { from: /\b(i)(m|ve)\b/g, to: "$1'$2" },
  { from: /\bexp\.(?= ?[a-z\d])/g, to: 'expires' },
  {
    from: /^(?:my |the |our )?(?:shopping|grocery) list ?: ?([^\n.:]{2,300}?)[.! ]*$/,
    to: 'add $1 to the shopping list',
  },
  // What is needed, and only then where it is to be written.
  {
    from: /^(?:i|we) (?:still |also )?need ((?!to\b)[^.;!?]{2,200}?)(?: for (?:the|a|my|our|tonight|tomorrow)[^,.;!?]{0,40})?,? (?:so |and |can you |please )*(?:put|add|stick|pop|write) (?:them|it|these|those|that)(?: all)? (?:on|to|onto) (?:the |my |our )?(?:shopping |grocery )?list(?: please)?[.! ]*$/,
    to: 'add $1 to the shopping list',
  },
  {
    from: /^(?:(?:quick one|hey|hi|ok|okay|so|and|please)[ ,]+)*(?:(?:i|we) )?(?:still |also )?need ((?!to\b)[^.;!?]{2,200}?) (?:on|to go on) (?:the |my |our )(?:shopping |grocery )?list(?: please)?[.! ]*$/,
    to: 'add $1 to the shopping list',
  },
  { from: /^(?:just |newly |today )?(bought|got|picked up) ?: ?/, to: '$1 ' },
  // What is put beside what leaves the list is for the list as well.
  {
    from: /^((?:take|remove|cross|delete|drop) [^.;!?]{2,80} (?:off|from) (?:the |my |our )?(?:shopping |grocery )?list),? (?:and|but|then)(?: then)? (?:add|put) (?![^.;!?]* (?:to|on|onto|in|into) )([^.;!?]{2,80}?)(?: instead)?(?=[.!]*$)/,
    to: '$1. add $2 to the shopping list',
  },
  // What one has already is not to be bought.
  {
    from: /^(?:i|we)(?: still| already)?(?:'ve got| have)(?: got)?(?: still| already)? (?:an? |some |enough |plenty of )?(?:(?:can|tin|jar|pack|packet|bag|bottle|box|carton)s? of )?([a-z][a-z ]{2,40}?)(?: at home| left)?,? (?:so |and )?(?:please )?(?:remove|take|cross|strike) (?:it|that|them|those)(?: off)?(?: (?:from )?(?:the|my|our) list)?(?=[.!]*$)/,
    to: 'remove $1 from the shopping list',
  },
  // What is to be done before something else is named like it.
  {
    from: new RegExp(`\\b((?:add|put|stick|pop) [^.;!?]{2,200} (?:${PLACE}|list)) first(?=[.!]*$)`),
    to: '$1',
  },
  {
    from: /^(?:at present|at the moment|currently|right now|so far|at home),? (?=(?:i|we)(?:'ve| have)\b)/,
    to: '',
  },
  {
    from: /\b(it|they|that)(?:'s|'re|'ll be| is| are| will be| should be)(?: still)? (?:good|fine|okay|ok)(?= (?:for|until|till|to|through) )/g,
    to: '$1 is good',
  },
  // Where all of it went is no food of its own.
  {
    from: new RegExp(
      `,? (?:and )?(?:it|they|that)(?:'?s| is|'re| are) all (?=(?:in|into|on) (?:the |my |our )?${PLACE}[.!]?$)`,
    ),
    to: ', all ',
  },
  { from: /\b(it|they)(?:'ll| should| will) (?:keep|last)(?= )/g, to: '$1 keeps' },
  { from: /\b(?:is|are) (?:best before|use by|good to|dated)(?= )/g, to: 'expires' },
  // What the pack says.
  {
    from: /\b((?:the|my|our) [a-z ]{2,30}?) says?(?: it's| it is)? (?:use by|best before|good until|good till|expires?)(?= )/g,
    to: '$1 expires',
  },
  { from: /\b(?:is|are) (?:good |ok )?(?:until|till) (\S+(?: \S+)?) good\b/g, to: 'expires $1' },
  {
    from: /\b(i|we) have (?:just |already |only just )?(?=(?:bought|used|opened|eaten|finished|frozen|thrown|put|picked) )/g,
    to: '$1 ',
  },
  // What a dish is for, behind what was used.
  {
    from: /\b(used|opened|took) ([^.;]{3,80}?) for (?:tonight's|today's|tomorrow's|yesterday's|mum's|dad's|the kids') [a-z]+(?=,|$|\.| and )/g,
    to: '$1 $2',
  },
  {
    from: new RegExp(
      `^for (${COMING}),? (?:i|we) (?:want|would like|'d like|will|plan)(?: to)? (?:cook|make|have|eat|do) (?!to )([a-z][a-z' -]{2,60}?)(?: from [^,.]{3,60})?(,? for [a-z0-9 ]+)?$`,
    ),
    to: 'plan $2 for $1$3',
  },
  {
    from: /\b((?:plan|schedule) .{5,120}?),? (?:there (?:are|will be) )?(?<!\b(?:for|the) )(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) of us$/,
    to: '$1 for $2',
  },
  // The list and the fridge are two requests.
  {
    from: new RegExp(
      `\\b((?:to|on|onto) (?:the |my |our )?(?:shopping |grocery )?list),? and (?=[^.;!?]+ (?:to|in|into|on) (?:the |my |our )?${PLACE})`,
      'g',
    ),
    to: '$1. put ',
  },
  {
    from: new RegExp(
      `\\b((?:to|in|into|on) (?:the |my |our )?${PLACE}),? and (?=[^.;!?]+ (?:to|on|onto) (?:the |my |our )?(?:shopping |grocery )?list)`,
      'g',
    ),
    to: '$1. add ',
  },
  // Two halves: what is wrong with a food, and what was done with "it".
  {
    from: new RegExp(
      `(\\b(?:the|my|our) [a-z ]{2,40}?|^(?!i |we |it |they )[a-z][a-z ]{2,40}?) (?:(?:(?:has|have) gone|went|is|are|was|were|got|turned) (?:all )?${BAD}|(?:has|have|had) (?:gone|turned) (?:all )?[a-z]{3,12})(?:,| and|;|\\.| -)*(?: so)? (?:(?:i|we)(?:'ve| have)? (?:just )?)?${THROW_AWAY}(?=$|[.,;!])`,
      'g',
    ),
    to: "throw away $1, it's spoiled",
  },
  // What was used up and has to be written down is two requests as well: "we've finished the milk so that needs to go on the list".
  {
    from: /\b(?:(?:i|we)(?:'ve| have|'re| are|'m| am)? )?(?:just )?(?:finished|used up|(?:run |ran |all )?out of|no more) (?:the |all the |our |my )?([a-z ]{2,30}?)(?:,| and|;|\.| -|,? so)* (?:(?:it|that|they|those)(?:'ll)?(?: also)? (?:needs?|has|have|should|must|can|could)(?: to)? (?:go|be (?:put|added|written))|(?:can you |could you |please )*(?:add|put|stick|pop|write) (?:it|them|some|more|that|those)) (?:on|to|onto|down on) (?:the |my |our )?(?:shopping |grocery )?list(?: please| too| again)*(?=$|[,.;!]| and )/g,
    to: 'we are out of $1. add $1 to the shopping list',
  },
  // A lack and the wish to end it are two requests.
  {
    from: new RegExp(
      `\\b(?:(?:(?:i|we)(?:'m|'re| am| are|'ve| have)?(?: all)?(?: run| ran)?|(?:run|ran|there(?:'s| is| are))) )?(?:out of|no more|no) ([a-z ]{2,40}?)(?: left)?(?:,| and|;|\\.| -|,? so)* (?:(?:i|we) )?${BUY} ${SOME}(?=$|[.,;!])`,
      'g',
    ),
    to: 'we are out of $1. add $1 to the shopping list',
  },
  {
    from: /\b(?:(?:my [a-z]+ and )?(?:i|we) )?(?:can't|cannot|can not|mustn't|must not) (?:have|eat|tolerate) ([^.;!?]{2,80}?)(?:,| because|;| since| as)+ (?:i'm|i am|we're|we are)(?: all| both)? allergic(?: to (?:it|them|that|those|these|both))?(?=$|[.;!])/g,
    to: 'i am allergic to $1',
  },
  // Said twice, but to be forgotten once.
  {
    from: /\b((?:not|no longer)(?: actually)? allergic to [a-z ]+?)(?:,| and|;|\.)+(?: so| please)* forget (?:about )?(?:that|this|the|my) (?:allergy|one)\b/g,
    to: '$1',
  },
  // Who is back from a shop tells what was bought there, with a word for it or without.
  {
    from: new RegExp(
      `^(?:(?:hey|hi|hello|ok|okay|so|right|well|and)[ ,.!]+)*(?:(?:i|we)(?:'ve| have|'m| am|'re| are)? )?(?:(?:just|only|literally) )*(?:(?:got|came|come|am|are) )?(?:back|home)(?: home)? from ${shopPattern}(?: with |(?:[,:.!]| and)+ (?:(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:got|bought|picked up) |(?=${AMOUNT} )))`,
    ),
    to: 'i bought ',
  },
  {
    from: /,? (?:it's|it is|they're|they are|that's) for (?:my|our|the|a|an) [a-z ]{2,40}(?=$|[.;!])/g,
    to: '',
  },
]

/** Rewordings of one clause; only the first that matches is applied. */
const ofClauses: readonly Rewording[] = [
  {
    from: new RegExp(`^${TAKEN_OUT.replace(PLACE, 'freezer')}${TO_THAW}$`),
    to: 'move $1 from the freezer to the fridge',
  },
  { from: new RegExp(`^${TAKEN_OUT}$`), to: 'move $1 from the $2' },
  {
    from: new RegExp(
      `^(?:(?:in|on) )?(?:the |my |our )?(${PLACE})(?: ?:| ?-) ?((?:${AMOUNT}|[a-z]).{2,300})$`,
    ),
    to: 'put $2 in the $1',
  },
  {
    from: /^(throw|chuck|toss) ((?:the |my |our |\d|an? |one |two |half ).{2,60}?) (?:away|out)\b/,
    to: 'throw away $2',
  },
  {
    from: new RegExp(`^put (.{2,60}?) back (?:in(?:to)?|on|to) (?:the |my |our )?(${PLACE})$`),
    to: 'move $1 to the $2',
  },
  // What is somewhere is there, whether it is told as a sentence or as a heading with a list.
  {
    from: new RegExp(
      `^(?:the|my|our) ([a-z ]{2,40}?) \\((\\d[^()]{0,20})\\)(?:'s| is| are)(?: now| still)? ((?:in|on) (?:the |my |our )?${PLACE})$`,
    ),
    to: 'there is $2 $1 $3',
  },
  {
    from: new RegExp(
      `^((?:${AMOUNT}|\\d+ [a-z]+)(?: of)? (?!of the|of my)[a-z ]{2,40}?)(?:'s| is| are)(?: now| still)? ((?:in|on) (?:the |my |our )?${PLACE})$`,
    ),
    to: 'there is $1 $2',
  },
  {
    from: new RegExp(
      `^(${AMOUNT} of (?:the|my|our|those|these) .+?) (?:(?:can|could|should|will|must) go|goes|go|(?:is|are) going) (?:in|into|to) (?:the |my |our )?(${PLACE})$`,
    ),
    to: 'move $1 to the $2',
  },
  {
    from: new RegExp(
      `^(?:also,? )?(${AMOUNT} (?!.*\\b(?:is|are|was|were|has|have)\\b.*,).+?),? (?:and )?(?:they're|they are|it's|it is|both are|all are) (?:all |both )?((?:in|on) (?:the |my |our )?${PLACE})$`,
    ),
    to: 'put $1 $2',
  },
  {
    from: new RegExp(
      `^(${AMOUNT} (?!.*\\b(?:is|are|was|were)\\b).+? (?:in|on|into|onto) (?:the |my |our )?${PLACE})$`,
    ),
    to: 'put $1',
  },
  {
    from: /^(?:all )?((?!.*\b(?:fridge|freezer|pantry|cupboard|kitchen|counter|dinner|lunch|breakfast|supper|list|plan|it|they|everything)\b)(?:(?:the|my|our) .{2,40}?|[a-z]+(?: [a-z]+)?))(?:'s| is| are)(?: all| now| already| completely)* (?:gone|used up|finished|empty|eaten|drunk)$/,
    to: 'used up all $1',
  },
  {
    from: new RegExp(
      `^(?:the|my|our) ([a-z ]{2,30}?) (?:is|are)(?: actually| only| just| now| really)+ (${AMOUNT}(?: [a-z]+)?)(?: left)?$`,
    ),
    to: 'i have $2 of $1',
  },
  // Some of what is there was no good, and went: "one of the plums was mouldy so I chucked it".
  {
    from: new RegExp(
      `^(${AMOUNT}) of (?:the|my|our|those|these) ([a-z ]{2,40}?) (?:is|are|was|were|looked|(?:has|have|had) (?:gone|turned|got)|went|got) (?:all |a bit |quite |too |really )?(?:${BAD}|brown|soft|squishy|mushy|black|slimy|wilted|stale|past it|dodgy)(?:,| and| so| -)+ (?:(?:i|we)(?:'ve| have)? )?(?:just )?${THROWN}(?: (?:it|them|that|those|that one))?(?: (?:out|away|in the bin))?$`,
    ),
    to: "throw away $1 $2, it's spoiled",
  },
  // Some of what is there went off: "two of the apples are rotten".
  {
    from: new RegExp(
      `^(${AMOUNT}) of (?:the|my|our|those|these) ([a-z ]{2,40}?) (?:is|are|was|were|(?:has|have) gone|went) (?:all )?${BAD}$`,
    ),
    to: "throw away $1 $2, it's spoiled",
  },
  { from: /^(?:no|no more) ([a-z ]{2,40}?)(?: left| any ?more)$/, to: 'there is no $1' },
  {
    from: /^(?!(?:move|remove|take|delete|drop|get|bring|add|put|write|stick|show|what|is|are)\b)(.{2,80}?),? (?:to|onto) ((?:the |my |our )?(?:shopping|grocery) list|(?:the|my|our) list)$/,
    to: 'add $1 to $2',
  },
  {
    from: /^(?!(?:the|my|our|it|they|that|both|all|nothing|something|everything|what|which|when|anything|i|we|he|she|just|bought|got|get|buy|add|added|put|picked|purchased|received|brought|stock|log|of|use|used|throw|threw|toss|tossed|bin|binned|discard|discarded|move|moved|freeze|froze|remove|delete|ate|drank|open|opened)\b)([a-z][a-z ]{2,30}?)(?: actually| really| now)? ((?:expires?|goes off|is good until|are good until|best before) .+)$/,
    to: 'the $1 $2',
  },
]

/** Rewords a message, in lower case, before it is split into clauses. */
export function rewordMessage(text: string): string {
  return ofMessages.reduce((said, { from, to }) => said.replace(from, to), text)
}

/** Rewords one clause. */
export function rewordClause(text: string): string {
  const row = ofClauses.find(({ from }) => from.test(text))
  return row ? text.replace(row.from, row.to) : text
}
