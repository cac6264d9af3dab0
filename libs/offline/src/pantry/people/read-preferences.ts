import { weekdayPattern } from '../../reading/day-words.ts'
import { ask, openSlot } from '../../reading/intent.ts'
import { preferenceKindSchema } from '@alfred/contracts'
import type { PreferenceKind } from '@alfred/contracts'
import { cuisines, foodKey, oneOf, ordinalWords, readNumber, vocabulary } from '@alfred/language'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { DIABETIC, dietKept, followsDiet, hasDiabetes, onDiet } from './diet-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { listOf } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

const EQUIPMENT = oneOf(vocabulary.equipment, { isLoose: true })
const CUISINES = oneOf(cuisines)
const DAYS = `${weekdayPattern}s?`
const WHO = '(?:i|we)'
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight)'
const AM = "(?:i'm|i am|im|we're|we are)"
/** What people do not eat by a rule of theirs, and not because they like it less. */
const NOT_EATEN = '(?:meat|pork|beef|fish|shellfish|gluten|dairy|eggs|alcohol)'
const IN_PASSING =
  '(?:(?:hi|hello|hey),? )?(?:(?:just )?so you know,? |fyi,? |btw,? |by the way,? |(?:good|big) news[:,]? )?(?:that )?'

const remember = (kind: PreferenceKind, values: readonly string[]): Intent[] =>
  values.map((value): Intent => ({ tool: 'remember_preference', arguments: { kind, value } }))

/** What names no food by itself: a pronoun, or what is wrong with one. */
const PRONOUNS =
  /^(?:it|them|that|this|those|these|everything|something|texture|taste|smell|flavou?r|look|feel|consistency)$/

/** Words that point at what was offered, or ask for something else, and are of no food: "the Tuesday one, give me something else". */
const NO_FOOD = new RegExp(
  `\\b(?:ones?|instead|(?:something|anything) (?:else|different)|today|tonight|tomorrow|${weekdayPattern})\\b|^(?:give|show|find|suggest|choose|pick|change|swap|make|can|could|do|have) `,
)

/** How food may be that somebody cannot stand: no food, and no allergy. */
const TOO_MUCH = '(?<how>spicy|greasy|fatty|fried|rich|heavy|bitter|sour|sweet)'

/** One intent for each value; "it" leads to a question. */
const each =
  (kind: PreferenceKind): TopicRule['read'] =>
  ({ list = '' }) => {
    const values = listOf(list)
    if (values.some((value) => [NO_FOOD, IS_A_PLACE, OF_OTHERS].some((one) => one.test(value))))
      return undefined
    return values.some((value) => PRONOUNS.test(value) || value.split(' ').length > 5)
      ? [ask('Which food do you mean?', openSlot('food'))]
      : remember(kind, kind === 'diet' ? values.map(dietKept) : values)
  }

/** What somebody else does is no food: "I don't eat meat, my partner does but not lamb". */
const OF_OTHERS = /\b(?:does|doesn't|do|don't) but\b/

/** One of several that were shown is chosen by its place, and no food is called so: "I like the number two". */
const IS_A_PLACE = new RegExp(
  `^(?:the )?(?:(?:number|no\\.?|#) ?${COUNT}|${oneOf(ordinalWords)}|last)(?: one)?$`,
)

const liked: TopicRule['read'] = ({ list = '' }) => {
  const values = listOf(list)
  if (values.some((value) => IS_A_PLACE.test(value))) return undefined
  return values.flatMap((value) => {
    const cuisine = new RegExp(`^(${CUISINES})(?: (?:food|cooking|cuisine|dishes))?$`).exec(value)?.[1]
    return remember(cuisine === undefined ? 'like' : 'cuisine', [cuisine ?? value])
  })
}

const servings: TopicRule['read'] = ({ count = '' }) => {
  const number = readNumber(count)
  return number === undefined ? undefined : remember('servings', [String(number)])
}

const forget =
  (kind: PreferenceKind | null): TopicRule['read'] =>
  ({ list = '' }) =>
    listOf(list).map((value): Intent => ({
      tool: 'forget_preference',
      arguments: { kind: kind === null ? null : preferenceKindSchema.parse(kind), value, item: null },
    }))

