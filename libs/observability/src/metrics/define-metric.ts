import type { Attributes, Observable, ObservableResult } from '@opentelemetry/api'
import { meter } from './meter.ts'
import { boundLabels } from './bound-labels.ts'
import type { Bounds, LabelsOf } from './bound-labels.ts'
import { everyLabels } from './every-labels.ts'

/** A metric as a room defines it: its name as Prometheus shows it, what it tells, and the bound of each label. */
export type MetricDefinition<B extends Bounds> = { name: string; help: string; labels: B }

const known = new Map<string, MetricDefinition<Bounds>>()

/** Every metric that this process has defined, so that a test can look at the bounds of all. */
export function definedMetrics(): readonly MetricDefinition<Bounds>[] {
  return [...known.values()]
}

export type Counter<B extends Bounds> = { add(amount: number, labels: LabelsOf<B>): void }

/** Defines what is counted up. Its name ends in `_total`. */
export function defineCounter<const B extends Bounds>(definition: MetricDefinition<B>): Counter<B> {
  const hold = remember(definition)
  const counter = meter.createCounter(definition.name, { description: definition.help })
  // What has not happened yet is a 0: from nothing to the first one no rate can be told.
  for (const labels of everyLabels(definition.labels)) counter.add(0, labels)
  return { add: (amount, labels) => counter.add(amount, hold(labels)) }
}

export type Histogram<B extends Bounds> = { record(value: number, labels: LabelsOf<B>): void }

/** Defines what is measured often, as counts of values up to each of the given bounds. */
export function defineHistogram<const B extends Bounds>(
  definition: MetricDefinition<B> & { upTo: readonly number[] },
): Histogram<B> {
  const hold = remember(definition)
  const histogram = meter.createHistogram(definition.name, {
    description: definition.help,
    advice: { explicitBucketBoundaries: [...definition.upTo] },
  })
  return { record: (value, labels) => histogram.record(value, hold(labels)) }
}

export type Reading<B extends Bounds> = { value: number; labels: LabelsOf<B> }

export type Gauge<B extends Bounds> = {
  /** Asks the function whenever the figures are read; gives a function that ends this. */
  observe(read: () => readonly Reading<B>[] | Promise<readonly Reading<B>[]>): () => void
}

/** Defines what has a value at any moment. */
export function defineGauge<const B extends Bounds>(definition: MetricDefinition<B>): Gauge<B> {
  const gauge = meter.createObservableGauge(definition.name, { description: definition.help })
  return observed(gauge, remember(definition))
}

/** Defines what somebody else counts up, and is read like a gauge. Its name ends in `_total`. */
export function defineReadCounter<const B extends Bounds>(definition: MetricDefinition<B>): Gauge<B> {
  const counter = meter.createObservableCounter(definition.name, { description: definition.help })
  return observed(counter, remember(definition))
}

function observed<B extends Bounds>(
  instrument: Observable,
  hold: (labels: LabelsOf<B>) => Attributes,
): Gauge<B> {
  return {
    observe: (read) => {
      const tell = async (result: ObservableResult): Promise<void> => {
        for (const { value, labels } of await read()) result.observe(value, hold(labels))
      }
      instrument.addCallback(tell)
      return () => instrument.removeCallback(tell)
    },
  }
}

function remember<B extends Bounds>(definition: MetricDefinition<B>): (labels: LabelsOf<B>) => Attributes {
  known.set(definition.name, definition)
  return boundLabels(definition.labels)
}
