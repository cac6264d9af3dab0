import { modeSchema, pendingSchema, shownEntitySchema, turnBriefSchema } from '@alfred/contracts'
import type { Constraint, ConstraintSnapshot, EntityMention, MessageReading, Work } from '@alfred/contracts'
import { z } from 'zod'
import { wordingOf } from './wordings.ts'
import type { Wording, Wordings } from './wordings.ts'
import type { Read } from '../reading/reading.ts'
import { answerToTalk, greets, takesItselfBack, undoesADeed } from './answer-to-talk.ts'
import { quickCallIn } from './quick-call.ts'
import type { QuickCall } from './quick-call.ts'
import { answerBehindFoodLeftOut } from './behind-food-left-out.ts'
import { findMentions } from './find-mentions.ts'
import { mentionsPutRight, putsRight } from './puts-right.ts'
import { asksOfOneMore } from '../pantry/asked-again.ts'
import { answerOfBaby } from '../pantry/people/asked-of-baby.ts'
import { savesWithChange } from '../pantry/recipes/change-draft.ts'
import { recipeToldFreely } from '../pantry/recipes/recipe-told-freely.ts'
import { listGoneOn } from '../pantry/shopping/list-gone-on.ts'
import { toldRecipeGoesOn } from '../pantry/recipes/told-recipe-goes-on.ts'
import { agentSchema, examplesOf as examplesOfAgent, routeByRules } from './route-by-rules.ts'
import { toldInPassing } from './told-in-passing.ts'
import { sentencesOf } from '../reading/sentences-of.ts'
import { plainForm } from '../reading/plain-form.ts'
import { WHOLE_GOAL_MAX } from '../reading/with-its-part.ts'
import { turnsThatCount } from '../reading/turns-that-count.ts'
import { isForLater, readShortAnswer } from '@alfred/language'
import {
  domainsKnown,
  isDeclined,
  isOwnRequest,
  partsByDomain,
  talkMeant,
  undoIsMeant,
  wishesForDishes,
  type Told,
} from '../understanding/index.ts'

export const understandSituationSchema = z.object({
  message: z.string(),
  entities: z.array(shownEntitySchema),
  recent_turns: turnBriefSchema.shape.recent_turns.default([]),
  asked_at: turnBriefSchema.shape.asked_at.optional(),
  time_zone: turnBriefSchema.shape.time_zone.optional(),
  pending: pendingSchema
    .pick({ kind: true, summary: true, asks: true })
    .extend({
      waits_for: z.enum(['plan', 'step', 'calls', 'mention', 'undo', 'request']),
      /** The message that led to it. */
      message: z.string(),
    })
    .nullable(),
  mode: modeSchema,
  last_agent: z.string().nullable(),
  agents: z.array(agentSchema.extend({ keeps: z.array(z.string()) })),
})
type Situation = z.infer<typeof understandSituationSchema>
type Given = Situation & { known: Wordings }

/** The known signals of one kind for these agents. */
const worded = <Kind extends keyof Wording>({ agents, known }: Given, kind: Kind): Wording[Kind][number][] =>
  agents.flatMap(({ domain }): Wording[Kind][number][] => [...wordingOf(domain, known)[kind]])

