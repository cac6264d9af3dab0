import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const ways = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]

/** Writes what is text in a compressed form beside itself, so that no server has to do so for each request. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder }).map((file) =>
    join(folder, file),
  )
  await Promise.all(
    files.flatMap((file) =>
      ways.map(async ({ ending, compress }) =>
        writeFile(`${file}${ending}`, await compress(await readFile(file))),
      ),
    ),
  )
}
