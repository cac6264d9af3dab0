import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './kitchen-intent.ts'
import { asWritten, type TopicRule } from './topic-rule.ts'

// Reads what a person says of what Alfred suggests by itself: what there is, later, never, and again. That it is to be done is a yes, and read elsewhere.

type Kind = 'expiry' | 'restock' | 'meal' | 'shopping' | 'task'

/** What people call the kinds. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'meal',
    /^(?:meals?|dish(?:es)?|recipes?|dinners?|what to (?:cook|eat|have)|ideas? (?:for|of) (?:dinner|meals|food)|(?:meal|dinner|recipe) ideas?)$/,
  ],
  [
    'restock',
    /^(?:restock(?:ing)?|running (?:out|low)|what(?:'s| is)? (?:running|runs) (?:out|low)|what i(?:'m| am) (?:low on|out of|running out of)|refills?|stock(?:ing)? up)$/,
  ],
  [
    'expiry',
    /^(?:(?:food|foods|stuff|things|anything|what(?:'s| is)?)(?: (?:that(?:'s| is)|which is))? (?:expiring|going (?:off|bad)|running out of date|about to (?:expire|go off))|expir(?:y|ing|ed)(?: (?:food|stuff|things|dates?))?|(?:food|stuff|things|what) (?:that )?(?:expires?|is expiring|goes off|is going off)|best before dates|use[- ]by dates)$/,
  ],
  ['shopping', /^(?:shopping|what(?:'s| is) missing|the plan|groceries)$/],
  ['task', /^(?:tasks?|jobs?|chores|to ?dos?|thawing|defrosting)$/],
]

/** Words for something that was just told, and is not named. */
const NAMELESS =
  /^(?:it|that|this|them|those|these|(?:that|this) one|things?|anything|stuff|such things|that (?:again|kind of thing|sort of thing)|this again|it again)$/

type Said = { about: string | null; kind: Kind | null }

function saidOf(words: string): Said {
  const bare = words
    .trim()
    .replace(
      /^(?:about|on|of|for|to (?:buy|get|cook|use(?: up)?|restock)|buying|the|my|our|any(?: more)?|more|putting) /,
      '',
    )
    .replace(
      / (?:again|any ?more|ever|ever again|at all|please|for now|suggestions?|reminders?|alerts?|warnings?|notifications?)$/,
      '',
    )
  if (bare !== words.trim()) return saidOf(bare)
  if (NAMELESS.test(bare) || bare === '') return { about: null, kind: null }
  const kind = KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
  return { about: kind === null ? bare : null, kind }
}

const list = (kind: Kind | null): Intent => ({ tool: 'list_suggestions', arguments: { kind } })

