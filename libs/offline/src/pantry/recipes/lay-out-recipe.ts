import { foldLines, numberWords, readNumber, withoutEnding } from '@alfred/language'
import { divideAtAmounts, splitAtFirstAmount } from '../stock/divide-at-amounts.ts'
import { withMixedNumbers } from '../../reading/mixed-numbers.ts'
import { hasWordOf } from '../plan/no-dish.ts'

const OPENING =
  /^(?:(?:please|hi|hey|ok|okay|alfred|can you|could you|would you|i want to|i'd like to)[ ,]+)*(?:save|add|keep|store|note down|write down|remember|here(?:'s| is))(?: me| down)? (?:(?:this|my|the|a|an|our|following|new|own|family) )*recipe(?: to my recipes| for me)?\b(?: (?:for|of|called|named))?/iu
/** The same without the word: "save my turkey chili: 1 lb turkey, 1 can beans". What follows has to be a list of amounts. */
const OPENING_OF_A_DISH =
  /^(?:(?:please|hi|hey|ok|okay|alfred|can you|could you|would you|i want to|i'd like to|i'll|i will|let me|can i)[ ,]+)*(?:save|keep|store|note down|write down|give you|tell you|teach you)(?: me| down)? (?:(?:this|my|the|a|an|our|new|own|family) )+/iu
