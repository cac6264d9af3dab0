import { RecordError } from './errors.ts'

/**
 * Normalises a barcode, so that a product of two sources is one product: 13 digits (a 12-digit UPC gets a leading
 * zero), 8 for short codes, 14 for cases. Throws a RecordError.
 */
export function readBarcode(said: string): string {
  const digits = said.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) throw new RecordError('unwanted', 'has no barcode')
  const bare = digits.replace(/^0+/, '')
  const length = bare.length <= 8 ? 8 : bare.length <= 13 ? 13 : 14
  if (bare.length < 4 || bare.length > 14) throw new RecordError('unwanted', 'has no barcode')
  return bare.padStart(length, '0')
}
