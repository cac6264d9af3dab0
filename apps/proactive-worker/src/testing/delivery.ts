import type { ClaimedDelivery } from '@alfred/contracts'

/** A message with one suggestion; `changes` replace what is in it. */
export function deliveryOf(changes: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return {
    id: 'de000000-0000-4000-8000-000000000001',
    attempt: 1,
    way: 'webhook',
    address: 'https://example.org/hook',
    keys: {},
    code: null,
    suggestions: [suggestion],
    ...changes,
  }
}

export const suggestion: ClaimedDelivery['suggestions'][number] = {
  id: '50000000-0000-4000-8000-000000000001',
  kind: 'restock',
  subject: 'egg',
  reason: 'You have 2 eggs left, and use 8 in four days.',
  action: 'Shall I put egg on the shopping list?',
  request: 'put egg on the shopping list',
  due_on: '2026-11-22',
}
