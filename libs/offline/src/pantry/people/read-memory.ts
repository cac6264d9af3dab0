import { sayAnew } from '@alfred/language'
import type { TurnBrief } from '@alfred/contracts'
import { ask, openSlot } from '../../reading/intent.ts'
import { gatherByRules, withoutLead } from '../../memory/gather-by-rules.ts'
import { normalise } from '../../reading/normalise.ts'
import type { Intent } from '../kitchen-intent.ts'
import { asWritten, type Topic, type TopicRule } from '../topic-rule.ts'

// Reads what is to be kept of what a person tells, what is asked of it, and what is to be forgotten.

const TEXT_MAX = 500
const ABOUT_MAX = 200
const NAMELESS = /^(?:it|that|this|them|those|these|something|that one|all that|for (?:next time|later))$/
/** What is spoken of stands for what was said before, whatever else is asked behind it: "note it, and tell me ..." */
const SPOKEN_OF = /^(?:(?:it|that|this|them|those|these)(?:,| and\b| please\b| too\b| down\b)|and\b)/
/** What is to be done belongs to the tasks. */
const TO_DO = /^(?:me |us )?to /

const keep: TopicRule['read'] = ({ text = '' }, topic): Intent[] | undefined => {
  const said = text.replace(/^(?:also |too )?(?:this|the following)?[:,]? ?(?:that )?/, '').trim()
  if (topic.isQuestion || TO_DO.test(said) || said.length < 3) return undefined
  if (SPOKEN_OF.test(text.trim()) || NAMELESS.test(said.replace(/ for (?:next time|later|me)$/, '')))
    return [ask('What shall I remember?', openSlot('message'))]
  const nothing = { kind: null, subject: null, keywords: null, until: null, corrects: null }
  return [
    { tool: 'remember_fact', arguments: { text: asWritten(topic, said).slice(0, TEXT_MAX), ...nothing } },
  ]
}

const recall = (about: string | null): Intent => ({
  tool: 'recall',
  arguments: { about: about?.slice(0, ABOUT_MAX) ?? null, item: null, why: null },
})

