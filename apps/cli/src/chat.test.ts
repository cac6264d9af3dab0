import { expect, test } from '@jest/globals'
import type { Client } from '@alfred/client'
import type { ChatInput, TurnEvent } from '@alfred/contracts'
import { Chat } from './chat.ts'
import { readConfig } from './config.ts'

const ids = {
  job_id: '0b0e7a52-6c1c-4b52-9df0-5a4c3d0a7b11',
  conversation_id: '7d6c2f10-52f3-4a5e-8f43-31a3c9c1b0aa',
}
const usage = { model_calls: 0, repairs: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0, calls: [] }

/** A gateway that keeps the mode of one conversation, as the real one does. */
function startChat(argv: string[]) {
  const sent: ChatInput[] = []
  let active: 'plan' | 'cook' | 'brainstorm' = 'plan'
  let printed = ''
  const client = {
    read: async () => [{ id: 'soup', name: 'Leek soup' }],
    conversations: {
      list: async () => ({ items: [{ conversation_id: ids.conversation_id, active_mode: active }] }),
      open: async () => ({ conversation_id: ids.conversation_id, active_mode: active }),
    },
    async *chat(input: ChatInput): AsyncGenerator<TurnEvent> {
      const { time_zone: _, conversation_id: __, ...asked } = input
      sent.push(asked)
      const isLeaving = /_exit__$/.test(input.message)
      if (input.cook_init) active = 'cook'
      if (input.brainstorm_init) active = 'brainstorm'
      if (isLeaving) {
        active = 'plan'
        const data = { summary: 'You cooked.', action: 'update' as const, action_detail: 'More salt.' }
        yield { id: '1.1', type: 'handoff', data }
      }
      yield {
        id: '1.2',
        type: 'done',
        data: {
          ...ids,
          ...{ response: `to ${input.message}`, log_dir: null, status: 'done', response_type: 'message' },
          ...{ pending: null, active_mode: active, usage, model_provider: 'openai' },
        },
      }
    },
  } as unknown as Client
  const screen = {
    write: (text: string) => void (printed += text),
    writeAside: () => undefined,
    clearLine: () => undefined,
    hasProgressLine: false,
    format: () => undefined,
  }
  return { chat: new Chat(client, readConfig(argv, {}), { screen }), sent, printed: () => printed }
}

test('cooking begins with the recipe, goes on, and ends with what is worth keeping', async () => {
  const { chat, sent, printed } = startChat(['--mode', 'cook', '--recipe', 'leek'])
  await chat.say('next')
  await chat.say('what now?')
  await chat.leave()
  await chat.leave()
  expect(sent).toEqual([
    { message: '', mode: 'cook', cook_init: { recipe_id: 'soup' } },
    { message: 'next', mode: 'cook' },
    { message: 'what now?', mode: 'cook' },
    { message: '__cook_exit__', mode: 'cook' },
  ])
  expect(printed()).toMatch(/You cooked\.\nWorth keeping: More salt\.\n$/)
})

test('a brainstorm begins with its first message', async () => {
  const { chat, sent } = startChat(['--mode', 'brainstorm'])
  await chat.begin()
  await chat.say('pasta')
  await chat.say('and peas?')
  expect(sent).toEqual([
    { message: 'pasta', mode: 'brainstorm', brainstorm_init: true },
    { message: 'and peas?', mode: 'brainstorm' },
  ])
})

test('leaving does nothing without a session, and planning begins none', async () => {
  const { chat, sent } = startChat(['--mode', 'quick'])
  await chat.begin()
  await chat.leave()
  await chat.say('look')
  expect(sent).toEqual([{ message: 'look', mode: 'quick' }])
})
