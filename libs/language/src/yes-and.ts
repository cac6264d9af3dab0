import { readShortAnswer } from './short-answers.ts'

/** A yes has at most so many words: "oui, s'il te plaît". */
const YES_WORDS_MAX = 5

/** Words that join a further request to a yes. */
const connecting = new Set('and then also plus please und dann auch außerdem et aussi y también'.split(' '))

/** Words with which a correction of what was offered begins; "make it three" is one as well. */
const corrects =
  /^(?:but|except|only|just|not|without|no|instead|rather|actually|make (?:it|that|them|this)|change|for|with|at|to|on|in|aber|nur|ohne|nicht|kein\p{L}*|statt|lieber|mit|für|mais|sauf|sans|seulement|pas|plutôt|avec|pour|pero|sin|solo|sólo|menos|mejor|con|para)\b|\binstead\b|\bstattdessen\b|(?<!\p{L})à la place\b|\ben su lugar\b/iu

/** How a request or a question of its own begins. */
const requests =
  /^(?:please |bitte )?(?:add|put|use|take|get|drop|give|mark|log|save|buy|plan|show|tell|give|list|remember|note|remove|delete|throw|move|set|create|write|find|search|check|look|cook|make (?:me |us )?(?:an?|some|the)|what(?:'?s)?|how(?:'?s)?|which|when|where(?:'?s)?|(?:is|are) there|do (?:i|we)|can (?:you|i)|could you|i (?:also |just |then )?(?:bought|used|ate|had|drank|got|need)|we (?:also |just )?(?:bought|used|ate|had|drank|got|need)|(?:setz|schreib|kauf|zeig|leg|trag|plane|such|finde|nimm|was|wie|wo|welche)\p{L}*|(?:ajoute|mets|achète|montre|note|planifie|cherche|prends|que|quel|combien)\p{L}*|(?:añade|pon|compra|muestra|apunta|planea|busca|usa|qué|cuánt)\p{L}*)\b/iu

/** Something more of its own, not an amount of what was offered: "a glass of water", "two slices of toast". */
const additions =
  /^(?:an?|some|another|\d+|two|three|eine?n?|noch eine?n?|une?|una?) (?!bit|little|few|lot|pinch|touch|bisschen|wenig|paar|peu|poco)\p{L}+ (?:of |\p{L}{4,})/iu

/** What a person tells of themselves behind a yes: "yes, and I'm vegetarian". */
const tellings =
  /(?:allerg|vegan|vegetar|végét|intoler|unverträg|alérg|coeliac|celiac|zöliakie|diabet|lactose|laktose|gluten|can't (?:eat|have)|cannot (?:eat|have)|don't eat|do not eat)/iu

/** Words that make a request out of an addition: "use a jar of passata too". */
const also = /\b(?:too|as well|auch|noch|aussi|también)\b/iu

/**
 * The further request behind a leading yes: "yes, and use a jar of passata too". Null for a yes alone, for a yes with
 * a correction ("yes, but three"), and for a statement that may be one ("yes, I ate that yesterday").
 */
export function readYesAnd(message: string): string | null {
  const words = message.trim().split(/\s+/)
  const length = [...Array(YES_WORDS_MAX).keys()]
    .map((index) => index + 1)
    .findLast(
      (count) =>
        count < words.length &&
        // "Sí, y": the word that joins is no part of the yes, though "y" alone is one.
        (count === 1 || !connecting.has(words[count - 1] ?? '')) &&
        readShortAnswer(words.slice(0, count).join(' ')) === 'confirm',
    )
  if (length === undefined) return null
  const behind = words.slice(length).filter((word) => !/^[–-]$/.test(word))
  const first = behind.findIndex((word) => !connecting.has(word.toLowerCase().replace(/,$/, '')))
  const rest = first < 0 ? '' : behind.slice(first).join(' ')
  if (readShortAnswer(rest) !== undefined || corrects.test(rest)) return null
  const isAddition = first > 0 && additions.test(rest)
  if (!requests.test(rest) && !tellings.test(rest) && !isAddition) return null
  const isJoined = first > 0 || also.test(rest)
  const isSentence = /[.;!]$/.test(words[length - 1] ?? '') || behind.length < words.length - length
  return isJoined || isSentence || rest.endsWith('?') ? rest : null
}
