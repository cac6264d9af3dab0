import { AlfredError, CONTRACT_VERSION, subjects, turnCancelledSchema } from '@alfred/contracts'
import type { ActReply, PlanStep, ReplyEnvelope } from '@alfred/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotConformError } from './errors.ts'
import { actRequest, contextRequest, executeRequest, planRequest } from './sample-requests.ts'
import type { Stage, Verb } from './stage.ts'

/** A sentence about every agent, and what has to hold for it to be true. */
export type Check = { title: string; run(stage: Stage): Promise<void> }

const verbs: readonly Verb[] = ['context', 'plan', 'act', 'execute']
/** A message of the greatest length, which a person may send. */
const LONG = 'x'.repeat(16_000)

export const checks: readonly Check[] = [
  { title: 'announces tools, subdomains and examples by which it can be chosen', run: checkAnnouncement },
  { title: 'says again and again that it is there, and when it is asked', run: checkHeartbeat },
  { title: 'plans what its own examples ask for, in steps of its own subdomains', run: checkPlans },
  { title: 'decides a step by structured actions, with tools that it announced', run: checkDecisions },
  {
    title: 'gives context in the form of the contract',
    run: async (stage) => void (await answered(stage, 'context', contextRequest(stage.agent))),
  },
  {
    title: 'carries nothing out for a token that nobody signed, and answers that twice alike',
    run: checkExecution,
  },
  { title: 'answers what is no request with an error, and goes on', run: checkMalformed },
  { title: 'leaves out fields that it does not know, as a newer sender has them', run: checkNewerSender },
  { title: 'answers in its announced version alone', run: checkVersion },
  { title: 'answers a message of the greatest length, and one that is too large to be one', run: checkSizes },
  { title: 'answers also when its turn is cancelled meanwhile, and goes on', run: checkCancellation },
]

async function checkAnnouncement({ agent }: Stage): Promise<void> {
  hold(
    agent.description.length > 0 && agent.examples.length > 0,
    'it needs a description and examples, by which messages come to it',
  )
  hold(agent.subdomains.length > 0, 'it needs a subdomain, of which its steps are')
  const names = agent.tools.map(({ name }) => name)
  hold(
    names.every((name) => /^[a-z][a-z0-9_]{0,62}$/.test(name)),
    `these are no names of tools: ${names.join(', ')}`,
  )
  hold(new Set(names).size === names.length, 'two tools have one name')
  for (const { name, arguments_schema: schema } of agent.tools)
    hold(schema['type'] === 'object', `the arguments of ${name} are no object of JSON Schema`)
}

async function checkHeartbeat({ wire, heard, heartbeatsMs }: Stage): Promise<void> {
  const before = heard.length
  wire.publish(subjects.agentDiscovery, Buffer.from('{}'), {})
  await until(
    () => heard.length >= before + 3,
    heartbeatsMs,
    'it fell silent: it has to announce itself once a second',
  )
}

async function checkPlans(stage: Stage): Promise<void> {
  const { agent, ask } = stage
  const subdomains = new Set(agent.subdomains.map(({ name }) => name))
  for (const message of agent.examples.slice(0, 3)) {
    const { plan, first_calls: calls } = await ask('plan', planRequest(agent, message))
    hold(plan.decision !== 'plan_direct' || plan.steps.length > 0, `it plans nothing for "${message}"`)
    const strange = plan.steps.filter(({ subdomain }) => !subdomains.has(subdomain))
    hold(strange.length === 0, `a step for "${message}" is of a subdomain that was not announced`)
    checkTools(
      stage,
      calls.map(({ tool, arguments_json }) => ({ tool, arguments_json })),
    )
  }
}

async function checkDecisions(stage: Stage): Promise<void> {
  const { agent, ask } = stage
  const message = agent.examples[0] ?? ''
  const reply = await ask('act', actRequest(agent, message, await firstStep(stage)))
  const { actions } = reply.decision
  checkTools(
    stage,
    actions.flatMap((action) => (action.action === 'tool_call' ? [action] : [])),
  )
  checkArtifacts(stage, reply)
}

function checkTools({ agent }: Stage, calls: readonly { tool: string; arguments_json: string }[]): void {
  for (const { tool, arguments_json: text } of calls) {
    hold(
      agent.tools.some(({ name }) => name === tool),
      `it calls ${tool}, which it did not announce`,
    )
    hold(isObject(text), `the arguments of ${tool} are no JSON object: ${text.slice(0, 80)}`)
  }
}

