// Another agent talks to Alfred for a person, with the client of the protocol's own SDK.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AgentCard, Role } from '@a2a-js/sdk'
import type { SendMessageRequest, StreamResponse, Task } from '@a2a-js/sdk'
import { ClientFactory, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import type { Client } from '@a2a-js/sdk/client'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(() => alfred.stop())

/** A client for one person; of an agent that still speaks the version before, where that is wanted. */
async function meet(name: string, version: '1.0' | '0.3' = '1.0'): Promise<Client> {
  const token = await alfred.keys.signPersonToken({ name })
  const fetchImpl: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }
  const legacyCompat = { enabled: version === '0.3' }
  const factory = new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl, legacyCompat })],
  })
  if (version === '1.0') return factory.createFromUrl(alfred.url)
  const told: unknown = await (await fetch(`${alfred.url}/.well-known/agent-card.json`)).json()
  const card = AgentCard.fromJSON(told)
  const spoken = card.supportedInterfaces.filter(({ protocolVersion }) => protocolVersion === version)
  return factory.createFromAgentCard({ ...card, supportedInterfaces: spoken })
}

function say(
  text: string,
  more: { contextId?: string; taskId?: string; messageId?: string } = {},
): SendMessageRequest {
  return {
    ...{ tenant: '', configuration: undefined, metadata: undefined },
    message: {
      ...{ messageId: crypto.randomUUID(), contextId: '', taskId: '', role: Role.ROLE_USER, ...more },
      parts: [
        {
          content: { $case: 'text', value: text },
          metadata: undefined,
          filename: '',
          mediaType: 'text/plain',
        },
      ],
      ...{ metadata: undefined, extensions: [], referenceTaskIds: [] },
    },
  }
}

const taskOf = (answer: unknown): Task => answer as Task
const textOf = ({ artifacts }: Task): string =>
  artifacts
    .flatMap(({ parts }) => parts.map(({ content }) => (content?.$case === 'text' ? content.value : '')))
    .join('')

describe('another agent', () => {
  test.each(['1.0', '0.3'] as const)(
    'of version %s changes the kitchen of its person once, and goes on in the same context',
    async (version) => {
      const agent = await meet(`ada ${version}`, version)
      const bought = say('I bought 6 eggs', { messageId: 'purchase-1' })
      const first = taskOf(await agent.sendMessage(bought))
      expect(textOf(first)).toMatch(/6 eggs/)
      expect(taskOf(await agent.sendMessage(bought)).id).toBe(first.id)
      const asked = taskOf(
        await agent.sendMessage(say('what is in my fridge?', { contextId: first.contextId })),
      )
      expect([asked.contextId, textOf(asked)]).toEqual([first.contextId, expect.stringMatching(/6 eggs/)])
      expect(textOf(taskOf(await agent.getTask({ tenant: '', id: first.id })))).toMatch(/6 eggs/)
    },
  )

  test('hears the reply as it grows, and answers what Alfred asks back', async () => {
    const agent = await meet('ben')
    const heard: StreamResponse[] = []
    for await (const part of agent.sendMessageStream(say('log two eggs for breakfast'))) heard.push(part)
    const kinds = heard.map(({ payload }) => payload?.$case)
    expect([kinds[0], kinds.at(-1), kinds.includes('artifactUpdate')]).toEqual(['task', 'statusUpdate', true])
    const last = heard.at(-1)?.payload
    const waiting = last?.$case === 'statusUpdate' ? last.value : undefined
    expect(JSON.stringify(waiting)).toContain('pending_id')
    const yes = say('yes', { contextId: waiting?.contextId ?? '', taskId: waiting?.taskId ?? '' })
    expect(textOf(taskOf(await agent.sendMessage(yes)))).toMatch(/egg/)
  })

  test('of one person reaches nothing of another, whatever ids it knows', async () => {
    const [owner, thief] = [await meet('owner'), await meet('thief')]
    const { id, contextId } = taskOf(await owner.sendMessage(say('I bought 1 g saffron', { messageId: 'm' })))
    await expect(thief.getTask({ tenant: '', id })).rejects.toThrow(/no such/i)
    await expect(thief.cancelTask({ tenant: '', id, metadata: undefined })).rejects.toThrow(/no such/i)
    await expect(thief.sendMessage(say('what did I buy?', { taskId: id }))).rejects.toThrow(/no such/i)
    await expect(thief.sendMessage(say('what did I buy?', { contextId }))).rejects.toThrow(/no such/i)
    const own = taskOf(await thief.sendMessage(say('what is in my fridge?', { messageId: 'm' })))
    expect(own.id).not.toBe(id)
    expect(textOf(own)).not.toMatch(/saffron/)
  })
})
