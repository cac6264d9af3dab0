import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { isLongRun } from '@alfred/contracts/testing'
import { inRepository } from '@alfred/local-stack'
import { TestCommandError } from './errors.ts'
import { asOneTest, type Stage } from './stage.ts'

/** What the rules and the reader reach today is kept: a scenario that no longer passes is a regression, whatever else does. */
const RULES_REACH = 0.985

/**
 * The evaluation counts as one test, "it reaches its bar": its scenarios are counted in its own table, since some of
 * them may fail. A fixed half of them is played, and all in a long run; of an agent all in its own folder, with that agent and no other.
 */
export const evalStage: Stage = {
  name: 'eval',
  hasParts: true,
  run: async (parts) => {
    const agent = parts.map(agentOf).find((name) => name !== undefined)
    if (agent === undefined && parts.length > 0)
      throw new TestCommandError(
        'The stage eval is of everything, or of an agent: npm test -- eval agents-garden',
      )
    if (agent !== undefined && !existsSync(inRepository('apps', agent, 'evals')))
      return { passed: 0, failed: 0, skipped: 0 }
    const ofAll = [...(isLongRun ? [] : ['--half']), '--bar', String(RULES_REACH)]
    const options = agent === undefined ? ofAll : ['--agent', agent]
    const script = inRepository('tools', 'eval', 'main.ts')
    const child = spawn(process.execPath, [script, ...options], { stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    return { ...asOneTest(code === 0), database: 'PostgreSQL 18' }
  },
}

/** The agent whose room a part is. */
function agentOf(part: string): string | undefined {
  return /^(?:apps\/)?(agents-[a-z0-9]+)\/?$/.exec(part)?.[1]
}