function answer(
  kindOfAnswer: 'dismiss' | 'snooze' | 'never' | 'again',
  { about, kind }: Said,
  until: string | null = null,
): Intent {
  return { tool: 'answer_suggestion', arguments: { answer: kindOfAnswer, about, kind, until } }
}

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`),
  read,
})

const DAY =
  '(?<until>tomorrow|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|(?:in )?(?:a|two|three|\\d+) (?:days?|weeks?)|the weekend|(?:at )?the weekend)'
const TELL =
  '(?:tell(?:ing)? me|suggest(?:ing)?|remind(?:ing)? me|nag(?:ging)?(?: me)?|alert(?:ing)? me|warn(?:ing)? me|notify(?:ing)? me|bring(?:ing)? up|bother(?:ing)? me(?: with)?|go(?:ing)? on|ask(?:ing)? me|mention(?:ing)?)'
const ABOUT = '(?: (?:about|with|of|on|to))?'

const never: TopicRule['read'] = ({ thing = 'that' }, topic) => {
  const { about, kind } = saidOf(thing)
  return [answer('never', { about: about === null ? null : asWritten(topic, about), kind })]
}

/** In front of the rules of other things: "stop suggesting pasta" is no wish about pasta itself. */
export const suggestionRules: readonly TopicRule[] = [
  rule(
    '(?:please )?(?:stop|no more|no|enough)(?: with)?(?: (?:the|any|your|more|all))* (?:suggestions|nudges|alerts)(?: please| thanks| any ?more| from now on)?',
    () => [
      ask(
        'Of which shall I stop: food that expires, what runs out, ideas for dinner, or what the plan lacks?',
        openSlot('message'),
      ),
    ],
  ),
  rule(
    "(?:do you have|have you(?: got)?|are there|which|what)(?: (?:any|some|other|kinds? of|sorts? of|are|the|your))* suggestions?(?: (?:for me|today|now|are there|do you have|(?:are )?(?:on hold|put off|snoozed|open|stopped|switched off|muted)|(?:have|did) i (?:\\w+ )?(?:off|stop|stopped|mute|muted|switch(?:ed)? off|turn(?:ed)? off|put off|ignore|ignored)))*(?: (?:at the moment|right now))?|(?:ok |okay |so )?what (?:did|do|are|were) you (?:want(?:ing)? to )?suggest(?:ing)?(?: (?:again|before|earlier|to me|now))*|what have i (?:put off|stopped|muted|switched off|turned off)|(?:is there )?anything you(?:'d| would)? (?:like|want) to (?:tell|say to|suggest(?: to)?) (?:me|us)",
    () => [list(null)],
  ),
  rule(
    "(?:what(?:'s| is| are| do)?|any|have you(?: got)? any|got any|show(?: me)?|list|tell me|give me|see) (?:me )?(?:all )?(?:the |your |my |you(?:r)? )?(?:current |open |new )?(?:suggestions|alerts|notifications|nudges|tips)(?: for me)?(?: (?:today|now|right now|at the moment|are there|do you have|have you got))?|(?:so )?(?:what|anything) (?:have you|did you|you've) (?:noticed?|spot(?:ted)?|seen)(?: (?:lately|today|by yourself|in my kitchen|for me))?|have you noticed anything(?: lately| today)?|(?:what|anything)(?: else)? (?:do|would) you suggest(?: (?:right now|today|by yourself))?|anything (?:i should know|to report|you want to tell me|you noticed)",
    () => [list(null)],
  ),
  rule(
    `(?:please )?(?:stop|quit|no more|enough(?: of)?|don't keep|do not keep|never|don't ever|do not ever|i don't want you) (?:to )?${TELL}${ABOUT}(?: (?<thing>.{2,80}?))?(?: (?:again|any ?more|ever again|every (?:time|day)))*`,
    never,
  ),
  rule(
    `(?:please )?(?:don't|do not|you don't (?:have|need) to|you can stop) ${TELL}${ABOUT} (?<thing>.{2,80}?) (?:again|any ?more|ever again|ever)(?: please)?`,
    never,
  ),
  rule(
    '(?:no more|enough with(?: the)?|stop (?:with )?(?:the|your|those)|turn off(?: the| your)?|mute(?: the| your)?|no) (?<thing>.{2,60}) (?:suggestions?|reminders?|alerts?|warnings?|nudges|notifications?|tips)(?: please| any ?more)?',
    never,
  ),
  rule(
    'never (?:about )?(?:that|this|it|those)(?: one)?(?: again)?|not (?:that|this) (?:one )?(?:ever )?again',
    () => [answer('never', { about: null, kind: null })],
  ),
  rule(
    `(?:please )?(?:you (?:can|may) )?(?:(?:actually |do |please )*(?:start|keep|go back to) )?(?:suggest(?:ing)?|tell(?:ing)? me(?: about)?|remind(?:ing)? me(?: about| of)?|alert(?:ing)? me(?: about| to)?|warn(?:ing)? me(?: about)?|mention(?:ing)?) (?<thing>.{2,80}?) (?:suggestions? )?again(?: please| from now on| if you (?:like|want))?`,
    ({ thing = '' }, topic) => {
      const { about, kind } = saidOf(thing)
      // "Tell me that again" asks for what was said, and stops or starts nothing.
      if (about === null && kind === null && NAMELESS.test(thing)) return undefined
      return [answer('again', { about: about === null ? null : asWritten(topic, about), kind })]
    },
  ),
  rule(
    `(?:no,? )?(?:not now|later|not today|maybe later|perhaps later|another time|not right now|ask me (?:again )?(?:later|then)|remind me (?:of (?:it|that|this) |about (?:it|that|this) )?(?:again )?(?:later)?|come back to (?:it|that|this|me)(?: later)?|snooze(?: (?:it|that|this|them))?)(?:,? (?:ask me |remind me |tell me |maybe |but )?(?:again )?(?:on |until |till )?${DAY})?(?: (?:again|please|then))?`,
    ({ until }, topic) =>
      topic.isQuestion ? undefined : [answer('snooze', { about: null, kind: null }, until ?? null)],
  ),
  rule(
    `(?:ask|remind|tell) me (?:about (?:it|that|this) |of (?:it|that|this) )?(?:again )?(?:on |until )?${DAY}(?: again)?`,
    ({ until }) => [answer('snooze', { about: null, kind: null }, until ?? null)],
  ),
  rule(
    "what (?:won't|will|don't|do) you (?:not )?(?:suggest|tell me(?: about)?)(?: any ?more| again)?|what did i (?:mute|stop|turn off)",
    () => [list(null)],
  ),
]
