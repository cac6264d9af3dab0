import { readInTurn } from './read-in-turn.ts'
import type { Act } from './situation.ts'
import type { Told } from './situation-of-turn.ts'
import { text } from './words-of-slots.ts'

/** How probable a meaning has to be to ask for what it lacks. */
const SHARE_MIN = 0.7

type Asking = (act: Act) => string

const WHICH_FOOD: Asking = () => 'Which food do you mean?'
const WHICH_RECIPE: Asking = () => 'Which recipe do you mean?'

/** What is asked for a call that lacks its thing. An answer is put behind the message that was asked about. */
const QUESTIONS: Readonly<Record<string, Asking>> = {
  propose_food_log: ({ meal, items }) =>
    foodIn(items) !== undefined
      ? `How much ${foodIn(items)} was it?`
      : `What did you have${text(meal) === '' ? '' : ` for ${text(meal)}`}, and how much of it?`,
  update_user_goal: ({ nutrient }) =>
    `To what figure a day shall I set ${
      text(nutrient) === ''
        ? 'it'
        : text(nutrient)
            .replace(/_(?:kcal|g|mg|mcg)$/, '')
            .replaceAll('_', ' ')
    }?`,
  apply_daily_workout_offset: () =>
    'How many calories did it burn? Say it with the figure, such as "300 kcal".',
  add_to_shopping: () => 'What shall I put on the list?',
  plan_meals: () => 'Which dish shall I plan?',
  substitute: () => 'Instead of which food?',
  ...asking(
    [
      'use_item',
      'move_item',
      'discard_item',
      'open_item',
      'remove_from_shopping',
      'check_off',
      'bought',
      'add_item',
    ],
    WHICH_FOOD,
  ),
  ...asking(['show_recipe', 'copy_recipe', 'delete_recipe', 'update_recipe'], WHICH_RECIPE),
}

/** The only food of a row. */
function foodIn(items: unknown): string | undefined {
  const [only, ...others] = Array.isArray(items) ? (items as Record<string, unknown>[]) : []
  return only === undefined || others.length > 0 || text(only['food']) === '' ? undefined : text(only['food'])
}

function asking(tools: readonly string[], question: Asking): Record<string, Asking> {
  return Object.fromEntries(tools.map((tool) => [tool, question]))
}

/** The question for what a message leaves out, where it is otherwise clear what is meant. Undefined where it is not, or where nothing lacks. */
export function questionMeant(message: string, told: Told): string | undefined {
  const nearest = readInTurn(message, told)?.nearest
  if (nearest === undefined) return undefined
  const { reading, share } = nearest
  const [act, ...others] = reading.acts
  if (reading.kind !== 'ask' || act === undefined || others.length > 0 || share < SHARE_MIN) return undefined
  return QUESTIONS[act.tool]?.(act)
}
