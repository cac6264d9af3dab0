// How people put something right that they just told. A form is a pattern for an outline (`outlineOf`): what a message names stands in it as
// "<told0>", "<food1>" or "<amount2>", and words stand without apostrophes.

/** A form with what has to stand nowhere in the message. */
export type Form = { pattern: RegExp; blockedBy: RegExp }

const START = '(?:^|[.,!?;:-] )'
const END = '(?=[.,!?;:-]|$)'
const TOLD = '<told(?<wrong>\\d+)>'
const FOOD = '<(?:food|sort)(?<right>\\d+)>'
const AMOUNT = '<amount(?<amount>\\d+)>'
const ARTICLES = '(?: (?:an?|the|some|any|my|our|one|that))*'
/** Words that say nothing between what joins and what is joined. */
const LITTLE =
  '(?: (?:actually|really|in fact|just|only|all|both|of course|more like|meant to be|supposed to be|definitely|clearly|obviously|been|being|in the end|an?|the|some|my|our|pretty sure|left ?over|fake stuff,?|kind of|sort of))*'
/** Words that may go on behind a food, where its name is over. */
const GOES_ON =
  '(?:haha|lol|sorry|instead|actually|not|no|i|im|id|we|they|he|she|hes|shes|that|if|in|on|at|come|really|mate|love|then|to be|tbh|after|only|both|all|this|these|but|because|cos|so|today|please|thanks|you|theyre|its|didnt|obviously|omg|btw|of course|for (?:tonight|today|now|dinner|lunch|breakfast|tea|me|us)|<amount\\d+>|<day\\d+>|<meal\\d+>|<place\\d+>)'
const FOLLOWS = `(?=[.,!?;:-]|$| ${GOES_ON}(?:[ .,!?;:-]|$))`
const LABEL = '(?:labels?|packets?|packs?|tins?|cans?|box|bags?|jars?|stickers?|lids?|cartons?|receipt)'

const IT = `(?:it|that|those|they|these|this|the one|<told\\d+>(?: there)?)(?: one| ones| lot)?(?: all| both)?`
const IS =
  '(?:is|are|was|were|will be|must be|must have been|should be|should have been|ought to be|turns? out to be|turned out to be|ended up being)'
const IT_IS = `(?:${IT} ${IS}|its|thats|theyre|thatll be|itll be|theyll be|${START}(?:was|were))`
const CHANGE = `(?:change|alter|swap|switch|replace|edit|amend)(?:${ARTICLES} <told\\d+>| it| that| those| them| this)?(?: on the list| please)? (?:to|for|with|into|by)`
const MEANT = `(?:meant|ment|i mean|typed|correction|typo|i said|${LABEL} (?:says?|said|reads?)|it (?:says|reads)|(?:actually|really|definitely) says|make (?:it|that|those|them)|should (?:say|read|be|have (?:been|said))|supposed to be|meant to be|lets say|${CHANGE})[.,!?;:-]*`
const NOT = '(?:not|isnt|arent|wasnt|werent|instead of|rather than|no|wrong|never)'
/** A food that was not told and is denied. */
export const DENIED =
  /\b(?:not|isnt|arent|wasnt|werent|instead of|rather than)(?: (?:an?|the|some|any|my|our))* <food(?<denied>\d+)>/g
const JOINS =
  '(?: but| it was| it is| its| thats| theyre| they were| those were| i meant| i mean| i said| make it| just| sorry| oops| please| is what i need| is what i meant| i need)*'

/** What is wished, doubted, asked or told beside puts nothing right. */
const BESIDE =
  /\b(?:would|wouldve|could|couldve|wish|prefer|next time|maybe|perhaps|might|last (?:time|week|year|month)|usually|normally|used to|if only|too|as well|also|same|than|(?:i|we|he|she|they|id|wed)(?: really| do)? (?:like|love)s?|nicer?|better|tomorrow|remind|recipes? (?:for|with|of)|goes with|go with|better with)\b|^(?:and|also|plus|oh and)\b|\b(?:another|more|some more|like) (?:of )?(?:<amount\d+> )?<food|<food\d+> (?:and|or) <food/
