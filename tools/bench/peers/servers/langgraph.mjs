import { Annotation, END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { ToolNode } from '@langchain/langgraph/prebuilt'
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres'
import { tool } from '@langchain/core/tools'
import { ChatOpenAI } from '@langchain/openai'
import { z } from 'zod'
import { serveTurns, toolAnswers } from './serve-turns.mjs'

// LangGraph with its checkpoints in PostgreSQL, written before the next step begins (DURABILITY=sync) or beside it (async).

const model = new ChatOpenAI({ model: 'scripted', useResponsesApi: true })
const schema = z.object({ food: z.string(), quantity: z.number() })
const tools = Object.entries(toolAnswers).map(([name, execute]) =>
  tool(async () => execute(), { name, description: name, schema }),
)
const readingSchema = z.object({ agent: z.string(), goal: z.string() })
const { $schema, ...reading } = z.toJSONSchema(readingSchema)
const response_format = {
  type: 'json_schema',
  json_schema: { name: 'reading', schema: reading, strict: true },
}
const withTools = model.bindTools(tools)
const textOf = (content) =>
  typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')

const state = Annotation.Root({ ...MessagesAnnotation.spec, reading: Annotation() })
const graph = new StateGraph(state)
  .addNode('read', async ({ messages }, config) => {
    const answer = await model.invoke(messages, { ...config, response_format })
    return { reading: readingSchema.parse(JSON.parse(answer.text)) }
  })
  .addNode('think', async ({ messages }, config) => {
    let whole
    for await (const piece of await withTools.stream(messages, config)) {
      whole = whole ? whole.concat(piece) : piece
      const text = textOf(piece.content)
      if (text !== '') config.writer?.(text)
    }
    return { messages: [whole] }
  })
  .addNode('act', new ToolNode(tools))
  .addEdge(START, 'read')
  .addEdge('read', 'think')
  .addConditionalEdges('think', ({ messages }) => (messages.at(-1).tool_calls?.length ? 'act' : END))
  .addEdge('act', 'think')

const checkpointer = PostgresSaver.fromConnString(process.env.DATABASE_URL)
await checkpointer.setup()
const compiled = graph.compile({ checkpointer })

await serveTurns(async ({ conversation, message }, tellText) => {
  const stream = await compiled.stream(
    { messages: [{ role: 'user', content: message }] },
    { configurable: { thread_id: conversation }, streamMode: 'custom', durability: process.env.DURABILITY },
  )
  for await (const text of stream) tellText(text)
})
