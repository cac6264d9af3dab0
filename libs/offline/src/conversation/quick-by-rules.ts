import type { QuickSignal, Understanding } from '@alfred/contracts'

type Quick = Pick<
  Understanding,
  'quick_mode' | 'quick_mode_confidence' | 'quick_intent' | 'quick_subdomain' | 'quick_call'
>

/** The one call that a simple message wants, by the wordings that agents announced; the first that fits. */
export function quickByRules({
  message,
  quick_signals,
}: {
  message: string
  quick_signals: readonly QuickSignal[]
}): Quick {
  for (const { pattern, tool, arguments: args } of quick_signals) {
    const match = new RegExp(pattern, 'iu').exec(message.trim())
    if (!match) continue
    const filled = fill(args, match.groups ?? {})
    return {
      quick_mode: true,
      quick_mode_confidence: 'high',
      quick_intent: tool.replaceAll('_', ' '),
      quick_subdomain: null,
      quick_call: { tool, arguments_json: JSON.stringify(filled) },
    }
  }
  return {
    quick_mode: false,
    quick_mode_confidence: 'medium',
    quick_intent: null,
    quick_subdomain: null,
    quick_call: null,
  }
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
