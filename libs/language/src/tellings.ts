import { keptOut } from './kept-out.ts'
import { ownWords } from './own-words.ts'
import { oneOf, vocabulary } from './vocabulary.ts'

// What a message says of allergies and diets, in four languages. It reads plain sentences alone, since what it reads is
// kept without a model's word.

/** An allergy or diet that a message tells, and of whom. */
export type Telling = {
  kind: 'allergy' | 'diet'
  value: string
  /** The words of the message. */
  said: string
  who: 'writer' | 'another'
}

const HOW =
  '(?: (?:\\p{L}+ly|also|very|both|all|quite|rather|so|now|auch|sehr|stark|aussi|très|también|muy))*'
const AM =
  "(?:i'm|i am|im|we're|we are|ich bin|bin ich|wir sind|sind wir|je suis|j'suis|nous sommes|on est|(?:yo )?soy|(?:nosotros )?somos)"
const WORD = "\\p{L}[\\p{L}'-]{1,30}"
const FOODS = `(?<list>${WORD}(?: (?!(?:and|und|et|y|so|but|aber|mais|pero)\\b)${WORD}){0,3}?(?:(?:, | (?:and|or|und|oder|et|ou|y|o) )(?!(?:i|we|ich|wir|je|nous|plan|what|please)\\b)${WORD}(?: ${WORD}){0,2}?){0,5})`
const END =
  '(?=[.;!?\\n)]|,|$| (?:so|but|because|please|though|btw|by the way|can|could|for|in|what|also|aber|bitte|mais|donc|pero|por favor|así)\\b| (?:and|und|et|y) )'
const TO = "(?:to|gegen|auf|à la|à l'|aux|au|à|a los|a las|a la|al|a)"
const ARTICLE = "(?:the |all |any |alle |les |des |la |le |l'|los |las )?"
const ALLERGIC = '(?:allergic|allergisch|allergiques?|alérgic[oa]s?|alergic[oa]s?)'
const INTOLERANT = '(?:intolerant|intolérante?s?|intolerantes?)'
const CANNOT =
  "(?:can't|cannot|can not|mustn't|must not|may not) (?:eat|have|tolerate|digest)|(?:vertrage|vertragen|verträgt) keine?n?|(?:darf|dürfen) keine?n?|(?:ne peux|ne peut|ne pouvons) pas manger (?:de |du |des )?|no (?:puedo|puede|podemos) comer"
const NOT_EATEN =
  "(?:don't|do not|never|doesn't|does not) eat|(?:esse|essen|isst) keine?n?|ne (?:mange|mangeons) pas (?:de|d')|no (?:como|come|comemos)"
const I = '(?:i|we|ich|wir|je|nous|on|yo|nosotros)'
/** Somebody else: a pronoun, a person of the writer, a name. */
const OTHER =
  '(?:s?he|they|er|sie|il|elle|ils|elles|él|ella|ellos|ellas|(?:my|our|a|the|one|mein|meine|unser|unsere|mon|ma|mes|nos|notre|un|une|mi|mis|nuestro|nuestra|uno|una) \\p{L}+(?: \\p{Lu}\\p{L}+| of mine)?|(?!(?:I|We|Ich|Wir|Je|Nous|On|Yo|Soy|Somos|It|This|That|What|Who|Das|Es)(?!\\p{L}))\\p{Lu}\\p{L}+)'
const IS = "(?:'s| is|'re| are| ist| sind| est| sont| es| son)"
const DIETS = vocabulary.diets
  .filter(({ enforced }) => enforced)
  .flatMap(({ name, also, elsewhere: { de, fr, es } }) => [name, ...also, ...de, ...fr, ...es])
const DIET = `(?<list>${oneOf(DIETS.toSorted((left, right) => right.length - left.length))})`
const SORTS =
  '(?<list>meat|pork|fish|gluten|dairy|eggs?|alcohol|beef|seafood|shellfish|fleisch|schweinefleisch|schwein|fisch|rindfleisch|porc|viande|poisson|bœuf|boeuf|cerdo|carne|pescado|marisco)'

type Pattern = { kind: Telling['kind']; who: Telling['who']; known?: boolean; pattern: RegExp }

