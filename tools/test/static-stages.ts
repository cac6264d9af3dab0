import { rm } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { checkData } from '../data/check-data.ts'
import { runTool } from './run-tool.ts'
import { asOneTest, type Stage } from './stage.ts'

const checks = {
  lint: async () =>
    (await readProjectGraph()) && (await runTool('eslint', ['--max-warnings=0', '.'], 'at the end')),
  format: () => runTool('prettier', ['--check', '--log-level=warn', '.'], 'at the end'),
  types: () => runTool('typescript', ['--noEmit'], 'at the end'),
  knip: () => runTool('knip', [], 'at the end'),
  data: async () => checkData() === 0,
} as const

/** What can be seen without running anything: the longest first, since they run side by side. */
export const staticStages: Stage[] = Object.entries(checks).map(([name, check]) => ({
  name,
  isStatic: true,
  run: async () => asOneTest(await check()),
}))

/**
 * The rule about rooms reads Nx's graph of them and is silently skipped where there is none. A graph that was
 * kept has missed violations after a project was added, so that each run makes its own.
 */
async function readProjectGraph(): Promise<boolean> {
  await rm(inRepository('.nx', 'workspace-data'), { recursive: true, force: true })
  return runTool('nx', ['show', 'projects'], 'never')
}
