import type { Played } from './play-scenario.ts'
import type { Score, Share } from './score.ts'

/** Renders the misses, then a table with class, scenarios and passed, then the model's decisions and cost. */
export function renderReport(score: Score, bar: number): string {
  return [
    ...score.classes.flatMap(renderMisses),
    '',
    ...renderTable(score),
    '',
    ...renderShares(score, bar),
  ].join('\n')
}

function renderMisses({ name, missed }: Score['classes'][number]): string[] {
  if (missed.length === 0) return []
  const told = missed.flatMap(({ scenario, misses }) => [
    `  ✗ ${scenario.name}`,
    ...misses.map(({ where, expected, came }) => `      ${where}: expected ${expected}; came: ${came}`),
  ])
  return ['', `${name}:`, ...told]
}

function renderTable({ classes, scenarios, passed }: Score): string[] {
  const rows = [...classes, { name: 'all', scenarios, passed }]
  const width = Math.max(...rows.map(({ name }) => name.length), 'class'.length)
  const cells = rows.map((row) => [
    row.name,
    String(row.scenarios),
    String(row.passed),
    percent({ right: row.passed, of: row.scenarios }),
  ])
  return [['class', 'scenarios', 'passed', 'share'], ...cells].map(
    ([name = '', count = '', right = '', share = '']) =>
      [name.padEnd(width), count.padStart(9), right.padStart(6), share.padStart(7)].join('  '),
  )
}

function renderShares(score: Score, bar: number): string[] {
  const told = (['agent', 'complexity', 'decision', 'model'] as const).map(
    (name) => `${name} ${percent(score[name])} of ${score[name].of}`,
  )
  return [
    `right: ${told.join(', ')}`,
    `model calls: ${score.usage.model_calls}, cost: ${renderCost(score)}`,
    renderTokens(score),
    `bar: ${Math.round(bar * 100)} %, reached: ${percent({ right: score.passed, of: score.scenarios })}`,
  ]
}

function percent({ right, of }: Share): string {
  return of === 0 ? '–' : `${((right / of) * 100).toFixed(1)} %`
}

/** Renders every conversation with how each turn was handled. */
export function renderReplies(played: readonly Played[]): string {
  return played
    .flatMap(({ scenario, told }) => [
      `\n${scenario.name}`,
      ...told.flatMap(({ said, came }) => [
        `  > ${said}`,
        `  [${[came.agent, came.complexity, came.decision, came.status, came.responseType].join(' ')}; ${came.toolsCalled.map(({ tool, count }) => `${tool} ${count}`).join(', ')}]`,
        ...came.response.split('\n').map((line) => `  ${line}`),
      ]),
    ])
    .join('\n')
}

function renderCost({ usage, scenarios }: Score): string {
  if (usage.cost_known === false) return 'not known, since a model has no price (MODEL_PRICES)'
  const { cost_usd: costUsd } = usage
  const each = costUsd === 0 ? '' : `, ${(costUsd / Math.max(scenarios, 1)).toFixed(4)} $ a scenario`
  return `${costUsd.toFixed(4)} $${each}`
}

/** The tokens of all calls and how long a call took, as the middle one of all. */
function renderTokens({ usage }: Score): string {
  const { input_tokens: input, cached_tokens: cached = 0, output_tokens: output, calls } = usage
  const times = calls.map(({ duration_ms }) => duration_ms).toSorted((left, right) => left - right)
  const middle = times[Math.floor(times.length / 2)] ?? 0
  const slowest = times.at(-1) ?? 0
  return `tokens: ${input} in (${cached} of them cached), ${output} out; a call took ${middle.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`
}
