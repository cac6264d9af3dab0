import { modeSchema, shownEntitySchema } from '@alfred/contracts'
import type { Constraint, ConstraintSnapshot, EntityMention, Understanding } from '@alfred/contracts'
import { z } from 'zod'
import { wordingOf } from './wordings.ts'
import type { Wording, Wordings } from './wordings.ts'
import type { Read } from '../reading/reading.ts'
import { quickCallIn } from './quick-call.ts'
import type { QuickCall } from './quick-call.ts'
import { findMentions } from './find-mentions.ts'
import { readShortAnswer } from '@alfred/language'

export const understandSituationSchema = z.object({
  message: z.string(),
  entities: z.array(shownEntitySchema),
  pending: z.object({ kind: z.string(), waits_for: z.enum(['plan', 'step', 'calls', 'mention']) }).nullable(),
  examples: z.array(z.string()),
  mode: modeSchema,
  /** The domains of the known agents. */
  domains: z.array(z.string()),
})
type Situation = z.infer<typeof understandSituationSchema>
type Given = Situation & { known: Wordings }

/** The known signals of one kind for these agents. */
const worded = <Kind extends keyof Wording>({ domains, known }: Given, kind: Kind): Wording[Kind][number][] =>
  domains.flatMap((domain): Wording[Kind][number][] => [...wordingOf(domain, known)[kind]])

const resets =
  /\b(?:never ?mind|start (?:over|again|fresh|anew)|forget (?:that|those|these|it|them|about (?:that|those|it|them)|everything|all(?: of (?:that|those|them))?)(?! (?:i|i'm|we|we're|my|our|he|she|they|allerg\w*|the)\b)|scrap (?:that|those|it)|let's start (?:over|fresh))\b/i

type Disambiguation = NonNullable<Understanding['disambiguation']>

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

/** Extracts structured signals from a message by tables: mentions, wishes and the answer to what is open. */
export function understandByRules(situation: Situation, known: Wordings): Understanding {
  const { message } = situation
  const given = { ...situation, known }
  const { calls, mentions, unclear } = readConversation(message, given)
  const isReset = resets.test(message)
  // "Forget those" removes the entities, so what "those" meant is no longer in play.
  const curation = { keep: [], drop: [], clear_all: isReset }
  return {
    processed_message: message.slice(0, 50),
    entity_mentions: isReset ? [] : [...mentions],
    disambiguation: isReset ? null : (unclear[0] ?? null),
    constraint_snapshot: constraintsIn(given, isReset),
    entity_curation: curation,
    pending_reply: replyTo(situation),
    ...quickModeOf(calls[0]),
  }
}

function quickModeOf(
  call: QuickCall | undefined,
): Pick<
  Understanding,
  'quick_mode' | 'quick_mode_confidence' | 'quick_intent' | 'quick_subdomain' | 'quick_call'
> {
  return {
    quick_mode: call !== undefined,
    quick_mode_confidence: call ? 'high' : 'medium',
    quick_intent: call?.tool.replaceAll('_', ' ') ?? null,
    quick_subdomain: null,
    quick_call: call ? { tool: call.tool, arguments_json: JSON.stringify(call.arguments) } : null,
  }
}

function constraintsIn(given: Given, isReset: boolean): ConstraintSnapshot {
  const found = worded(given, 'constraints').flatMap((signal) =>
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
  /^(?:(?:yes|yeah|yep|sure|ok|okay|sounds good|good|fine|great|perfect)\b.{0,3}\b(?:but|except|only|just|and|without|no|not|make|with|plus)\b|but\b|except\b|instead\b|rather\b|make (?:it|that|them)\b|change\b|without\b|no,? |not |actually\b|only\b|skip\b|swap\b|use\b|with(?:out)?\b)/i

/** An assent that more words may follow. */
const assents =
  /^(?:yes|yeah|yep|sure|ok|okay|alright|sounds good|good idea|good|fine|great|perfect)\b[ ,.!]*(?:please\b[ ,.!]*)?/i

/** How a message answers what is open. A message that begins like an example of an agent is a new request. */
function replyTo({ message, pending, examples }: Situation): Understanding['pending_reply'] {
  if (!pending) return null
  if (readShortAnswer(message) === 'confirm') return 'confirms'
  if (readShortAnswer(message) === 'cancel') return 'declines'
  const said = message.trim().replace(assents, '')
  const isOther = message.includes('?') || beginsLikeAnExample(said, examples)
  const isAssent = said !== message.trim() && !isOther
  if (isAssent || corrects.test(message.trim())) return pending.kind === 'question' ? 'answers' : 'corrects'
  if (message.includes('?') || beginsLikeAnExample(message, examples)) return 'unrelated'
  return pending.kind === 'question' || pending.kind === 'disambiguation' ? 'answers' : 'unrelated'
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
