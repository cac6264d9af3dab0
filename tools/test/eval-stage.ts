import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRepository } from '@alfred/local-stack'
import { asOneTest, type Stage } from './stage.ts'

/**
 * The evaluation counts as one test, "it reaches its bar": its scenarios are counted in its own table, since some of
 * them may fail.
 */
export const evalStage: Stage = {
  name: 'eval',
  run: async () => {
    const child = spawn(process.execPath, [inRepository('tools', 'eval', 'main.ts')], { stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    return { ...asOneTest(code === 0), database: 'PostgreSQL 18' }
  },
}
