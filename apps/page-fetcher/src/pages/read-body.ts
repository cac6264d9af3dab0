import { PAGE_BYTES_MAX } from '@alfred/contracts'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { PageError } from '../errors.ts'

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
}

/**
 * Reads a body to its end, unpacked. It is counted as it comes out, so that a small one which unpacks to gigabytes is given up
 * at the limit. Throws PAGE_TOO_LARGE or PAGE_WITHOUT_TEXT.
 */
export async function readBody(body: Readable, encoding: string): Promise<Buffer> {
  const packed = encoding.trim().toLowerCase()
  if (packed === '' || packed === 'identity') return pipeline(body, readAll)
  const unpack = Object.hasOwn(unpackers, packed) ? unpackers[packed] : undefined
  if (unpack === undefined) throw new PageError('PAGE_WITHOUT_TEXT', 'It is packed in an unknown way.')
  return pipeline(body, unpack(), readAll)
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    if (bytes > PAGE_BYTES_MAX) throw new PageError('PAGE_TOO_LARGE', 'It is longer than a page.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
