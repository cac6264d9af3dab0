import type { Curation, ShownEntity } from '@alfred/contracts'
import { mergeConstraints } from '../memory/constraints.ts'
import { isSuggestion } from '../memory/offer-of-suggestion.ts'
import { drop, plainRef, referTo } from '../memory/registry.ts'
import { resolveMentions } from '../memory/resolve-mentions.ts'
import { localeAfterReading } from '../memory/turn-locale.ts'
import { workingSet } from '../memory/working-set.ts'
import { asksForMore } from '../policy/asks-for-more.ts'
import type { Limits } from '../policy/limits.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { Fact, Offer, TurnState } from '../state/turn-state.ts'
import { namedByLabel } from '../telling/named-by-label.ts'
import { optionLabel } from '../telling/option-label.ts'
import { wordsFor } from '../words/words-for.ts'
import { afterChoice, planAnew, resumeStep } from './after-receiving.ts'
import { end, failure, moveTo } from './endings.ts'
import { fileGathered } from './file-gathered.ts'
import { makeQuickCall, startCreating } from './without-plan.ts'
import { beginWork } from './work.ts'

type Understood = Extract<TurnRecord, { kind: 'understood' }>

/**
 * Folds what Understand found: resolves mentions, applies the entity curation and merges constraints. Code does all
 * of it, from the recorded model output.
 */
export function afterUnderstanding(before: TurnState, record: Understood, limits: Limits): TurnState {
  const filed = fileGathered(before, record.gathered)
  const { understanding, question } = resolveMentions(record.understanding, workingSet(filed))
  const resolved = understanding.entity_mentions.filter(({ resolved_ref }) => resolved_ref !== null)
  const referred = resolved.reduce(
    (registry, { resolved_ref, raw_text }) => referTo(registry, resolved_ref ?? '', raw_text),
    filed.registry,
  )
  const curated = curate({ ...filed, understanding, registry: referred }, understanding.entity_curation)
  const { turn } = curated.registry
  const isReferenced = resolved.length > 0 || understanding.pending_reply !== null
  const locale = localeAfterReading(curated, understanding)
  const state: TurnState = {
    ...curated,
    locale,
    facts: [...curated.facts, ...factsOfLeft(record, { ...curated, locale })],
    goal: mergeConstraints(before.goal, understanding.constraint_snapshot, { turn, isReferenced }),
  }
  if (question) return askWhich(state, question, record)
  const understood = { ...record, understanding }
  if (record.keep !== null) return moveTo('keep', { ...state, understood })
  return followPending(state, understood, limits)
}

/** The parts of the message that nobody does are failures, unless it answers what is open: then they were made up. */
function factsOfLeft({ left, understanding }: Understood, state: TurnState): Fact[] {
  const { pending_reply: reply } = understanding
  if (reply !== null && reply !== 'unrelated') return []
  return left.map((goal) => failure(wordsFor(state.locale).failing.nobodyFor(namedByLabel(goal, state))))
}

function curate(state: TurnState, { drop: dropped, keep, clear_all }: Curation): TurnState {
  if (!clear_all && dropped.length === 0) return state
  const kept = new Set(keep.map((ref) => plainRef(state.registry, ref)))
  const all = [...state.registry.entries, ...state.artifacts].map(({ ref }) => ref)
  const refs = clear_all ? all.filter((ref) => !kept.has(ref)) : dropped
  const names = new Set(refs.map((ref) => plainRef(state.registry, ref)))
  return {
    ...state,
    registry: drop(state.registry, refs),
    artifacts: state.artifacts.filter(({ ref }) => !names.has(ref)),
  }
}

function askWhich(
  state: TurnState,
  { prompt, candidates }: { prompt: string; candidates: ShownEntity[] },
  { work }: Understood,
): TurnState {
  if (!state.understanding) return state
  const labels = candidates.map((candidate) => optionLabel(candidate, state.locale))
  const options = labels.map((label, index) => ({ key: String(index + 1), label }))
  const offer: Offer = {
    kind: 'disambiguation',
    version: 1,
    summary: prompt,
    data: {},
    options,
    waiting: {
      for: 'mention',
      understanding: state.understanding,
      refs: candidates.map(({ ref }) => ref),
      // The calls were read before it was clear what is meant.
      work: work?.map(({ agent, route }) => ({ agent, route })),
    },
  }
  return end(state, {
    status: 'blocked',
    questions: [prompt],
    options: labels,
    offer,
  })
}

