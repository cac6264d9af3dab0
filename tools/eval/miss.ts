import type { Complexity, Ledger, Pending, Usage } from '@alfred/contracts'

/** A difference from what a scenario expects. */
export type Miss = { where: string; expected: string; came: string }

/** The outcome of a turn, from its row and the audit trail. */
export type ObservedTurn = {
  status: string
  response: string
  responseType: string
  pending: Pick<Pending, 'id' | 'version'> | null
  agent: string | null
  complexity: Complexity | null
  decision: Ledger['decision']
  toolsCalled: Ledger['tools_called']
  usage: Usage
  /** The tables that this turn changed. */
  changed: string[]
}

/** Shortens a value for a table. */
export function inShort(value: unknown, lengthMax = 160): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= lengthMax ? plain : `${plain.slice(0, lengthMax - 1)}…`
}
