import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NewAgentError } from './errors.ts'

const LENGTH_MAX = 20

/** Names that mean something else where agents are named: what code runs for a person, and what asks agents. */
const reserved = ['alfred', 'orchestrator', 'gateway', 'observer', 'new', 'jotter', 'tomorrow']

/**
 * The domain of a new agent: "garden", also when it is told as agents-garden.
 * @throws NewAgentError for a name that cannot be one, or that is taken.
 */
export function domainOf(told: string | undefined, repository: string): string {
  const name = (told ?? '').replace(/^agents-/, '')
  if (name === '')
    throw new NewAgentError('How shall the agent be called? npx nx g @alfred/tools:agent garden')
  if (!/^[a-z][a-z0-9]*$/.test(name) || name.length > LENGTH_MAX)
    throw new NewAgentError(
      `"${name}" cannot be the name of an agent. It is one word of at most ${LENGTH_MAX} lower-case letters and digits, such as garden.`,
    )
  if (reserved.includes(name))
    throw new NewAgentError(`"${name}" means something else here. Choose another name.`)
  if (existsSync(join(repository, 'apps', `agents-${name}`)))
    throw new NewAgentError(
      `There is an apps/agents-${name} already. Choose another name, or change that one.`,
    )
  return name
}
