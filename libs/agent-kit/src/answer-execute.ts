import { AlfredError, isUnanswered, WITHOUT_MAX } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { wordOutcome } from '@alfred/language/wording'
import type { CallResult, ExecuteReply, ExecuteRequest, ToolCall, ToolOutcome } from '@alfred/contracts'
import { refused } from './prepared.ts'
import { tellTogether } from './tell-together.ts'
import type { AgentDefinition, Moment, Prepared } from './agent-definition.ts'
import type { AgentDependencies } from './agent-dependencies.ts'
import { withLeftOut } from './with-left-out.ts'
import { wordsFor } from './words/words-for.ts'

type OnFault = NonNullable<AgentDependencies['onFault']>

/**
 * Applies one decision: validates and prepares the arguments, then sends all calls to the database in one
 * transaction with the records that led to them. A call with wrong arguments fails without stopping the others,
 * unless the decision is atomic.
 */
export async function answerExecute(
  agent: AgentDefinition,
  { apply, onFault = () => {} }: Pick<AgentDependencies, 'apply' | 'onFault'>,
  request: ExecuteRequest,
): Promise<ExecuteReply> {
  const { asked_at: askedAt, time_zone: timeZone, locale, without, said, confirmed } = request.brief
  const moment: Moment = { askedAt, timeZone, locale, said }
  const prepared = request.calls.map((call) => ({
    call,
    prepared: prepareSafely(agent, { call: withoutExcluded(agent, call, without), moment, onFault }),
  }))
  const valid = prepared.flatMap(({ call, prepared: result }) =>
    result.ok
      ? [
          {
            call: call.call,
            tool: call.tool,
            arguments: { ...result.arguments, ...(confirmed && { confirmed }) },
          },
        ]
      : [],
  )
  const isHeldBack = request.atomic && valid.length < prepared.length
  // Called even when no call is valid: the records of the decision must be stored.
  const outcomes = await answeredOr(apply)({
    token: request.token,
    step: request.step,
    firstRecord: request.records_from,
    records: request.records,
    events: request.events,
    calls: isHeldBack ? [] : valid,
    atomic: request.atomic,
  })
  const outcomeOf = new Map<number, ToolOutcome>(
    valid.map(({ call }, index) => [call, isHeldBack ? heldBack : (outcomes[index] ?? noOutcome(locale))]),
  )
  const viewer = { locale, today: localDateAt(askedAt, timeZone) }
  const results = prepared.map(({ call, prepared: result }): CallResult => {
    const answered = result.ok
      ? (outcomeOf.get(call.call) ?? noOutcome(locale))
      : { ok: false as const, error: result.error }
    const worded = wordOutcome(answered, { viewer, onFault: (error) => onFault(error, call.tool) })
    const outcome = withOffer(agent, worded, moment)
    const kind = agent.tools[call.tool]?.kind ?? 'read'
    return {
      call: call.call,
      tool: call.tool,
      kind,
      outcome,
      facts: tellSafely(agent, { tool: call.tool, outcome, moment, onFault }),
      language: agent.languageOf?.(call.tool, outcome, moment) ?? 'en',
    }
  })
  return { results: tellTogether(agent, results, moment) }
}

/** Words what waits for the person's yes. The database stores it as data, with the names alone for a summary. */
function withOffer(agent: AgentDefinition, outcome: ToolOutcome, moment: Moment): ToolOutcome {
  if (!outcome.ok || !outcome.pending) return outcome
  const { pending } = outcome
  return {
    ...outcome,
    pending: { ...pending, summary: agent.sayOffer?.(pending.data, moment) ?? pending.summary },
  }
}

/**
 * Adds the foods that the goal excludes to a call of a tool that can leave foods out: what was said once holds, whether
 * a model thinks of it or not.
 */
function withoutExcluded(agent: AgentDefinition, call: ToolCall, excluded: readonly string[]): ToolCall {
  const takesIt = Object.hasOwn(agent.tools[call.tool]?.arguments.shape ?? {}, 'without')
  if (!takesIt || excluded.length === 0) return call
  const written = call.arguments['without']
  const own = Array.isArray(written) ? written : []
  const without = [...new Set([...excluded, ...own])].slice(0, WITHOUT_MAX)
  return { ...call, arguments: { ...call.arguments, without } }
}

/**
 * Turns a missing or unreadable answer of the database into UNAVAILABLE: the calls may have been applied, and
 * repeating the request is safe.
 */
function answeredOr(apply: AgentDependencies['apply']): AgentDependencies['apply'] {
  return async (sent) => {
    try {
      return await apply(sent)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      throw new AlfredError('UNAVAILABLE', 'The database did not answer.', { cause: error })
    }
  }
}

/**
 * Prepares a call. An internal error here changes nothing in the database: it becomes a failed call, and the other
 * calls go on.
 */
function prepareSafely(
  agent: AgentDefinition,
  { call, moment, onFault }: { call: ToolCall; moment: Moment; onFault: OnFault },
): Prepared {
  try {
    return prepare(agent, call, moment)
  } catch (error) {
    onFault(error, call.tool)
    return refused('INTERNAL', wordsFor(moment.locale).faultBefore(nameOf(call.tool)))
  }
}

/** Describes an outcome. It is stored already, so an internal error here is answered with a fixed sentence. */
function tellSafely(
  agent: AgentDefinition,
  {
    tool,
    outcome,
    moment,
    onFault,
  }: { tool: string; outcome: ToolOutcome; moment: Moment; onFault: OnFault },
): string[] {
  try {
    return agent.describeResult(tool, outcome, moment)
  } catch (error) {
    onFault(error, tool)
    const { doneAndFault, faultBefore } = wordsFor(moment.locale)
    return [outcome.ok ? doneAndFault(nameOf(tool)) : faultBefore(nameOf(tool))]
  }
}

function nameOf(tool: string): string {
  return tool.replaceAll('_', ' ')
}

function noOutcome(locale: string): ToolOutcome {
  const message = wordsFor(locale).notAnswered
  return { ok: false, error: { code: 'NO_OUTCOME', message, retryable: true } }
}

/** The outcome of valid calls in an atomic decision of which another call is invalid. */
const heldBack: ToolOutcome = {
  ok: false,
  error: {
    code: 'BATCH_HELD_BACK',
    message: 'Not done, because another part of it failed.',
    details: {},
    retryable: true,
  },
}

function prepare(
  agent: AgentDefinition,
  { tool, arguments: args, artifacts }: ToolCall,
  moment: Moment,
): Prepared {
  const definition = agent.tools[tool]
  if (!definition) return refused('UNKNOWN_TOOL', wordsFor(moment.locale).noSuchTool)
  const parsed = definition.arguments.safeParse(withLeftOut(definition.arguments, args))
  if (parsed.success) return agent.prepareArguments({ tool, arguments: parsed.data, artifacts, moment })
  const reasons = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`)
  return refused('INVALID_ARGUMENTS', wordsFor(moment.locale).argumentsDoNotFit(reasons.join('; ')))
}
