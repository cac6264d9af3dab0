import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'

/** The tables and functions of an agent: its name, such as agents-garden, and the folder with migrations, functions, bindings and tests. */
export type AgentSchema = { agent: string; folder: string }

/** Finds the agents that bring tables or functions of their own, by name: apps/agents-<domain>/sql. */
export async function findAgentSchemas(apps = inRepository('apps')): Promise<AgentSchema[]> {
  const names = (await readdir(apps)).filter((name) => /^agents-[a-z][a-z0-9]*$/.test(name)).toSorted()
  return names
    .map((agent) => ({ agent, folder: join(apps, agent, 'sql') }))
    .filter(({ folder }) => existsSync(folder))
}
