import type { PantryArguments } from '@alfred/contracts'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { DIABETIC, dietKept, followsDiet, hasDiabetes, onDiet } from './diet-words.ts'

// Reads what is told of somebody, without whom it is told of: "is vegetarian", "can't stand olives", "coeliac".

export type PersonRule = PantryArguments<'remember_person'>['rules'][number]
/** What is told, and the kind of which more may come behind it: "allergic to nuts" goes on with "eggs and sesame". */
export type Told = { rules: PersonRule[]; goesOn: PersonRule['kind'] | null }

const BE = "(?:(?:'s|is|are|being) )?"
const HOW = '(?:(?:\\p{L}+ly|also|very|now|still|both|a|an|on a) )*'
const HAVE = '(?:(?:has|have|with)(?: got)? )?(?:an? )?'
export const GRAVE = '(?:(?:severe|bad|strong|serious|heavy|terrible|mild|slight) )*'
const NOT =
  "(?:doesn't|does not|don't|do not|not|never|can't|cannot|can not|mustn't|must not|may not|won't|shouldn't|should not)"

/** Since when, which changes nothing: "last month", "a year ago", "since august". */
const SINCE =
  '(?:now|recently|lately|again|last (?:week|month|year|summer|winter|spring|autumn)|this (?:week|month|year)|(?:a|two|three|few|a few|some) (?:days?|weeks?|months?|years?) ago|since [a-z0-9 ]{3,20}|for [a-z0-9 ]{3,20} now)'

/** What somebody may be "off", as a rule of theirs and not for lack of appetite. */
const KEPT_OFF = 'meat|gluten|dairy|alcohol'
/** What people do not eat by a rule of theirs, and not because they like it less. */
const NOT_EATEN = 'meat|pork|fish|gluten|dairy|eggs|alcohol'
/** What nobody says "no" to for want of it: "Beth (no dairy)". */
const LEFT_OUT = `${NOT_EATEN}|(?:red )?meat|beef|shellfish|seafood|wheat|lactose|nuts?|peanuts?|sesame|soya?|gelatine?`
/** What somebody may believe. Whether they keep to its rules of food has to be told. */
export const FAITHS =
  'muslims?|jewish|jews?|hindus?|sikhs?|buddhists?|jains?|catholics?|christians?|(?:seventh[- ]day )?adventists?|mormons?|rastafarians?|rastas?'

type Predicate = {
  match: RegExp
  kind: PersonRule['kind']
  /** May more of its kind stand behind it? */
  isOpen: boolean
  /** What is not eaten by a rule of theirs is kept as "no pork". */
  isNo: boolean
  value?: string
}
const predicate = (pattern: string, kind: PersonRule['kind'], given: Partial<Predicate> = {}): Predicate => ({
  match: new RegExp(`^${pattern}$`, 'u'),
  kind,
  isOpen: false,
  isNo: false,
  ...given,
})

