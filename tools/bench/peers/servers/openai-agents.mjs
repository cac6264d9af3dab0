import {
  Agent,
  MemorySession,
  Runner,
  setDefaultOpenAIClient,
  setTracingDisabled,
  tool,
} from '@openai/agents'
import OpenAI from 'openai'
import { z } from 'zod'
import { serveTurns, toolAnswers } from './serve-turns.mjs'

// OpenAI's agents: one agent reads, another one calls tools and replies. Sessions are in memory.

setDefaultOpenAIClient(new OpenAI())
setTracingDisabled(true)
const model = 'scripted'
const parameters = z.object({ food: z.string(), quantity: z.number() })
const tools = Object.entries(toolAnswers).map(([name, execute]) =>
  tool({ name, description: name, parameters, execute: async () => execute() }),
)
const outputType = z.object({ agent: z.string(), goal: z.string() })
const reader = new Agent({ name: 'reader', instructions: 'Read.', model, outputType })
const worker = new Agent({ name: 'worker', instructions: 'Work.', model, tools })
const runner = new Runner()
const sessions = new Map()

await serveTurns(async ({ conversation, message }, tellText) => {
  const session = sessions.get(conversation) ?? new MemorySession({ sessionId: conversation })
  sessions.set(conversation, session)
  await runner.run(reader, message)
  const run = await runner.run(worker, message, { stream: true, session })
  for await (const event of run)
    if (event.type === 'raw_model_stream_event' && event.data.type === 'output_text_delta')
      tellText(event.data.delta)
  await run.completed
})
