import { ask, openSlot } from '../../reading/intent.ts'
import type { PantryArguments } from '@alfred/contracts'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { DIABETIC, dietKept, followsDiet, hasDiabetes, onDiet } from './diet-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { FAITHS, ORDERS, POINTS_AT_FOOD } from './what-is-told.ts'
import { mayEatRules } from './may-eat.ts'
import { isName, namedIn, OWN, personIn, WHO } from './person-named.ts'
import { asWritten, listOf } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads what a message tells of somebody else: "my sister is vegan", "Anna is allergic to peanuts".

type Kind = PantryArguments<'remember_person'>['rules'][number]['kind']

const VALUE_WORDS_MAX = 5
/** What names no food by itself: a pronoun, or what is wrong with one. */
const PRONOUNS =
  /^(?:it|them|that|this|those|these|everything|something|anything|texture|taste|smell|flavou?r|look|feel|consistency)$/

/** Words of a sentence: what holds one is no food, but more that is told, perhaps of somebody else. */
const SENTENCE_WORDS =
  /(?:^| )(?:s?he|s?he['’]s|it['’]s|they['’]re|him|makes?|gets?|allergic|they|i|we|you|my|our|his|her|their|is|are|has|have|does|do|eats?|likes?|loves?|hates?|can|cannot|because|[a-z]+n['’]t)(?: |$)/i
const ONE_AT_A_TIME =
  'I have kept nothing of that yet: tell me of one person at a time, such as "my son is allergic to eggs". What holds for whom?'

/** How bad it is, which is no food: "peanuts and sesame, really badly". */
const HOW_BADLY =
  /^(?:(?:really|very|so|quite|pretty) )?(?:badly|bad|severely|severe|seriously|serious|mildly|slightly|a lot|sadly|unfortunately|poor thing|(?:funnily|funny|oddly|strangely|weirdly) enough|believe it or not)$/

const tellOf =
  (kind: Kind): TopicRule['read'] =>
  (groups, topic) => {
    const who = personIn(groups, topic)
    if (who === undefined || topic.isQuestion) return undefined
    const listed = listOf(
      (groups['list'] ?? '').replace(/,? (?:please )?(?:remember|note)(?: (?:it|that))?$/, ''),
    )
    const orders = listed.filter((value) => ORDERS.test(value))
    const values = listed.filter((value) => !orders.includes(value) && !HOW_BADLY.test(value))
    const asked = orders.map((order) => ask(`What shall I do about "${order}"?`, openSlot('message', order)))
    if (values.some((value) => SENTENCE_WORDS.test(value))) return [ask(ONE_AT_A_TIME, openSlot('message'))]
    if (values.length === 0 || values.some((value) => value.split(' ').length > VALUE_WORDS_MAX))
      return undefined
    if (values.some((value) => POINTS_AT_FOOD.test(value))) return undefined
    if (values.some((value) => PRONOUNS.test(value)))
      return [ask('Which food do you mean?', openSlot('food'))]
    const rules = values.map((value) => ({ kind, value: kind === 'diet' ? dietKept(value) : value }))
    return [{ tool: 'remember_person', arguments: { ...who, lives_here: null, rules } }, ...asked]
  }

const unsay =
  (kind: Kind | null): TopicRule['read'] =>
  (groups, topic) => {
    const who = personIn(groups, topic)
    if (who === undefined || topic.isQuestion) return undefined
    return listOf(groups['list'] ?? '').map((value): Intent => ({
      tool: 'forget_person',
      arguments: { person: who.person, kind, value },
    }))
  }

/** "It's not peanuts, it's hazelnuts she's allergic to": one goes, the other is kept, of whoever is named or was spoken of last. */
const exchange: TopicRule['read'] = (groups, topic) => {
  const last = topic.brief?.recent_turns.at(-1)?.message ?? ''
  const who =
    groups['pronoun'] === undefined
      ? personIn(groups, topic)
      : namedIn(last.toLowerCase(), { ...topic, written: last })
  const { wrong = '', list = '' } = groups
  if (who === undefined || topic.isQuestion || [wrong, list].some((value) => PRONOUNS.test(value)))
    return undefined
  const rules = listOf(list).map((value) => ({ kind: 'allergy' as const, value }))
  return [
    ...listOf(wrong).map((value): Intent => ({
      tool: 'forget_person',
      arguments: { person: who.person, kind: 'allergy', value },
    })),
    { tool: 'remember_person', arguments: { ...who, lives_here: null, rules } },
  ]
}