/** What may be said of somebody. An open one may have more of its kind behind it: "allergic to nuts, eggs and sesame". */
const PREDICATES: readonly Predicate[] = [
  predicate(`${BE}${HOW}allergic (?:to|against) (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(`${BE}${HOW}intolerant (?:to|of) (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(`${BE}${HOW}(?<value>[a-z]+)[- ]intolerant`, 'allergy'),
  predicate(`(?:'s |is |has |have )?(?:got )?${HOW}(?:an? )?(?:coeliac|celiac)(?: disease)?`, 'allergy', {
    value: 'gluten',
  }),
  predicate(
    '(?:(?:comes?|breaks?|came|broke) out in|gets?|has|have) (?:hives|spots|a rash|lumps|a reaction|really ill|ill|poorly|sick) (?:from|with|after|if (?:s?he|they) (?:has|have|eats?)) (?<value>.+)',
    'allergy',
    { isOpen: true },
  ),
  predicate('keeps? (?:strictly )?(?<value>kosher|halal)', 'diet'),
  predicate(`${HAVE}${GRAVE}(?:allergy|allergies|intolerance) (?:to|against) (?<value>.+)`, 'allergy', {
    isOpen: true,
  }),
  predicate(`${HAVE}${GRAVE}(?<value>[a-z]+(?: [a-z]+)?) (?:allergy|intolerance)`, 'allergy'),
  predicate(`(?:eats? |on )?no (?<value>${LEFT_OUT})(?: (?:products?|at all|please))?`, 'diet', {
    isNo: true,
  }),
  predicate(`${BE}${HOW}(?<value>${dietPattern})s?(?: diet)?`, 'diet'),
  predicate(
    `(?:(?:has |have |'s )?(?:gone|become|turned)|went|became|is going) (?:all |fully |completely )?(?<value>${dietPattern})(?: on (?:me|us))?(?: ${SINCE})?`,
    'diet',
  ),
  predicate(`${BE}${HOW}(?<value>${dietPattern})s? ${SINCE}`, 'diet'),
  predicate(`${BE}${onDiet('value')}`, 'diet'),
  predicate(followsDiet('value'), 'diet'),
  predicate(
    `${BE}off (?<value>${KEPT_OFF})(?: ${SINCE}|(?: just)? (?:at the moment|at present|for now)| (?:while|as|since|because) (?:s?he|they)[\\p{L}' ]{3,30})?`,
    'diet',
    { isNo: true },
  ),
  predicate(hasDiabetes("(?:'s|is|are|being)"), 'diet', { value: DIABETIC }),
  predicate(
    `(?:can't|cannot|can not|mustn't|must not|may not) (?:eat|have|touch|drink|do) (?<value>.+)`,
    'allergy',
    {
      isOpen: true,
    },
  ),
  predicate(`${NOT} (?:support|tolerate|digest|take|bear)s? (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(
    `(?:${NOT} (?:eats?|do)|(?:'s |is |are )?not eating|isn't eating|aren't eating) (?:any )?(?<value>${NOT_EATEN})`,
    'diet',
    { isNo: true },
  ),
  predicate(
    `(?:(?:really|absolutely) )?(?:hates?|dislikes?|detests?|can't stand|cannot stand|won't eat|${NOT} (?:like|eat)s?) (?<value>.+)`,
    'dislike',
    { isOpen: true },
  ),
  predicate(
    `(?:(?:'s|has|have|is|are) )?(?:(?:really|just|still) )*(?:never (?:really )?(?:liked|eaten|touched|been (?:keen on|one for|a fan of)|got on with|taken to|cared for)|not (?:that |very |too |so |much )?(?:keen on|a (?:big |great )?fan of|big on|fussed (?:about|on)|one for|mad (?:about|on)|into)|(?:isn't|aren't) (?:that |very |too |so )?(?:keen on|a (?:big |great )?fan of|big on|fussed (?:about|on)|into)|(?:can't|cannot|can not) (?:abide|bear|be doing with|get on with|face)|gone off|went off|refuses? (?:to eat )?|turns? (?:his|her|their) nose up at|won't (?:touch|go near|have|do)|doesn't (?:do|fancy|care for)|don't (?:do|fancy|care for)) (?<value>.+)`,
    'dislike',
    { isOpen: true },
  ),
  predicate('(?:(?:really|absolutely) )?(?:likes?|loves?|enjoys?|adores?) (?<value>.+)', 'like', {
    isOpen: true,
  }),
]

/** Words of a sentence: what holds one is no food. */
const SENTENCE_WORDS =
  /(?:^| )(?:s?he|s?he['’]s|it['’]s|they['’]re|him|makes?|gets?|allergic|they|i|we|you|my|our|his|her|their|is|are|has|have|does|do|not|no|eats?|likes?|because|so|i['’](?:m|ve|d|ll)|we['’](?:re|ve|ll)|[a-z]+n['’]t)(?: |$)/i
/** What is asked for behind it is no more of it: "won't eat lentils, swap that one". */
export const ORDERS =
  /^(?:swap|change|add|put|plan|make|find|give|show|suggest|remove|take|move|cancel|drop|skip|use|try|get|buy|cook|keep|leave|pick|so|please|then|instead|another|maybe)\b|\b(?:that|this|the other) one\b|\binstead$/
const WORDS_MAX = 5

/** What a sentence without its subject tells of somebody. Undefined where it is something else. */
export function toldIn(said: string): Told | undefined {
  for (const { match, kind, isOpen, isNo, value: fixed } of PREDICATES) {
    const found = match.exec(said)
    const value = fixed ?? found?.groups?.['value']?.trim()
    if (found === null || value === undefined) continue
    if (kind !== 'diet' && !isFood(value)) return undefined
    const rules = value
      .split(/ (?:or|nor) /)
      .map((one) => ({ kind, value: isNo ? `no ${one}` : keptAs(kind, plain(one)) }))
    return { rules, goesOn: isOpen ? kind : null }
  }
  return undefined
}
const keptAs = (kind: PersonRule['kind'], value: string): string =>
  kind === 'diet' ? dietKept(value) : value

const plain = (value: string): string =>
  value.replace(/^(?:the|all|any|eating) /, '').replace(/ (?:at all|too|as well|either|any ?more)$/, '')

/** What points at a food that was named elsewhere, and names none: "the real stuff", "the red ones". */
export const POINTS_AT_FOOD = /^(?:(?:the|that|those|any) )?(?:[a-z]+ )?(?:stuff|ones?)$/

/** Is it short and without words of a sentence, as the name of a food is? */
export function isFood(text: string): boolean {
  return (
    text.split(' ').length <= WORDS_MAX &&
    !SENTENCE_WORDS.test(text) &&
    !ORDERS.test(text) &&
    !POINTS_AT_FOOD.test(text) &&
    // How much of it is too much holds for no food by itself.
    !/^(?:(?:it|them|that|this|those|these|everything|something|anything|strong|severe|bad|serious)$|(?:too )?(?:much|many)\b|a lot of|lots of|loads of)/.test(
      text,
    )
  )
}
