import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { DataToolError } from '../errors.ts'

/** Reads a text file, or the same file compressed by gzip beside it. Throws REFERENCE_UNREADABLE. */
export function readText(file: string, encoding: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  try {
    const bytes = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`))
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    throw new DataToolError('REFERENCE_UNREADABLE', `${file} cannot be read; nor can ${file}.gz.`, {
      cause: error,
    })
  }
}
