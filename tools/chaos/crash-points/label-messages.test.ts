import { expect, test } from '@jest/globals'
import { labelsIn, labelsOut } from './label-messages.ts'

const id = '70000000-0000-4000-8000-000000000001'

test('labelsOut separates several messages in one write, and leaves ids out of the labels', () => {
  const text = `HPUB turns.${id}.events 12 40\r\nNATS/1.0\r\n\r\n{"a":1}\r\nPUB _INBOX.xyz.1 2\r\n{}\r\nPING\r\n`
  expect(labelsOut('nats', text)).toEqual(['out nats turns.<id>.events', 'out nats _INBOX'])
  expect(labelsIn('nats', `MSG turns.${id}.events 1 2\r\n{}\r\n`, undefined)).toEqual([
    'in nats turns.<id>.events',
  ])
})

test.each([
  ['database', 'POST /rpc/apply HTTP/1.1\r\nhost: x\r\n\r\n{}', 'out database POST /rpc/apply'],
  ['model', '{"prompt_cache_key":"orchestrator/reply@7"}', 'out model orchestrator/reply'],
  ['redis', '*2\r\n$4\r\nPING\r\n$1\r\na\r\n', 'out redis PING'],
  ['redis', `*2\r\n$7\r\nEVALSHA\r\n$40\r\n${'ab'.repeat(20)}\r\n`, 'out redis EVALSHA abababab'],
  ['client', 'id: 1.2\nevent: done\ndata: {}\n\n', 'out client done'],
  ['client', 'event: ping\ndata: ""\n\n', undefined],
] as const)('labelsOut names what is sent to the %s: %j', (peer, text, label) => {
  expect(labelsOut(peer, text)).toEqual(label === undefined ? [] : [label])
})

test('labelsIn names an answer by its request, and gives its later parts no label', () => {
  const asked = 'out database POST /rpc/beat'
  expect(labelsIn('database', 'HTTP/1.1 200 OK\r\n', asked)).toEqual([`in answer to: ${asked}`])
  expect(labelsIn('database', '"rest"}', asked)).toEqual([])
})
