import type { z } from 'zod'
import { ConfigError } from './errors.ts'

type Environment = Record<string, string | undefined>

/**
 * Parses the environment by the service's schema; empty strings count as absent. @throws ConfigError naming every
 * bad variable.
 */
export function loadConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => describeIssue(issue, given))
  throw new ConfigError(
    `The configuration is not usable.\n${lines.join('\n')}\nSet these variables in the environment; .env.example describes them.`,
    { cause: parsed.error },
  )
}

function describeIssue(issue: z.core.$ZodIssue, given: Environment): string {
  const name = issue.path.join('.')
  if (name === '') return `- ${issue.message}`
  // The value itself is not repeated: it may be a secret, and this line ends up in logs.
  const problem = given[name] === undefined ? 'is missing' : `is not valid: ${issue.message}`
  return `- ${name} ${problem}`
}