/**
 * "Forget that I like nuts" is of a taste, whatever it was kept as, and never of what the person must not have or does not eat: nobody takes an
 * allergy back so.
 */
const forgetLiked: TopicRule['read'] = ({ list = '' }, topic) => {
  const isRule = (value: string): boolean =>
    topic.brief?.constraints.permanent.some((rule) => foodKey(rule.value) === foodKey(value)) === true
  return listOf(list).flatMap((value) => forget(isRule(value) ? 'like' : null)({ list: value }, topic) ?? [])
}

/** Reads "forget that allergy": the only one, or the one that was just mentioned. Otherwise it asks. */
const forgetThat: TopicRule['read'] = ({ kind = '' }, { brief }) => {
  const known = brief?.constraints.permanent.filter((rule) => rule.kind === kind) ?? []
  const said = brief?.recent_turns.at(-1)?.message.toLowerCase() ?? ''
  const named = known.filter(({ value }) => said.includes(foodKey(value)))
  const [only, ...others] = known.length === 1 ? known : named
  if (only === undefined || others.length > 0) return [ask(`Which ${kind} shall I forget?`, openSlot('name'))]
  return forget(preferenceKindSchema.parse(kind))(
    { list: only.value },
    { brief, written: '', isQuestion: false, last: [] },
  )
}

/** What was told in passing may be a memory and no routine. */
const forgetPregnancy: TopicRule['read'] = ({ list = '' }, topic) => {
  const isMemory = topic.brief?.profile.some((line) => /^remembered .*(?:pregnan|breast-?feed)/i.test(line))
  return isMemory === true
    ? [{ tool: 'forget_fact', arguments: { about: list, item: null, all: null } }]
    : forget('routine')({ list }, topic)
}

