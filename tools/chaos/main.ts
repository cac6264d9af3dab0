import { parseArgs } from 'node:util'
import { startFakeOpenAi } from '@alfred/llm/testing'
import { createRandom, startAlfred } from '@alfred/testing'
import { createScriptedBrain } from '../bench/scripted-brain.ts'
import { runKillRounds, victims } from './kill-rounds.ts'
import type { Round, Victim } from './kill-rounds.ts'

const help = `Kills processes with -9 in the middle of turns, on the stack that npm start runs, and audits the database.

  npm run chaos                        10 kills of each process
  npm run chaos -- --rounds 3          3 kills of each
  npm run chaos -- --only nats,redis   only these
  npm run chaos -- --seed 42           the same moments again`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    only: { type: 'string', default: victims.join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(`${help}\n`)
else process.exitCode = await chaos()

async function chaos(): Promise<number> {
  const wanted = values.only
    .split(',')
    .filter((name): name is Victim => victims.some((victim) => victim === name))
  const fake = await startFakeOpenAi(
    createScriptedBrain(() => ({ name: 'chaos', firstTokenMs: 80, tokenMs: 5 })),
  )
  process.stdout.write(`seed ${values.seed}; starting Alfred ...\n`)
  const alfred = await startAlfred({ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'chaos' })
  try {
    const rounds = await runKillRounds(alfred, {
      victims: wanted,
      roundsEach: Number(values.rounds),
      random: createRandom(Number(values.seed)),
      spanMs: 1_100,
      onRound: ({ victim, killedAfterMs, tookMs, problems }) =>
        process.stdout.write(
          `${victim} killed after ${killedAfterMs} ms: turn took ${tookMs} ms, ${problems.join('; ') || 'ok'}\n`,
        ),
    })
    return report(rounds)
  } finally {
    await alfred.stop()
    await fake.close()
  }
}

function report(rounds: readonly Round[]): number {
  const failed = rounds.filter(({ problems }) => problems.length > 0)
  for (const [victim, own] of Map.groupBy(rounds, ({ victim }) => victim)) {
    const slowest = Math.max(...own.map(({ tookMs }) => tookMs))
    process.stdout.write(
      `${victim}: ${own.length} kills, ${own.filter(({ problems }) => problems.length > 0).length} wrong, slowest turn ${slowest} ms\n`,
    )
  }
  const bound = rounds.length === 0 ? 1 : 3 / rounds.length
  process.stdout.write(
    `${failed.length} of ${rounds.length} turns wrong${failed.length === 0 ? ` (95 % bound ${(bound * 100).toFixed(1)} %)` : ''}\n`,
  )
  return failed.length === 0 && rounds.length > 0 ? 0 : 1
}
