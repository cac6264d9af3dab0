import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startFakeOpenAi } from '@alfred/llm/testing'
import { startBenchStack } from './bench-stack.ts'
import type { BenchStack } from './bench-stack.ts'
import { countCalls } from './count-calls.ts'
import type { CallCounts } from './count-calls.ts'
import { measureConversation } from './conversation/measure-conversation.ts'
import { renderConversation } from './conversation/render-conversation.ts'
import { measureHouseholds } from './households/measure-households.ts'
import { measureHousehold } from './household/measure-household.ts'
import { readUsage } from './process-usage.ts'
import { measureCancel } from './measure-cancel.ts'
import { measureModes } from './measure-modes.ts'
import { measurePrompts, renderPrompts } from './measure-prompts.ts'
import { measurePeers } from './peers/measure-peers.ts'
import { renderPeers } from './peers/render-peers.ts'
import { measureSoak } from './measure-soak.ts'
import { renderSoak } from './render-soak.ts'
import { renderModes, renderReport } from './report.ts'
import type { Level } from './report.ts'
import { runLoad } from './run-load.ts'
import { createScriptedBrain, delays } from './scripted-brain.ts'
import type { Delay } from './scripted-brain.ts'

const help = `Measures what a turn costs: real services, native PostgreSQL, a scripted model behind OpenAI's API.

  npm run bench                              all levels and a long conversation, about five minutes
  npm run bench -- --conversations 1,32      only these numbers of conversations
  npm run bench -- --delay rules|zero|realistic   only this: no model, or a model of this speed
  npm run bench -- --delay modes             only the first words of each mode, and cancels
  npm run bench -- --seconds 10              longer runs
  npm run bench -- household                 what a large household costs the database
  npm run bench -- households 10000          the worker's look at so many households while people talk
  npm run bench -- conversation              what a conversation costs that has a hundred times as many turns as usual
  npm run bench -- prompts                   what the prompts of a plan of one step take, and how much of it is stable
  npm run bench -- --peers                   the same turn on other runtimes, which it installs in .peers; about five minutes
  npm run bench -- --peers --json FILE       the figures of each round as a file, too
  npm run soak                               half an hour at half of the top load: memory and time of every part
  npm run soak -- --minutes 5                shorter`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    conversations: { type: 'string', default: '1,8,32' },
    delay: { type: 'string' },
    seconds: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '30' },
    peers: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(`${help}\n`)
else if (positionals[0] === 'household') process.stdout.write(`${await measureHousehold(say)}\n`)
else if (positionals[0] === 'households')
  process.stdout.write(`${await measureHouseholds(Number(positionals[1] ?? 10_000), say)}\n`)
else if (positionals[0] === 'conversation') process.stdout.write(`${await converse()}\n`)
else if (positionals[0] === 'prompts') process.stdout.write(`${renderPrompts(await measurePrompts())}\n`)
else if (values.peers) await compare()
else if (positionals[0] === 'soak')
  process.stdout.write(`${renderSoak(await measureSoak(Number(values.minutes), say))}\n`)
else await bench()

/** Measures Alfred and its peers with the same turn, at one conversation and at many. */
async function compare(): Promise<void> {
  const conversations =
    values.conversations === '1,8,32' ? [1, 32] : values.conversations.split(',').map(Number)
  const figures = await measurePeers({ conversations, seconds: Number(values.seconds), say })
  process.stdout.write(`${renderPeers(figures)}\n`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}

async function bench(): Promise<void> {
  const isWanted = (name: string): boolean => values.delay === undefined || values.delay === name
  const levels: Level[] = isWanted('rules') ? await measureRules() : []
  const wanted = Object.values(delays).filter(({ name }) => isWanted(name))
  const counts = wanted.length > 0 ? await measureModel(wanted, levels) : undefined
  if (levels.length > 0) process.stdout.write(`\n${renderReport(levels, counts)}\n`)
  if (isWanted('modes')) process.stdout.write(`\n${await measureConversing()}\n`)
  if (values.delay === undefined) process.stdout.write(`\n${await converse()}\n`)
}

/** Measures one conversation of very many turns. */
async function converse(): Promise<string> {
  return renderConversation(await measureConversation(say))
}

/** Measures the overhead of Alfred itself: the offline rules answer within the services. */
async function measureRules(): Promise<Level[]> {
  say('Starting the services with their offline rules ...')
  const stack = await startBenchStack()
  try {
    return await measureLevels(stack, 'rules')
  } finally {
    await stack.stop()
  }
}

/** Measures the same turns with a model behind OpenAI's API, whose calls have a cost too. */
async function measureModel(wanted: readonly Delay[], levels: Level[]): Promise<CallCounts> {
  let delay = wanted[0] ?? { name: 'zero', firstTokenMs: 0, tokenMs: 0 }
  const fake = await startFakeOpenAi(createScriptedBrain(() => delay))
  say('Starting the services with a scripted model ...')
  const stack = await startBenchStack({ openAiUrl: fake.url })
  try {
    for (delay of wanted) levels.push(...(await measureLevels(stack, delay.name)))
    delay = delays['zero'] ?? delay
    say('Counting calls ...')
    return await countCalls(stack, await stack.keys.signPersonToken({ name: 'counted' }))
  } finally {
    await stack.stop()
    await fake.close()
  }
}

/** Measures each mode with a model of realistic speed (150 ms to the first token), and cancels with a slow one. */
async function measureConversing(): Promise<string> {
  const brain = createScriptedBrain(
    () => delays['realistic'] ?? { name: 'none', firstTokenMs: 0, tokenMs: 0 },
  )
  const fake = await startFakeOpenAi(brain)
  say('Starting the services for the modes ...')
  const stack = await startBenchStack({ openAiUrl: fake.url })
  try {
    const modes = await measureModes(stack)
    say('Cancelling ...')
    return renderModes(modes, await measureCancel(stack, fake))
  } finally {
    await stack.stop()
    await fake.close()
  }
}

async function measureLevels(stack: BenchStack, delay: string): Promise<Level[]> {
  const levels: Level[] = []
  await measure(stack, { delay: 'warm-up', conversations: 8, seconds: 5 })
  for (const conversations of values.conversations.split(',').map(Number)) {
    say(`${delay}, ${conversations} conversations ...`)
    levels.push(await measure(stack, { delay, conversations, seconds: Number(values.seconds) }))
  }
  return levels
}

async function measure(
  stack: BenchStack,
  run: { delay: string; conversations: number; seconds: number },
): Promise<Level> {
  const people = Array.from(
    { length: run.conversations },
    (_, index) => `${run.delay}-${run.conversations}-${index}`,
  )
  const tokens = await Promise.all(people.map((name) => stack.keys.signPersonToken({ name })))
  const names = Object.keys(stack.processes)
  const usage = () => names.map((name) => readUsage(stack.processes[name] ?? 0))
  const before = usage()
  const startedAt = performance.now()
  const timings = await runLoad({ gatewayUrl: stack.gatewayUrl, tokens, seconds: run.seconds })
  const seconds = (performance.now() - startedAt) / 1_000
  const after = usage()
  const by = (value: (index: number) => number) =>
    Object.fromEntries(names.map((name, index) => [name, value(index)]))
  return {
    ...run,
    seconds,
    timings,
    cpuMs: by((index) => (after[index]?.cpuMs ?? 0) - (before[index]?.cpuMs ?? 0)),
    memoryMb: by((index) => after[index]?.memoryMb ?? 0),
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
