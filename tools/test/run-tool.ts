import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRepository } from '@alfred/local-stack'

type Manifest = { bin: string | Record<string, string> }

/** Runs an installed tool on this Node, with its output on the terminal; tells whether it was content. */
export async function runTool(
  name: string,
  toolArguments: string[],
  output: 'shown' | 'quiet' = 'shown',
): Promise<boolean> {
  const manifestPath = inRepository('node_modules', name, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  // TypeScript's command has another name than its package.
  const file = typeof bin === 'string' ? bin : (bin[name] ?? bin['tsc'] ?? '')
  const child = spawn(process.execPath, [join(dirname(manifestPath), file), ...toolArguments], {
    cwd: inRepository(),
    stdio: ['ignore', output === 'shown' ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Jest runs ES modules through Node's vm modules, which are behind this flag.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules`.trim(),
      NX_DAEMON: 'false',
    },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