const inText = (source: string): RegExp => new RegExp(`(?<![\\p{L}'])${source}`, 'giu')
/** With capitals, by which a name is known. */
const named = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}'])${source.replace(/\(\?<list>/, '(?<list>')}`, 'gu')

const patterns: readonly Pattern[] = [
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(`${AM}${HOW} (?:${ALLERGIC}|${INTOLERANT}) ${TO} ?${ARTICLE}${FOODS}${END}`),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      `(?<=^|[,.;:!?] |\\n|\\b(?:and|but|und|et|y) )(?:badly |severely |also )?${ALLERGIC} ${TO} ?${ARTICLE}${FOODS}${END}`,
    ),
  },
  { kind: 'allergy', who: 'writer', pattern: inText(`(?:${AM}${HOW} )?gegen ${ARTICLE}${FOODS} allergisch`) },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      `(?:i|we)(?: have|'ve got|'ve| have got| got) an? (?:\\p{L}+ )?(?:allergy|intolerance) to ${ARTICLE}${FOODS}${END}`,
    ),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      `(?:i|we)(?: have|'ve got|'ve| have got| got) an? (?:severe |bad |nasty )?(?<list>\\p{L}+(?: \\p{L}+)?) (?:allergy|intolerance)`,
    ),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      `(?:j'ai|nous avons|tengo|tenemos) (?:une |una )?(?:allergie|intolérance|alergia|intolerancia) ${TO} ?${ARTICLE}${FOODS}${END}`,
    ),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(`${AM}${HOW} (?<list>\\p{L}+?)[- ]?intolerant(?!\\p{L})`),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      '(?:ich habe|habe ich|wir haben) (?:eine )?(?<list>\\p{L}+?)(?:allergie|intoleranz|unverträglichkeit)(?!\\p{L})',
    ),
  },
  {
    kind: 'allergy',
    who: 'writer',
    known: true,
    pattern: inText(`${I} (?:${CANNOT}) ${ARTICLE}${FOODS}${END}`),
  },
  {
    kind: 'allergy',
    who: 'writer',
    pattern: inText(
      `no ${FOODS}(?:,? please| for me)?[,.;:]? (?:as |because |since )?(?:i'm|i am|we are|we're) allergic(?: to (?:it|them|that|those))?(?!\\p{L}| to)`,
    ),
  },
  {
    kind: 'diet',
    who: 'writer',
    pattern: inText(`${AM}${HOW}(?: an?| on an?| strictly| strenge?r?| une?)? ${DIET}(?:s| diet)?(?!\\p{L})`),
  },
  {
    kind: 'diet',
    who: 'writer',
    pattern: inText(
      `(?:ich|wir) (?:lebe|leben|esse|essen|ernähre mich|ernähren uns)(?: \\p{L}+)? ${DIET}(?!\\p{L})`,
    ),
  },
  { kind: 'diet', who: 'writer', pattern: inText(`${I} (?:${NOT_EATEN}) ?${SORTS}(?!\\p{L})`) },
  { kind: 'diet', who: 'writer', pattern: inText(`no (?:como|comemos) ${SORTS}(?!\\p{L})`) },
  {
    kind: 'allergy',
    who: 'another',
    pattern: named(`${OTHER}${IS}${HOW} (?:${ALLERGIC}|${INTOLERANT}) ${TO} ?${ARTICLE}${FOODS}${END}`),
  },
  { kind: 'allergy', who: 'another', pattern: named(`${OTHER}${IS} gegen ${FOODS} allergisch`) },
  {
    kind: 'allergy',
    who: 'another',
    known: true,
    pattern: named(`${OTHER} (?:${CANNOT}) ${ARTICLE}${FOODS}${END}`),
  },
  { kind: 'diet', who: 'another', pattern: named(`${OTHER}${IS}${HOW}(?: an?| une?)? ${DIET}(?!\\p{L})`) },
]

/** How many sentences of one shape are read, and how far a sentence is looked at around its words. */
const MATCHES_MAX = 10
const AROUND_MAX = 400

/** What nobody is allergic to. */
const noFood =
  /^(?:it|them|that|this|those|these|everything|something|anything|nothing|none|no|now|again|too|also|please|exactly|at all|so far|nada|nichts|rien|ninguna?|aucune?)$|^(?:my|your|his|her|our|their|mein|meine|mon|ma|mi|su)\s/i

/**
 * The allergies and enforced diets that a message tells in plain sentences of its own: not what it cites, asks, denies or
 * supposes. One that several patterns read is told once.
 */
