import type { BatchItem, MadeArtifact } from '@alfred/contracts'
import { pendingItems } from '../state/batch.ts'

/**
 * The artifacts that are for an item of the batch, and those that are for none: content that nobody asked for would be told
 * and kept beside what was. Where one item alone is open, content without a known item is for that one.
 */
export function artifactsOfBatch(
  batch: readonly BatchItem[],
  made: readonly MadeArtifact[],
): { wanted: MadeArtifact[]; unasked: MadeArtifact[] } {
  if (batch.length === 0) return { wanted: [...made], unasked: [] }
  const isKnown = ({ item }: MadeArtifact): boolean => batch.some(({ ref }) => ref === item)
  const [open, ...more] = pendingItems(batch).filter(({ ref }) => !made.some(({ item }) => item === ref))
  const unnamed = made.filter((artifact) => !isKnown(artifact))
  const [only, ...others] = unnamed
  const isForOpen = open !== undefined && more.length === 0 && only !== undefined && others.length === 0
  return {
    wanted: [...made.filter(isKnown), ...(isForOpen ? [{ ...only, item: open.ref }] : [])],
    unasked: isForOpen ? [] : unnamed,
  }
}
