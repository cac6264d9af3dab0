/** Another runtime that runs the same turn. */
export type Peer = {
  name: string
  /** What it keeps of a turn, and where. */
  keeps: string
  /** The file in `servers/` that serves its turns. */
  server: string
  /** What it needs from the npm registry, in these versions. */
  packages: Readonly<Record<string, string>>
  settings: Readonly<Record<string, string>>
}

const common = { fastify: '5.12.8', zod: '4.6.7' }
const langgraph = {
  server: 'langgraph.mjs',
  packages: {
    ...common,
    '@langchain/core': '1.4.0',
    '@langchain/langgraph': '1.7.3',
    '@langchain/langgraph-checkpoint-postgres': '1.0.5',
    '@langchain/openai': '1.6.0',
  },
}

/** The peers, in the order in which they are told. */
export const peers: readonly Peer[] = [
  {
    name: 'Fastify with openai',
    keeps: 'nothing',
    server: 'fastify-openai.mjs',
    packages: { ...common, openai: '7.57.0' },
    settings: {},
  },
  {
    name: 'OpenAI Agents JS',
    keeps: 'sessions, in memory',
    server: 'openai-agents.mjs',
    packages: { ...common, '@openai/agents': '0.20.0', openai: '7.57.0' },
    settings: {},
  },
  {
    name: 'LangGraph, synchronous',
    keeps: 'checkpoints, in PostgreSQL before the next step',
    ...langgraph,
    settings: { DURABILITY: 'sync' },
  },
  {
    name: 'LangGraph, asynchronous',
    keeps: 'checkpoints, in PostgreSQL beside the next step',
    ...langgraph,
    settings: { DURABILITY: 'async' },
  },
  {
    name: 'Mastra',
    keeps: 'messages, in PostgreSQL',
    server: 'mastra.mjs',
    packages: {
      ...common,
      '@ai-sdk/openai': '4.0.118',
      '@mastra/core': '1.71.0',
      '@mastra/memory': '1.31.0',
      '@mastra/pg': '1.27.1',
    },
    settings: {},
  },
]
