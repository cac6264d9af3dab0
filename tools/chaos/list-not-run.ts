import { faultCatalog, faultNames, habitNames } from './faults/catalog.ts'
import type { RunPlan } from './read-arguments.ts'
import { databaseKinds } from './stack/chaos-stack.ts'
import type { ChaosStack } from './stack/chaos-stack.ts'

/** Lists by name, with the reason, what a run leaves untested: silence would read like success. */
export function listNotRun(plan: RunPlan, stack: Pick<ChaosStack, 'database' | 'wayToDatabase'>): string[] {
  const faults = faultNames.flatMap((name) => {
    const reason = plan.faults.includes(name) ? faultCatalog[name]([]).lacking(stack) : 'not asked for'
    return reason === undefined ? [] : [`${name}: ${reason}`]
  })
  const habits = habitNames
    .filter((name) => !plan.habits.includes(name))
    .map((name) => `${name}: not asked for`)
  const databases = databaseKinds
    .filter((kind) => kind !== stack.database)
    .map((kind) => `on ${kind}: one database in a run`)
  return [
    ...faults,
    ...habits,
    ...databases,
    'on PostgreSQL 17 of hosted Supabase: this tool brings PostgreSQL 18',
  ]
}
