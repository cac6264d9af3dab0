import { startFakeOpenAi } from '@alfred/llm/testing'
import { createRandom, startCuttingProxy } from '@alfred/testing'
import { audit } from './audit/audit.ts'
import type { Finding } from './audit/finding.ts'
import { faultCatalog, habitCatalog } from './faults/catalog.ts'
import { startNemesis } from './faults/nemesis.ts'
import { listNotRun } from './list-not-run.ts'
import type { RunPlan } from './read-arguments.ts'
import type { RunLog } from './run-log.ts'
import type { ChaosStack, StackOptions } from './stack/chaos-stack.ts'
import { startStack } from './stack/start-stack.ts'
import { createFickleModel } from './workload/fickle-model.ts'
import { runWorkload } from './workload/run-workload.ts'
import type { Person } from './workload/run-workload.ts'

/** The outcome of a run: the findings, and the counts of everything. */
export type Outcome = {
  persons: Person[]
  findings: Finding[]
  counts: Map<string, number>
  /** What was requested and impossible, with the reason. */
  notRun: string[]
  seconds: number
}

export type Told = { log: RunLog; say(line: string): void }

/** How a control builds a defect into the stack before the run. */
export type Preparation = {
  prepare?: (stack: ChaosStack) => Promise<void>
  beforeDatabase?: StackOptions['beforeDatabase']
  /** With this defect a stream may never end, so it is not read again and only the rows are judged. */
  judgesRowsAlone?: boolean
}

/** The lowest number of bytes after which a stream is cut; a whole stream has some 3,000. */
const CUT_FROM_BYTES = 200
const CUT_WITHIN_BYTES = 3_000
const SAY_EVERY_MS = 10_000

/** Lets people use Alfred while faults strike it. */
export async function runChaos(
  plan: RunPlan,
  told: Told,
  { prepare, beforeDatabase, judgesRowsAlone = false }: Preparation = {},
): Promise<Outcome> {
  const startedAt = Date.now()
  const fake = await startFakeOpenAi(createFickleModel())
  try {
    told.say(`seed ${plan.seed}; starting Alfred on ${plan.database} ...`)
    // A few people send as much as many would here; the request limit has its own test.
    const limits = { REQUESTS_PER_MINUTE: '1000000' }
    const model = { OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'chaos', ...limits }
    const stack = await startStack(plan.database, { model, beforeDatabase })
    try {
      await prepare?.(stack)
      const outcome = await runOn(stack, plan, { ...told, judgesRowsAlone })
      return { ...outcome, seconds: (Date.now() - startedAt) / 1_000 }
    } finally {
      await stack.stop()
    }
  } finally {
    await fake.close()
  }
}

async function runOn(
  stack: ChaosStack,
  plan: RunPlan,
  { judgesRowsAlone, ...told }: Told & { judgesRowsAlone: boolean },
): Promise<Omit<Outcome, 'seconds'>> {
  const random = createRandom(plan.seed)
  const counts = new Map<string, number>()
  const note = (what: string): void => {
    counts.set(what, (counts.get(what) ?? 0) + 1)
    told.log.write('fault', { what })
  }
  const possible = plan.faults.map((name) => ({ name, fault: faultCatalog[name](plan.only) }))
  const notRun = listNotRun(plan, stack)
  const faults = possible
    .filter(({ fault }) => fault.lacking(stack) === undefined)
    .map(({ name, fault }) => ({ fault, strikes: plan.strikes[name] ?? fault.usual(plan.turns) }))
  let accepted = 0
  let begun = 0
  const nemesis = startNemesis({ stack, random, note, faults, turns: plan.turns, accepted: () => accepted })
  let faultsEndedAt = 0
  const calm = nemesis.ended.then(() => (faultsEndedAt = Date.now()))
  const saying = setInterval(
    () => told.say(`${accepted} turns accepted; ${describeCounts(counts)}`),
    SAY_EVERY_MS,
  )
  const way = plan.habits.includes('disconnect')
    ? await startCuttingProxy(stack.url, () => CUT_FROM_BYTES + Math.floor(random() * CUT_WITHIN_BYTES))
    : undefined
  try {
    const persons = await runWorkload({
      url: way?.url ?? stack.url,
      gatewayUrl: stack.url,
      keys: stack.keys,
      persons: plan.persons,
      random,
      habits: {
        leaving: way ? habitCatalog.disconnect.share : 0,
        racing: plan.habits.includes('keys') ? habitCatalog.keys.share : 0,
      },
      wantsMore: () => (begun += 1) <= plan.turns || !nemesis.isOver(),
      onAccepted: (turn) => {
        accepted += 1
        told.log.write('accepted', { turn: turn.task.label, job: turn.jobId, order: turn.order })
      },
      onEnded: (turn) => told.log.write('ended', turn),
    })
    await calm
    if (way) counts.set('streams cut', way.cuts())
    told.say('everything has ended; auditing ...')
    const findings = await audit(stack, persons, {
      faultsEndedAt,
      answerWithinMs: plan.answerWithinMs,
      judgesRowsAlone,
    })
    return { persons, counts, notRun, findings }
  } finally {
    clearInterval(saying)
    await way?.stop()
  }
}

/** The number of strikes for each kind of fault. */
function describeCounts(counts: ReadonlyMap<string, number>): string {
  const kinds = Map.groupBy(counts, ([what]) => what.split(' of ')[0] ?? what)
  const parts = [...kinds].map(
    ([kind, entries]) => `${kind} ${entries.reduce((sum, [, count]) => sum + count, 0)}`,
  )
  return parts.length === 0 ? 'no faults yet' : parts.toSorted().join(', ')
}
