import { AlfredError } from '@alfred/contracts'
import { foodKey } from '@alfred/language'
import type { Ask, CallResult, ShownCall } from '@alfred/contracts'
import { generatedRefsIn } from '../memory/translate.ts'
import { withoutIdsIn } from '../memory/without-ids.ts'
import { completeItem, failItem } from '../state/batch.ts'
import type { Limits } from '../policy/limits.ts'
import type { RefusedCall } from '../state/turn-record.ts'
import type { AgentAddress, Fact, Offer, OpenDecision, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { askUser, askForMany } from './ask-person.ts'
import { end, overBudget } from './endings.ts'
import { foldEntities } from './fold-entities.ts'
import { withLanguage } from './with-language.ts'
import { changeStep, closeStep, completeStep, goOn, stepOf, tellStep } from './steps.ts'

/** How many saved artifacts the registry remembers by their generated ref. */
const SAVED_MAX = 50

/**
 * Folds the results of a decision's calls: entities get refs, batch items are completed or failed, and failures
 * stay open until a later decision mends them.
 */
export function afterApplying(
  before: TurnState,
  { step_id: stepId, results }: { step_id: string; results: readonly CallResult[] },
  limits: Limits,
): TurnState {
  const open = openOf(before, stepId)
  const cleared = changeStep({ ...before, carriedFailures: [] }, stepId, (step) => ({
    ...step,
    openFailures: [],
    isRetryable: false,
    open: null,
  }))
  const applied = results.reduce((state, result) => foldResult(state, { stepId, open, result }), cleared)
  const told = open.refused.reduce((state, refused) => foldRefusal(state, { stepId, open, refused }), applied)
  const step = stepOf(told, stepId)
  const many = waitingForYes(results, open)
  if (many !== null && !step.isConfirmed)
    return askForMany(withoutFailure(told, stepId, many), { stepId, ...many })
  const question = questionOf(results)
  if (question) return askUser(withoutFailure(told, stepId, question), { step, ...question })
  if (open.isStepComplete && step.openFailures.length === 0) return goOn(completeStep(told, stepId, limits))
  if (step.decisions >= limits.decisionsPerStepMax)
    return end(closeStep(told, stepId), { status: 'failed', error: overBudget(told, 'decisions') })
  // No model decided a confirmed call, so no model could mend its failure.
  if (open.isStepComplete && step.isConfirmed && Object.keys(open.written).length === 0)
    return goOn(closeStep(told, stepId))
  return goOn(told)
}

type Question = { questions: string[]; options: string[]; asks: Ask[] }

/**
 * A call whose arguments fit several things leads to a question with these as options, whatever the model says next
 * (ruling R1).
 */
function questionOf(results: readonly CallResult[]): Question | null {
  for (const { tool, outcome } of results) {
    if (outcome.ok || !outcome.error.code.startsWith('AMBIGUOUS_')) continue
    const { message, options = [] } = outcome.error
    return { questions: [message], options, asks: [{ slot: 'choice', about: null, tool }] }
  }
  return null
}

type ManyChanges = { questions: string[]; open: OpenDecision }

/** The calls that change so much that they wait for a yes, with what they ask. Null where there are none. */
function waitingForYes(results: readonly CallResult[], open: OpenDecision): ManyChanges | null {
  const waiting = results.flatMap(({ call, outcome }) =>
    !outcome.ok && outcome.error.code === 'MANY_CHANGES' ? [{ call, message: outcome.error.message }] : [],
  )
  if (waiting.length === 0) return null
  const calls = open.calls.filter(({ call }) => open.atomic || waiting.some((one) => one.call === call))
  return { questions: waiting.map(({ message }) => message), open: { ...open, calls, refused: [] } }
}

/** Removes failures that became the question: they no longer count as failures. */
function withoutFailure(
  state: TurnState,
  stepId: string,
  { questions }: Pick<Question, 'questions'>,
): TurnState {
  return changeStep(state, stepId, (step) => ({
    ...step,
    openFailures: step.openFailures.filter((text) => !questions.includes(text)),
  }))
}

function openOf(state: TurnState, stepId: string): OpenDecision {
  const { open } = stepOf(state, stepId)
  if (!open) throw new AlfredError('INTERNAL', 'Results came for no decision.')
  return open
}

type Refusal = { stepId: string; open: OpenDecision; refused: RefusedCall }

function foldRefusal(state: TurnState, { stepId, open, refused }: Refusal): TurnState {
  const { call, tool, code, message } = refused
  const item = open.items[String(call)]
  const shown: ShownCall = {
    tool,
    arguments: open.written[String(call)] ?? {},
    ok: false,
    facts: [message],
    data: {},
    code,
  }
  return changeStep(state, stepId, (step) => ({
    ...tellStep(step, shown),
    // What is wrong with a call is for the model to mend; the person is told that it was not done.
    openFailures: [...step.openFailures, wordsFor(state.locale).failing.itemNotDone],
    batch: item
      ? failItem(step.batch, item, { error: wordsFor(state.locale).failing.itemNotDone, retryable: true })
      : step.batch,
  }))
}

type Result = { stepId: string; open: OpenDecision; result: CallResult }

function foldResult(state: TurnState, { stepId, open, result }: Result): TurnState {
  const { outcome } = result
  const { state: touched, refs, changes } = foldEntities(state, outcome.ok ? outcome.entities : [])
  const facts = isKeptAlready(state, { open, result }) ? [] : withoutIdsIn(result.facts)
  const isChange = result.kind === 'write' && outcome.ok
  const folded: TurnState = {
    ...touched,
    toolsCalled: [...state.toolsCalled, result.tool],
    factLanguages: withLanguage(state, result),
    facts: [
      ...state.facts,
      ...(outcome.ok ? facts.map((text): Fact => ({ text, isFailure: false, isChange })) : []),
    ],
  }
  const created = changes.find(({ op }) => op === 'created')?.entity.ref ?? null
  const saved =
    outcome.ok && created !== null ? markSaved(folded, open, { call: result.call, created }) : folded
  return markItem(offered(saved, result), {
    stepId,
    open,
    result,
    shown: shownResult(open, result, refs),
    created,
  })
}

/** Whether a call keeps what this turn has kept of the person before its plan began: that is told already. */
function isKeptAlready({ understood }: TurnState, { open, result }: Omit<Result, 'stepId'>): boolean {
  const { call, tool, outcome } = result
  const given = argumentsOf(open, call)
  return (
    outcome.ok &&
    (understood?.keep?.calls.some(
      ({ tool: keeping, arguments: kept }) =>
        keeping === tool &&
        Object.entries(kept).every(([name, value]) => keyOf(given[name]) === keyOf(value)),
    ) ??
      false)
  )
}

const keyOf = (value: unknown): string => (typeof value === 'string' ? foodKey(value) : JSON.stringify(value))

function shownResult(open: OpenDecision, result: CallResult, refs: string[]): ShownCall {
  const { outcome } = result
  return {
    tool: result.tool,
    arguments: open.written[String(result.call)] ?? {},
    ok: outcome.ok,
    facts: result.facts,
    data: outcome.ok ? { ...outcome.data, refs } : {},
    ...(!outcome.ok && { code: outcome.error.code }),
    ...(!outcome.ok && outcome.error.details && { details: withoutIdsIn(outcome.error.details) }),
  }
}

/**
 * Drops the content of artifacts that were saved and maps their refs to the saved entity: `gen_recipe_1` means that
 * entity from now on.
 */
function markSaved(
  state: TurnState,
  open: OpenDecision,
  { call, created }: { call: number; created: string },
): TurnState {
  const named = new Set(generatedRefsIn(argumentsOf(open, call)).map((ref) => ref.replace(/^ref_/, '')))
  const gone = state.artifacts.filter(({ ref, type }) => named.has(ref) && created.startsWith(`${type}_`))
  if (gone.length === 0) return state
  const refs = new Set(gone.map(({ ref }) => ref))
  return {
    ...state,
    artifacts: state.artifacts.filter(({ ref }) => !refs.has(ref)),
    savedArtifacts: [...state.savedArtifacts, ...gone.map(({ ref, type }) => ({ ref, type }))],
    registry: {
      ...state.registry,
      saved: Object.fromEntries(
        [...Object.entries(state.registry.saved), ...[...refs].map((ref) => [ref, created] as const)].slice(
          -SAVED_MAX,
        ),
      ),
    },
  }
}

/** The arguments of a call as they were written; those of a confirmed call, which no model wrote, as they are. */
function argumentsOf({ written, calls }: OpenDecision, call: number): Record<string, unknown> {
  return written[String(call)] ?? calls.find((one) => one.call === call)?.arguments ?? {}
}

/**
 * Makes what a tool proposed the turn's offer to the person (ruling R8). Two proposals of one turn become one, which a
 * single yes carries out.
 */
function offered(state: TurnState, { outcome }: CallResult): TurnState {
  if (!outcome.ok || !outcome.pending || !state.agent) return state
  const { kind, version, summary, data, options, confirm, cancel, edit } = outcome.pending
  const waiting = { for: 'calls' as const, agent: state.agent, offer: { confirm, cancel, edit } }
  const offer: Offer = { kind, version, summary, data, options, waiting }
  if (state.offer === null) return { ...state, offer }
  if (isOfOther(state.offer, state.agent))
    return { ...state, offer, offersBehind: [...state.offersBehind, state.offer] }
  return { ...state, offer: outcome.pending.joins ? withOffer(state.offer, offer) : offer }
}

/** What another agent offered stays open behind this: no single yes can carry out both. */
function isOfOther({ waiting }: Offer, { domain }: AgentAddress): boolean {
  return waiting.for === 'calls' && waiting.agent.domain !== domain
}

/** Both offers as one, or the later one alone where they cannot be answered together. */
function withOffer(first: Offer, second: Offer): Offer {
  const { waiting } = first
  const other = second.waiting
  const canJoin =
    waiting.for === 'calls' &&
    other.for === 'calls' &&
    waiting.agent.domain === other.agent.domain &&
    [first, second].every(({ kind }) => kind === 'confirmation')
  if (!canJoin) return second
  const { confirm, cancel } = other.offer
  return {
    ...first,
    summary: `${first.summary.replace(/[.;]$/, '')}; ${second.summary}`,
    data: { parts: [...partsOf(first), second.data] },
    waiting: {
      ...waiting,
      // A correction is planned anew: no single call edits both.
      offer: { ...waiting.offer, edit: null },
      more: [...(waiting.more ?? []), { confirm, cancel }],
    },
  }
}

function partsOf({ data }: Offer): unknown[] {
  return Array.isArray(data['parts']) ? data['parts'] : [data]
}

type Marking = Result & { shown: ShownCall; created: string | null }

function markItem(state: TurnState, { stepId, open, result, shown, created }: Marking): TurnState {
  const item = open.items[String(result.call)]
  const { outcome } = result
  const failures = isForTheModel(outcome)
    ? [wordsFor(state.locale).failing.itemNotDone]
    : withoutIdsIn(result.facts)
  return changeStep(state, stepId, (step) => {
    const batch = !item
      ? step.batch
      : outcome.ok
        ? completeItem(step.batch, item, created)
        : failItem(step.batch, item, { error: failures.join(' '), retryable: outcome.error.retryable })
    const told = tellStep({ ...step, batch }, shown)
    return outcome.ok
      ? told
      : {
          ...told,
          isRetryable: told.isRetryable || outcome.error.retryable,
          openFailures: [...told.openFailures, ...failures],
        }
  })
}

/** Arguments of a wrong shape are for the model to mend: what is told of them is the text of a schema. */
function isForTheModel(outcome: CallResult['outcome']): boolean {
  return !outcome.ok && outcome.error.code === 'INVALID_ARGUMENTS'
}
