// Judges the readings of some folds beside the thread that started it, which is told them in the end.
import { parentPort, workerData } from 'node:worker_threads'
import { readVocabulary } from '@alfred/offline/understanding'
import { judgedReadings } from './judged-readings.ts'
import type { Lines } from './train-readers.ts'

const { lines, folds } = workerData as { lines: Lines; folds: readonly number[] }
const vocabulary = readVocabulary()
parentPort?.postMessage(folds.flatMap((fold) => judgedReadings(lines, { fold, vocabulary })))
