import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

test('a delayed answer does not keep the process alive when its client has disconnected', async () => {
  const fake = new URL('start-fake-openai.ts', import.meta.url).href
  const code = `
    import { startFakeOpenAi } from ${JSON.stringify(fake)}
    const fake = await startFakeOpenAi(() => ({ text: 'never heard', headersDelayMs: 600_000 }))
    const asked = fetch(fake.url + '/responses', { method: 'POST', body: '{}' }).catch(() => 'gone')
    while (fake.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await fake.close()
    console.log(await asked)`
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    timeout: 15_000,
  })
  expect((await ended).stdout).toBe('gone\n')
})
