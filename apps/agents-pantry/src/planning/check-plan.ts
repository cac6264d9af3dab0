import type { Plan, PlanStep } from '@alfred/contracts'
import { pantryToolsBySubdomain } from '@alfred/contracts'

/** The conditions that make a plan impossible to carry out, each with the reason that is given to replanning. */
const RULES: readonly { breaks: (step: PlanStep, plan: Plan) => boolean; because: string }[] = [
  {
    breaks: ({ subdomain }) => !Object.hasOwn(pantryToolsBySubdomain, subdomain),
    because: `A step has an unknown subdomain. There are: ${Object.keys(pantryToolsBySubdomain).join(', ')}.`,
  },
  {
    breaks: ({ step_type, subdomain }) => step_type === 'generate' && subdomain !== 'recipes',
    because:
      'Only recipes are generated. A meal plan is written from recipes or titles, without a generate step.',
  },
  {
    breaks: ({ step_type, batch }) => step_type === 'generate' && batch === null,
    because:
      'A generate step needs a batch that says how many recipes it makes, with refs gen_recipe_1 and so on.',
  },
  {
    breaks: ({ batch }) => batch !== null && batch.total !== batch.items.length,
    because: 'The total of a batch is not the number of its items.',
  },
  {
    breaks: (step, plan) => savesWithoutBatch(step, plan),
    because: 'A write step that saves what an earlier step generates needs a batch with the same refs.',
  },
]

/** Returns the reason why a plan cannot be carried out, as input for replanning. Null when it can. */
export function checkPlan(plan: Plan): string | null {
  if (plan.decision !== 'plan_direct') return null
  const broken = RULES.find(({ breaks }) => plan.steps.some((step) => breaks(step, plan)))
  return broken?.because ?? null
}

function savesWithoutBatch({ step_type, subdomain, group, batch }: PlanStep, { steps }: Plan): boolean {
  const generates = steps.some((other) => other.step_type === 'generate' && other.group < group)
  return step_type === 'write' && subdomain === 'recipes' && batch === null && generates
}
