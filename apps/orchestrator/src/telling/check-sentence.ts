import { hasId } from '../memory/without-ids.ts'

/** What a reply may speak of: everything else in it was made up. */
export type Evidence = {
  /** The facts, failures, questions and the message, as one text. */
  text: string
  /** True when something was changed in this turn. */
  hasChanges: boolean
}

/** A ref as models are shown them: it tells a person nothing. */
const ref = /\b(?:gen_|ref_)?[a-z]+_\d+\b/i

/** Words of a change in four languages. Said of something that no fact tells, they are a false claim. */
const changes =
  /(?<!\p{L})(?:got rid|threw|ordered|booked|informed|notified|e-?mailed|called|bought|let (?:\p{L}+ ){1,3}know|taken (?:out|off)|is now in|are now in|added|saved|removed|deleted|logged|moved|stored|updated|remembered|recorded|planned|checked off|thrown (?:away|out)|put (?:it|them) (?:in|on|back)|hinzugefügt|gespeichert|gelöscht|entfernt|eingetragen|verschoben|vermerkt|ajouté\p{L}*|enregistré\p{L}*|supprimé\p{L}*|retiré\p{L}*|noté\p{L}*|añadid\p{L}*|guardad\p{L}*|eliminad\p{L}*|borrad\p{L}*|registrad\p{L}*|anotad\p{L}*)(?!\p{L})/iu
/** A sentence that denies or offers a change claims none. */
const denies =
  /(?<!\p{L})(?:not|n't|never|nothing|no|none|shall i|should i|would you|do you want|want me|could|can|if|nicht|nichts|kein\p{L}*|soll ich|möchtest|pas|rien|veux-tu|dois-je|sin|nada|quieres|debo)(?!\p{L})|n't(?!\p{L})/iu

/** What only a check of rules and goals may say. */
const assurances =
  /(?<!\p{L})(?:safe|allergen[- ]free|(?:gluten|lactose|dairy|nut|egg)[- ]free|vegan|vegetarian|halal|kosher|within your (?:goal|limit)s?|sicher für|unbedenklich|(?:gluten|laktose)frei|sans (?:gluten|lactose)|sin (?:gluten|lactosa))(?!\p{L})/giu
/** Prose has no braces and no quoted keys: that was an answer of another form. */
const json = /^\s*[{[]|"\s*:|^\s*[}\]]/

export type Fault = 'ref' | 'number' | 'claim'

/** What is wrong with a sentence of a reply, by the evidence alone; null when nothing is. */
export function faultOf(sentence: string, { text, hasChanges }: Evidence): Fault | null {
  if (hasId(sentence) || ref.test(sentence) || json.test(sentence)) return 'ref'
  const told = numbersOf(text)
  if ([...numbersOf(sentence)].some((number) => !told.has(number))) return 'number'
  const known = text.toLowerCase()
  const assured = sentence.match(assurances) ?? []
  if (assured.some((words) => !known.includes(words.toLowerCase()))) return 'claim'
  const claims = changes.test(sentence) && !denies.test(sentence)
  return claims && (!hasChanges || isForeignTo(sentence, text)) ? 'claim' : null
}

/** Whether an English sentence of a change speaks of other things than the facts: hardly a word of it stands there. */
function isForeignTo(sentence: string, text: string): boolean {
  if (!english.test(sentence)) return false
  const told = tellingWords(text)
  const words = [...tellingWords(sentence)].filter((word) => !filling.has(word))
  return words.length > 0 && words.filter((word) => told.has(word)).length < words.length * FOREIGN_SHARE
}

const english = /\b(?:i|i've|have|was|were|is|are|the|your|you)\b/i
const FOREIGN_SHARE = 0.34
const filling = new Set('have been were that this your also with from them they there'.split(' '))

/** The numbers that stand in a text, each in one spelling: "1,5" and "1.50" are 1.5. The numbers of a list do not count. */
function numbersOf(text: string): Set<string> {
  const digits = text.replace(/^\s{0,8}\d{1,2}[.)]\s/gm, '').match(/\d[\d.,]*/g) ?? []
  return new Set(
    digits.map((said) =>
      String(
        Number(
          said
            .replace(/[.,]$/, '')
            .replace(/,(\d{3})\b/g, '$1')
            .replace(',', '.'),
        ),
      ),
    ),
  )
}

/** Whether a text in another language than the fact's tells it: by its numbers alone. A fact without any is not told. */
export function tellsNumbersOf(text: string, fact: string): boolean {
  const numbers = numbersOf(text)
  const own = [...numbersOf(fact)]
  return own.length > 0 && own.every((number) => numbers.has(number))
}

/** Whether a text tells a fact: most of its telling words and all of its numbers stand in it. */
export function tells(text: string, fact: string): boolean {
  const words = tellingWords(fact)
  const toldWords = tellingWords(text)
  const numbers = numbersOf(text)
  // A day may be told by its weekday alone.
  const told = fact.replace(DATE, '')
  const shared = [...words].filter((word) => toldWords.has(word)).length
  return [...numbersOf(told)].every((number) => numbers.has(number)) && shared >= words.size * SHARE
}

const DATE = /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?\b/gi

/** The share of a fact's words that a text must have to tell it. */
const SHARE = 0.6

function tellingWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/e?s$/, '')))
}