/** "Tom is not vegetarian any more, he's pescatarian": the first goes and the second is kept. */
const changeDiet: TopicRule['read'] = (groups, topic) => {
  const gone = unsay('diet')({ ...groups, list: groups['wrong'] }, topic)
  const kept = tellOf('diet')(groups, topic)
  return gone && kept && [...gone, ...kept]
}

const listOne: TopicRule['read'] = (groups, topic) => {
  const who = personIn(groups, topic)
  return who && [{ tool: 'list_people', arguments: { person: who.person } }]
}

const correct =
  (change: Partial<PantryArguments<'correct_person'>>): TopicRule['read'] =>
  (groups, topic) => {
    const who = personIn(groups, topic)
    const newName = groups['now'] === undefined ? null : asWritten(topic, groups['now'])
    if (who === undefined || topic.isQuestion || (groups['now'] !== undefined && !isName(newName ?? ''))) {
      return undefined
    }
    const given = { person: who.person, new_name: newName, relation: who.relation, lives_here: null }
    return [{ tool: 'correct_person', arguments: { ...given, ...change } }]
  }

/** When somebody moved, and what it is for: they are known still, and no longer of the household. */
const RECENTLY =
  '(?:,? (?:now|already|recently|today|yesterday|last (?:week|month|year|weekend)|(?:a|two|three) (?:weeks?|months?) ago|by the way|btw))*(?:,? (?:so|and) (?:please |you can |can you |could you )?(?:take|remove|cross) (?:her|him|them) off(?: (?:the |my )?(?:household|list))?)?'
