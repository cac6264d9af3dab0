import { createClient } from '@alfred/client'
import type { Client } from '@alfred/client'
import type { TurnEvent } from '@alfred/contracts'
import type { TestAlfred } from '@alfred/testing'

type Call = (method: string, path: string, more?: { headers?: object; body?: unknown }) => Promise<Response>

/** Holds conversations that make every service communicate, through the recorder. */
export async function holdConversations(alfred: TestAlfred, fetch: typeof globalThis.fetch): Promise<void> {
  const token = await alfred.keys.signPersonToken({ name: 'recorded' })
  const client = createClient({ baseUrl: alfred.url, token, fetch })
  const call: Call = (method, path, { headers = {}, body } = {}) =>
    fetch(`${alfred.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const say = async (message: string, more: object = {}): Promise<TurnEvent[]> => {
    const events: TurnEvent[] = []
    for await (const event of client.chat({ message, time_zone: 'Europe/Berlin', ...more }))
      events.push(event)
    return events
  }
  const events = await talk(say)

  await lookBack(call, events)
  await interrupt(call)

  await beRefused(alfred, call)
  await lookAround(call)
  await signIn(alfred, call)
  await readAndEdit(call)
  await hear(client)
  await openConversations(call)
  await startOrchestratorAgain(alfred, say)
  await leave(call)
}

type Say = (message: string, more?: object) => Promise<TurnEvent[]>

/** Writes and reads of both agents, generated recipes, a proposal and its answer through the API. */
async function talk(say: Say): Promise<TurnEvent[]> {
  const first = await say(
    'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
  )
  await say("what's in my fridge?")
  await say('Create 3 cod recipes and save them')
  await say('what should I cook tonight?')
  const last = (await say('log two eggs for breakfast')).at(-1)
  const pending = last?.type === 'done' ? last.data.pending : null
  if (pending === null) throw new Error('the diary did not ask for a yes')
  await say('', { answer: { pending_id: pending.id, version: pending.version, action: 'confirm' } })
  await say('how am I doing today?')
  // The fetcher is asked and refuses: no test needs the internet.
  await say('save the recipe http://169.254.169.254/latest')
  // There is no such recipe: the turn ends with an error.
  await say('', { mode: 'cook', cook_init: { recipe_id: '70000000-0000-4000-8000-000000000001' } })
  await say('something with eggs', { mode: 'brainstorm', brainstorm_init: true })
  await say('__brainstorm_exit__', { mode: 'brainstorm' })
  await say("what's in my fridge?", { mode: 'quick' })
  return first
}

async function lookBack(call: Call, events: TurnEvent[]): Promise<void> {
  const jobId = jobOf(events)
  await call('GET', `/api/jobs/${jobId}`)
  await read(call('GET', `/api/jobs/${jobId}/events`))
  await read(call('GET', `/api/jobs/${jobId}/events`, { headers: { 'last-event-id': '1.1' } }))
  await call('GET', `/api/jobs/${jobId}/events`, { headers: { 'last-event-id': events.at(-1)?.id ?? '' } })
  await call('POST', `/api/jobs/${jobId}/cancel`)
  await call('GET', `/api/jobs/${jobId}/changes`)
  await call('GET', `/api/jobs/${jobId}/trace`)
  await call('GET', '/api/usage')
  await call('GET', '/.well-known/agent-card.json')
  const message = {
    kind: 'message',
    messageId: 'm-1',
    role: 'user',
    parts: [{ kind: 'text', text: 'hello' }],
  }
  await call('POST', '/a2a', { body: { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } } })
  await call('GET', '/v1/models')
  await call('POST', '/v1/chat/completions', {
    body: { model: 'alfred', messages: [{ role: 'user', content: 'what is in my fridge?' }] },
  })
  await call('POST', `/api/jobs/${jobId}/undo`)
  // It was undone already.
  await call('POST', `/api/jobs/${jobId}/undo`)
}

/** Stops a turn as soon as it runs; sends a request twice, which is one turn with two streams. */
async function interrupt(call: Call): Promise<void> {
  const send = (message: string, key: string) =>
    call('POST', '/api/chat/stream', { body: { message }, headers: { 'idempotency-key': key } })
  const running = await startedJob(await send('Create 3 haddock recipes and save them', 'running'))
  await call('POST', `/api/jobs/${running}/cancel`)
  const twice = [send('Create 2 salmon recipes', 'twice'), send('Create 2 salmon recipes', 'twice')]
  await Promise.all(twice.map(read))
  await send('Create 2 trout recipes', 'twice')
  // The owner answers a read while a turn runs. The turn may end before, so it is tried more than once.
  for (let look = 0; look < 6; look += 1) {
    const job = await startedJob(await send('Create 3 cod recipes and save them', `look-${look}`))
    await read(call('GET', `/api/jobs/${job}/events`))
  }
}

async function beRefused(alfred: TestAlfred, call: Call): Promise<void> {
  const path = '/api/chat/stream'
  const nobody = '70000000-0000-4000-8000-000000000001'
  const expired = await alfred.keys.signPersonToken({ name: 'recorded', lifetime: '-1m' })
  await call('POST', path, { body: { message: 'hello' }, headers: { authorization: `Bearer ${expired}` } })
  await call('GET', `/api/jobs/${nobody}`, { headers: { authorization: '' } })
  await call('POST', path, { body: { message: '' } })
  await call('POST', path, { body: '{' })
  await call('POST', path, { body: 'x'.repeat(70_000) })
  await call('POST', path, { body: 'hello', headers: { 'content-type': 'text/plain' } })
  await call('POST', path, { body: { message: 'hello', conversation_id: nobody } })
  await call('GET', `/api/jobs/${nobody}`)
  await call('GET', `/api/jobs/${nobody}/trace`)
  await call('GET', `/api/jobs/${nobody}/events`, { headers: { 'last-event-id': 'last' } })
  await call('POST', `/api/jobs/${nobody}/cancel`)
  await call('GET', `/api/jobs/${nobody}/changes`)
  await call('POST', `/api/jobs/${nobody}/undo`)
}

async function lookAround(call: Call): Promise<void> {
  const document = await call('GET', '/openapi.json')
  await call('GET', '/openapi.json', { headers: { 'if-none-match': document.headers.get('etag') ?? '' } })
  for (const path of ['/livez', '/readyz', '/api/settings']) await call('GET', path)
}

/** Signs in as a page does, with its origin, and by ways that are not offered here. */
async function signIn({ url }: TestAlfred, call: Call): Promise<void> {
  const page = { authorization: '', origin: url }
  const given = { email: 'anna@example.com', password: 'secret' }
  await call('POST', '/auth/local', {
    headers: { ...page, origin: 'https://evil.example' },
    body: { name: 'Anna' },
  })
  await call('POST', '/auth/local', { headers: page, body: { name: '' } })
  const entered = await call('POST', '/auth/local', { headers: page, body: { name: 'Anna' } })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  await call('GET', '/auth/session', { headers: { ...page, cookie } })
  await call('GET', '/auth/people', { headers: page })
  await call('POST', '/auth/password', { headers: page, body: given })
  await call('POST', '/auth/email-link', { headers: page, body: { email: given.email } })
  await call('GET', '/auth/confirm?code=x')
  await call('POST', '/auth/sign-out', { headers: { ...page, cookie } })
}

/** Reads rows and calls functions of the database, including refused calls. */
async function readAndEdit(call: Call): Promise<void> {
  const at = (path: string) => `/api/data/${path}`
  await call('GET', at('inventory_lots?select=food,quantity&order=food&limit=5'))
  for (const refused of ['inventory_lots?limit=5000', 'inventory_lots?select=nothing', 'nothing'])
    await call('GET', at(refused))
  await call('GET', at('rpc/kitchen_dashboard'))
  const edit = {
    p_key: '70000000-0000-4000-8000-000000000002',
    p_tool: 'add_item',
    p_arguments: { food: 'butter', quantity: 1, unit: 'pack' },
  }
  await call('POST', at('rpc/edit_by_hand'), { body: edit })
  await call('POST', at('rpc/edit_by_hand'), { body: { ...edit, p_tool: 'use_item' } })
  await call('POST', at('rpc/edit_by_hand'), { body: '{' })
}

/** Hears that much changed so far, and leaves. */
async function hear(client: Client): Promise<void> {
  const leaving = new AbortController()
  const feed = client.events({ lastEventId: '0.0', signal: leaving.signal })
  // Half of a recorded response cannot be left by itself, so that the request as a whole is given up.
  const heard = (async () => {
    for await (const { type } of feed) if (type !== 'ready') leaving.abort()
  })()
  await heard.catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error
  })
}

async function openConversations(call: Call): Promise<void> {
  const page = (await (await call('GET', '/api/conversations?limit=1')).json()) as {
    items: { conversation_id: string }[]
  }
  const path = `/api/conversations/${page.items[0]?.conversation_id}`
  await call('GET', '/api/jobs?limit=2')
  await call('GET', '/api/jobs?limit=nothing')
  await call('GET', path)
  await call('GET', `${path}/history`)
  await call('PATCH', path, { body: { title: 'Recorded' } })
  await call('PATCH', path, { body: { title: '' } })
  await call('DELETE', path)
  await call('GET', path)
}

/** Takes all along, and has it gone. */
async function leave(call: Call): Promise<void> {
  await read(call('GET', '/api/account/export'))
  await call('GET', '/api/account/export?table=nothing_here')
  await call('DELETE', '/api/account', { body: { confirm: 'yes' } })
  await call('DELETE', '/api/account', { body: { confirm: 'delete my account' } })
}

/** Restarts the orchestrator, since a new one asks for the agents. */
async function startOrchestratorAgain(alfred: TestAlfred, say: Say): Promise<void> {
  const { orchestrator } = await alfred.processes()
  if (orchestrator === undefined) throw new Error('there is no orchestrator')
  process.kill(orchestrator, 'SIGKILL')
  await say('what expires this week?')
}

async function read(response: Promise<Response>): Promise<void> {
  await (await response).text()
}

function jobOf(events: TurnEvent[]): string {
  const [first] = events
  if (first?.type !== 'job_started') throw new Error('the turn did not start')
  return first.data.job_id
}

/** Reads a stream up to the id of its job; the recorder reads the rest. */
async function startedJob(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += Buffer.from(part.value).toString('utf8')
    const id = /"job_id":"([^"]+)"/.exec(text)?.[1]
    if (id !== undefined) return id
  }
  throw new Error(`there is no job in ${text}`)
}
