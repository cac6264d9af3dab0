import OpenAI from 'openai'
import { z } from 'zod'
import { serveTurns, toolAnswers } from './serve-turns.mjs'

// The least that a turn takes: OpenAI's own client, a loop by hand, nothing stored.

const client = new OpenAI()
const model = 'scripted'
const readingSchema = z.object({ agent: z.string(), goal: z.string() })
const itemSchema = z.object({ food: z.string(), quantity: z.number() })
const jsonSchema = (schema) => {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
const tools = Object.keys(toolAnswers).map((name) => ({
  type: 'function',
  name,
  description: name,
  parameters: jsonSchema(itemSchema),
  strict: true,
}))

await serveTurns(async ({ message }, tellText) => {
  const input = [{ role: 'user', content: message }]
  const format = { type: 'json_schema', name: 'reading', schema: jsonSchema(readingSchema), strict: true }
  const reading = await client.responses.create({ model, input, text: { format } })
  readingSchema.parse(JSON.parse(reading.output_text))
  const thought = await client.responses.create({ model, input, tools })
  for (const call of thought.output.filter(({ type }) => type === 'function_call')) {
    itemSchema.parse(JSON.parse(call.arguments))
    input.push(call, {
      type: 'function_call_output',
      call_id: call.call_id,
      output: toolAnswers[call.name](),
    })
  }
  const stream = await client.responses.create({ model, input, tools, stream: true })
  for await (const event of stream) if (event.type === 'response.output_text.delta') tellText(event.delta)
})