const IS = "(?:'s| is| are)"
/** What holds no longer; behind a name as behind a relation. */
const IS_NOT = "(?:(?:'s| is| are) (?:not|no longer)| isn't| aren't)"
const HOW = '(?: (?:\\p{L}+ly|also|very|now|still|a|an|on a|on an))*'
const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^${pattern}$`, 'u'),
  read,
})

/** How food has to be for somebody, which no dish is held against: "Mum can only manage soft foods". */
const HOW_FOOD_HAS_TO_BE = `${WHO}(?:'s| is| can|'ll| will)? (?:only |just )*(?:(?:able to )?(?:manage|eat|have|swallow|cope with|take|on) (?:only |just )*(?:very |really )?(?<how>soft|mashed|pur[eé]ed|blended|liquid|minced|moist|thickened|smooth|runny|mushy)(?: and [a-z]+)?(?: foods?| things| stuff| diet| meals| food only)?)\\b[^?]{0,80}`
/** What somebody believes tells nobody how strictly they keep to its rules of food. */
const whatTheyKeep = (person: string): string =>
  `What does ${person} leave out? I keep only what you tell me, such as "${person} eats halal", "${person} eats kosher" or "${person} eats no pork".`
const notHowItHasToBe = (how: string): string =>
  `I cannot keep how food has to be for somebody, such as ${how}: no dish is held against that, so please look yourself, and ask whoever looks after them what is safe to swallow. What they must not have, a diet and what they do not like I can keep.`

/** In the order in which they are tried. */
export const peopleRules: readonly TopicRule[] = [
  rule(
    `(?:no,? )?it(?:'s| is) not (?<wrong>[\\p{L} -]{2,40}?),? (?:it(?:'s| is)|but) (?<list>[\\p{L} -]{2,40}?)(?: that)? (?:(?<pronoun>s?he|they)|${WHO})${IS} allergic to`,
    exchange,
  ),
  ...mayEatRules,
  rule(`${WHO}(?:'s| is| are) (?:an? )?(?:also )?(?<faith>${FAITHS})`, (groups, topic) => {
    const who = personIn(groups, topic)
    return who && [ask(whatTheyKeep(who.person))]
  }),
  rule(HOW_FOOD_HAS_TO_BE, ({ how = '' }) => [ask(notHowItHasToBe(how))]),
  rule(
    "(?:who do you know|who do i (?:eat|cook|live) (?:with|for)|(?:show|list|tell)(?: me)?(?: all)? (?:my|our|the) (?:people|guests|family|household)|who(?:'s| is) in (?:my|our) (?:household|family))",
    () => [{ tool: 'list_people', arguments: { person: null } }],
  ),
  rule(`what do you (?:know|remember|have) (?:about|of|on) (?!my preferences)${WHO}`, listOne),
  rule(
    `what (?:is|can't|cannot|can|may|must|mustn't|does|doesn't) ${WHO} (?:not )?(?:be )?(?:allergic to|eat|have|like|hate|not like)`,
    listOne,
  ),
  rule(
    `(?:remind|tell) me(?: again)? what ${WHO} (?:is allergic to|(?:can|may|must|should) ?(?:not|n't)? (?:eat|have)|(?:doesn't|does not) (?:eat|like))`,
    listOne,
  ),
  rule(`${WHO}${IS_NOT} allergic to (?<list>.+?)(?: any ?more)?`, unsay('allergy')),
  rule(`${WHO}${IS_NOT}(?: a| an)? (?<list>${dietPattern})s?(?: any ?more)?`, unsay('diet')),
  rule(
    `${WHO}${IS_NOT}(?: a| an)? (?<wrong>${dietPattern})s?(?: any ?more| now)?(?:,| but|, but|, and| and| -| –|;)?(?: (?:s?he|they)(?:${IS}|'re)| now)?${HOW} (?<list>${dietPattern})s?(?: now| instead)?`,
    changeDiet,
  ),
  rule(`forget (?:that )?${WHO}${IS} allergic to (?<list>.+)`, unsay('allergy')),
  rule(`forget (?:that )?${WHO}${IS}(?: a| an)? (?<list>${dietPattern})s?`, unsay('diet')),
  rule(`forget (?:that )?${WHO} ?${hasDiabetes(IS)}`, (groups, topic) =>
    unsay('diet')({ ...groups, list: DIABETIC }, topic),
  ),
  rule(`forget (?:that )?${WHO} (?:doesn't|does not|won't) (?:like|eat) (?<list>.+)`, unsay(null)),
  rule(`forget (?:about )?${WHO}(?:'s)? (?<list>[\\p{L} -]+?) (?:allergy|intolerance)`, unsay('allergy')),
  rule(
    `${WHO} (?:eats|likes|has|can (?:eat|have)|will eat) (?<list>.+?) (?:now|again)(?: too| as well| and (?:doesn't|does not) mind (?:it|them))?`,
    unsay(null),
  ),
  rule(`forget (?:about )?(?:everything about |all about )?${WHO}`, (groups, topic) => {
    const who = personIn(groups, topic)
    const given = { kind: null, value: null }
    return who && [{ tool: 'forget_person', arguments: { person: who.person, ...given } }]
  }),
  rule(`${WHO} (?:lives|live) (?:with (?:me|us)|here)(?: now)?`, correct({ lives_here: true })),
  rule(
    `${WHO}(?: no longer lives| does not live| doesn't live| has moved out|'s moved out| moved out| has left|'s gone)(?: with (?:me|us)| here)?(?: any ?more)?${RECENTLY}`,
    correct({ lives_here: false }),
  ),
  rule(`${OWN} is called (?<now>[\\p{L}'-]+)`, correct({})),
  rule(`${WHO}${IS}${HOW} allergic to (?<list>.+)`, tellOf('allergy')),
  rule(
    `${WHO} has(?: got)? an? (?:severe |bad )?(?<list>[\\p{L} ]+?) (?:allergy|intolerance)`,
    tellOf('allergy'),
  ),
  rule(`${WHO} has(?: got)? an? (?:severe |bad )?(?:allergy|intolerance) to (?<list>.+)`, tellOf('allergy')),
  rule(`${WHO}${IS}${HOW} (?<list>[a-z]+)[- ]intolerant`, tellOf('allergy')),
  rule(`${WHO}${IS}${HOW} (?:coeliac|celiac|a coeliac|a celiac)`, (groups, topic) =>
    tellOf('allergy')({ ...groups, list: 'gluten' }, topic),
  ),
  rule(
    `${WHO} (?:can't|cannot|can not|mustn't|must not|may not) (?:eat|have|touch|tolerate|digest) (?<list>.+)`,
    tellOf('allergy'),
  ),
  rule(`${WHO}${IS}${HOW} (?<list>${dietPattern})s?(?: diet)?`, tellOf('diet')),
  rule(`${WHO}${IS} ${onDiet('list')}`, tellOf('diet')),
  rule(`${WHO} ?${hasDiabetes(IS)}`, (groups, topic) => tellOf('diet')({ ...groups, list: DIABETIC }, topic)),
  rule(`${WHO} ${followsDiet('list')}`, tellOf('diet')),
  rule(
    `${WHO} (?:doesn't|does not|never) (?:eat|eats) (?<list>meat|pork|fish|gluten|dairy|eggs|alcohol)`,
    (groups, topic) => tellOf('diet')({ ...groups, list: `no ${groups['list'] ?? ''}` }, topic),
  ),
  rule(
    `${WHO}(?: really| absolutely)? (?:hates|dislikes|detests|can't stand|cannot stand|won't eat|doesn't like|does not like|doesn't eat|does not eat) (?<list>.+)`,
    tellOf('dislike'),
  ),
  rule(`${WHO}(?: really| absolutely)? (?:likes|loves|enjoys|adores) (?<list>.+)`, tellOf('like')),
]
