import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Learned, Vocabulary } from '@alfred/offline/understanding'
import { FOLDS, judgedReadings } from './judged-readings.ts'
import { trainReaders, type Lines } from './train-readers.ts'
import { trainTreeModel, type Weighed } from './train-tree-model.ts'

/** Trains a reader, on two processors where there are two. The same lines in the same order give the same reader. */
export async function trainReader(lines: Lines, vocabulary: Vocabulary): Promise<Learned> {
  const [first = 0, ...others] = Array.from({ length: FOLDS }, (_, fold) => fold)
  const judgedElsewhere = judgedBeside(lines, others)
  const readers = trainReaders(lines, vocabulary)
  const judged = [...judgedReadings(lines, { fold: first, vocabulary }), ...(await judgedElsewhere)]
  const judge = trainTreeModel({ examples: judged, ...{ trees: 150, depth: 4, seenMin: 20 } })
  return { ...readers, judge }
}

/** What the judge learns from some folds, found by a thread of its own. */
async function judgedBeside(lines: Lines, folds: readonly number[]): Promise<Weighed[]> {
  const worker = new Worker(new URL('./judged-readings-worker.ts', import.meta.url), {
    workerData: { lines, folds },
  })
  const [judged] = (await once(worker, 'message')) as [Weighed[]]
  return judged
}