const WISHED = /\b(?:next time|maybe|perhaps|might|wish|could have|couldve|recipes? (?:for|with|of))\b/
const ASKED =
  /<food\d+>[^.!]*\?|^(?:do|does|did|is|are|can|could|what|which|how|why|where|when|should|shall|would)\b/

const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))
const TOLD_BESIDE = either(BESIDE, ASKED)
const ASKED_OR_WISHED = either(
  WISHED,
  /^(?:do|does|is|are|can (?:i|we)|what|which|how|why|where|when|should|shall)\b/,
)

/** Another food than was told, in the order in which the forms are tried. */
export const OTHER_FOOD: readonly Form[] = formsOf([
  // "Not tuna, egg mayo", "it wasn't a plum, it was a pear", "wrong onions, the white ones".
  [`${NOT}${LITTLE} ${TOLD}[.,!?;:-]*${JOINS}${LITTLE} ${FOOD}`, ASKED_OR_WISHED],
  [
    `\\bwrong (?:ones?|kind|sort|colou?r|bag|packet|tin|jar|box|bottle)[.,!?;:-]*${JOINS}${LITTLE} ${FOOD}`,
    TOLD_BESIDE,
  ],
  // "Limes sorry not lemons", "bicarbonate is what I need, not baking powder".
  [`${FOOD}[.,!?;:-]*${JOINS}[.,!?;:-]*(?: and)? ${NOT}${LITTLE} ${TOLD}`, ASKED_OR_WISHED],
  // "Did I say tacos? I meant fajitas", "cauliflower?? I said broccoli, didn't I".
  [
    `(?:^|i say |i put |i said )${TOLD}\\??[^?]{0,30}? ?(?:meant|ment|i said|its|i mean|<told\\d+>\\?)${LITTLE} ${FOOD}`,
    WISHED,
  ],
  [`${TOLD}\\? ${FOOD}${FOLLOWS}`, WISHED],
  // "Can you change the kidney beans to black beans?"
  [`${CHANGE}${LITTLE} ${FOOD}`, WISHED],
  // "Oh wait, those were sardines", "the cabbage is a lettuce".
  [`${IT_IS}${LITTLE}(?: <amount\\d+>)?${LITTLE} ${FOOD}${FOLLOWS}`, TOLD_BESIDE],
  // "I meant sour cream", "typo!! nectarines", "the label says turkey mince".
  [`\\b${MEANT}${LITTLE}(?: <amount\\d+>)?${LITTLE} ${FOOD}${FOLLOWS}`, TOLD_BESIDE],
  // "Egg mayo it was, I'd picked up the wrong one".
  [
    `${FOOD},? (?:(?:it|they|that|those) (?:was|were|is|are|should be|should have been)|(?:that|it|i|what i)(?: really)? (?:should have (?:read|said|been|put)|meant))${FOLLOWS}`,
    TOLD_BESIDE,
  ],
])

const SORRY_WORDS =
  'sorry|oops|whoops|my bad|my mistake|brain|hang on|hold on|wait|stop|no(?=[,.!;-]| <(?:amount|day|place)| (?:there|no|wait|hang|sorry|actually|not|its|it|they|the|that|i)\\b)|nope|nah|scratch|scrap|autocorrect|auto correct|mistake|wrong|silly|idiot|idiotic|useless|stupid|typo|tell a lie|i lie|i lied|misspoke|misread|pardon|apologies|apologise|duh|doh|argh|ugh|why do i|being (?:exact|accurate|honest|precise|pedantic)|to be (?:exact|precise|accurate|honest)|come to think|actually|correction|take (?:it|that) back|strike that|mixed up|mix up|muddled|forget that|blimey|rats|damn|bugger|glasses|i tell a lie|as you were'
const SORRY = new RegExp(`\\b(?:${SORRY_WORDS})\\b`)