/**
 * Decides how a message relates to what is pending. An answer goes on there; an unrelated message drops a suspended
 * plan, and the reply says so (ruling R7). A model cannot confirm an effect: only a yes that code can read does
 * (invariant 4).
 */
export function followPending(state: TurnState, understood: Understood, limits: Limits): TurnState {
  const { pending_reply: reply } = understood.understanding
  const waiting = state.pending?.waiting
  if (!waiting || reply === null) return goAhead(state, understood, limits)
  if (reply === 'unrelated') return goAhead(letGo(state), understood, limits)
  if (reply === 'declines') {
    if (waiting.for === 'calls') return beginWork(state, understood, limits)
    return end(
      { ...state, isPendingClosed: true },
      { status: 'done', said: wordsFor(state.locale).answering.left },
    )
  }
  if (reply === 'confirms' && needsYes(waiting)) return askOnce(state)
  if (reply === 'confirms' && state.pending && asksForMore(state.pending.wire)) return askAgain(state)
  switch (waiting.for) {
    case 'plan':
    case 'calls':
      return planAnew(state, state.message)
    case 'step':
      return waiting.needsYes ? beginWork(letGo(state), understood, limits) : resumeStep(state, state.message)
    case 'mention': {
      const meant = meantOf(waiting.refs, state, understood)
      return meant === null ? beginWork(state, understood, limits) : afterChoice(state, meant, limits)
    }
    case 'undo':
    case 'request':
      return beginWork(state, understood, limits)
  }
}

/** Whether only a yes that code can read carries out what waits (invariant 4). */
function needsYes(waiting: NonNullable<TurnState['pending']>['waiting']): boolean {
  if (['calls', 'undo', 'request'].includes(waiting.for)) return true
  return waiting.for === 'step' && waiting.needsYes
}

/** Asks the same again. What waits stays as it is. */
function askAgain(state: TurnState): TurnState {
  const { summary = '', options = [] } = state.pending?.wire ?? {}
  return end(state, { status: 'blocked', questions: [summary], options: options.map(({ label }) => label) })
}

/** Asks for a yes in plain words when only the model took the message for one. What waits stays as it is. */
function askOnce(state: TurnState): TurnState {
  const question = wordsFor(state.locale).answering.sayYes(state.pending?.wire.summary ?? '')
  return end(state, { status: 'blocked', questions: [question] })
}

/** The one of the things asked about that the answer names: "the one till Tuesday". Null for none or several. */
function meantOf(
  refs: readonly string[],
  { registry }: TurnState,
  { understanding }: Understood,
): string | null {
  const asked = new Map(refs.map((ref) => [plainRef(registry, ref), ref]))
  const named = understanding.entity_mentions.flatMap(({ resolved_ref: ref }) =>
    ref === null ? [] : (asked.get(plainRef(registry, ref)) ?? []),
  )
  const [only, ...others] = [...new Set(named)]
  return only !== undefined && others.length === 0 ? only : null
}

/** Handles a message that answers nothing: as a create turn, by the calls that were read from it, or by a plan. */
function goAhead(state: TurnState, understood: Understood, limits: Limits): TurnState {
  if (state.mode === 'create') return startCreating(state, understood.creator)
  return understood.quick ? makeQuickCall(state, understood.quick) : beginWork(state, understood, limits)
}

function letGo(state: TurnState): TurnState {
  const { pending } = state
  // Requests that may have been meant, and what was suggested by the way, are let go without a word: what comes next is what was meant.
  if (pending?.waiting.for === 'request' && (pending.wire.options.length > 0 || isSuggestion(pending)))
    return { ...state, isPendingClosed: true }
  if (pending?.waiting.for !== 'step') return state
  const note = wordsFor(state.locale).answering.letGo(pending.wire.summary)
  return { ...state, isPendingClosed: true, notes: [...state.notes, note] }
}
