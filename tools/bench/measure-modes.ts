import { Agent } from 'node:http'
import type { BenchStack } from './bench-stack.ts'
import { addRecipe } from './add-recipe.ts'
import { runTurn } from './run-turn.ts'
import type { TurnTiming } from './run-turn.ts'

export type ModeTimings = { mode: string; timings: TurnTiming[] }

const TURNS_PER_MODE = 20

/** Measures the time to the first word of each mode, with one conversation at a time (ruling R4). */
export async function measureModes(stack: BenchStack): Promise<ModeTimings[]> {
  const agent = new Agent({ keepAlive: true })
  const token = await stack.keys.signPersonToken({ name: 'modes' })
  const send = (body: Record<string, unknown>) => runTurn(stack.gatewayUrl, { token, agent, body })
  const repeat = async (mode: string, message: string): Promise<ModeTimings> => {
    const timings: TurnTiming[] = []
    for (let turn = 0; turn < TURNS_PER_MODE; turn += 1) timings.push(await send({ message, mode }))
    return { mode, timings }
  }
  try {
    const recipeId = await addRecipe(stack.database, token)
    const working = [
      await repeat('plan', 'I bought 2 eggs. I used 1 egg.'),
      await repeat('quick', 'what is in my fridge, quickly?'),
      await repeat('create', 'an egg dish'),
    ]
    await send({ message: '', mode: 'cook', cook_init: { recipe_id: recipeId } })
    const cook = await repeat('cook', 'what now?')
    await send({ message: '__cook_exit__', mode: 'cook' })
    await send({ message: 'eggs', mode: 'brainstorm', brainstorm_init: true })
    const brainstorm = await repeat('brainstorm', 'and then?')
    await send({ message: '__brainstorm_exit__', mode: 'brainstorm' })
    return [...working, cook, brainstorm]
  } finally {
    agent.destroy()
  }
}