export function readTellings(message: string): Telling[] {
  const text = ownWords(message.replace(/[’‘`]/g, "'"))
  const found = patterns.flatMap(({ kind, who, known, pattern }) =>
    [...text.matchAll(pattern)].slice(0, MATCHES_MAX).flatMap((match): Telling[] => {
      const [said] = match
      if (isUnsaid(text, { place: match.index, length: said.length })) return []
      const teller =
        who === 'writer' && isOfAnother(text, { place: match.index, length: said.length }) ? 'another' : who
      const isDenial = kind === 'diet' && !isDiet(match.groups?.['list'] ?? '')
      return valuesOf(match.groups?.['list'] ?? '')
        .filter((value) => isDenial || !known || keptOut(value) !== undefined)
        .map((value) => ({ kind, value: isDenial ? `no ${value}` : value, said, who: teller }))
    }),
  )
  const seen = new Set<string>()
  return found.filter(({ kind, value, who }) => {
    const key = `${kind} ${who} ${keptOut(value) ?? value.toLowerCase()}`
    return !seen.has(key) && seen.add(key)
  })
}

function isDiet(word: string): boolean {
  return (
    DIETS.some((diet) => diet.replace(/-/g, ' ') === word.toLowerCase().replace(/-/g, ' ')) ||
    DIETS.some((diet) => diet.toLowerCase() === word.toLowerCase())
  )
}

function valuesOf(list: string): string[] {
  const [first = '', ...more] = list
    .split(/,? (?:and|or|und|oder|et|ou|y|o) |, /i)
    .map((value) => value.replace(ARTICLES, '').trim())
  // Behind a comma another clause may begin: what is of the list then is what is known to be on such lists.
  const others = / (?:and|or|und|oder|et|ou|y|o) /i.test(list)
    ? more
    : more.filter((value) => keptOut(value) !== undefined)
  return [first, ...others].filter(
    (value) => value !== '' && value.split(' ').length <= 4 && !noFood.test(value),
  )
}

const ARTICLES =
  /^(?:the|all|any|alle|les|des|la|le|los|las|aux?|al|to|gegen|auf|à la|a la|a los|a las) |^(?:à )?l'/i

/** "Not allergic any more" and the like: what is no longer so is forgotten on request, never in passing. */
const takesBack =
  /(?:(?<!\p{L})(?:not|isn't|aren't|no longer|nicht|nicht mehr|kein|keine|pas|plus|ya no|no soy|no es|never)\s+(?:\p{L}+\s+){0,2}|(?<!\p{L})no\s+)(?:allerg|intoler|vega|vegeta|alérg|alerg|végét|végan)/iu
/** "Forget that" in front of what is told wants it known no more. "Forget the curry, I'm allergic" tells it. */
const LETS_GO =
  "(?:^|[,;:]\\s*|(?<!\\p{L})(?:and|but|or|then|please|alfred|just|now|you to|(?:can|could|will|would) you|you (?:can|could|may|should)|und|bitte|et|y)\\s+)(?:(?:forget|delete|remove|scrap|unlearn|vergiss|oublie|oubliez|olvida|olvide)(?: about)?(?: the fact)?(?: that| dass| que)?|(?:stop (?:thinking|saying|assuming|believing)|(?:it(?:'s| is) |that(?:'s| is) )?(?:not true|no longer true|wrong))(?: that)?)\\s+"
const isLetGo = new RegExp(`${LETS_GO}$`, 'iu')
/** "Forget that I'm vegan and allergic to nuts": the second has no subject of its own. */
const isAlsoLetGo = new RegExp(`${LETS_GO}(?:i'm|i am|we're|we are) [^,;:]*(?:and|or)\\s+$`, 'iu')
const hasNoSubject = new RegExp(`^(?:badly |severely |also )?${ALLERGIC}`, 'iu')
/** Who wants it never forgotten tells it once more. */
const mustStay = /(?:(?<!\p{L})(?:not|never)|n't)(?!\p{L})[^,;:]*(?:forget|remove|delete)/iu
/** "I used to think that I'm vegan", "I'm vegan no longer". */
const usedToBe = /(?<!\p{L})used to (?:think|believe|say)(?: that)?\s*$/iu
const isOver = /^(?:i'm|i am|im|we're|we are)(?!\p{L}).* (?:no more|no longer)$/iu
const OVER_BEHIND = /^\s+(?:no more|no longer)(?=\s*(?:[.,;:!?\n]|$))/iu

/** Whether the words between these are wanted forgotten, or hold no longer. */
function isNoMore(before: string, words: string, behind: string): boolean {
  if (usedToBe.test(before) || isOver.test(words + (OVER_BEHIND.exec(behind)?.[0] ?? ''))) return true
  if (mustStay.test(before)) return false
  return isLetGo.test(before) || (hasNoSubject.test(words) && isAlsoLetGo.test(before))
}

/** "Am I allergic to nuts?" and "do you know whether I'm vegan?" tell nothing. */
const asks = /^(?:am|are|is|do|does|was|bin|sind|ist|hab|suis|sommes|est-ce|soy|somos)(?!\p{L}).*\?$/isu
/** "Tell me what I am allergic to", "things I'm allergic to": it is asked or spoken of, and not told. */
const isSpokenOf =
  /(?<!\p{L})(?:what(?: all| else)?|which(?: \p{L}+)?|things?|foods?|stuff|anything|everything|nothing)(?: that| which)?\s*$/iu
/** "What may I eat if I'm vegan?" supposes it. */
const supposes =
  /(?<!\p{L})(?:if|whether|unless|when|ob|wenn|falls|si)(?:\s+(?:i|we|ich|wir|je|yo)(?:'m|'re)?)?\s*$/iu

type Place = { place: number; length: number }

/** Whether the words at this place are asked, denied or supposed rather than told. */
export function isUnsaid(text: string, { place, length }: Place): boolean {
  const { sentence, before } = sentenceAt(text, { place, length })
  const clause =
    before.split(/[,;:]|(?<!\p{L})(?:but|und|aber|mais|et|pero|y|so|and)(?!\p{L})/iu).at(-1) ?? ''
  const words = text.slice(place, place + length)
  return (
    takesBack.test(clause + words) ||
    isNoMore(before, words, text.slice(place + length, place + length + AROUND_MAX)) ||
    asks.test(sentence) ||
    isSpokenOf.test(before) ||
    supposes.test(before) ||
    supposes.test(before + (/^\p{L}+/u.exec(words)?.[0] ?? ''))
  )
}

/** The sentence that holds these characters, and what of it stands before them. */
function sentenceAt(text: string, { place, length }: Place): { sentence: string; before: string } {
  const earlier = text.slice(Math.max(0, place - AROUND_MAX), place)
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => earlier.lastIndexOf(mark)))
  const before = earlier.slice(start + 1).trimStart()
  const rest = text.slice(place + length, place + length + AROUND_MAX)
  const end = rest.search(/[.!?\n]/)
  const behind = end < 0 ? rest : rest.slice(0, end + 1)
  return { sentence: `${before}${text.slice(place, place + length)}${behind}`.trim(), before }
}

/** People who eat along once. Of those who live with the writer it is for the reader to say whether it is to be kept. */
const others =
  /(?<!\p{L})(?:friends?|guests?|visitors?|colleagues?|coworkers?|neighbou?rs?|boss|cousins?|sisters?|brothers?|aunt|uncle|niece|nephew|freund(?:in|e|innen)?|gast|gäste|besuch|kolleg\p{L}*|nachbar\p{L}*|amie?s?|invitée?s?|collègues?|voisine?s?|amig[oa]s?|invitad[oa]s?|compañer[oa]s?|vecin[oa]s?)(?!\p{L})/iu
const household =
  /(?<!\p{L})(?:wife|husband|partner|son|sons|daughters?|child|children|kids?|baby|toddler|girlfriend|boyfriend|family|household|frau|mann|sohn|tochter|kind|kinder|familie|femme|mari|fils|fille|enfants?|famille|esposa|marido|mujer|hij[oa]s?|niñ[oa]s?|familia)(?!\p{L})/iu
const pronoun =
  /^(?:(?:and|but|und|et|y)\s+)?(?:she|he|they|er|sie|il|elle|ils|elles|él|ella|\p{Lu}\p{L}+)(?:'s|\s+(?:is|are|has|have|can't|cannot|ist|sind|hat|est|sont|es|tiene))(?!\p{L})/u
const first = /(?<!\p{L})(?:i|i'm|we|we're|ich|wir|je|j'|nous|yo|soy|somos)(?!\p{L})/iu

/** Whether these words are about somebody who eats along once, such as a guest. */
export function isOfAnother(text: string, { place, length }: Place): boolean {
  const { before } = sentenceAt(text, { place, length })
  const clause = (before.split(/[,;:]/).at(-1) ?? '').trimStart() + text.slice(place, place + length)
  if (first.test(clause)) return false
  // What has no subject of its own is of whom the sentence is about: "my son Leo is 5 and allergic to eggs".
  const hasOwn = !hasNoSubject.test(text.slice(place, place + length))
  if (!hasOwn && !first.test(before) && (household.test(before) || others.test(before))) return true
  const start = clause.replace(/^(?:she|he|they|er|sie|il|elle|él|ella)(?!\p{L})/iu, (word) =>
    word.toLowerCase(),
  )
  return others.test(clause) || (pronoun.test(start) && !household.test(text))
}
