import { AlfredError } from '@alfred/contracts'
import type { AgentContext, SessionMode } from '@alfred/contracts'
import { z } from 'zod'
import { gatherContext } from '../agents/gather-context.ts'
import type { Wants } from '../agents/gather-context.ts'
import { noAgent } from '../agents/no-agent.ts'
import type { Session } from '../memory/session.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { brainstormContext, cookContext } from '../prompts/session-context.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'

/**
 * Loads the context of a session once; it stays the same until the session ends (modes and endpoints, Context
 * Loading).
 */
export const openSession: NodeFunction = async (turn, state, dependencies) => {
  const open = state.mode === 'cook' ? openCook : openBrainstorm
  return { kind: 'session_opened', session: await open(turn, state, dependencies) }
}

type Open = (turn: RunningTurn, state: TurnState, dependencies: TurnDependencies) => Promise<Session>

/** Longer than a recipe, its notes and the rules together: the rules stand last and must never be cut off. */
const CONTEXT_LENGTH_MAX = 48_000
const RECIPE = 'recipe'

const openCook: Open = async (turn, state, dependencies) => {
  const init = turn.request.cook_init
  const id = z.uuid().safeParse(init?.recipe_id)
  if (!id.success) throw notFound()
  const agents = await dependencies.directory.living()
  const tellers = agents.filter(({ providers }) => providers.details.includes(RECIPE))
  if (tellers.length === 0) throw noAgent()
  const wanted = agents.map((agent): Wants => ({
    agent,
    wants: [
      ...(tellers.includes(agent) ? ['detail'] : []),
      ...(agent.providers.constraints ? ['constraints'] : []),
    ],
  }))
  const about = { type: RECIPE, id: id.data }
  const gathered = await gatherContext(turn, state, { wanted, about, dependencies })
  const answers = gathered.map(({ context }) => context)
  if (!tellers.some(({ domain }) => gathered.some((one) => one.domain === domain))) throw noAgent()
  const recipe = answers.find(({ detail }) => detail !== null)?.detail
  if (!recipe) throw notFound()
  const context = cookContext(recipe, { notes: init?.notes ?? '', constraints: constraintsOf(answers) })
  return begun('cook', context, withoutIds(recipe.label))
}

const openBrainstorm: Open = async (turn, state, dependencies) => {
  const agents = await dependencies.directory.living()
  if (agents.length === 0) throw noAgent()
  const wanted = agents.map((agent): Wants => {
    const { dashboard, constraints, context } = agent.providers
    return {
      agent,
      wants: [
        ...(dashboard ? ['dashboard'] : []),
        ...(constraints ? ['constraints'] : []),
        ...context.map(({ name }) => name),
      ],
    }
  })
  const gathered = await gatherContext(turn, state, { wanted, dependencies })
  const answers = gathered.map(({ context }) => context)
  return begun('brainstorm', brainstormContext(answers, constraintsOf(answers)), null)
}

function begun(mode: SessionMode, context: string, title: string | null): Session {
  return { mode, title, context: withoutIds(context).slice(0, CONTEXT_LENGTH_MAX), history: [] }
}

function constraintsOf(answers: readonly AgentContext[]): string[] {
  return answers.flatMap(({ constraints }) => constraints.map(({ kind, value }) => `${kind}: ${value}`))
}

function notFound(): AlfredError {
  return new AlfredError('RECIPE_NOT_FOUND', 'There is no such recipe. Nothing is being cooked.')
}
