import { expect, test } from '@jest/globals'
import {
  chatRequestSchema,
  isTerminal,
  isTimeZone,
  MESSAGE_LENGTH_MAX,
  receivedChatRequestSchema,
  turnStatusSchema,
} from './chat.ts'

const id = '70000000-0000-4000-8000-000000000001'
const change = { kind: 'created', entity_type: 'recipe', id, label: 'Soup', op: 'save' }
const answer = { pending_id: id, version: 1, action: 'confirm' }

test('a message is enough, and the other fields have defaults', () => {
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
])('the schema decides about a request with %s', (_title, body, isAllowed) => {
  expect(chatRequestSchema.safeParse(body).success).toBe(isAllowed)
})

const cook_init = { recipe_id: id }

// Ruling R28: what a request may hold in which mode. Rules that depend on the conversation are checked when the
// turn runs.
test.each([
  ['nothing but the recipe to begin to cook', { message: '', mode: 'cook', cook_init }, true],
  ['a message and the recipe', { message: 'Let us go', mode: 'cook', cook_init }, true],
  [
    'an id that is none, which is answered like one of nothing',
    { message: '', mode: 'cook', cook_init: { recipe_id: 'x' } },
    true,
  ],
  ['a beginning without a recipe', { message: '', mode: 'cook', cook_init: {} }, false],
  ['a beginning with notes alone', { message: 'x', mode: 'cook', cook_init: { notes: 'half of it' } }, false],
  [
    'notes that are too long',
    { message: 'x', mode: 'cook', cook_init: { ...cook_init, notes: 'x'.repeat(2_001) } },
    false,
  ],
  ['a recipe to cook in another mode', { message: 'x', mode: 'plan', cook_init }, false],
  ['a word while cooking', { message: 'Is it hot enough?', mode: 'cook' }, true],
  ['nothing to say while cooking', { message: '', mode: 'cook' }, false],
  ['the end of cooking', { message: '__cook_exit__', mode: 'cook' }, true],
  ['the end of cooking in brainstorm', { message: '__cook_exit__', mode: 'brainstorm' }, false],
  ['the end of cooking in plan', { message: '__cook_exit__', mode: 'plan' }, false],
  ['a beginning that is an end', { message: '__cook_exit__', mode: 'cook', cook_init }, false],
  ['a brainstorm with its first idea', { message: 'pasta', mode: 'brainstorm', brainstorm_init: true }, true],
  ['a brainstorm without one', { message: '', mode: 'brainstorm', brainstorm_init: true }, false],
  ['a brainstorm begun in another mode', { message: 'x', mode: 'quick', brainstorm_init: true }, false],
  ['the end of a brainstorm', { message: '__brainstorm_exit__', mode: 'brainstorm' }, true],
  ['a yes to a proposal while cooking', { message: '', mode: 'cook', answer }, false],
  ['a yes to a proposal in quick', { message: '', mode: 'quick', answer }, true],
])('the rules of the modes decide about %s', (_title, body, isAllowed) => {
  expect(chatRequestSchema.safeParse(body).success).toBe(isAllowed)
})

test("a field that a newer service added is dropped from a client's view", () => {
  const body = { ...chatRequestSchema.parse({ message: 'x' }), mood: 'good' }
  expect(chatRequestSchema.safeParse(body).success).toBe(false)
  expect(receivedChatRequestSchema.parse(body)).toEqual(chatRequestSchema.parse({ message: 'x' }))
})

test('every status belongs either to an open or to a finished turn', () => {
  expect(turnStatusSchema.options.filter((status) => !isTerminal(status))).toEqual(['queued', 'running'])
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Nowhere/City', false],
  ['', false],
])('"%s" as a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