/** A recipe behind others: "here's another one, potato salad: 1 kg potatoes". What follows has to be a name with a list of amounts. */
const OPENING_OF_ANOTHER =
  /^(?:(?:please|hi|hey|ok|okay|and|so|now|alfred|can you|could you|can i|could i|may i|let me|let's|i want to|i'd like to|i would like to|we want to)[ ,]+)*(?:(?:save|add|keep|store|note down|write down|give you|tell you|have)(?: me| down)? |here(?:'s| is| comes) )?(?:another|one more|a further|the next|a new)(?: (?:one|recipe|dish)){0,2}(?: of (?:mine|ours|my recipes))?(?: (?:for you|too|as well))?\s*[,:.–-]\s*/iu
/** The name ends where the first amount begins: "tuna melt, 2 slices bread". */
const NAME_ENDS = /^(?<name>[^:.,\n]{2,80})[,:.\n](?<list>[\s\S]+)$/u
const isOfLists = hasWordOf('lists', 'records', 'spans', 'meals', 'storage', 'stock')
const SERVES =
  /[,;(]? ?\b(?:for|serves|serving|makes|feeds) (?:about )?(\d{1,2})(?: people| persons| servings)?\)?/i
const SERVES_ONLY =
  /^(?:for|serves|serving|makes|feeds) (?:about )?\d{1,2}(?: people| persons| servings)?\.?$/i
/** A sentence that gives only the number of servings. */
const SERVES_SENTENCE =
  /(?:^|[.!\n] ?)(?:for|serves|serving|makes|feeds) (?:about )?(\d{1,2})(?: people| persons| servings)?(?=[.\n]|$)/i
const LINE_ENDS = / ?, ?(?:and )?|\n| and (?=\d|an? |some |salt|pepper)/
const AMOUNT = /^(?:\d|½|¼|¾|⅓|⅔|(?:an?|one|two|three|four|half|some)\s)/i

const HEADING = /^(?:ingredients?|method|steps?|directions?|instructions?)\s*:\s*/i
/** "2. " or "2) " in front of a step. */
const LIST_NUMBER = /^\d{1,2}[.)]\s+/
/** The full stop behind the number of a step ends no sentence. */
const SENTENCE_ENDS = /(?<=[.!;])(?<!(?:^|[.!:;]\s+)\d{1,2}\.)\s+(?=[\p{L}\d])|\n+/u

/** What a recipe makes so many of, each of which is a serving. */
export const YIELDED =
  '(?:portions|slices|pieces|cookies|biscuits|scones|muffins|cupcakes|buns|rolls|pancakes|bars|squares|bowls)'
/** For how many it is, told of "it" or with a number word: "it is for 2 persons", "feeds four". */
const SERVES_TOLD = new RegExp(
  `(?<=^|[.!\\n] ?)(?:(?:it|this|that)(?:'s| is| will)?(?: enough)? )?(for|serves?|makes?|feeds?) (?:about )?(\\d{1,2}|${numberWords.join('|')})(?: ${YIELDED})?(?= people| persons| servings|[.!\\n]|$)`,
  'giu',
)
/** What leads to the list and is no part of it: "It's 500 g mince". */
const LEADS =
  /(?<=[.:\n] ?)(?:it(?:'s| is| takes| needs| has)|there(?:'s| is| are)|you need|i use|i take)(?: made (?:of|from|with))?:? (?=\d|½|¼|¾|an? |one |two |three |four |half )/giu

/** A message in the words in which recipes are written. */
function asWrittenDown(message: string): string {
  return withMixedNumbers(foldLines(message))
    .replaceAll('’', "'")
    .replace(
      SERVES_TOLD,
      (_, verb: string, count: string) => `${verb} ${readNumber(count.toLowerCase()) ?? count}`,
    )
    .replace(LEADS, '')
}

/** Does the message dictate a whole recipe to be saved? The request alone ("save this recipe") does not. */
export function isDictated(message: string): boolean {
  const body = bodyOf(message)
  return body !== null && body.length > 20 && /\d|,/.test(body)
}

function bodyOf(message: string): string | null {
  const folded = asWrittenDown(message)
  const opening = OPENING.exec(folded)
  const body = folded.slice(opening?.[0].length ?? folded.length).replace(/^[\s:,.-]+/, '')
  const told = bodyWith(body.trim()) ?? bodyOfCalled(folded)
  if (told !== undefined) return told
  if (!opening) return bodyOfDish(folded) ?? bodyOfAnother(folded)
  const [, spoken = body, behind = ''] = /^([^:.\n]+)([.\n][\s\S]*)$/.exec(body) ?? []
  const list = bodySpoken(spoken)
  if (list !== null) return `${list}${behind}`
  return /[:.\n]/.test(body) ? body : null
}

/** What leads to the name of a dish that is spoken of, or from it to its list. */
const LEADS_TO_NAME =
  /^(?:(?:so|well|um+|uh+|ok|okay|that|which|for|of|called|named|my|our|the|a|an|some|it['’]?s|it is|this is|that['’]?s|i['’]?m|i am|we['’]?re|we are|i|we|just|now|today|tonight|making|make|cooking|cook|doing|invented)[ ,]+)+/iu
const LEADS_TO_LIST =
  /[ ,](?:so|and|um+|uh+|with|it has|it['’]?s|it is|it needs|it takes|you need|you take|i use|i take|there['’]?s|there is|there are|made of|made with)$/iu

function withoutLeadToList(name: string): string {
  let rest = withoutEnding(name, ', ')
  while (LEADS_TO_LIST.test(rest)) rest = withoutEnding(rest.replace(LEADS_TO_LIST, ''), ', ')
  return rest
}

const isOfElsewhere = hasWordOf('lists', 'records', 'spans', 'meals', 'storage')
const isSentence = hasWordOf('sentence', 'self', 'refusal', 'pointing')

/** "Write down a recipe it's lamb stew so one kilo lamb four potatoes": no mark says where the name ends, but an amount does. */
function bodySpoken(told: string): string | null {
  const { before = '', list: behind = '' } = splitAtFirstAmount(told) ?? {}
  const name = withoutLeadToList(before.trim().replace(LEADS_TO_NAME, ''))
  const list = divideAtAmounts(behind)
  const isName = /^\p{L}[\p{L}'’ -]{2,58}$/u.test(name) && !isSentence(name) && !isOfLists(name)
  return isName && hasAmounts(list) && !isOfElsewhere(list) ? `${name}: ${list}` : null
}

/** "... the recipe of my grandmother. It is called Placki. For 4 persons: 1 kg potato, 2 eggs. Grate it." */
const CALLED =
  /^[^:\n]{0,120}\brecipe\b[^:\n]{0,60}?(?:it(?:'s| is) |which is |that is |this is )?called ["“]?(?<name>[^.:,"”\n]{2,60})["”]?[.:,](?<rest>[\s\S]+)$/iu
const SERVES_FIRST =
  /^(?:for|serves|makes) (?:about )?(?<count>\d{1,2})(?: people| persons| servings)?\s*[:.,]\s*/i

/** A recipe that is told by what it is called, with two amounts or more. */
function bodyOfCalled(folded: string): string | undefined {
  const { name = '', rest: behind = '' } = CALLED.exec(folded)?.groups ?? {}
  const rest = behind.trim()
  const count = SERVES_FIRST.exec(rest)?.groups?.['count']
  const list = rest.replace(SERVES_FIRST, '')
  return !hasAmounts(list) ? undefined : `${name}${count === undefined ? '' : ` for ${count}`}: ${list}`
}

/** "Save a recipe called soda bread with 450 g flour, 1 tsp salt and 400 ml buttermilk": the amounts begin behind "with". */
const WITH_AMOUNTS =
  /^(?<name>[^:.,\n]{2,60}?)(?<serves>,? (?:for|serves|serving) \d{1,2}(?: people| persons| servings)?)?,? (?:with|of|made (?:with|of|from)|from|using) (?<list>(?:\d|½|¼|¾|half |an? |some ).+)$/isu

/** A recipe that is told by its name with amounts behind it; undefined where there are fewer than two. */
function bodyWith(told: string): string | undefined {
  const { name = '', serves = '', list = '' } = WITH_AMOUNTS.exec(told)?.groups ?? {}
  return !hasAmounts(list) ? undefined : `${name}${serves}: ${list}`
}

/** A recipe that is told behind others, with its name and two amounts or more. */
function bodyOfAnother(folded: string): string | null {
  const opening = OPENING_OF_ANOTHER.exec(folded)?.[0] ?? folded
  const { name = '', list: behind = '' } = NAME_ENDS.exec(folded.slice(opening.length))?.groups ?? {}
  const list = behind.trim()
  const isList = AMOUNT.test(list) && hasAmounts(list)
  return isList && !AMOUNT.test(name) && !isOfLists(name) ? `${name}: ${list}` : null
}

/** Do two lines or more of a list begin with an amount? */
function hasAmounts(list: string): boolean {
  return list.split(LINE_ENDS).filter((line) => AMOUNT.test(line.trim())).length >= 2
}

/** A name and behind it a list of which two lines or more begin with an amount. */
function bodyOfDish(folded: string): string | null {
  const opening = OPENING_OF_A_DISH.exec(folded)
  const body = folded.slice(opening?.[0].length ?? folded.length)
  const [, name = '', list = ''] = /^([^:.\n]{2,80})[:.\n]([\s\S]*)$/.exec(body) ?? []
  return hasAmounts(list) && !isOfLists(name) ? body : null
}

/**
 * Lays a dictated recipe out in lines as a written one: the name, the servings, one line per ingredient, the steps.
 * The name is the text before the first colon or full stop, and the ingredients are the list after it.
 */
export function layOutRecipe(message: string): string {
  const body = bodyOf(message) ?? asWrittenDown(message)
  const [, head = '', behind = ''] = /^([^:.\n]{2,100})[:.\n]([\s\S]*)$/.exec(body) ?? ['', '', body]
  const rest = behind.trim()
  const serves = SERVES.exec(head) ?? SERVES_SENTENCE.exec(rest)
  const name = head.replace(SERVES, '').replace(/["“”]/g, '').trim()
  const sentences = rest
    .split(SENTENCE_ENDS)
    .map((one) => one.replace(HEADING, '').replace(LIST_NUMBER, '').trim())
    .filter((one) => one !== '' && !SERVES_ONLY.test(one))
  const firstStep = sentences.findIndex((one, index) => index > 0 && !AMOUNT.test(one))
  const listed = firstStep < 0 ? sentences : sentences.slice(0, firstStep)
  const steps = firstStep < 0 ? [] : sentences.slice(firstStep)
  const ingredients = listed.flatMap((one) =>
    divideAtAmounts(withoutEnding(one, '.;'))
      .split(LINE_ENDS)
      .filter((line) => line !== ''),
  )
  return [
    name,
    ...(serves?.[1] === undefined ? [] : [`Serves ${serves[1]}`]),
    'Ingredients:',
    ...ingredients,
    'Method:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}
