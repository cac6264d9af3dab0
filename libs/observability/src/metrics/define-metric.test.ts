import { expect, test } from '@jest/globals'
import { defineCounter, defineGauge, defineHistogram, definedMetrics } from './define-metric.ts'
import { renderMetrics } from './meter.ts'
import { timeWork } from './time-work.ts'

const linesOf = async (name: string): Promise<string[]> =>
  (await renderMetrics()).split('\n').filter((line) => line.startsWith(name))

test('a label of named values has no others', async () => {
  const poured = defineCounter({
    name: 'tea_poured_total',
    help: 'Cups.',
    labels: { kind: ['green', 'black'] },
  })
  poured.add(1, { kind: 'green' })
  poured.add(2, { kind: 'the one that Ada likes' })
  poured.add(3, { kind: 'the one that Bob likes' })
  expect(await linesOf('tea_poured')).toEqual([
    'tea_poured_total{kind="green"} 1',
    'tea_poured_total{kind="black"} 0',
    'tea_poured_total{kind="other"} 5',
  ])
})

test('a label of unknown values has no more of them than its bound', async () => {
  const steeped = defineHistogram({
    name: 'tea_steeped_seconds',
    help: 'Time.',
    labels: { kind: { valuesMax: 2 } },
    upTo: [1, 60],
  })
  for (let cup = 0; cup < 100; cup += 1) steeped.record(30, { kind: `cup ${cup}` })
  const counts = await linesOf('tea_steeped_seconds_count')
  expect(counts).toEqual([
    'tea_steeped_seconds_count{kind="cup 0"} 1',
    'tea_steeped_seconds_count{kind="cup 1"} 1',
    'tea_steeped_seconds_count{kind="other"} 98',
  ])
  expect(await linesOf('tea_steeped_seconds_bucket{kind="other"')).toEqual([
    'tea_steeped_seconds_bucket{kind="other",le="1"} 0',
    'tea_steeped_seconds_bucket{kind="other",le="60"} 98',
    'tea_steeped_seconds_bucket{kind="other",le="+Inf"} 98',
  ])
})

test('a gauge is asked when the figures are read, until its end', async () => {
  let cups = 2
  const left = defineGauge({ name: 'tea_left', help: 'Cups.', labels: {} })
  const end = left.observe(() => [{ value: cups, labels: {} }])
  expect(await linesOf('tea_left')).toEqual(['tea_left 2'])
  cups = 1
  expect(await linesOf('tea_left')).toEqual(['tea_left 1'])
  end()
  cups = 0
  expect(await linesOf('tea_left')).toEqual(['tea_left 1'])
})

test('a gauge that cannot be read leaves the others alone', async () => {
  const broken = defineGauge({ name: 'tea_broken', help: 'Cups.', labels: {} })
  const end = broken.observe(() => Promise.reject(new Error('no kettle')))
  expect((await linesOf('tea_poured')).length).toBeGreaterThan(0)
  end()
})

test('an error is told by its code, never by its words', async () => {
  const told: string[] = []
  const fail = (error: unknown) =>
    timeWork(
      () => Promise.reject(error),
      ({ errorType }) => told.push(errorType),
    ).catch(() => undefined)
  await fail(Object.assign(new Error('Ada wrote this'), { code: 'NOT_FOUND' }))
  await fail(Object.assign(new Error('x'), { code: 'what Ada wrote' }))
  await fail('Ada')
  await timeWork(
    async () => 1,
    ({ errorType }) => told.push(errorType),
  )
  expect(told).toEqual(['NOT_FOUND', 'UNKNOWN', 'UNKNOWN', 'none'])
})

test('every metric of the process is known with the bounds of its labels', () => {
  const names = definedMetrics().map(({ name }) => name)
  expect(names).toContain('tea_poured_total')
  expect(definedMetrics().every(({ labels }) => Object.values(labels).every(Boolean))).toBe(true)
})
