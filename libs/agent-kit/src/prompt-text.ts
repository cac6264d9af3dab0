import type { ShownCall, TurnBrief } from '@alfred/contracts'
import { z } from 'zod'
import type { AgentDefinition } from './agent-definition.ts'

// How a turn is shown to an agent's model: refs and labels, never ids (ruling R16).

const toolTexts = new WeakMap<AgentDefinition['tools'], string>()

/** The tools with their JSON schemas; made once per agent, since it never changes. */
export function toolsText(tools: AgentDefinition['tools']): string {
  const known = toolTexts.get(tools)
  if (known !== undefined) return known
  const text = Object.entries(tools)
    .map(
      ([name, tool]) =>
        `### ${name} (${tool.kind})\n${tool.description}\n${JSON.stringify(z.toJSONSchema(tool.arguments))}`,
    )
    .join('\n')
  toolTexts.set(tools, text)
  return text
}

export function entitiesText({ entities }: TurnBrief): string {
  if (entities.length === 0) return 'none'
  const rows = entities.map(({ ref, type, label, status }) => `| ${ref} | ${type} | ${label} | ${status} |`)
  return ['| Ref | Type | Label | Status |', '|---|---|---|---|', ...rows].join('\n')
}

export function recentTurnsText({ recent_turns }: TurnBrief): string {
  if (recent_turns.length === 0) return 'none'
  return recent_turns.map(({ message, response }) => `Person: ${message}\nAlfred: ${response}`).join('\n\n')
}

export function dashboardText(dashboard: Record<string, unknown>): string {
  return lines(Object.entries(dashboard).map(([name, value]) => `${name}: ${JSON.stringify(value)}`))
}

export function shownCallsText(calls: readonly ShownCall[]): string {
  if (calls.length === 0) return 'nothing yet'
  return calls
    .map(({ tool, arguments: args, ok, facts, data }) =>
      [
        `- ${tool} ${JSON.stringify(args)}: ${ok ? 'ok' : 'failed'}. ${facts.join(' ')}`,
        ok ? `  ${JSON.stringify(data)}` : '',
      ]
        .join('\n')
        .trimEnd(),
    )
    .join('\n')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local time at which the person asked, and where. */
export function askedAtText({ asked_at, time_zone, locale }: TurnBrief): string {
  return `${formatFor(time_zone).format(new Date(asked_at))} (${time_zone}, ${locale})`
}

/** A formatter costs far more to make than to use, so there is one for each zone. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  formats.set(timeZone, format)
  return format
}

export function lines(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.map((text) => `- ${text}`).join('\n')
}
