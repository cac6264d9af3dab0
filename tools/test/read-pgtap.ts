import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { inRepository } from '@alfred/local-stack'

const blockBytes = 512
const wanted = /extension\/pgtap--(\d+\.\d+\.\d+)\.sql$/

/** The SQL of pgTAP, from the archive in its npm package for PGlite; it runs on any server. */
export function readPgtap(): string {
  const archive = gunzipSync(
    readFileSync(inRepository('node_modules', '@electric-sql', 'pglite-pgtap', 'dist', 'pgtap.tar.gz')),
  )
  for (const { name, content } of entriesOf(archive)) if (wanted.test(name)) return content.toString()
  throw new TypeError('The pgTAP package holds no full script of the extension.')
}

/** Iterates over the files of a tar archive: a header block each, then the content padded to whole blocks. */
function* entriesOf(archive: Buffer): Generator<{ name: string; content: Buffer }> {
  let offset = 0
  while (offset + blockBytes <= archive.length) {
    const header = archive.subarray(offset, offset + blockBytes)
    const name = textOf(header.subarray(0, 100))
    if (name === '') return
    const size = Number.parseInt(textOf(header.subarray(124, 136)), 8)
    const start = offset + blockBytes
    yield { name, content: archive.subarray(start, start + size) }
    offset = start + Math.ceil(size / blockBytes) * blockBytes
  }
}

function textOf(field: Buffer): string {
  return (field.toString('latin1').split('\0', 1)[0] ?? '').trim()
}