const resets =
  /\b(?:never ?mind|start (?:over|again|fresh|anew)|forget (?:that|those|these|it|them|about (?:that|those|it|them)|everything|all(?: of (?:that|those|them))?)(?! (?:i|i'm|we|we're|my|our|he|she|they|allerg\w*|the)\b)|scrap (?:that|those|it)|let's start (?:over|fresh))\b/i

type Disambiguation = NonNullable<MessageReading['disambiguation']>

/** Finds the entities that a message mentions, the single call of a simple message, and the ambiguous mentions. */
const readConversation: Read<QuickCall, never, EntityMention, Disambiguation, Given> = (message, given) => {
  const { mentions, disambiguation } = findMentions(message, given.entities)
  // The rules know few wordings; a plan serves as well where they know none (spec S2.2).
  const call = given.mode === 'quick' ? quickCallIn(message, worded(given, 'quick')) : null
  return {
    calls: call === null ? [] : [call],
    wishes: [],
    mentions,
    unclear: disambiguation === null ? [] : [disambiguation],
    text: message,
    isAnswer: false,
  }
}

/**
 * Reads a message by tables: mentions, wishes, the answer to what is open, the agent that it resembles most, and in
 * quick mode its single call.
 */
export function understandByRules(said: Situation, known: Wordings): MessageReading {
  const message = plainForm(said.message)
  const situation = { ...said, message }
  const given = { ...situation, known }
  const { calls, mentions: named, unclear } = readConversation(message, given)
  const wrong = calls.length === 0 ? putsRight(situation) : undefined
  const mentions = wrong === undefined ? named : [...named, ...mentionsPutRight(wrong, situation.entities)]
  const isReset = resets.test(message)
  // What is said of a recipe that waits to be saved is of it, whatever its words resemble elsewhere.
  const isOfToldRecipe =
    situation.pending?.kind === 'confirmation' && toldRecipeGoesOn(situation) !== undefined
  const goesOnInKitchen = !isOfToldRecipe && isOfKitchen(situation)
  const work =
    isOfToldRecipe || wrong !== undefined
      ? workFor(situation.last_agent, situation)
      : goesOnInKitchen
        ? workFor('pantry', situation)
        : workOf(situation, known, { mentions, call: calls[0] })
  // What Alfred suggested as meant is answered by a yes alone.
  const isFree = situation.pending === null || situation.pending.waits_for === 'request'
  const isOfKnown = isOfToldRecipe || goesOnInKitchen || wrong !== undefined
  const mayBeTalk = isFree && calls.length === 0 && !isReset && !isOfKnown && work.every(isLearned)
  // What waits for a yes is meant by "cancel the saving"; a question is not.
  const isQuestionOpen = situation.pending?.kind === 'question'
  // What is unsafe is refused whatever waits.
  const talked = calls.length === 0 ? talkMeant(message) : undefined
  const isUnsafe = situation.pending !== null && talked === 'refuse'
  const isLetGo = situation.pending === null && takesItselfBack(message)
  const isNewTopic = (isFree || isQuestionOpen) && talked === 'new_topic'
  const isChat = isQuestionOpen && (isNewTopic || (talked === 'chat' && mayGreet(message)))
  const isTalk = mayBeTalk || isUnsafe || isLetGo || isChat || (isQuestionOpen && undoesADeed(message))
  const isUndo = mayBeTalk && undoIsMeant(message, toldIn(situation))
  const unsafe =
    calls.length === 0
      ? (answerBehindFoodLeftOut(message, situation.recent_turns) ?? answerOfBaby(message, situation))
      : undefined
  const talk =
    unsafe !== undefined
      ? { small_talk: unsafe, look_back: null }
      : isUndo
        ? UNDO
        : isTalk
          ? answerToTalk(message, toldIn(situation))
          : null
  // "Forget those" removes the entities, so what "those" meant is no longer in play. So does something else to talk about.
  const curation = { keep: [], drop: [], clear_all: isReset || isNewTopic }
  return {
    language: 'en',
    told_of_person: toldInPassing(message, keptKinds(situation)),
    mentions: isReset ? [] : mentions.map(asMention),
    disambiguation: isReset ? null : (unclear[0] ?? null),
    constraint_snapshot: constraintsIn(given, isReset),
    entity_curation: curation,
    pending_reply: isOfToldRecipe
      ? replyToTold(message)
      : isChat || unsafe !== undefined
        ? 'unrelated'
        : wrong !== undefined && situation.pending?.kind === 'confirmation'
          ? 'corrects'
          : replyTo(situation),
    ...(talk === null ? { look_back: null, small_talk: null, work } : { ...talk, work: [] }),
  }
}

/** What is undone is shown first, and asked about. */
const UNDO = { small_talk: null, look_back: 'undo' } as const

/** What the trained reader is told of a turn. */
const toldIn = ({ message, entities, recent_turns, pending, asked_at, time_zone }: Situation): Told => ({
  ...{ entities, pending, recent_turns: turnsThatCount(recent_turns, pending, message) },
  ...(asked_at !== undefined && { asked_at }),
  ...(time_zone !== undefined && { time_zone }),
})

/** May a message be a thank you or a greeting, and no short answer: "ta love, night"? */
const mayGreet = (message: string): boolean => readShortAnswer(message) === undefined && greets(message)

/** The trained reader takes the requests of agents that it has not learned of for talk. */
const isLearned = ({ agent }: Work): boolean => domainsKnown.has(agent)

function asMention({
  raw_text,
  resolved_ref,
  candidates,
}: EntityMention): MessageReading['mentions'][number] {
  return { raw_text, ref: resolved_ref, candidates }
}

function keptKinds({ agents }: Situation): string[] {
  return agents.flatMap(({ keeps }) => keeps)
}

/** What is changed of a recipe waits instead of it; what is saved at once with a change leaves nothing that waits. */
const replyToTold = (message: string): MessageReading['pending_reply'] =>
  savesWithChange(message) ? 'unrelated' : null

/**
 * Is a recipe told, or gone on with that something else was asked for since, or does it go on with the list? Its foods are none that were eaten.
 */
function isOfKitchen(situation: Situation): boolean {
  const { message, pending, agents } = situation
  const isFree = pending === null || pending.waits_for === 'request'
  const mayBe = isFree && agents.some(({ domain }) => domain === 'pantry')
  const told = mayBe
    ? (recipeToldFreely(message, null) ??
      toldRecipeGoesOn({ ...situation, pending: null }) ??
      listGoneOn(message, situation))
    : undefined
  return told !== undefined || (mayBe && asksOfOneMore(message, situation.recent_turns))
}

/** The whole message goes to one agent: to the one that has what waits, or that keeps what is told. */
function workFor(agent: string | null, { message }: Situation): Work[] {
  const goal = message.slice(0, WHOLE_GOAL_MAX)
  const route = { goal, complexity: 'low' as const, context_needs: [], subdomain: null, calls: [] }
  return agent === null ? [] : [{ ...route, agent }]
}

type Found = { mentions: readonly EntityMention[]; call: QuickCall | undefined }

/** What each agent is asked for, in the order of the message. The call of a quick message says itself whose it is. */
function workOf(situation: Situation, known: Wordings, found: Found): Work[] {
  const whole = workOfOne(situation, known, found)
  const mayBeSeveral =
    found.call === undefined && situation.pending?.kind !== 'question' && whole.every(isLearned)
  const parts = mayBeSeveral ? partsByDomain(situation.message, toldIn(situation)) : []
  const works = parts.map(({ domain, text }) => ({
    domain,
    work: workOfOne({ ...situation, message: text, last_agent: null }, known, found),
  }))
  // A part that its own wording gives to another agent was none.
  const areTheirs = works.every(({ domain, work }) => work[0]?.agent === domain)
  return works.length > 0 && areTheirs ? works.flatMap(({ work }) => work) : whole
}

/** The agent that the message resembles most. */
function workOfOne(situation: Situation, known: Wordings, { mentions, call }: Found): Work[] {
  const { message, agents, last_agent, entities, pending } = situation
  const has_mention = mentions.some(({ resolved_ref }) => resolved_ref !== null)
  const owner = agents.find(({ domain }) =>
    wordingOf(domain, known).quick.some(({ tool }) => tool === call?.tool),
  )
  const is_offered = pending !== null && pending.kind !== 'question'
  const { agent, ...route } = routeByRules(
    { message, agents, last_agent, has_mention, entities, is_offered },
    known,
  )
  const chosen = owner?.domain ?? agent
  if (chosen === null) return []
  const calls = call ? [{ tool: call.tool, arguments_json: JSON.stringify(call.arguments) }] : []
  return [{ ...route, agent: chosen, subdomain: null, calls }]
}

/** What changes an offer of an agent that knows no wishes for dishes is none: "log it, but leave out the bacon". */
function changesOtherOffer({ message, pending, last_agent, known }: Given): boolean {
  return (
    pending?.kind === 'confirmation' &&
    last_agent !== null &&
    domainsKnown.has(last_agent) &&
    wordingOf(last_agent, known).constraints.length === 0 &&
    !message.includes('?') &&
    !wishesForDishes(message)
  )
}

function constraintsIn(given: Given, isReset: boolean): ConstraintSnapshot {
  const signals = changesOtherOffer(given) ? [] : worded(given, 'constraints')
  const found = signals.flatMap((signal) =>
    [...given.message.matchAll(new RegExp(signal.pattern, 'giu'))].flatMap((match) => {
      const value = match.groups?.['value']?.trim()
      return value === undefined || value === '' ? [] : [{ signal, value, phrase: match[0].trim() }]
    }),
  )
  const constraints = (overrides: boolean): Constraint[] =>
    found.flatMap(({ signal: { type, field, overrides: isOverride }, value }) =>
      type === 'goal' || isOverride !== overrides
        ? []
        : [{ type, field, value: value.toLowerCase(), confidence: 0.8 }],
    )
  return {
    new_constraints: constraints(false),
    override_constraints: constraints(true),
    reset_goal: isReset,
    goal_update: found.find(({ signal }) => signal.type === 'goal')?.phrase ?? null,
    source_phrases: found.map(({ phrase }) => phrase),
  }
}

const corrects =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|sounds good|good|fine|great|perfect)\b.{0,3}\b(?:but|except|only|just|and|without|no|not|make|with|plus)\b|but\b|except\b|instead\b|rather\b|make (?:it|that|them)\b|change\b|without\b|no,? |not |(?:oh |oops,? )?(?:it|they|the \w+(?: \w+)?) (?:was|were) |actually\b|only\b|skip\b|swap\b|use\b|with(?:out)?\b)/i