/** A food by itself in a message that says that something was wrong: "sorry, brain fog. muesli". It may be something else. */
export const FOOD_ALONE: readonly Form[] = formsOf([
  [
    `${START}(?:(?:ah|oh|er|erm|um|right|ok|okay|so|its)[.,]* )*${ARTICLES.trimStart()} ?${FOOD}(?: both| all)?(?: of them)?(?: <amount\\d+>)?${END}`,
    TOLD_BESIDE,
  ],
  [
    `^(?:(?:oh|ah|er) )*(?!(?:scrap|scratch|wrong)\\b)(?:${SORRY_WORDS})[,.!]*(?: (?:${SORRY_WORDS}|oh|ah)[,.!]*)*${LITTLE} ${FOOD}(?: both| all)?(?: <amount\\d+>)?${FOLLOWS}`,
    TOLD_BESIDE,
  ],
  [`^${FOOD} ${GOES_ON}`, TOLD_BESIDE],
])

/** Does a message say anywhere that something was wrong? */
export const saysSorry = (text: string): boolean => SORRY.test(text)

const LEADS = `(?:(?:${SORRY_WORDS}|well|oh|ah|er|erm|ok|okay|right|fine|lol)[ ,.!-]+)`
const BEHIND_AMOUNT =
  '(?=[.,!?;:-]|$| (?:of (?:them|those|it|<told\\d+>)|<told\\d+>|not|sorry|actually|instead|please|only|now|though|haha|lol|both|then|i|we|because|cos|to be|in (?:it|this|the)|<place\\d+>)(?:[ .,!?;:-]|$))'
const AMOUNT_BESIDE =
  /\b(?:another|more|other|left|would|could|maybe|might|wish|next time|if|used|ate|eaten|went off|for a)\b|\?$|<food\d+>/

/** Another amount of what was told. */
export const OTHER_AMOUNT: readonly Form[] = formsOf([
  // "It's only 9", "they're actually 5", "its the 2 litre one".
  [
    `(?:\\b(?:its|it is|theres|there are|there were|there is|theyre|they are|it was|they were|i (?:only )?have)(?: (?:only|just|actually|really|in fact))+|^(?:${LEADS})*its the) ${AMOUNT}(?: ones?)?${BEHIND_AMOUNT}`,
    AMOUNT_BESIDE,
  ],
  // "5 sorry, there were two more".
  [`^${AMOUNT}(?: of them)? (?:sorry|actually|i meant|i mean|my mistake|oops)\\b`, ASKED_OR_WISHED],
  // "Four chops, counted again".
  [
    `^${AMOUNT}(?: of)? (?:the )?<told\\d+>(?=[.,!;]).*\\b(?:counted|miscounted|recounted|actually|sorry|mistake)\\b`,
    ASKED_OR_WISHED,
  ],
  [`${AMOUNT}[.,]?(?: of them)?(?: and)? not (?:<amount\\d+>|an? |<told)`, ASKED_OR_WISHED],
  [`not (?:<amount\\d+>|an?|just one|one)[.,]?(?: but)?${LITTLE} ${AMOUNT}`, ASKED_OR_WISHED],
  [`\\b${MEANT}${LITTLE} ${AMOUNT}${BEHIND_AMOUNT}`, AMOUNT_BESIDE],
  [
    `^${LEADS}+(?:(?:its|it is|it was|there were|there are|theres|there was|i had|i got|only|just|more like|about|make it|that was|thats|they were|so)[ ,]+)*${AMOUNT}${BEHIND_AMOUNT}`,
    AMOUNT_BESIDE,
  ],
  [`^${AMOUNT},? (?:and |and in the |in the )?<place\\d+>`, AMOUNT_BESIDE],
  [`${AMOUNT} (?:all in|in all|in total|altogether|all told)`, ASKED_OR_WISHED],
  [`^<amount\\d+>\\? ?(?:(?:no|i|its|it was|make it|more like|meant|ment)[ ,]+)*${AMOUNT}`, WISHED],
])

const PLACE = '<place(?<place>\\d+)>'
const PLACE_BESIDE =
  /\b(?:would (?:it|they|that|be)|(?:it|they|that) would|could|maybe|might|wish|next time|if|room|space|full|clean|defrost|tomorrow|later|also|too|as well|some of|half)\b|\?$|<food\d+>/
