import type { Artifact, BatchItem, ShownCall, TurnBrief } from '@alfred/contracts'
import { withoutUnseen } from '@alfred/contracts'
import { asCell, asEntry, asSaid } from '@alfred/llm'
import type { AgentDefinition } from './agent-definition.ts'

// How prompts show a turn to an agent's model: refs and labels, never ids (ruling R16).

/** JSON escapes line breaks and most control characters, but not other invisible characters, which are removed. */
function asJson(value: unknown): string {
  return withoutUnseen(JSON.stringify(value))
}

export function entitiesText({ entities }: TurnBrief): string {
  if (entities.length === 0) return 'none'
  const rows = entities.map(
    ({ ref, type, label, note }) => `| ${ref} | ${type} | ${asCell(label)} | ${asCell(note ?? '')} |`,
  )
  return ['| Ref | Type | Label | Note |', '|---|---|---|---|', ...rows].join('\n')
}

/** The goal, and where another agent asks what it is about: refs stand in the table of entities. */
export function goalText({ goal, handoff }: TurnBrief['route']): string {
  if (handoff === null || handoff === undefined) return goal
  const { source_agent: source, refs, context } = handoff
  return [
    goal,
    `Asked by the agent ${source}, which reads the answer.`,
    ...(refs.length === 0
      ? []
      : [`It is about: ${refs.map(({ ref, label }) => `${ref} (${asSaid(label)})`).join(', ')}.`]),
    ...(context === '' ? [] : [`What it knows: ${asSaid(context)}`]),
  ].join('\n')
}

export function recentTurnsText({ earlier, recent_turns }: TurnBrief): string {
  if (recent_turns.length === 0) return 'none'
  const before = earlier === '' ? '' : `Earlier: ${asSaid(earlier)}\n\n`
  return (
    before +
    recent_turns
      .map(({ message, response }) => `Person: ${asSaid(message)}\nAlfred: ${asSaid(response)}`)
      .join('\n\n')
  )
}

export function dashboardText(dashboard: Record<string, unknown>): string {
  return lines(Object.entries(dashboard).map(([name, value]) => `${name}: ${JSON.stringify(value)}`))
}

export function shownCallsText(calls: readonly ShownCall[]): string {
  if (calls.length === 0) return 'nothing yet'
  return calls
    .map(({ tool, arguments: args, ok, facts, data }) => {
      const sentences = asEntry(facts.join(' '))
      if (!ok) return `- ${tool} ${asJson(args)}: failed. ${sentences}`
      // Data says what the sentences say, and more; refs alone say nothing.
      const isTelling = Object.keys(data).some((field) => field !== 'refs')
      return `- ${tool} ${asJson(args)}: ok. ${isTelling ? '' : `${sentences} `}${asJson(data)}`
    })
    .join('\n')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The person's local time when they sent the message, with time zone and locale. */
export function askedAtText({ asked_at, time_zone, locale }: TurnBrief): string {
  return `${formatFor(time_zone).format(new Date(asked_at))} (${time_zone}, ${locale})`
}

/** Caches one formatter per time zone: making one costs far more than using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  formats.set(timeZone, format)
  return format
}

export function lines(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.map((text) => `- ${asEntry(text)}`).join('\n')
}

export function subdomainsText({ subdomains }: AgentDefinition): string {
  return lines(subdomains.map(({ name, description }) => `${name}: ${description}`))
}

/**
 * The goal that an agent is concerned with: wishes for a dish mean nothing to whoever logs a breakfast. A goal without a
 * plan so far may be anybody's.
 */
function goalFor(
  { constraints: { goal } }: Pick<TurnBrief, 'constraints'>,
  { subdomains }: Pick<AgentDefinition, 'subdomains'>,
): TurnBrief['constraints']['goal'] {
  if (goal === null || goal.subdomain == null) return goal
  return subdomains.some(({ name }) => name === goal.subdomain) ? goal : null
}

/**
 * The constraints that hold, merged by code from all turns so far, never quoted from the conversation (spec S3.7).
 */
export function constraintsText(
  brief: Pick<TurnBrief, 'constraints'>,
  agent: Pick<AgentDefinition, 'subdomains'>,
): string {
  const goal = goalFor(brief, agent)
  const { permanent } = brief.constraints
  return lines([
    ...permanent.map(({ kind, value }) => `always, ${kind}: ${value}`),
    ...(goal && goal.description !== '' ? [`goal: ${goal.description}`] : []),
    ...(goal?.constraints.map(({ type, value }) => `for this goal, ${type}: ${value}`) ?? []),
  ])
}

export function contextText({ context }: TurnBrief): string {
  if (context.length === 0) return 'none'
  return context.map(({ name, lines: told }) => `### ${asEntry(name)}\n${lines(told)}`).join('\n')
}

/** What this message answers, so that planning goes on from there (clarify layer, phase 7). */
export function answeredText({ answered, pending }: TurnBrief): string {
  if (answered) {
    const { kind, asked, message, answer } = answered
    return `The person said: ${asSaid(message)}\nAlfred made this ${kind}: ${asSaid(asked)}\nThe answer to it: ${asSaid(answer)}`
  }
  return pending ? `Still open, a ${pending.kind}: ${asSaid(pending.summary)}` : 'nothing'
}

export function batchText(items: readonly BatchItem[]): string {
  if (items.length === 0) return 'none'
  const rows = items.map(
    ({ ref, label, status, result, error }) =>
      `| ${ref} | ${asCell(label)} | ${status} | ${result ?? ''} | ${asCell(error ?? '')} |`,
  )
  const done = items.filter(({ status }) => status === 'complete').length
  return [
    '| Ref | Label | Status | Saved as | Error |',
    '|---|---|---|---|---|',
    ...rows,
    `Completed: ${done} of ${items.length}.`,
  ].join('\n')
}

/** Generated content in full: what is to be saved is in the prompt (V4 4.3.1). */
export function artifactsText(artifacts: readonly Artifact[]): string {
  if (artifacts.length === 0) return 'none'
  return artifacts
    .map(({ ref, label, content }) => `### ${ref}: ${asEntry(label)}\n${asJson(content)}`)
    .join('\n')
}

/** The types that may be generated; the types of their content stand in the form of the answer. */
export function artifactTypesText({ artifacts = {} }: Pick<AgentDefinition, 'artifacts'>): string {
  return lines(Object.entries(artifacts).map(([type, { description }]) => `${type}: ${description}`))
}

/** The things the message mentions and what they resolve to: "the second one" is recipe_2. */
export function mentionsText({ understanding }: TurnBrief): string {
  return lines(
    understanding.entity_mentions.map(({ raw_text, resolved_ref, candidates }) => {
      if (resolved_ref !== null) return `"${raw_text}": ${resolved_ref}`
      return candidates.length === 0
        ? `"${raw_text}": in no row`
        : `"${raw_text}": one of ${candidates.join(', ')}`
    }),
  )
}
