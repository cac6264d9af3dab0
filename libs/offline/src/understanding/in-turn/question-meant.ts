import { readLearned } from '../learned.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from '../read-message.ts'
import type { Told } from './situation-of-turn.ts'
import { text, type Slots } from '../words/words-of-slots.ts'

/** How probable a meaning has to be to ask for what it lacks, and how probable and sure, where its reading is not quite unsure. */
const SHARE_MIN = 0.7
const SHARE_OF_SURE_MIN = 0.5
const SURENESS_MIN = 0.2

type Asking = (slots: Slots) => string

/** What is asked of a workout that was told without its calories. */
export const CALORIES_BURNED = 'How many calories did it burn? Say it with the figure, such as "300 kcal".'
const WHICH_FOOD: Asking = () => 'Which food do you mean?'
const WHICH_RECIPE: Asking = () => 'Which recipe do you mean?'
const WHICH_ENTRY: Asking = () => 'Which food of your diary do you mean?'

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
  apply_daily_workout_offset: () => CALORIES_BURNED,
  add_to_shopping: () => 'What shall I put on the list?',
  plan_meals: ({ meals }) =>
    titleIn(meals) === undefined
      ? 'Which dish shall I plan?'
      : `For which day shall I plan ${titleIn(meals)}?`,
  substitute: () => 'Instead of which food?',
  set_shopping: () => 'What on the list do you mean?',
  scale_recipe: ({ name }) => (text(name) === '' ? WHICH_RECIPE({}) : 'For how many servings?'),
  move_meal: ({ to_day: to }) =>
    text(to) === '' ? 'To which day shall I move it?' : 'Which planned meal shall I move?',
  remove_meal: () => 'Which planned meal do you mean?',
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
      'correct_item',
      'describe_food',
      'lookup_nutrition',
    ],
    WHICH_FOOD,
  ),
  ...asking(
    [
      'show_recipe',
      'copy_recipe',
      'delete_recipe',
      'update_recipe',
      'cook_recipe',
      'list_missing',
      'add_missing_to_shopping',
    ],
    WHICH_RECIPE,
  ),
  ...asking(['update_food_log', 'delete_food_log'], WHICH_ENTRY),
}

/** The only food of a row. */
function foodIn(items: unknown): string | undefined {
  const [only, ...others] = Array.isArray(items) ? (items as Record<string, unknown>[]) : []
  return only === undefined || others.length > 0 || text(only['food']) === '' ? undefined : text(only['food'])
}

/** The dish of the only meal. */
function titleIn(meals: unknown): string | undefined {
  const [only, ...others] = Array.isArray(meals) ? (meals as Slots[]) : []
  return only === undefined || others.length > 0 || text(only['title']) === ''
    ? undefined
    : text(only['title'])
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
  if (reading.kind !== 'ask' || act === undefined || others.length > 0) return undefined
  const isNear =
    share >= SHARE_MIN || (share >= SHARE_OF_SURE_MIN && surenessOf(nearest, readLearned()) >= SURENESS_MIN)
  if (!isNear) return undefined
  return QUESTIONS[act.tool]?.(act)
}
