import { expect, test } from '@jest/globals'
import type { PeerFigures } from './measure-peers.ts'
import { renderPeers } from './render-peers.ts'

const figures = (name: string, change: Partial<PeerFigures>): PeerFigures => ({
  ...{ name, keeps: 'nothing', conversations: 1, turns: 10, failed: 0, turnsPerSecond: 5, memoryMb: 100 },
  ...{ firstTextMs: { p50: 1, p99: 2 }, doneMs: { p50: 10, p99: 20 }, cpuMs: 4 },
  ...change,
})

test('rounds are told as their mean, and what Alfred takes as a multiple of each peer', () => {
  const text = renderPeers([
    figures('Alfred', { cpuMs: 10, doneMs: { p50: 30, p99: 60 } }),
    figures('Peer', { cpuMs: 3 }),
    figures('Alfred', { cpuMs: 14, doneMs: { p50: 50, p99: 80 } }),
    figures('Peer', { cpuMs: 5, failed: 1 }),
  ])
  expect(text).toContain('| Alfred | nothing | 1 | 5.0 | 1.0 / 2.0 | 40.0 / 70.0 | 12.0 | 100 | 0 |  |  |')
  expect(text).toContain(
    '| Peer | nothing | 1 | 5.0 | 1.0 / 2.0 | 10.0 / 20.0 | 4.0 | 100 | 1 | 3.00 x | 4.00 x |',
  )
})
