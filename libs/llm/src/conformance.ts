import { afterEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import type { Model, ModelRequest, TextPart, TextRequest } from './model.ts'

/** The answers that the model under test gives. */
export type Answers = { json: unknown; text: string }

/** A model that gives these answers to every request, and a function that closes it. */
export type ModelUnderTest = { model: Model; close: () => Promise<void> }

export const conformancePrompt = 'conformance/question'
const colourSchema = z.object({ colour: z.enum(['red', 'blue']), shade: z.string().max(20).nullable() })

/** Tests of the behaviour that orchestrator and agents rely on, whichever adapter they use. */
export function testModel(name: string, createModel: (answers: Answers) => Promise<ModelUnderTest>): void {
  describe(`the model port, answered by ${name}`, () => {
    const open: ModelUnderTest[] = []
    afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))
    const modelThatSays = async (answers: Partial<Answers>): Promise<Model> => {
      const made = await createModel({
        json: { colour: 'red', shade: null },
        text: 'A red apple.',
        ...answers,
      })
      open.push(made)
      return made.model
    }

    test("gives an answer parsed by the schema, with the call's usage", async () => {
      const model = await modelThatSays({ json: { colour: 'blue', shade: 'sky', extra: 1 } })
      const { output, call } = await model.generate(question())
      expect(output).toEqual({ colour: 'blue', shade: 'sky' })
      expect(call).toMatchObject({ node: 'think', provider: model.provider })
      expect(call.repairs).toBe(0)
    })

    test('throws MODEL_OUTPUT_INVALID for an answer that does not fit the schema', async () => {
      const model = await modelThatSays({ json: { colour: 'green', shade: null } })
      await expect(model.generate(question())).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
    })

    test('streams the text in pieces and ends with one usage record', async () => {
      const text = 'Nine eggs  are left;\nthe milk is gone — ¡qué lástima! '
      const parts = await collect(await modelThatSays({ text }))
      expect(parts.map((part) => (part.type === 'delta' ? part.text : '')).join('')).toBe(text)
      expect(parts.filter((part) => part.type === 'delta').length).toBeGreaterThan(1)
      expect(parts.flatMap((part, index) => (part.type === 'end' ? [index] : []))).toEqual([parts.length - 1])
    })

    test('refuses to begin when its caller has already aborted', async () => {
      const model = await modelThatSays({})
      const gone = AbortSignal.abort(new DOMException('the turn was cancelled', 'AbortError'))
      await expect(model.generate(question(gone))).rejects.toThrow('the turn was cancelled')
      await expect(collect(model, gone)).rejects.toThrow('the turn was cancelled')
    })

    test('stops in the middle of a text when its caller aborts', async () => {
      const controller = new AbortController()
      const model = await modelThatSays({ text: 'one two three four five six seven eight nine ten' })
      const reading = (async () => {
        for await (const part of model.stream(textQuestion(controller.signal))) {
          if (part.type === 'delta') controller.abort(new DOMException('enough', 'AbortError'))
          else return 'ended'
        }
        return 'ended'
      })()
      await expect(reading).rejects.toThrow('enough')
    })

    test('lets a reader leave early', async () => {
      const model = await modelThatSays({})
      for await (const part of model.stream(textQuestion())) {
        expect(part.type).toBe('delta')
        break
      }
    })
  })
}

function textQuestion(signal = new AbortController().signal): TextRequest {
  const variables = { message: 'Which colour?' }
  return { node: 'think', prompt: conformancePrompt, variables, situation: {}, complexity: 'low', signal }
}

function question(signal?: AbortSignal): ModelRequest<z.infer<typeof colourSchema>> {
  return { ...textQuestion(signal), schema: colourSchema }
}

async function collect(model: Model, signal?: AbortSignal): Promise<TextPart[]> {
  const parts: TextPart[] = []
  for await (const part of model.stream(textQuestion(signal))) parts.push(part)
  return parts
}
