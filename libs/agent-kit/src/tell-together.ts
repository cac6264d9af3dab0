import type { CallResult } from '@alfred/contracts'
import type { AgentDefinition, Moment } from './agent-definition.ts'

/**
 * The results with the sentences of successful calls of one tool that follow each other told together, by the first of
 * them: "12 eggs and 2 l milk" are one act. The others have none.
 */
export function tellTogether(
  agent: Pick<AgentDefinition, 'describeTogether'>,
  results: readonly CallResult[],
  moment: Moment,
): CallResult[] {
  return runsOf(results).flatMap((run) => {
    const [first, ...others] = run
    if (first === undefined || others.length === 0) return run
    const told = agent.describeTogether?.(
      first.tool,
      run.map(({ outcome }) => outcome),
      moment,
    )
    if (told === undefined || told === null) return run
    return [{ ...first, facts: told }, ...others.map((result) => ({ ...result, facts: [] }))]
  })
}

/** The results in runs of successful calls of one tool; what failed stands alone. */
function runsOf(results: readonly CallResult[]): CallResult[][] {
  const runs: CallResult[][] = []
  for (const result of results) {
    const last = runs.at(-1)
    const before = last?.[0]
    const isOfRun = before?.tool === result.tool && before.outcome.ok && result.outcome.ok
    if (isOfRun) last?.push(result)
    else runs.push([result])
  }
  return runs
}