/** An assent that more words may follow. */
const assents =
  /^(?:yes|yeah|yep|sure|ok|okay|alright|sounds good|good idea|good|fine|great|perfect)\b[ ,.!]*(?:please\b[ ,.!]*)?/i

/** Openings of requests that answer nothing: people leave out the question mark. */
const opensARequest =
  /^(?:(?:what|how|when|where|which|who|why) (?:is|are|am|was|were|do|does|did|can|could|should|much|many|goes|to|in|has|have)|(?:calories|protein|carbs|fat|sugar) (?:in|of)|(?:search|browse|find|show|tell|log|list) |(?:and |now )?(?:the |my |a |this week's )?(?:daily|weekly|monthly|week's) (?:summary|report|overview|recap|progress)\b)\b/i

/** What was done in a kitchen, told without an "I": no question asks for it in these words. */
const tellsADeed =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |already |also )*(?:made|cooked|baked|bought|picked up|threw|froze) (?!it\b|them\b|that\b|those\b)\S+ \S+/i

/** Deeds that are asked for of the plan, the list and the stock: no question asks for them in these words. */
const orders =
  /^(?:(?:and|then|so|ok|okay|please|now|oh|hmm?|well|right|also|can you|could you|let's|actually)[ ,]+)*(?:(?:swap|move|cancel|undo|reschedule|chuck|bin|throw (?:out|away)|freeze|defrost|tick off|cross off|plan|schedule|log) (?!it\b|them\b|that\b|those\b|one\b|half\b|all\b|the (?:old|new|first|second|third|last|other)\b)\S+|(?:add|put|stick|write) (?!it\b|them\b|that\b|those\b|this\b).{2,80} (?:on|to|in|into) (?:the|my|our) )/i

/** Several deeds or amounts told in one message: "kids had eggs, used 5 eggs and a splash of the milk". */
const tellsMore =
  /\b(?:used|bought|ate|had|got|threw|chucked|made|cooked) (?:up )?(?:\d|an? |half |the |some |one |two |three |four |five |six )/i
/** What goes on the list by a sentence of its own, behind another: no question asks for two. */
const ordersForList =
  /[.!;] (?:please )?(?:add|put|stick|pop|write) [^.!;?]{2,60} (?:on|to|onto) (?:the|my|our) (?:shopping |grocery )?list\b/i
const WORDS_OF_AN_ANSWER = 8

/** How one thing of two is to be kept: what begins like a request answers a choice. */
const choosesHow =
  /^(?:please )?(?:save|keep|store|replace|update) (?:it|this(?: one)?|that(?: one)?|both|the (?:old|new) one)\b.{0,40}$/i

/** How a message answers what is open. A message that begins like an example of an agent is a new request. */
function replyTo(situation: Situation): MessageReading['pending_reply'] {
  const { message, pending, agents } = situation
  if (!pending) return null
  if (readShortAnswer(message) === 'confirm') return 'confirms'
  // What Alfred suggested by itself and is put off is told another day.
  if (pending.waits_for === 'request' && isForLater(message)) return 'unrelated'
  if (readShortAnswer(message) === 'cancel') return 'declines'
  // Whoever does not take what Alfred suggested asks for something else.
  if (pending.waits_for === 'request') return 'unrelated'
  const said = message.trim().replace(assents, '')
  const isOther = message.includes('?') || beginsLikeAnExample(said, examplesOf(agents))
  const isAssent = said !== message.trim() && !isOther
  const isCorrection =
    (corrects.test(message.trim()) && !asksBehind(message, pending)) || isAmountOfOffer(message, pending)
  if (isAssent || isCorrection) return pending.kind === 'question' ? 'answers' : 'corrects'
  if (pending.kind === 'disambiguation' && choosesHow.test(message.trim())) return 'answers'
  const isLong = message.trim().split(/\s+/).length > WORDS_OF_AN_ANSWER
  const isOwn =
    [opensARequest, tellsADeed, orders, ordersForList].some((own) => own.test(message.trim())) ||
    (isLong && tellsMore.test(message))
  const isRequest = isOwn || beginsLikeAnExample(message, examplesOf(agents))
  if (message.includes('?') || isRequest) return 'unrelated'
  if (isDeclined(message, toldIn(situation))) return 'declines'
  const isAsking = pending.kind === 'question' || pending.kind === 'disambiguation'
  return isAsking && !isOwnRequest(message, toldIn(situation)) ? 'answers' : 'unrelated'
}

/** An amount alone is of what waits for a yes: "about 200g". */
const amountAlone =
  /^(?:it was |more like |make it |say )?(?:about |around |roughly |only |just )?\d{1,4}(?:\.\d{1,2})? ?(?:g|grams?|kg|ml|l|oz|cups?|tbsp|tsp|slices?|pieces?|bowls?|servings?|portions?)[.!]?$/i
const isAmountOfOffer = (message: string, { kind }: NonNullable<Situation['pending']>): boolean =>
  kind === 'confirmation' && amountAlone.test(message.trim())

/** Who goes on with a question of their own behind a remark corrects no answer: "Not bad. What do I have left for dinner?" */
function asksBehind(message: string, { kind }: NonNullable<Situation['pending']>): boolean {
  const [, ...behind] = sentencesOf(message)
  const asks = /\b(?:what|how|which|when|where|who|why)\b[^?]*\?$/i
  return kind === 'question' && behind.some((sentence) => asks.test(sentence.trim()))
}

function examplesOf(agents: Situation['agents']): string[] {
  return agents.flatMap((agent) => examplesOfAgent(agent).map(({ message }) => message))
}

/** Openings that answers and requests have in common: "use cod", "make it spicy", "I am ...". */
const common =
  /^(?:#|i|i'm|i've|we|we're|we've|my|our|it|it's|the|a|an|use|make|with|no|not|for|is|are|what|what's|how|which|yes)$/

/**
 * Does the message begin like an announced example, with its first word or its first two: "Rename ...", "I bought
 * ..."?
 */
function beginsLikeAnExample(message: string, examples: readonly string[]): boolean {
  const [first = '', second = ''] = openingOf(message)
  return examples.some((example) => {
    const [theirs = '', next = ''] = openingOf(example)
    return theirs === first && (!common.test(first) || next === second)
  })
}

function openingOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\d+/g, '#')
    .split(/[\s,]+/)
    .slice(0, 2)
}
