import { describe, expect, test } from '@jest/globals'
import { missesOf } from './testing/judge-line.ts'
import { missesOfPage } from './testing/judge-page.ts'
import { laterLines, lineSamples, pageSamples, splitSamples } from './testing/read-samples.ts'

const lines = splitSamples(lineSamples)
const pages = splitSamples(pageSamples)

describe('the samples that the rules were written with', () => {
  test.each(lines.tuned.map((sample) => [sample.line, sample] as const))(
    'the line %p is read as a cook does',
    (_, sample) => expect(missesOf(sample)).toEqual([]),
  )

  test.each(pages.tuned.map((sample) => [sample.shape, sample] as const))(
    'a page of the shape %p is read whole',
    (_, sample) => expect(missesOfPage(sample)).toEqual([]),
  )
})

describe('the samples that the rules were not written with', () => {
  // docs/quality.md has the figures.
  test('are read as well: a third of the first lines and pages', () => {
    expect(lines.heldOut.filter((sample) => missesOf(sample).length > 0).map(({ line }) => line)).toEqual([])
    expect(
      pages.heldOut.filter((sample) => missesOfPage(sample).length > 0).map(({ shape }) => shape),
    ).toEqual([])
  })

  test('and lines of later are read but for the one whose remark stands before its food', () => {
    expect(laterLines.filter((sample) => missesOf(sample).length > 0).map(({ line }) => line)).toEqual([
      '1 tablespoon plus more for the pan unsalted butter',
    ])
  })
})
