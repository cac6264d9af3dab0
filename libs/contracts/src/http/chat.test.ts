import { expect, test } from '@jest/globals'
import { chatRequestSchema, isTerminal, isTimeZone, MESSAGE_LENGTH_MAX, turnStatusSchema } from './chat.ts'

const id = '70000000-0000-4000-8000-000000000001'
const change = { kind: 'created', entity_type: 'recipe', id, label: 'Soup', op: 'save' }
const answer = { pending_id: id, version: 1, action: 'confirm' }

test('a message is enough, and the rest has its defaults', () => {
  expect(chatRequestSchema.parse({ message: 'hello' })).toEqual({
    message: 'hello',
    mode: 'plan',
    log_prompts: false,
    if_busy: 'queue',
  })
})

test.each([
  ['the longest message', { message: 'x'.repeat(MESSAGE_LENGTH_MAX) }, true],
  ['a longer one', { message: 'x'.repeat(MESSAGE_LENGTH_MAX + 1) }, false],
  ['no message', {}, false],
  ['blanks', { message: ' \n' }, false],
  ['blanks with an answer', { message: '', answer }, true],
  ['blanks with a recipe to cook', { message: '', cook_init: {} }, true],
  ['an answer without a version', { message: '', answer: { ...answer, version: 0 } }, false],
  ['an answer with more than there is', { message: '', answer: { ...answer, user_id: id } }, false],
  ['a new conversation', { message: 'x', conversation_id: 'new' }, true],
  ['a conversation', { message: 'x', conversation_id: id }, true],
  ['another word for one', { message: 'x', conversation_id: 'latest' }, false],
  ['a time zone', { message: 'x', time_zone: 'Pacific/Auckland' }, true],
  ['a time zone that is none', { message: 'x', time_zone: 'Mars/Olympus' }, false],
  ['a time zone without an end', { message: 'x', time_zone: 'A'.repeat(65) }, false],
  ['a language', { message: 'x', locale: 'pt-BR' }, true],
  ['a language that is none', { message: 'x', locale: '../../etc' }, false],
  ['a hundred changes', { message: 'x', ui_changes: Array(100).fill(change) }, true],
  ['a hundred and one', { message: 'x', ui_changes: Array(101).fill(change) }, false],
  ['a mode that is none', { message: 'x', mode: 'party' }, false],
  ['a field that is none', { message: 'x', role: 'admin' }, false],
  ['long notes', { message: 'x', cook_init: { notes: 'x'.repeat(2_001) } }, false],
])('is a request allowed with %s', (_title, body, isAllowed) => {
  expect(chatRequestSchema.safeParse(body).success).toBe(isAllowed)
})

test('a status is one of an open turn or of one that is over', () => {
  expect(turnStatusSchema.options.filter((status) => !isTerminal(status))).toEqual(['queued', 'running'])
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Nowhere/City', false],
  ['', false],
])('is "%s" a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
