import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inRepository } from '@alfred/local-stack'

const streams = {
  'as it comes': 'inherit',
  'with its keys': 'inherit',
  'at the end': 'pipe',
  never: 'ignore',
} as const

type Output = keyof typeof streams | { shown: keyof typeof streams; endedBy: AbortSignal }
type Manifest = { bin: string | Record<string, string> }

/**
 * Runs an installed tool with this Node; true when it succeeds. Its output is shown as it comes and with the keyboard
 * attached, or at the end in one piece so that concurrent tools do not mix theirs, or never. Throws when the signal ends it.
 */
export async function runTool(
  name: string,
  toolArguments: string[],
  output: Output = 'as it comes',
): Promise<boolean> {
  const { shown, endedBy } = typeof output === 'string' ? { shown: output, endedBy: undefined } : output
  const manifestPath = inRepository('node_modules', name, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  // TypeScript's command has another name than its package.
  const file = typeof bin === 'string' ? bin : (bin[name] ?? bin['tsc'] ?? '')
  const child = spawn(process.execPath, [join(dirname(manifestPath), file), ...toolArguments], {
    cwd: inRepository(),
    ...(endedBy && { signal: endedBy }),
    stdio: [
      shown === 'with its keys' ? 'inherit' : 'ignore',
      streams[shown],
      shown === 'at the end' ? 'pipe' : 'inherit',
    ],
    env: {
      ...process.env,
      // Jest runs ES modules through Node's vm modules, which need this flag.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules`.trim(),
      NX_DAEMON: 'false',
    },
  })
  const printed = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  )
  const [code] = (await once(child, 'close')) as [number | null]
  process.stdout.write((await printed).join(''))
  return code === 0
}
