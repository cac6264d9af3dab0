import { describe, expect, test } from '@jest/globals'
import { chatCompletionRequestSchema } from '@alfred/contracts'
import { readMessages } from './read-messages.ts'

const read = (...messages: { role: string; content?: unknown }[]) =>
  readMessages(chatCompletionRequestSchema.parse({ messages }))
const user = (content: unknown) => ({ role: 'user', content })

describe('of the history that a chat client sends', () => {
  test('the last message of the user is what is said, and the one before it says where the chat is', () => {
    const history = [
      { role: 'system', content: 'You are a pirate.' },
      user('I bought milk'),
      { role: 'assistant', content: 'Added.' },
    ]
    expect(read(...history, user('and 6 eggs'))).toEqual({ message: 'and 6 eggs', before: 'I bought milk' })
  })

  test('a first message has nothing before it', () => {
    expect(read({ role: 'system', content: 'Be brief.' }, user('hello'))).toEqual({
      message: 'hello',
      before: null,
    })
  })

  test('text in parts is read, and what is no text is left out', () => {
    const content = [
      { type: 'text', text: 'what is' },
      { type: 'image_url', image_url: { url: 'data:,' } },
      { type: 'text', text: 'in the fridge?' },
    ]
    expect(read(user(content)).message).toBe('what is\nin the fridge?')
  })

  test.each([
    ['the assistant speaks last', [user('hello'), { role: 'assistant', content: 'Hi' }]],
    ['nothing is said', [user('  ')]],
    ['there is but a picture', [user([{ type: 'image_url' }])]],
    ['it is too long', [user('x'.repeat(16_001))]],
  ])('it is refused where %s', (_title, messages) => {
    expect(() => read(...messages)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })
})
