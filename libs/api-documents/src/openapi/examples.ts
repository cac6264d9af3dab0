import type { EndpointName } from '@alfred/contracts'

const jobId = '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10'
const conversationId = '36d7cd6a-7a4e-4b06-8f0c-3b9a4f2c1d55'

const job = {
  job_id: jobId,
  conversation_id: conversationId,
  status: 'done',
  mode: 'plan',
  message: 'what is in my fridge?',
  response: 'In the fridge: 12 eggs; 2 l milk (until Fri 27 Nov).',
  pending: null,
  handoff: null,
  usage: null,
  error: null,
  created_at: '2026-11-22T10:00:00.000Z',
  finished_at: '2026-11-22T10:00:01.200Z',
}

const milk = {
  entity_type: 'lot',
  id: 'b4d7f0a2-0f5e-4c0e-9d0e-5a1f0c2b7e11',
  label: 'milk',
  place: 'stock',
  op: 'updated',
  before: { quantity: 2, unit: 'l', location: 'fridge' },
  after: { quantity: 1.5, unit: 'l', location: 'fridge' },
}
const changes = {
  source: jobId,
  changed_at: '2026-11-22T10:00:01.100Z',
  changes: [milk],
  undoes: null,
  undone_by: null,
  changed_since: [],
}

const modelCall = {
  ...{ node: 'understand', model: 'gpt-4.1', provider: 'openai', input_tokens: 1_900, output_tokens: 60 },
  ...{ cached_tokens: 1_500, cost_usd: 0.00203, duration_ms: 940, repairs: 0 },
}
const trace = {
  ...{ job_id: jobId, trace_id: '0af7651916cd43dd8448eb211c80319c', mode: 'plan', status: 'done' },
  ...{ attempts: 1, duration_ms: 1_200 },
  steps: [
    {
      ...{ node: 'understand', fence: 1, began_ms: 12, duration_ms: 950, error: null },
      ...{ model_calls: [modelCall], calls: [] },
    },
    {
      ...{ node: 'execute', fence: 1, began_ms: 962, duration_ms: 31, error: null, model_calls: [] },
      calls: [{ tool: 'find_items', kind: 'read', refused: null }],
    },
  ],
}
const taken = {
  ...{ model_calls: 1, input_tokens: 1_900, cached_tokens: 1_500, output_tokens: 60 },
  ...{ cost_usd: 0.00203, cost_known: true },
}
const usage = {
  ...{ from: '2026-11-01', until: '2026-11-30' },
  lines: [{ day: '2026-11-22', model: 'gpt-4.1', ...taken }],
  total: taken,
}

const summary = {
  conversation_id: conversationId,
  title: 'what is in my fridge?',
  active_mode: 'plan',
  turns: 1,
  created_at: '2026-11-22T10:00:00.000Z',
  last_turn_at: '2026-11-22T10:00:01.200Z',
}
const session = {
  person: { id: '5b89657f-db33-85f1-bda7-6493cfbcf317', name: 'Anna' },
  ways: ['local'],
}
const conversation = { ...summary, pending: null, session: null }
const page = (items: object[]) => ({ items, next: null })

/** An example request and response for each endpoint that has a JSON body. */
export const httpExamples: Partial<Record<EndpointName, { body?: object; answer?: object }>> = {
  streamChat: { body: { message: 'what is in my fridge?', time_zone: 'Europe/Berlin' } },
  completeChat: {
    body: { model: 'alfred', messages: [{ role: 'user', content: 'what is in my fridge?' }] },
    answer: {
      ...{ id: `chatcmpl-${jobId}`, object: 'chat.completion', created: 1_795_687_200, model: 'alfred' },
      choices: [
        {
          ...{ index: 0, finish_reason: 'stop' },
          message: { role: 'assistant', content: 'In the fridge: 2 l milk.' },
        },
      ],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    },
  },
  listModels: {
    answer: { object: 'list', data: [{ id: 'alfred', object: 'model', created: 0, owned_by: 'alfred' }] },
  },
  getAgentCard: {
    answer: {
      ...{ name: 'Alfred', description: 'A kitchen and nutrition assistant.', version: '1' },
      supportedInterfaces: [
        { url: 'http://127.0.0.1:3000/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      ],
    },
  },
  callA2a: {
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'message/send' },
      params: {
        message: {
          ...{ kind: 'message', messageId: 'm-1', role: 'user' },
          parts: [{ kind: 'text', text: 'what is in my fridge?' }],
        },
      },
    },
    answer: { jsonrpc: '2.0', id: 1, result: { kind: 'task', id: jobId, status: { state: 'completed' } } },
  },
  listJobs: { answer: page([job]) },
  getJob: { answer: job },
  readChanges: { answer: changes },
  readTrace: { answer: trace },
  getUsage: { answer: usage },
  undoJob: { answer: { source: jobId, undone: [milk] } },
  cancelJob: { answer: { job_id: jobId, outcome: 'already_finished', status: 'done' } },
  listConversations: { answer: page([summary]) },
  getConversation: { answer: conversation },
  listHistory: { answer: page([job]) },
  renameConversation: { body: { title: 'The fridge' }, answer: { ...conversation, title: 'The fridge' } },
  exportAccount: {
    answer: {
      exported_at: '2026-11-22T10:00:00.000Z',
      tables: { memories: [{ kind: 'fact', text: 'the oven runs hot', source: 'stated' }], tasks: [] },
    },
  },
  deleteAccount: { body: { confirm: 'delete my account' } },
  readRows: { answer: [{ food: 'milk', quantity: 2, unit: 'l' }] },
  callFunction: {
    body: {
      p_key: '5f0c9b6e-2f6a-4c1d-9f2b-7a9d3c1e4b55',
      p_tool: 'check_off',
      p_arguments: { food: 'milk' },
    },
    answer: { ok: true },
  },
  getSettings: { answer: { data: { url: 'http://127.0.0.1:3000/api/data', api_key: null } } },
  getSession: { answer: session },
  listLocalPeople: { answer: { people: [{ name: 'Anna', last_seen: '2026-11-22T10:00:00.000Z' }] } },
  signInLocally: { body: { name: 'Anna' }, answer: session },
  signInByPassword: {
    body: { email: 'anna@example.com', password: 'correct horse battery staple' },
    answer: { person: { ...session.person, email: 'anna@example.com' }, ways: ['password', 'email_link'] },
  },
  sendEmailLink: { body: { email: 'anna@example.com' } },
  livez: { answer: { status: 'alive' } },
  readyz: { answer: { status: 'ready' } },
}

/** How a stream of events looks on the wire. */
export const streamExample = [
  'retry: 500',
  '',
  'id: 0.1',
  'event: job_started',
  `data: ${JSON.stringify({ job_id: jobId, conversation_id: conversationId, status: 'running' })}`,
  '',
  'id: 1.8',
  'event: chunk',
  'data: {"at":0,"content":"In the fridge: 12 eggs."}',
  '',
].join('\n')

/** How a person's feed looks on the wire. */
export const feedExample = [
  'retry: 500',
  '',
  'id: 17.1795700000000000',
  'event: ready',
  'data: {}',
  '',
  'id: 18.1795700000000000',
  'event: change',
  `data: ${JSON.stringify({ table: 'shopping_items', row_id: jobId, op: 'insert', job_id: jobId, key: null, at: '2026-11-26T12:00:00Z' })}`,
  '',
].join('\n')
