import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort, isReady, type ProcessDescription } from '@alfred/local-stack'
import { testAtLength } from '@alfred/testing/at-length'
import { identityOf } from './process-identity.ts'
import { SupervisedProcess } from './supervised-process.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-supervisor-'))
  await writeFile(
    join(folder, 'stand-in.mjs'),
    `import { createServer } from 'node:http'
     createServer((_, response) => response.end('ok')).listen(Number(process.argv[2]), '127.0.0.1')`,
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A slow machine takes seconds to start a process, which counts as silence once it is watched. */
const patientWatch = { everyMs: 500, silentMax: 5 } as const

async function superviseStandIn(
  script = join(folder, 'stand-in.mjs'),
  watch?: { everyMs: number; silentMax: number },
) {
  const port = await findFreePort()
  const readiness = { kind: 'http', url: `http://127.0.0.1:${port}/` } as const
  const pids: number[] = []
  const told: string[] = []
  const description: ProcessDescription = {
    name: 'stand-in',
    command: process.execPath,
    arguments: [script, String(port)],
    environment: {},
    readiness,
  }
  const supervised = new SupervisedProcess({
    description,
    logFile: join(folder, `${port}.log`),
    log: (line) => told.push(line),
    ...(watch !== undefined && { watch }),
    onStarted: (pid) => pids.push(pid),
  })
  const untilReadyAs = async (count: number) => {
    while (pids.length < count || !(await isReady(readiness)))
      await new Promise((next) => setTimeout(next, 20))
  }
  return { supervised, pids, told, untilReadyAs, url: readiness.url }
}

describe('a supervised process', () => {
  test('is restarted each time it is killed, and not after it was stopped', async () => {
    const { supervised, pids, told, untilReadyAs } = await superviseStandIn()
    await supervised.waitUntilReady(60_000)
    for (const round of [1, 2, 3]) {
      process.kill(pids.at(-1) ?? 0, 'SIGKILL')
      await untilReadyAs(round + 1)
    }
    expect(new Set(pids).size).toBe(4)
    expect(told).toEqual([
      'stand-in ended (signal SIGKILL); it is started again.',
      'stand-in ended (signal SIGKILL); it is started again in 250 ms.',
      'stand-in ended (signal SIGKILL); it is started again in 500 ms.',
    ])
    await supervised.stop(5_000)
    expect(identityOf(pids.at(-1) ?? 0)).toBeUndefined()
    expect(pids).toHaveLength(4)
  })

  test('that never becomes ready is a failed start, reported with its last output', async () => {
    const script = join(folder, 'broken.mjs')
    await writeFile(script, `console.error('no water'); process.exit(3)`)
    const { supervised } = await superviseStandIn(script)
    await expect(supervised.waitUntilReady(60_000)).rejects.toThrow('stand-in ended (exit code 3): no water')
    await supervised.stop(1_000)
  })

  testAtLength('that hangs without ending is killed and restarted', async () => {
    const script = join(folder, 'hangs.mjs')
    await writeFile(
      script,
      `import { createServer } from 'node:http'
       createServer((request, response) => {
         if (request.url === '/hang') for (;;);
         response.end('ok')
       }).listen(Number(process.argv[2]), '127.0.0.1')`,
    )
    const { supervised, pids, told, untilReadyAs, url } = await superviseStandIn(script, patientWatch)
    await supervised.waitUntilReady(60_000)
    void fetch(`${url}hang`).catch(() => undefined)
    await untilReadyAs(2)
    expect(told).toEqual([
      expect.stringMatching(/^stand-in has not answered for .* it is ended\.$/),
      'stand-in ended (signal SIGKILL); it is started again.',
    ])
    expect(identityOf(pids[0] ?? 0)).toBeUndefined()
    await supervised.stop(5_000)
  })

  testAtLength(
    'that is frozen with all of its children is replaced, although they held what the next one needs',
    async () => {
      const script = join(folder, 'has-children.mjs')
      // The child holds the port of the pair, as the processes of a database hold its memory.
      await writeFile(
        script,
        `import { spawn } from 'node:child_process'
       import { createServer } from 'node:http'
       const port = Number(process.argv[2])
       const held = createServer((_, response) => response.end(String(process.pid)))
       held.once('error', () => process.exit(1))
       process.once('disconnect', () => process.exit())
       if (process.argv[3] === 'child') held.listen(port + 1, '127.0.0.1', () => process.send('holds'))
       else {
         const child = spawn(process.execPath, [import.meta.filename, String(port), 'child'], {
           detached: true,
           stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
         })
         child.once('exit', () => process.exit(1))
         child.once('message', () => held.listen(port, '127.0.0.1'))
       }`,
      )
      const { supervised, pids, untilReadyAs, url } = await superviseStandIn(script, patientWatch)
      await supervised.waitUntilReady(60_000)
      const { port } = new URL(url)
      const child = Number(await (await fetch(`http://127.0.0.1:${Number(port) + 1}/`)).text())
      for (const pid of [child, pids[0] ?? 0]) process.kill(pid, 'SIGSTOP')
      await untilReadyAs(2)
      expect(identityOf(child)).toBeUndefined()
      expect(identityOf(pids[0] ?? 0)).toBeUndefined()
      await supervised.stop(5_000)
    },
  )

  testAtLength('that was restarted and has answered gets no more time than any other', async () => {
    const script = join(folder, 'answers-then-hangs.mjs')
    await writeFile(
      script,
      `import { createServer } from 'node:http'
       let asked = 0
       createServer((request, response) => {
         if (request.url === '/hang') for (;;);
         if (request.url === '/') asked += 1
         response.end(String(asked))
       }).listen(Number(process.argv[2]), '127.0.0.1')`,
    )
    const { supervised, pids, told, untilReadyAs, url } = await superviseStandIn(script, patientWatch)
    await supervised.waitUntilReady(60_000)
    process.kill(pids[0] ?? 0, 'SIGKILL')
    // Only the watch connects to the second one.
    const askedSoFar = async (): Promise<number> =>
      pids.length < 2
        ? 0
        : fetch(`${url}asked`).then(
            async (response) => Number(await response.text()),
            () => 0,
          )
    while ((await askedSoFar()) < 1) await new Promise((next) => setTimeout(next, 20))
    void fetch(`${url}hang`).catch(() => undefined)
    await untilReadyAs(3)
    expect(told[1]).toBe('stand-in has not answered for 5 s; it is ended.')
    await supervised.stop(5_000)
  })

  test('that answers that it is not ready is left alone', async () => {
    const script = join(folder, 'unready.mjs')
    await writeFile(
      script,
      `import { createServer } from 'node:http'
       let asked = 0
       createServer(({ url }, response) => {
         if (url === '/asked') return response.end(String(asked))
         asked += 1
         response.statusCode = asked === 1 ? 200 : 503
         response.end()
       }).listen(Number(process.argv[2]), '127.0.0.1')`,
    )
    const { supervised, told, url } = await superviseStandIn(script, { everyMs: 250, silentMax: 4 })
    await supervised.waitUntilReady(60_000)
    const askedSoFar = async (): Promise<number> => Number(await (await fetch(new URL('/asked', url))).text())
    while ((await askedSoFar()) < 10) await new Promise((next) => setTimeout(next, 30))
    expect(told).toEqual([])
    await supervised.stop(5_000)
  })
})
