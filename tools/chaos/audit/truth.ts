import type { ChaosStack } from '../stack/chaos-stack.ts'

export type StoredTurn = {
  id: string
  conversation_id: string
  status: string
  result: { response?: string } | null
  created_at: string
}

/** A row of the audit trail: which call of which turn changed how much. */
export type Change = {
  id: number
  turn_id: string
  step: number
  call: number
  old_row: { quantity: number } | null
  new_row: { quantity: number } | null
}

/** The database's data of one person, read as that person. */
export type Truth = { turns: StoredTurn[]; changes: Change[]; stock: number }

export async function readTruth(stack: Pick<ChaosStack, 'readRows'>, token: string): Promise<Truth> {
  const [turns, changes, lots] = await Promise.all([
    stack.readRows<StoredTurn>('turns?select=id,conversation_id,status,result,created_at', token),
    stack.readRows<Change>(
      'audit_log?select=id,turn_id,step,call,old_row,new_row&table_name=eq.inventory_lots&order=id',
      token,
    ),
    stack.readRows<{ quantity: number }>('inventory_lots?select=quantity', token),
  ])
  return { turns, changes, stock: lots.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** The change of the stock that a row of the audit trail made. */
export function amountOf({ old_row: before, new_row: after }: Change): number {
  return (after?.quantity ?? 0) - (before?.quantity ?? 0)
}
