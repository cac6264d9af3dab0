import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

test('every process is killed once in mid-turn, and every turn ends right, applied once', async () => {
  const tool = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url))
  const child = spawn(process.execPath, [tool, 'chaos', '--rounds', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>])
  // The log names the seed, with which the same moments can be tried again.
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^0 of [1-9]\d* turns wrong/m) })
}, 240_000)
