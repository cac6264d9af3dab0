import type { BatchItem, PlanStep } from '@alfred/contracts'

// The batch manifest (spec S3.4): what "save all three" means, as state that no model can talk away.

/** The items of a step, all of them still to be done. */
export function startBatch({ batch }: PlanStep): BatchItem[] {
  return (batch?.items ?? []).map(({ ref, label }) => ({
    ref,
    label,
    status: 'pending',
    result: null,
    error: null,
    retryable: true,
  }))
}

export function pendingItems(items: readonly BatchItem[]): BatchItem[] {
  return items.filter(({ status }) => status === 'pending' || status === 'in_progress')
}

export function beginItems(items: readonly BatchItem[], refs: ReadonlySet<string>): BatchItem[] {
  return items.map((item) =>
    refs.has(item.ref) && item.status !== 'complete' ? { ...item, status: 'in_progress' } : item,
  )
}

export function completeItem(items: readonly BatchItem[], ref: string, result: string | null): BatchItem[] {
  return items.map((item) =>
    item.ref === ref ? { ...item, status: 'complete', result: result ?? item.result, error: null } : item,
  )
}

/** An item that failed may be tried again; what was done stays done. */
export function failItem(
  items: readonly BatchItem[],
  ref: string,
  { error, retryable }: { error: string; retryable: boolean },
): BatchItem[] {
  return items.map((item) =>
    item.ref === ref && item.status !== 'complete' ? { ...item, status: 'failed', error, retryable } : item,
  )
}

/** What nobody did is failed, and will be told. */
export function failPending(items: readonly BatchItem[]): BatchItem[] {
  return items.map((item) =>
    item.status === 'pending' || item.status === 'in_progress'
      ? { ...item, status: 'failed', error: item.error ?? 'It was not done.', retryable: true }
      : item,
  )
}

/** One sentence for each item that failed and is not told of elsewhere. */
export function failedSentences(items: readonly BatchItem[], told: readonly string[]): string[] {
  return items
    .filter(({ status, error }) => status === 'failed' && !told.includes(error ?? ''))
    .map(({ label, error }) => `${label}: ${error ?? 'it was not done.'}`)
}
