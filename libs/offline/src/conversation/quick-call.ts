import type { QuickSignal } from '../reading/signals.ts'

export type QuickCall = { tool: string; arguments: Record<string, unknown> }

/** The single tool call of a simple message, by the first signal that matches. Null when none does. */
export function quickCallIn(message: string, signals: readonly QuickSignal[]): QuickCall | null {
  for (const { pattern, tool, arguments: args } of signals) {
    const match = new RegExp(pattern, 'iu').exec(message.trim())
    if (match) return { tool, arguments: fill(args, match.groups ?? {}) }
  }
  return null
}

function fill(
  args: Record<string, unknown>,
  groups: Record<string, string | undefined>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('$') ? read(groups[value.slice(1)]) : value,
    ]),
  )
}

function read(group: string | undefined): string | number | null {
  const text = group?.trim()
  if (text === undefined || text === '') return null
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
