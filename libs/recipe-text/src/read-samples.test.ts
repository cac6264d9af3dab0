import { describe, expect, test } from '@jest/globals'
import { missesOf } from './testing/judge-line.ts'
import { missesOfPage } from './testing/judge-page.ts'
import { lineSamples, pageSamples, splitSamples } from './testing/read-samples.ts'

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
