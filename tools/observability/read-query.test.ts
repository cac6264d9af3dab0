import { expect, test } from '@jest/globals'
import { readQuery } from './read-query.ts'

test.each([
  ['max(alfred_turn_queue_age_seconds) > 150', ['alfred_turn_queue_age_seconds'], []],
  ['sum by (le, mode) (rate(a_bucket{status="failed"}[10m]))', ['a_bucket'], ['le', 'mode', 'status']],
  ['up{job="alfred"} == 0', ['up'], ['job']],
  ['a{x=~"b|c",y!="d"} / on (z) b_total offset 15m', ['a', 'b_total'], ['x', 'y', 'z']],
  ['time() - max by (s) (last_seconds{why="a word (or two)"})', ['last_seconds'], ['s', 'why']],
  ['rate(a[$__rate_interval]) * 3600', ['a'], []],
])('%s names figures and labels', (query, names, labels) => {
  expect(readQuery(query)).toEqual({ names, labels })
})
