import { createOpenAI } from '@ai-sdk/openai'
import { Mastra } from '@mastra/core'
import { Agent } from '@mastra/core/agent'
import { createTool } from '@mastra/core/tools'
import { Memory } from '@mastra/memory'
import { PostgresStore } from '@mastra/pg'
import { z } from 'zod'
import { serveTurns, toolAnswers } from './serve-turns.mjs'

// Mastra with its memory in PostgreSQL.

const openai = createOpenAI({ baseURL: process.env.OPENAI_BASE_URL, apiKey: process.env.OPENAI_API_KEY })
const model = openai.responses('scripted')
const inputSchema = z.object({ food: z.string(), quantity: z.number() })
const tools = Object.fromEntries(
  Object.entries(toolAnswers).map(([id, execute]) => [
    id,
    createTool({ id, description: id, inputSchema, execute: async () => ({ told: execute() }) }),
  ]),
)
const storage = new PostgresStore({ id: 'bench', connectionString: process.env.DATABASE_URL })
const memory = new Memory({ storage, options: { lastMessages: 20, generateTitle: false } })
const reader = new Agent({ id: 'reader', name: 'reader', instructions: 'Read.', model })
const worker = new Agent({ id: 'worker', name: 'worker', instructions: 'Work.', model, tools, memory })
const mastra = new Mastra({ agents: { reader, worker }, storage, logger: false })
const schema = z.object({ agent: z.string(), goal: z.string() })

await serveTurns(async ({ conversation, message }, tellText) => {
  await mastra.getAgent('reader').generate(message, { structuredOutput: { schema } })
  const run = await mastra
    .getAgent('worker')
    .stream(message, { memory: { thread: conversation, resource: 'person' } })
  for await (const piece of run.fullStream) {
    if (piece.type === 'text-delta') tellText(piece.payload.text)
    if (piece.type === 'error') throw piece.payload.error
  }
})