/** Another place than was told. */
export const OTHER_PLACE: readonly Form[] = formsOf([
  [
    `${START}(?:${LEADS}|(?:i )?(?:meant|mean) |not <place\\d+>[ ,.]*)*(?:in |into |to )?(?:the |my )?${PLACE}(?=[.,!?;:-]|$| (?:not|sorry|actually|instead|please|i|obviously|of course)\\b)`,
    PLACE_BESIDE,
  ],
  [
    `(?:went|gone|are|is|was|were|its|theyre|live|lives|put (?:it|them|those|that)|popped (?:it|them)|stuck (?:it|them)|meant|said|should be|should go|belongs?|actually|but|and)(?: (?:all|both|straight|actually|really|now|just))*(?: (?:in|into|to|on))?(?: (?:the|my))? ${PLACE}(?! (?:and|for|or)\\b)`,
    PLACE_BESIDE,
  ],
  [`${PLACE}[.,]? (?:and )?not (?:in )?(?:the |my )?<place`, PLACE_BESIDE],
  [`${PLACE} (?:actually|sorry|instead|i meant|i mean)\\b`, PLACE_BESIDE],
])

const DAY = '<day(?<day>\\d+)>'
const DAY_BESIDE = /\b(?:would|could|maybe|might|wish|if|also|too|as well|again|both|and on)\b|\?$/
/** Another day than was told. */
export const OTHER_DAY: readonly Form[] = formsOf([
  [`^(?:${LEADS}|(?:i )?(?:meant|mean) |not <day\\d+>[ ,.]*)+(?:on |for )?${DAY}${END}`, DAY_BESIDE],
  [
    `(?:\\b(?:its|it is|thats|that is|make (?:it|that)|meant|i mean|should be|move (?:it|that)|said)(?: (?:for|on|to))?) ${DAY}${END}`,
    DAY_BESIDE,
  ],
  [`${DAY}[.,]?(?: and)?(?: it is)? not (?:on |for )?<day`, DAY_BESIDE],
])

const GO =
  '(?:scrub|scrap|forget|ignore|drop|take|cross|strike|lose|skip|delete|remove|minus|without|leave|cancel|bin|ditch|unadd)'
const THE = '(?: (?:the|that|those|any|my|about))*'
const LEFT_BEHIND = `\\bleft${THE} <told(?<gone>\\d+)> (?:at|on|behind|in the (?:shop|trolley|car|boot)|there)\\b`
const STAYS =
  /\b(?:un ?bin|fine|keep|would|could|maybe|might|next time|if|for (?:dinner|tea|lunch))\b|\?$|<food\d+>/
/** One of the foods that were told was not there. */
export const NOT_THERE: readonly Form[] = formsOf([
  [LEFT_BEHIND, STAYS],
  [`\\b${GO}(?: off| out)?${THE} <told(?<gone>\\d+)>`, STAYS],
  [`<told(?<gone>\\d+)>[^.?]{0,30}? (?:so )?${GO} (?:that|those|them|it)(?: one| ones)?`, STAYS],
  [
    `(?:didnt|did not|never|hadnt|forgot to|forgot)(?: (?:actually|even|in the end))*(?: (?:get|got|buy|bought|have|had|eat|ate|eaten|find|pick up|picked up|end up with|bother with|touch|touched))?(?: up)?${THE} <told(?<gone>\\d+)>`,
    STAYS,
  ],
  [
    `\\b(?:they|theyd|theyve|shop|store|tesco|aldi|lidl|asda|sainsburys|morrisons|shelf|shelves|market|co op|coop|waitrose)[^.?]{0,20}? (?:out of|no|sold out of)${THE} <told(?<gone>\\d+)>`,
    STAYS,
  ],
  [
    `^(?:${LEADS}|so |and |but )*(?:no|not|there (?:was|were) no|minus|without)${THE} <told(?<gone>\\d+)>${END}`,
    STAYS,
  ],
  [
    `<told(?<gone>\\d+)>s? (?:is |are |was |were |has |have )?(?:never|didnt|still (?:sat|sitting|here|in my|on my)|isnt (?:there|here|in)|arent (?:there|here|in)|wasnt (?:there|in)|werent (?:there|in)|sold out|not (?:there|in the bag|in it|delivered))`,
    STAYS,
  ],
])

function formsOf(forms: readonly (readonly [string, RegExp])[]): Form[] {
  return forms.map(([pattern, blockedBy]) => ({ pattern: new RegExp(pattern), blockedBy }))
}
