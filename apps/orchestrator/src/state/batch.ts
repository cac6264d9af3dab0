import type { BatchItem, PlanStep } from '@alfred/contracts'

// The batch manifest (spec S3.4): what "save all three" means, as state that a model cannot change.

/** The batch items of a step, all pending. */
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

/** Marks an item as failed; it may be tried again. A completed item stays complete. */
export function failItem(
  items: readonly BatchItem[],
  ref: string,
  { error, retryable }: { error: string; retryable: boolean },
): BatchItem[] {
  return items.map((item) =>
    item.ref === ref && item.status !== 'complete' ? { ...item, status: 'failed', error, retryable } : item,
  )
}

/** Marks the items that are still pending or in progress as failed, so that they are reported: `error` says that. */
export function failPending(items: readonly BatchItem[], error: string): BatchItem[] {
  return items.map((item) =>
    item.status === 'pending' || item.status === 'in_progress'
      ? { ...item, status: 'failed', error: item.error ?? error, retryable: true }
      : item,
  )
}

/** One sentence for each failed item whose error was not reported elsewhere. */
export function failedSentences(items: readonly BatchItem[], told: readonly string[]): string[] {
  return items
    .filter(({ status, error }) => status === 'failed' && !told.includes(error ?? ''))
    .map(({ label, error }) => `${label}: ${error ?? ''}`)
}
