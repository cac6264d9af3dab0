import { mkdir, rm, writeFile } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { checkData } from '../data/check-data.ts'
import { isAskedByNx } from './asked-by-nx.ts'
import { runTool } from './run-tool.ts'
import { asOneTest, type Stage } from './stage.ts'

type Parts = readonly string[]

/** The checks that run no code of Alfred. */
export const staticStages: Stage[] = [
  { name: 'lint', hasParts: true, check: lint },
  { name: 'format', hasParts: true, check: format },
  { name: 'types', hasParts: true, check: checkTypes },
  { name: 'knip', check: () => runTool('knip', [], 'at the end') },
  { name: 'data', check: async () => checkData() === 0 },
].map(({ check, ...stage }) => ({
  ...stage,
  run: async (parts: Parts) => asOneTest(await check(parts)),
}))

/**
 * Runs ESLint. The rule about rooms reads Nx's project graph and is silently skipped without one. A cached graph has
 * missed violations after a project was added, so each run creates a new one.
 */
async function lint(parts: Parts): Promise<boolean> {
  if (!isAskedByNx) {
    await rm(inRepository('.nx', 'workspace-data'), { recursive: true, force: true })
    if (!(await runTool('nx', ['show', 'projects'], 'never'))) return false
  }
  return runTool('eslint', ['--max-warnings=0', ...(parts.length === 0 ? ['.'] : parts)], 'at the end')
}

function format(parts: Parts): Promise<boolean> {
  return runTool(
    'prettier',
    [
      ...['--check', '--log-level=warn'],
      ...['--cache', '--cache-strategy=content', `--cache-location=${inRepository('.nx', 'format-cache')}`],
      ...(parts.length === 0 ? ['.'] : parts),
    ],
    'at the end',
  )
}

/** Checks the types of everything, or of a room's files and what they import. */
async function checkTypes(parts: Parts): Promise<boolean> {
  if (parts.length === 0) {
    const known = ['--incremental', '--tsBuildInfoFile', inRepository('.nx', 'types', 'all.tsbuildinfo')]
    return runTool('typescript', ['--noEmit', ...known], 'at the end')
  }
  const folder = inRepository('.nx', 'types')
  const file = `${folder}/${parts.join('').replaceAll(/\W+/g, '-')}.json`
  await mkdir(folder, { recursive: true })
  const include = parts.flatMap((part) => ['*.ts', '*.tsx'].map((files) => inRepository(part, '**', files)))
  await writeFile(
    file,
    JSON.stringify({ extends: inRepository('tsconfig.json'), include, exclude: ['**/node_modules'] }),
  )
  return runTool('typescript', ['--noEmit', '--project', file], 'at the end')
}
