import { plainWords, readShortAnswer } from './short-answers.ts'

/** A yes has at most so many words: "oui, s'il te plaît", "yep, that is all I can remember". */
const YES_WORDS_MAX = 9

/** Words that join a further request to a yes. */
const connecting = new Set(
  'and then also plus please now so und dann auch außerdem et aussi y también'.split(' '),
)

/** Words with which a correction of what was offered begins; "make it three" is one as well. */
const corrects =
  /^(?:but|except|only|just|not|without|no|instead|rather|actually|make (?:it|that|them|this)|change|for|with|at|to|on|in|aber|nur|ohne|nicht|kein\p{L}*|statt|lieber|mit|für|mais|sauf|sans|seulement|pas|plutôt|avec|pour|pero|sin|solo|sólo|menos|mejor|con|para)\b|\binstead\b|\bstattdessen\b|(?<!\p{L})à la place\b|\ben su lugar\b/iu

/** How a request or a question of its own begins. */
const requests =
  /^(?:please |bitte )?(?:add|put|use|take|get|drop|give|mark|log|save|buy|plan|show|tell|give|list|remember|note|remove|delete|throw|move|set|create|write|find|search|check|look|cook|make (?:me |us )?(?:an?|some|the)|what(?:'?s)?|how(?:'?s)?|which|when|where(?:'?s)?|who|why|any|anything|remind|let me|let's|(?:is|are|am|was|were|do|does|did|can|could|should|will|would|have|has) (?:i|we|you|it|that|this|there|the|my|any\p{L}*)|i (?:also |just |then )?(?:bought|used|ate|had|drank|got|need)|we (?:also |just )?(?:bought|used|ate|had|drank|got|need)|(?:setz|schreib|kauf|zeig|leg|trag|plane|such|finde|nimm|was|wie|wo|welche)\p{L}*|(?:ajoute|mets|achète|montre|note|planifie|cherche|prends|que|quel|combien)\p{L}*|(?:añade|pon|compra|muestra|apunta|planea|busca|usa|qué|cuánt)\p{L}*)\b/iu

/** Something more of its own, not an amount of what was offered: "a glass of water", "two slices of toast". */
const additions =
  /^(?:an?|some|another|\d+|two|three|eine?n?|noch eine?n?|une?|una?) (?!bit|little|few|lot|pinch|touch|bisschen|wenig|paar|peu|poco)\p{L}+ (?:of |\p{L}{4,})/iu

/** Foods of a meal of their own: "and for lunch a cheese roll". The meal alone corrects what was offered. */
const meals =
  /^for (?:my |our )?(?:breakfast|brunch|lunch|dinner|tea|supper|a snack),? (?!(?:today|tonight|tomorrow|yesterday|on|at|as|too|please|then|and|with|two|people|everyone|us|them)\b)\p{L}{1,20}/iu

/** What is told of somebody, and of nothing that was offered: "we were all starving". */
const remarks = /^(?:i|we|he|she|everyone|everybody)(?:'m|'ve|'re|'s)? \p{L}{2,20}/iu

/** Words by which what was offered is wanted otherwise, wherever they stand: "log it, but without the rice". */
const otherwise =
  /\b(?:but|except|though|tho|instead|rather than)\b|\b(?:make|change|swap|switch) (?:it|that|them|the)\b|\b(?:you|please|and) (?:take|leave|drop|remove|cut|skip) (?:it|that|them|the|out|off)\b(?! (?:out|off) of (?:the|my|our)\b)|\b(?:had|ate|drank|used) (?:only |just )?(?:\d+|one|two|three|four|five|six|half)[.!]?$/iu

/** What a remark may put right, so that it is no remark alone. */
const putsRight =
  /\b(?:it|that|this|them|those|one|ones|not|no|never|only|just|without|half|quarter|less|more|actually|me?ant?|wait|hang|hold|yesterday|today|off|out|with)\b|\d|n['’]t\b/iu

/** Fewer words may name what is meant instead. */
const SENTENCE_MIN = 5
/** What is told of how something was may be of what was offered. */
const ofWhatWas = /\b(?:was|were|is|are|had|has|s)\b/iu

/** What was forgotten belongs to what was offered: "yes, and a bay leaf, I forgot". */
const forgotten = /\b(?:i|we) (?:nearly |almost )?(?:forgot|missed|left (?:it|that|them) out)[.! ]*$/iu

/** What a person tells of themselves behind a yes: "yes, and I'm vegetarian". */
const tellings =
  /(?:allerg|vegan|vegetar|végét|intoler|unverträg|alérg|coeliac|celiac|zöliakie|diabet|lactose|laktose|gluten|can't (?:eat|have)|cannot (?:eat|have)|don't eat|do not eat)/iu

/** Words that make a request out of an addition: "use a jar of passata too". */
const also = /\b(?:too|as well|auch|noch|aussi|también)\b/iu

/** What says with a yes that nothing is missing: "yep, that's all I remember". */
const complete =
  / (?:that's|thats|that is|that was|it's|its) (?:all|it|everything|the lot)(?: of it)?(?: (?:that )?(?:i|we) (?:had|ate|drank|remember|can (?:think of|remember)))?$/

function isYes(words: readonly string[]): boolean {
  const said = words.join(' ')
  // No yes takes in how the next sentence begins: "yeah log it. is there more?".
  const last = said.split(/(?<=[.;!]) /).at(-1) ?? said
  if (readShortAnswer(said) === 'confirm') return last === said || readShortAnswer(last) !== undefined
  const plain = plainWords(said)
  const yes = plain.replace(complete, '')
  return yes !== plain && readShortAnswer(yes) === 'confirm'
}

/** A yes to what waits that stands behind something else: "lovely, soup it is. and yes to the other stuff". */
const yesToTheRest =
  /[.,;!?\n] ?(?:and |so |oh )?(?:yes|yeah|yep|ok|okay) to (?:the|all the|all of the|your) (?:other (?:stuff|bits?|things?|ones?|question)|rest|others|diary|log)[.!]?$/i

/**
 * The further request beside a yes: "yes, and use a jar of passata too". Null for a yes alone, for a yes with a correction ("yes, but
 * three"), and for a statement that may be one ("yes, I ate that yesterday").
 */
export function readYesAnd(message: string): string | null {
  const trimmed = message.trim()
  const found = yesToTheRest.exec(trimmed)
  return found === null ? behindYes(trimmed) : beforeYes(trimmed.slice(0, found.index + 1))
}

/** What stands before a yes to the rest, without a yes to itself: "soup it is. go on then" is about the soup. */
function beforeYes(said: string): string | null {
  const front = said.replace(/,$/, '').trim()
  const sentences = front.split(/(?<=[.!?;])\s+/)
  const isAlsoYes = readShortAnswer(sentences.at(-1) ?? '') === 'confirm'
  const rest = (isAlsoYes ? sentences.slice(0, -1) : sentences).join(' ').trim()
  const isChange = corrects.test(rest) || otherwise.test(rest) || /\b(?:not|no|without)\b/i.test(rest)
  return rest === '' || isChange ? null : rest
}

function behindYes(message: string): string | null {
  const words = message.split(/\s+/)
  const length = [...Array(YES_WORDS_MAX).keys()]
    .map((index) => index + 1)
    .findLast(
      (count) =>
        count < words.length &&
        // "Sí, y": the word that joins is no part of the yes, though "y" alone is one.
        (count === 1 || !connecting.has(words[count - 1] ?? '')) &&
        isYes(words.slice(0, count)),
    )
  if (length === undefined) return null
  const behind = words.slice(length).filter((word) => !/^[–-]$/.test(word))
  const first = behind.findIndex((word) => !connecting.has(word.toLowerCase().replace(/,$/, '')))
  const rest = first < 0 ? '' : behind.slice(first).join(' ')
  const isJoined = first > 0 || also.test(rest)
  const isSentence =
    /[.;!]$/.test(words[length - 1] ?? '') ||
    endsLine(message, words.slice(0, length)) ||
    behind.length < words.length - length
  const isSaid = isJoined || isSentence || rest.endsWith('?')
  return isSaid && isOfItsOwn(rest, { isJoined: first > 0, isSentence }) ? rest : null
}

/** Does a line end behind these words, with which a message begins? */
function endsLine(message: string, words: readonly string[]): boolean {
  const line = message.split('\n')[0]?.trim() ?? ''
  return message.includes('\n') && line.split(/\s+/).length === words.length
}

/** Does what stands behind a yes ask for something of its own, or tell it? */
function isOfItsOwn(
  rest: string,
  { isJoined, isSentence }: { isJoined: boolean; isSentence: boolean },
): boolean {
  if (readShortAnswer(rest) !== undefined || otherwise.test(rest) || forgotten.test(rest)) return false
  if (meals.test(rest)) return isJoined || isSentence
  if (corrects.test(rest)) return false
  if (requests.test(rest) || tellings.test(rest)) return true
  if (isJoined && additions.test(rest)) return true
  if (!isSentence || putsRight.test(rest)) return false
  return remarks.test(rest) || (rest.split(' ').length >= SENTENCE_MIN && !ofWhatWas.test(rest))
}