const EDGES =
  /^(?:(?:what|where|when|who|how)(?:'s| is| are| was)? |i (?:said|told you|put|left) (?:about )?|about |that |where |what |when |whether |if )|^(?:the|my|our|a|an|we|i|your|is|are|was|did|do|does|i keep|we keep) | (?:is|are|was|were|lives?|goes?|hangs?|stays?|again|comes?|called|kept|i (?:said|told you)|you know)$/

/** What is asked about, without the words around it: "where the big pot is" is about the big pot. */
function thingOf(words: string): string {
  const bare = words.trim().replace(EDGES, '').trim()
  return bare === '' || bare === words.trim() ? bare : thingOf(bare)
}

const recallOf: TopicRule['read'] = ({ about = '' }, topic): Intent[] | undefined => {
  const thing = thingOf(about)
  if (NAMELESS.test(thing)) return shownMemories(topic).map((ref) => ofItem(ref, null))
  return thing.length < 2 ? undefined : [recall(asWritten(topic, thing))]
}

const ofItem = (item: string, why: true | null): Intent => ({
  tool: 'recall',
  arguments: { about: null, item, why },
})

/** The memories that the last reply showed, by their refs. */
function shownMemories({ brief }: Pick<Topic, 'brief'>): string[] {
  return shown(brief).map(({ ref }) => ref)
}
function shown(brief: TurnBrief | null): { ref: string; label: string }[] {
  const told = brief?.recent_turns.at(-1)?.response ?? ''
  const memories =
    brief?.entities.filter(({ type, label }) => type === 'memory' && told.includes(label)) ?? []
  return [...new Map(memories.map((one) => [one.label, one])).values()].slice(0, 3)
}

const why: TopicRule['read'] = (_groups, topic): Intent[] | undefined => {
  const refs = shownMemories(topic)
  return refs.length === 0 ? undefined : refs.map((ref) => ofItem(ref, true))
}

/** Something that was told of, as the turn was reminded. Of anything else the stock or the catalog is asked. */
const told: TopicRule['read'] = ({ thing = '' }, topic): Intent[] | undefined => {
  const words = thingOf(thing).split(' ')
  const isTold = topic.brief?.profile.some(
    (line) => /^remembered /.test(line) && words.every((word) => line.toLowerCase().includes(word)),
  )
  return isTold === true && words.join('') !== '' ? [recall(asWritten(topic, words.join(' ')))] : undefined
}

const forget = (given: { about?: string; item?: string; all?: true }): Intent => ({
  tool: 'forget_fact',
  arguments: { about: null, item: null, all: null, ...given },
})

const forgetOf: TopicRule['read'] = ({ about = '' }, topic): Intent[] | undefined => {
  if (topic.isQuestion) return undefined
  const thing = thingOf(about.replace(/,? (?:it|that)(?:'s| is| was|'s been| has been) .+$/, ''))
  if (NAMELESS.test(thing)) return forgetShown({}, topic)
  return thing.length < 2 ? undefined : [forget({ about: asWritten(topic, thing).slice(0, ABOUT_MAX) })]
}

const forgetShown: TopicRule['read'] = (_groups, topic): Intent[] | undefined => {
  const [only, ...others] = shownMemories(topic)
  return only === undefined || others.length > 0 || topic.isQuestion ? undefined : [forget({ item: only })]
}

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`),
  read,
})

const KEEP =
  "(?:remember|note(?: to self)?|make a note|take a note|keep in mind|bear in mind|don't forget|write down|jot down|for the record|fyi|just so you know|(?:so )?you know,|heads up|mark my words)"
const FORGET = '(?:you (?:can|may) )?(?:forget|delete|erase|drop|bin|scrap|remove|wipe)'
const NOTE =
  '(?:note|memory|thing|bit|stuff|business|fact|what (?:i|you) (?:said|told you|know|noted|remember))'

/** What stands in a kitchen and is no food: of it people know more than anybody wrote down. */
const OF_THE_KITCHEN =
  '(?:freezer|fridge|oven|hob|stove|kitchen|pantry|cupboard|cellar|garden|allotment|drawer|boiler|cooker|dishwasher|grill|barbecue|bbq|smoker|toaster|kettle|microwave)'

/** Of all that is known, and of what is no food: in front of the rules of other things. */
export const firstMemoryRules: readonly TopicRule[] = [
  rule(
    `(?:(?:so|and|ok|okay|right|well),? )?what(?: all)? do you (?:all )?(?:know|remember|have)(?: (?:about|of|on) (?:me|us))?|what (?:have|did) (?:i|we) (?:told|tell) you(?: (?:so far|about me|about us))?|(?:show|tell)(?: me)? (?:all|everything)(?: that)? you (?:know|remember)(?: about (?:me|us))?|(?:show|list)(?: me)? (?:all )?(?:my |your |the )?(?:memories|notes)|what have you (?:remembered|noted|learned)(?: (?:about|of) (?:me|us))?`,
    () => [recall(null)],
  ),
  rule(
    `what do you (?:know|remember|have) (?:about|of|on) (?:my|our|the) (?<about>(?:\\w+ )?${OF_THE_KITCHEN}(?: \\w+)?)`,
    recallOf,
  ),
  rule('what do you (?:know|remember|have) (?:about|of|on) (?<thing>.{2,100})', told),
  rule(
    `${FORGET} (?:everything|all)(?: that)?(?: (?:you(?:'ve)? (?:have |had )?(?:know |known |remember |kept |stored |learned |noted |got )?(?:about|of|on) (?:me|us)|you (?:know|remember)|i(?:'ve| have)? (?:ever )?(?:told|said to) you|about (?:me|us)))`,
    (_groups, topic) => (topic.isQuestion ? undefined : [forget({ all: true })]),
  ),
]

/** In the order in which they are tried, behind the rules of all that has a place of its own. */
export const memoryRules: readonly TopicRule[] = [
  rule(
    'why do you (?:think|say|believe|know) (?:that|so|this)|how do you know(?: that| this)?|who (?:told|said)(?: you)? (?:that|this|so)|when did i (?:say|tell you) (?:that|this|so)|says who|where did you get that(?: from)?',
    why,
  ),
  rule(
    '(?:do|can) you (?:still )?(?:remember|recall|know)(?: again)? (?:what i (?:said|told you) about |where |when |who |what |which |how |whether |if |about |anything about |that )(?<about>.{2,200})|(?:have you got |got )?any idea (?:where|when|what|who) (?<idea>.{2,200})',
    ({ about, idea }, topic) => recallOf({ about: about ?? idea }, topic),
  ),
  rule(
    'what (?:did i (?:say|tell you)|have i (?:said|told you)|do you (?:know|remember)|was it i (?:said|told you)) (?:about|of|on) (?<about>.{2,200})',
    recallOf,
  ),
  rule('(?:where|what|when|which|who) did i (?:say|tell you) (?<about>.{2,200})', recallOf),
  rule("where(?:'s| is| are| did (?:i|we) (?:put|leave|keep))(?: the| my| our)? (?<thing>.{2,100})", told),
  rule(
    `${FORGET} (?:that|this|the|my|your)? ?(?:${NOTE} )?(?:again )?(?:about|on|regarding) (?<about>.{2,200})`,
    forgetOf,
  ),
  rule(`${FORGET} (?:that|this|it)(?: (?:again|please|one))?`, forgetShown),
  rule(`(?:please )?${KEEP}(?: down| of)?(?::|,| -)?(?: that)?:? (?<text>.{2,500})`, keep),
  rule(
    '(?<text>.{8,400}?),? (?:and )?(?:please )?(?:remember (?:that|this|it)(?: for me)?|make a note(?: of (?:it|that))?|note (?:that|it) down|keep (?:that|it) in mind)',
    keep,
  ),
]

const WRONG =
  /^(?:(?:no|nope|actually|sorry|but)[,. ]+)*(?:(?:that|this|it)(?:'s| is| was) (?:wrong|not (?:right|true|correct)|outdated|out of date|incorrect|no longer true)|that's old)[,;:.! -]*(?:and )?(?:now )?(?:actually )?(?:it|they|he|she|that)(?:'s| is| are|'re) (?:now )?(?<rest>.{1,200}?)[.! ]*$/

/** "That's wrong, it's at Carol's": what the last reply showed, with the rest put right. Undefined where nothing was shown, or several things. */
export function correctedMemory(message: string, brief: TurnBrief | null): Intent[] | undefined {
  const rest = WRONG.exec(normalise(message).trim())?.groups?.['rest']
  const [only, ...others] = shown(brief)
  if (rest === undefined || only === undefined || others.length > 0) return undefined
  const topic = { brief, written: message, isQuestion: false, last: [] }
  const nothing = { kind: null, subject: null, keywords: null, until: null }
  const text = sayAnew(only.label, asWritten(topic, rest)).slice(0, TEXT_MAX)
  return [{ tool: 'remember_fact', arguments: { text, ...nothing, corrects: only.ref } }]
}

/** A message that only tells something of the person that holds for long is told to be kept. */
export function toldAlone(message: string): Intent[] {
  const nothing = { keywords: null, until: null, corrects: null }
  const told = gatherByRules(message)
  const isAll =
    told.map(({ text }) => text.length).reduce((sum, length) => sum + length, 0) >=
    withoutLead(message).length - 12
  return isAll
    ? told.map(({ text, kind, subject }) => ({
        tool: 'remember_fact',
        arguments: { text, kind, subject, ...nothing },
      }))
    : []
}
