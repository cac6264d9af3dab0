// npm run web:build: the files of the web client, for the gateway or any other web server.
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { firstPageScripts } from './first-page-scripts.ts'

const folder = await buildWeb((line) => console.log(line))
const bytes = firstPageScripts(folder).reduce(
  (sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length,
  0,
)
console.log(
  `The web client is in ${folder}. Its first page loads ${(bytes / 1_000).toFixed(0)} kB of compressed script.`,
)
