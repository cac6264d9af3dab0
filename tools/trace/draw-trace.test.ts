import { expect, test } from '@jest/globals'
import type { TurnTrace } from '@alfred/contracts'
import { drawTrace } from './draw-trace.ts'

const trace: TurnTrace = {
  ...{ job_id: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10', trace_id: 'abc', mode: 'plan', status: 'partial' },
  ...{ attempts: 2, duration_ms: 1_234.4 },
  steps: [
    {
      ...{ node: 'understand', fence: 1, began_ms: null, duration_ms: null, error: null, calls: [] },
      model_calls: [
        {
          ...{ node: 'understand', model: 'mini', provider: 'openai', input_tokens: 900, output_tokens: 40 },
          ...{ cost_usd: 0.0125, duration_ms: 810.6, repairs: 1 },
        },
      ],
    },
    {
      ...{ node: 'think', fence: 1, began_ms: 850, duration_ms: 40, error: null, model_calls: [], calls: [] },
    },
    {
      ...{ node: 'execute', fence: 2, began_ms: 900, duration_ms: 30, error: 'TIMEOUT', model_calls: [] },
      calls: [
        { tool: 'add_item', kind: 'write', refused: null },
        { tool: 'use_item', kind: 'write', refused: 'NOT_THERE' },
      ],
    },
  ],
}

test('a trace is drawn as a tree of nodes with their models and tools', () => {
  expect(drawTrace(trace)).toEqual([
    'turn 2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10  plan, partial, 1234 ms',
    '  1 model call, 900 tokens in, 40 out, $0.01250, 2 writes',
    '  2 owners: it was taken over',
    '  trace_id abc',
    '├─ understand   by an earlier owner (1)',
    '│  └─ model mini (understand)  811 ms, 900 in, 40 out, $0.01250, 1 repair',
    '├─ think        at 850 ms for 40 ms, by an earlier owner (1)',
    '└─ execute      at 900 ms for 30 ms  failed: TIMEOUT',
    '   ├─ write add_item',
    '   └─ write use_item  refused: NOT_THERE',
  ])
})
