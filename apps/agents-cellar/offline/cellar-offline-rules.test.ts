import { expect, test } from '@jest/globals'
import { readCellar } from './cellar-offline-rules.ts'

test.each([
  ['cellar note: call on Friday', 'add_cellar_note', { text: 'call on Friday' }],
  ['please write a cellar note: it was too dry.', 'add_cellar_note', { text: 'it was too dry' }],
  ['What are my cellar notes?', 'list_cellar_notes', {}],
  ['show me the cellar notes', 'list_cellar_notes', {}],
  ['remove the cellar note about Friday', 'remove_cellar_note', { text: 'Friday' }],
  ['can you delete my cellar note call on Friday', 'remove_cellar_note', { text: 'call on Friday' }],
])('"%s" asks for %s', (message, tool, given) => {
  expect(readCellar(message).map((call) => [call.tool, call.arguments])).toEqual([[tool, given]])
})

test.each(['I bought two eggs', 'what is a cellar?', 'cellar note', ''])(
  '"%s" asks for nothing here',
  (message) => {
    expect(readCellar(message)).toEqual([])
  },
)
