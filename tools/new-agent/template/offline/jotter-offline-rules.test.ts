import { expect, test } from '@jest/globals'
import { readJotter } from './jotter-offline-rules.ts'

test.each([
  ['jotter note: call on Friday', 'add_jotter_note', { text: 'call on Friday' }],
  ['please write a jotter note: it was too dry.', 'add_jotter_note', { text: 'it was too dry' }],
  ['What are my jotter notes?', 'list_jotter_notes', {}],
  ['show me the jotter notes', 'list_jotter_notes', {}],
  ['remove the jotter note about Friday', 'remove_jotter_note', { text: 'Friday' }],
  ['can you delete my jotter note call on Friday', 'remove_jotter_note', { text: 'call on Friday' }],
])('"%s" asks for %s', (message, tool, given) => {
  expect(readJotter(message).map((call) => [call.tool, call.arguments])).toEqual([[tool, given]])
})

test.each(['I bought two eggs', 'what is a jotter?', 'jotter note', ''])(
  '"%s" asks for nothing here',
  (message) => {
    expect(readJotter(message)).toEqual([])
  },
)
