import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { TextRequest } from './model.ts'
import { createScriptedModel } from './scripted-model.ts'

const request: TextRequest = {
  node: 'reply',
  prompt: 'orchestrator/reply',
  variables: {},
  situation: { facts: [] },
  complexity: 'low',
  signal: new AbortController().signal,
}

async function read(model: ReturnType<typeof createScriptedModel>): Promise<string> {
  let text = ''
  for await (const part of model.stream(request)) if (part.type === 'delta') text += part.text
  return text
}

test('a scripted model follows its steps, keeps the requests, and is done', async () => {
  const model = createScriptedModel([{ node: 'reply', text: 'Two eggs left.' }])
  expect(() => model.assertDone()).toThrow(expect.objectContaining({ code: 'SCRIPT_LEFTOVER' }))
  expect(await read(model)).toBe('Two eggs left.')
  expect(model.calls).toEqual([request])
  model.assertDone()
})

test("a scripted model fails for another node than the next step's, and when no step is left", async () => {
  const unexpected = expect.objectContaining({ code: 'SCRIPT_UNEXPECTED' })
  await expect(read(createScriptedModel([{ node: 'act', output: {} }]))).rejects.toEqual(unexpected)
  await expect(read(createScriptedModel([]))).rejects.toEqual(unexpected)
})

test('a scripted model throws what the script throws, even in the middle of a text', async () => {
  const error = new AlfredError('MODEL_UNAVAILABLE', 'gone')
  await expect(read(createScriptedModel([{ node: 'reply', error, afterText: 'One two' }]))).rejects.toBe(
    error,
  )
})
