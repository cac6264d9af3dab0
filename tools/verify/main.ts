// npm run verify: every test at full length, for a release or after a fundamental change. It takes hours; a failure
// is reported at the end, and the later steps still run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { inRepository } from '@alfred/local-stack'

/** The `npm run` commands, with their purpose. */
const steps = {
  test: { words: ['test'], why: 'all tests, with every hostile text through every reader' },
  kills: {
    words: ['chaos', '--turns', '500'],
    why: 'people talk while everything is killed, frozen and cut',
  },
  'crash points': { words: ['chaos', '--crash-points'], why: 'each service dies at each of its points' },
  'power cut': { words: ['chaos', '--power-cut'], why: 'the machine goes dark' },
  fuzz: { words: ['fuzz', '--http', '10000', '--nats', '10000'], why: 'strange requests and messages' },
  malice: { words: ['malice', '--turns', '1000'], why: 'the model attacks' },
  search: { words: ['data:search'], why: 'how well recipes are found' },
  'new agent': {
    words: ['agent:new', '--check'],
    why: 'an agent is made in a copy, without any that brings itself',
  },
  soak: { words: ['bench', 'soak', '--turns', '20000'], why: 'memory over twenty thousand turns' },
} as const

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
const chosen = Object.entries(steps).filter(([name]) => values.only?.split(',').includes(name) ?? true)
if (values.help === true || chosen.length === 0) {
  console.log('npm run verify [-- --only kills,fuzz]\n')
  for (const [name, { why }] of Object.entries(steps)) console.log(`${name.padEnd(14)} ${why}`)
} else await runAll()

async function runAll(): Promise<void> {
  const lines: string[] = []
  for (const [name, { words }] of chosen) {
    console.log(`\n=== ${name}: npm run ${words.join(' ')}`)
    const startedAt = performance.now()
    const child = spawn(process.execPath, [inRepository('tools', 'run.mjs'), ...words], {
      stdio: 'inherit',
      env: { ...process.env, ALFRED_LONG_TESTS: 'on' },
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)
    lines.push(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${minutes} minutes)`)
    if (code !== 0) process.exitCode = 1
  }
  console.log(`\n${lines.join('\n')}`)
}
