import { expect, test } from '@jest/globals'
import { layOutUsage } from './lay-out-usage.ts'

const line = {
  ...{ user_id: 'a0000000-0000-4000-8000-000000000001', day: '2026-11-22', model: 'mini', model_calls: 2 },
  ...{ input_tokens: 1_200, cached_tokens: 5, output_tokens: 10, cost_usd: 0.5, cost_known: true },
}

test('usage is a table with its sum, and says where a price is not known', () => {
  const own = { ...line, model: 'qwen3:14b', cost_usd: 0, cost_known: false }
  expect(layOutUsage([line, own])).toEqual([
    'person                                day         model      calls  tokens in  cached  tokens out  dollars',
    'a0000000-0000-4000-8000-000000000001  2026-11-22  mini           2       1200       5          10  0.5000',
    'a0000000-0000-4000-8000-000000000001  2026-11-22  qwen3:14b      2       1200       5          10  0.0000+',
    'all                                                              4       2400      10          20  0.5000+',
    '+ and what has no known price: MODEL_PRICES may tell it',
  ])
})

test('days without a model say so', () => {
  expect(layOutUsage([])).toEqual(['No model was asked in these days.'])
})