/** In the order in which they are tried. */
export const preferenceRules: readonly TopicRule[] = [
  {
    match:
      /^what do you (?:know|remember|have) (?:about|of|on) (?:my|our) [a-z ]+$|^what(?:'s| is| are) (?:my|our) (?:preferences?|allerg(?:y|ies)|diets?|dislikes|profile|equipment)$|^(?:show|list|tell)(?: me)? (?:my|our) (?:preferences?|allerg(?:y|ies)|profile|diet)$|^what am i allergic to$/,
    read: () => [{ tool: 'list_preferences', arguments: {} }],
  },
  {
    match: new RegExp(
      `^forget (?:that )?${AM} allergic to (?<list>.+)$|^(?:you can )?(?:forget|remove|delete|drop) (?:about )?(?:my|the) (?<food>.+?) (?:allergy|intolerance)$|^(?:you can )?(?:forget|remove|delete|drop) (?:about )?(?:my|the|that) (?:allergy|intolerance) to (?<to>.+)$`,
    ),
    read: ({ list, food, to }, topic) => forget('allergy')({ list: list ?? food ?? to }, topic),
  },
  {
    match: new RegExp(`^${AM} (?:not|no longer)(?: actually)? allergic to (?<list>.+)$`),
    read: forget('allergy'),
  },
  {
    match: new RegExp(
      `^(?:forget (?:that )?)?${AM} (?:not|no longer)(?: an?)? (?<list>${dietPattern})s?(?: any ?more)?$`,
    ),
    read: forget('diet'),
  },
  {
    match: new RegExp(
      `^${AM} (?:not|no longer)(?: an?)? (?<wrong>${dietPattern})s?(?: any ?more| now)?(?:,| but|, but|, and| and| -| –|;)? (?:${AM} )?(?:now )?(?:an? )?(?<list>${dietPattern})s?(?: now| instead)?$`,
    ),
    read: (groups, topic) => [
      ...(forget('diet')({ list: groups['wrong'] }, topic) ?? []),
      ...(each('diet')(groups, topic) ?? []),
    ],
  },
  {
    match:
      /^(?:forget|remove|delete) (?:about )?(?:that|this|the|my) (?<kind>allergy|diet|dislike)(?: (?:again|please))?$/,
    read: forgetThat,
  },
  { match: new RegExp(`^forget (?:that )?${AM}(?: an?)? (?<list>${dietPattern})s?$`), read: forget('diet') },
  // Kept since it bounds what may be set as a goal; it says nothing of what may be eaten.
  {
    match: new RegExp(
      `^${IN_PASSING}${AM}(?: now| still| currently)?(?: (?:about |almost |over )?\\d+ (?:weeks|months))? (?<list>pregnant|breast-?feeding)(?: now| again)?(?:,? \\(?(?:(?:due|in (?:my|the)|with my|about|almost) .{1,20}|\\d+ (?:weeks|months)(?: now| along)?)\\)?)?(?:,? [^.;]{0,40}\\b(?:in mind|into account|remember (?:that|this|it)|note (?:that|this|it)|(?:to|should|so you) know)\\b[^.;?]{0,60})?$`,
    ),
    read: each('routine'),
  },
  {
    match: new RegExp(
      `^(?:forget (?:that )?)?${AM} (?:not|no longer) (?<list>pregnant|breast-?feeding)(?: any ?more)?$`,
    ),
    read: forgetPregnancy,
  },
  {
    match: new RegExp(`^forget (?:that )?(?:i|we) ?${hasDiabetes("(?:'m|am|'re|are)")}$`),
    read: (_, topic) => forget('diet')({ list: DIABETIC }, topic),
  },
  {
    match: new RegExp(`^forget (?:that )?${WHO} (?:have|own)(?: an?| the)? (?<list>.+)$`),
    read: forget('equipment'),
  },
  {
    match: new RegExp(`^forget (?:that )?${WHO} (?:don't|do not|never) eat (?<list>${NOT_EATEN})$`),
    read: ({ list = '' }, topic) => forget('diet')({ list: `no ${list}` }, topic),
  },
  {
    match: new RegExp(`^forget (?:that )?${WHO} (?:don't|do not) (?:like|eat) (?<list>.+)$`),
    read: forget('dislike'),
  },
  { match: new RegExp(`^forget (?:that )?${WHO} (?:hate|dislike) (?<list>.+)$`), read: forget('dislike') },
  { match: new RegExp(`^forget (?:that )?${WHO} (?:like|love) (?<list>.+)$`), read: forgetLiked },
  { match: new RegExp(`^${AM}(?: \\w+ly| also| very)? allergic to (?<list>.+)$`), read: each('allergy') },
  {
    match:
      /^(?:i|we)(?:'ve got| have)(?: got)? an? (?:severe |bad )?(?:allergy (?:to|against) (?<list>.+)|(?<food>[a-z ]+?) allergy)$/,
    read: ({ list, food }, topic) => each('allergy')({ list: list ?? food }, topic),
  },
  {
    match: new RegExp(
      `^${WHO} (?:can't|cannot|can not|don't|do not)(?: really)? (?:eat|have|do|take|handle|stand|manage|tolerate|cope with) (?:anything |any |things that are |food that is )?(?:that is |that's )?(?:too |very |really |so )?${TOO_MUCH}(?: foods?| things?| stuff| dishes| meals)?(?: any ?more| at all)?$`,
    ),
    read: ({ how = '' }) => remember('dislike', [`${how} food`]),
  },
  { match: new RegExp(`^${AM} (?<list>[a-z]+)[- ]intolerant$`), read: each('allergy') },
  { match: new RegExp(`^${AM} intolerant (?:to|of) (?<list>.+)$`), read: each('allergy') },
  {
    match: new RegExp(
      `^${WHO} (?:can't|cannot|can not|mustn't|must not|may not) (?:eat|have|tolerate) (?<list>.+)$`,
    ),
    read: each('allergy'),
  },
  {
    match: new RegExp(
      `^${WHO} (?:don't|do not|can't|cannot) (?:tolerate|digest|support) (?<list>.+?)(?: (?:very |that |too |so )?(?:well|much))?(?: at all)?$`,
    ),
    read: each('allergy'),
  },
  {
    match: new RegExp(`^${AM}(?: on)?(?: an?| strictly| now)? (?<list>${dietPattern})s?(?: diet| now)?$`),
    read: each('diet'),
  },
  { match: new RegExp(`^${AM} ${onDiet('list')}$`), read: each('diet') },
  {
    match: new RegExp(`^(?:i|we) ?${hasDiabetes("(?:'m|am|m|'re|are)")}$`),
    read: () => remember('diet', [DIABETIC]),
  },
  { match: new RegExp(`^${WHO} ${followsDiet('list')}$`), read: each('diet') },
  {
    match: new RegExp(
      `^(?:(?:i|we)(?:'ve| have)? (?:gone|become|turned)|(?:i|we) (?:went|became|turned)) (?:all |fully |completely )?(?<list>${dietPattern})(?: now)?$`,
    ),
    read: each('diet'),
  },
  {
    match: new RegExp(
      `^${WHO} (?:don't|do not|never) eat (?<list>${NOT_EATEN}(?:(?:,? (?:and|or|nor)|,) (?:any )?${NOT_EATEN})*)$`,
    ),
    read: ({ list = '' }) =>
      remember(
        'diet',
        listOf(list).map((food) => `no ${food}`),
      ),
  },
  {
    match: new RegExp(
      `^(?:${WHO}|my kitchen|our kitchen) (?:have|has|own|got|'ve got|have got|bought|use) (?:an?|the|our|my)? ?(?:new )?(?<list>(?:${EQUIPMENT})(?:(?:,| and| and an?|, an?) (?:${EQUIPMENT}))*)$`,
    ),
    read: each('equipment'),
  },
  {
    match: new RegExp(
      `^there(?:'s| is)(?: now)? (?:an?|our|my) (?:new )?(?<list>${EQUIPMENT})(?: (?:in|on) (?:the|my|our) (?:kitchen|counter|house))?(?: now)?$`,
    ),
    read: each('equipment'),
  },
  {
    match: new RegExp(
      `^(?:${AM}(?: now)?|there are(?: now)?|(?:i|we)(?: usually| normally| always| mostly| generally)* cook(?: dinner| meals)? for|cooking for|(?:i'm|i am|we're|we are)(?: usually)? cooking for|(?:my|our) household (?:is|has))(?: usually| now)? (?:a family of )?(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight)(?: people| persons| of us)?(?: here| at home| at the table| in the house(?:hold)?)?(?: now| these days| usually)?$`,
    ),
    read: servings,
  },
  {
    match: new RegExp(
      `^${AM} (?<adults>${COUNT}) adults?(?:,| and|,? plus) (?<children>${COUNT}) (?:kids?|children|child|toddlers?|teenagers?|teens?|babies|baby)(?: (?:here|at home))?$`,
    ),
    read: ({ adults = '', children = '' }) =>
      remember('servings', [String((readNumber(adults) ?? 0) + (readNumber(children) ?? 0))]),
  },
  {
    match: new RegExp(
      `^${WHO}(?: usually| normally| mostly)? (?:don't|do not|never)(?: usually| normally| really| ever)* (?:eat|have) (?<list>breakfast|lunch|dinner|supper)s?$`,
    ),
    read: ({ list = '' }) => remember('routine', [`you do not eat ${list}`]),
  },
  { match: /^i live (?:alone|by myself|on my own)$/, read: () => remember('servings', ['1']) },
  {
    match: new RegExp(
      `^(?<text>(?:${WHO} (?:eat out|don't cook|do not cook|never cook|have no time|get home late|batch cook|cook)|${AM} busy) on (?:${DAYS})(?:(?:,| and) (?:${DAYS}))*)$`,
    ),
    read: ({ text = '' }) => remember('routine', [text.replace(/^(?:i'm|i am|we're|we are|i|we) /, '')]),
  },
  {
    match: new RegExp(
      `^${WHO}(?: really)? (?:don't|do not|never)(?: really| much)? (?:like|eat|want|enjoy|care(?: much)? for) (?<list>.+)$`,
    ),
    read: each('dislike'),
  },
  {
    match: new RegExp(
      `^${WHO}(?: really| absolutely)? (?:hate|dislike|can't stand|cannot stand|detest) (?<list>.+)$`,
    ),
    read: each('dislike'),
  },
  {
    match: new RegExp(
      `^${WHO}(?: really| absolutely)? (?:like|love|enjoy|adore) (?<list>.+?)(?: (?:sometimes|occasionally|though|tho|now and then|from time to time))*$`,
    ),
    read: liked,
  },
  { match: /^(?:my favou?rite (?:food|cuisine) is|i prefer) (?<list>.+)$/, read: liked },
  {
    match: new RegExp(
      `^${AM} (?:an? )?(?<list>beginner|novice|intermediate|experienced|advanced)(?: (?:cook|in the kitchen))?$`,
    ),
    read: ({ list = '' }) => remember('skill', [list]),
  },
]
