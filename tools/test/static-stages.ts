import { rm } from 'node:fs/promises'
import { inRepository } from '@alfred/local-stack'
import { checkData } from '../data/check-data.ts'
import { runTool } from './run-tool.ts'
import { asOneTest, type Stage } from './stage.ts'

const checks = {
  format: () => runTool('prettier', ['--check', '--log-level=warn', '.']),
  lint: async () => (await readProjectGraph()) && (await runTool('eslint', ['--max-warnings=0', '.'])),
  types: () => runTool('typescript', ['--noEmit']),
  knip: () => runTool('knip', []),
  data: async () => checkData() === 0,
} as const

/** What can be seen without running anything. */
export const staticStages: Stage[] = Object.entries(checks).map(([name, check]) => ({
  name,
  run: async () => asOneTest(await check()),
}))

/**
 * The rule about rooms reads Nx's graph of them and is silently skipped where there is none. A graph that was
 * kept has missed violations after a project was added, so that each run makes its own.
 */
async function readProjectGraph(): Promise<boolean> {
  await rm(inRepository('.nx', 'workspace-data'), { recursive: true, force: true })
  return runTool('nx', ['show', 'projects'], 'quiet')
}
