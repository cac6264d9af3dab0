import { expect, test } from '@jest/globals'
import { isBarcode } from './barcodes.ts'

test.each(['4006381333931', '96385074', '036000291452', '14006381333938'])('%s is a barcode', (code) => {
  expect(isBarcode(code)).toBe(true)
})

test.each([
  // One digit was read wrongly, or two that are side by side were exchanged.
  '4006381333932',
  '4006381339331',
  '400638133393',
  'https://example.com',
  '',
])('"%s" is none', (code) => {
  expect(isBarcode(code)).toBe(false)
})