function checkArtifacts({ agent }: Stage, { artifacts }: ActReply): void {
  const types = new Set(agent.artifacts.map(({ type }) => type))
  const unknown = artifacts.filter(({ type, saved_by }) => saved_by !== undefined && !types.has(type))
  hold(unknown.length === 0, `it makes ${unknown[0]?.type}, which can be saved and was not announced`)
}

async function checkExecution(stage: Stage): Promise<void> {
  const request = executeRequest(stage.agent, stage.agent.tools[0]?.name ?? 'no_such_tool')
  const ask = (): Promise<ReplyEnvelope> => stage.askBadly('execute', bytesOf(request))
  const [first, second] = [await ask(), await ask()]
  for (const envelope of [first, second]) hold(!isDone(envelope), 'it did something with a token of nobody')
  hold(first.ok === second.ok, 'the same request was answered in two ways')
}

function isDone(envelope: ReplyEnvelope): boolean {
  if (!envelope.ok) return false
  const { results = [] } = envelope.value as { results?: { kind?: string; outcome?: { ok?: boolean } }[] }
  return results.some(({ kind, outcome }) => kind !== 'read' && outcome?.ok === true)
}

async function checkMalformed(stage: Stage): Promise<void> {
  const bodies = ['', 'hello', '[]', 'null', '{}', '{"brief":7}', `${'['.repeat(5_000)}`, '\u0000']
  for (const verb of verbs)
    for (const body of [...bodies.map((text) => Buffer.from(text)), Buffer.from([0xff, 0xfe, 0x80])]) {
      const envelope = await stage.askBadly(verb, body).catch((error: unknown) => {
        throw new NotConformError(`${verb} does not answer ${JSON.stringify(body.toString().slice(0, 20))}`, {
          cause: error,
        })
      })
      hold(!envelope.ok, `${verb} takes ${JSON.stringify(body.toString().slice(0, 20))} for a request`)
    }
  await stage.ask('plan', planRequest(stage.agent, stage.agent.examples[0] ?? ''))
}

async function checkNewerSender(stage: Stage): Promise<void> {
  const request = planRequest(stage.agent, stage.agent.examples[0] ?? '')
  const newer = {
    ...request,
    brief: { ...request.brief, of_tomorrow: { a: 1 } },
    contract: CONTRACT_VERSION + 1,
  }
  await stage.ask('plan', newer)
}

async function checkVersion({ wire, subject, agent }: Stage): Promise<void> {
  const bytes = bytesOf(planRequest(agent, agent.examples[0] ?? ''))
  const asked = wire.request(subject('plan', agent.version + 1), bytes, { headers: {}, timeoutMs: 2_000 })
  const isSilent = await asked.then(
    () => false,
    (error: unknown) => error instanceof AlfredError,
  )
  hold(isSilent, `it answers in version ${agent.version + 1}, which it did not announce`)
}

async function checkSizes(stage: Stage): Promise<void> {
  await answered(stage, 'plan', planRequest(stage.agent, LONG))
  await stage.askBadly('plan', bytesOf({ filling: 'y'.repeat(900_000) }))
}

async function checkCancellation(stage: Stage): Promise<void> {
  const { wire, agent } = stage
  const request = planRequest(agent, agent.examples[0] ?? '')
  const asked = answered(stage, 'plan', request)
  const cancelled = turnCancelledSchema.parse({ fence: request.turn.fence + 1 })
  wire.publish(subjects.turnCancelled(request.turn.id), bytesOf(cancelled), {})
  await asked
  await stage.ask('plan', request)
}

/** An answer by the contract, or an error in the form of one; silence is neither. */
async function answered(stage: Stage, verb: Verb, request: object): Promise<void> {
  try {
    await stage.ask(verb, request)
  } catch (error) {
    const isAnswer = error instanceof AlfredError && error.code !== 'TIMEOUT'
    if (!isAnswer) throw error
  }
}

/** The first step of what it plans for its first example; of its first subdomain where it plans none. */
async function firstStep({ agent, ask }: Stage): Promise<PlanStep> {
  const { plan } = await ask('plan', planRequest(agent, agent.examples[0] ?? ''))
  return (
    plan.steps[0] ?? {
      ...{ step_id: 'step_1', step_type: 'read', group: 0, complexity: null, batch: null, confirm: false },
      ...{ subdomain: agent.subdomains[0]?.name ?? '', description: agent.examples[0] ?? '' },
    }
  )
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function bytesOf(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value))
}

function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new NotConformError(otherwise)
}

async function until(isSo: () => boolean, withinMs: number, otherwise: string): Promise<void> {
  const giveUpAt = Date.now() + withinMs
  while (!isSo()) {
    hold(Date.now() < giveUpAt, otherwise)
    await sleep(50)
  }
}
