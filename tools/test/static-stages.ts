import { mkdir, rm, writeFile } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { checkData } from '../data/check-data.ts'
import { isAskedByNx } from './asked-by-nx.ts'
import { checkBegun, checkWhole } from './check-whole.ts'
import { runTool } from './run-tool.ts'
import { asOneTest, type Stage } from './stage.ts'

type Parts = readonly string[]

type Check = Omit<Stage, 'run'> & { check(parts: Parts): Promise<boolean> }

const stageOf = ({ check, ...stage }: Check): Stage => ({
  ...stage,
  run: async (parts) => asOneTest(await check(parts)),
})

/** The checks that run no code of Alfred. */
export const staticStages: Stage[] = [
  { name: 'lint', hasParts: true, check: lint },
  { name: 'format', hasParts: true, check: format },
  { name: 'knip', check: () => runTool('knip', [], 'at the end') },
  { name: 'data', check: async () => checkData() === 0 },
].map(stageOf)

/** Where everything is linted, its types are checked on the way: it comes long after that, so as not to wait for it. */
export const typesStage: Stage = stageOf({ name: 'types', hasParts: true, check: checkTypes })

/** Runs ESLint: on everything along with the check of its types, which then need no program of their own. */
async function lint(parts: Parts): Promise<boolean> {
  if (parts.length === 0) return (await checkWhole(drawGraph)).lint
  return (await drawGraph()) && runTool('eslint', ['--max-warnings=0', ...parts], 'at the end')
}

/**
 * Creates Nx's project graph, which the rule about rooms reads: without one it is silently skipped. A cached graph has
 * missed violations after a project was added, so each run creates a new one.
 */
async function drawGraph(): Promise<boolean> {
  if (isAskedByNx) return true
  await rm(inRepository('.nx', 'workspace-data'), { recursive: true, force: true })
  return runTool('nx', ['show', 'projects'], 'never')
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
    const begun = checkBegun()
    if (begun !== undefined) return (await begun).types
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
