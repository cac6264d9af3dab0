import { withoutClosing } from '@alfred/language'

/** How people greet whose first language is another one. */
const GREETINGS =
  '(?:as[- ]?)?sala{1,2}mu?(?: ?(?:alaikum|aleikum|alaykum))?|namaste|hola|bonjour|bonsoir|buenos d[ií]as|buongiorno|hallo|guten (?:tag|morgen|abend)|hej|shalom|merhaba|konnichiwa|ni hao|good (?:morning|afternoon|evening)'

const OPENING =
  `${GREETINGS}|` +
  'hi|hello|hey|dear(?= alfred)|ok|okay|so|well|alfred|please|also|then|and|but|yes|yeah|oh|actually|by the way|great|thanks|thank you|now|kindly|hm+|ah|right|(?:mate|pal|buddy)(?=,| (?:can|could|what|how|add|put|do|i|we|have)\\b)|at present|at the moment|' +
  // What people sigh before they ask for something. "Fine" and "whatever" may be of a food or a list, where no order follows.
  'u+gh+|a+r+gh+|meh|gah|sigh|u+m+|u+h+|erm*|quick one|(?:fine|alright|all right|whatever|oh well|go on)(?=$|,| (?:then|fine|whatever|ok|okay|please|just|add|put|stick|write|buy|get|take|remove|delete|plan|move|log|cancel|show)\\b)'
/** "No beans on it" denies what was on it. */
const DENIES =
  "no (?!(?:put|add|make|have|leave|i|it|there|the|that|we)\\b)[a-z' -]{2,40} (?:on|in|with) (?:it|that|them|top)$"
/** Openings for a reader whose requests never begin with "no": there it only rejects what was said before. */
const CORRECTING = `${OPENING}|(?!${DENIES})no|wait|sorry`
const PLEASED = new RegExp(
  '^(?:(?:nice one|nice|lovely(?: stuff)?|grand|brilliant|brill|perfect|sweet|cool|ace|class|fab|super|awesome|amazing|excellent|good stuff|sound|cheers|ta|wonderful|fantastic|magic|lush)[,.!]+ *)+',
)
/** Removes what somebody who is pleased says first, with the mark behind it: "sweet, plan it" is of no sweet. */
export function withoutPleasure(text: string): string {
  return text.replace(PLEASED, '')
}

const openings = {
  usual: new RegExp(`^(?:(?:${OPENING})\\b[ ,:]*)+`),
  correcting: new RegExp(`^(?:(?:${CORRECTING})\\b[ ,:]*)+`),
}
/** Who passes on what somebody else wants: "mum says add bananas". */
const PASSED_ON =
  /^(?!(?:nobody|no-one|noone|one|never|who|what|it|they|recipe|label|packet|box|everybody|everyone) )(?:(?:my|our) )?[\p{L}'-]+ (?:says?|said|wants (?:me|you)|asks?|asked (?:me|you)?|told me)(?: to| that| for (?:me|you) to)? (?=(?:add|put|stick|write|plan|buy|get|move|swap|remove|take|cancel|log|tell|throw|freeze)\b)/u
/** Why something is asked, before what is asked: "we have soccer on Friday so move ...". What was done is no mere reason. */
const REASON =
  /^(?!.*\b(?:bought|used|ate|eaten|had|cooked|made|baked|threw|thrown|binned|got|drank|finished|opened|froze|moved|allerg\w*)\b.* so )[^?]{3,60}?,? so (?=(?:please )?(?:move|swap|put|add|cancel|plan|take|remove|push|shift|throw|freeze)\b)/
const REQUEST =
  /^(?:(?:can|could|would|will) you(?: please| maybe| possibly| perhaps| also| just)*|i(?:'d like| would like| want) you to|i(?:'d like| would like) to|let's|please)\s+/
const WISH = /^i want to\s+/
const CLOSING = ['please', 'for me', 'for us']
const CHATTY = [...CLOSING, 'thanks', 'thank you', 'lol', 'haha', 'too', 'as well']
const behind = (words: readonly string[]): string[] => words.flatMap((word) => [`, ${word}`, ` ${word}`])
/** Whom a message speaks to, or how it is meant, at its end. */
const ADDRESS = [', dear', ' dear', ', love', ', mate', ', pet', ', hun', ", i'm afraid", " i'm afraid"]
const closings = { usual: [...behind(CLOSING), ...ADDRESS], correcting: [...behind(CHATTY), ...ADDRESS] }

/** Is it said before a request, and asks for nothing: "oh well", "alright"? */
export function isOpening(text: string): boolean {
  return withoutPoliteness(text).text === ''
}

/** Removes polite phrases from a clause, and says whether it was a polite request: "can you". */
export function withoutPoliteness(
  text: string,
  manner: 'usual' | 'correcting' = 'usual',
): { text: string; isRequest: boolean } {
  const opening = openings[manner]
  const opened = text.replace(opening, '').replace(REASON, '').replace(PASSED_ON, '')
  const asked = opened.replace(REQUEST, '')
  const wished = manner === 'correcting' ? asked.replace(WISH, '') : asked
  const polite = withoutClosing(wished.replace(opening, ''), closings[manner])
  return { text: polite, isRequest: polite !== opened }
}
