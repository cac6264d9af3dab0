import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { compressFiles } from './compress-files.ts'

const folder = inRepository('apps', 'web', 'dist')
const STAMP = '.built-from'

/** All that the files are made from. */
const sources = [
  'apps/web/*.{ts,html,json}',
  'apps/web/{src,public}/**/*.*',
  'libs/{client,contracts}/src/**/*.ts',
  'tools/web-build/*.ts',
  'package-lock.json',
]

/**
 * Builds the files of the web client where they are missing or anything that they are made from has changed, and gives their folder. They take
 * the place of the former ones as a whole, so that whoever serves or builds them at the same time meets no half of them.
 */
export async function buildWeb(tell: (line: string) => void): Promise<string> {
  const hash = hashOf(globSync(sources, { cwd: inRepository() }).toSorted())
  if (isBuiltFrom(hash)) return folder
  tell('Building the web client ...')
  const building = `${folder}-${randomUUID()}`
  try {
    // What is built is for people, whoever builds it: a test would get the slow React of those who work at it.
    process.env['NODE_ENV'] = 'production'
    // Loaded only where there is something to build: it is large.
    const { build } = await import('vite')
    await build({
      configFile: inRepository('apps', 'web', 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: building, emptyOutDir: true },
    })
    await compressFiles(building)
    writeFileSync(`${building}/${STAMP}`, hash)
    takePlace(building)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
  return folder
}

function isBuiltFrom(hash: string): boolean {
  const stamp = `${folder}/${STAMP}`
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function takePlace(building: string): void {
  const former = `${building}-former`
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(building, folder)
  rmSync(former, { recursive: true, force: true })
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inRepository(file)))
  return hash.digest('hex')
}
