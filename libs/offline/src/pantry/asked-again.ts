import type { TurnBrief } from '@alfred/contracts'
import { isKnownFood } from '../understanding/index.ts'
import { plainly } from '../reading/parts-of-message.ts'
import { mealPattern } from '../reading/meal-words.ts'
import { shortWeekdayPattern } from '../reading/day-words.ts'
import { isToolIntent, type Intent, type ToolIntent } from './kitchen-intent.ts'

// "And quinoa?", "what about if it's baked?": what was asked of one food is asked of another, or of the same one in another state.

const LEAD =
  '(?:(?:ok|okay|right|great|good|thanks|cheers|hmm|oh|so|ah|gutted|shame|fair enough|i see|good to know)[ ,.!]+)*'
const FOOD = "(?<food>(?!if\\b|it\\b|that\\b|them\\b)[\\p{L}][\\p{L}' -]{1,40}?)"
const TAIL = '(?:,? (?:then|too|as well|instead|though|please))*'
const OTHER = new RegExp(
  `^${LEAD}(?:(?:and |or |but )?(?:what|how) about|and|or|same for|same question for) (?:some |the |a |an |my )?${FOOD}${TAIL}(?<mark>[?. !]*)$`,
  'u',
)
const STATE =
  '(?:really |well |fully |properly |all )?(?:baked|cooked|fried|boiled|heated|melted|roasted|grilled|toasted|frozen|raw|pasteuri[sz]ed|unpasteuri[sz]ed|well done|hot|cooked through|piping hot|steaming hot|tinned|fresh|smoked)'
const IN_STATE = new RegExp(
  `^${LEAD}(?:(?:and |but |or )*(?:what|how) (?:about )?if|(?:and |but )?even if|(?:and |but )?(?:is|are) (?:it|they) (?:ok|okay|safe|fine|alright)? ?(?:if|when)|(?:and |but )?if|(?:and |but )?(?:what about )?when) (?:it'?s|it is|they'?re|they are|i|we) (?:all |eat it |have it |cook it |is |was )?${STATE}(?: first| through)?${TAIL}[?. !]*$`,
  'u',
)
const NO_FOOD = new RegExp(
  `\\b(?:${mealPattern}|${shortWeekdayPattern}|tea|tomorrow|today|tonight|week|weekend|month|year|pudding|dessert|starter|main|side|snack|drink|me|you|him|her|us|for|on|in|at|with|without|is|are|can|do|list|calories|protein|carbs|fat|salt|sugar content|fibre)\\b`,
)
const ASKS: ReadonlySet<string> = new Set<ToolIntent['tool']>([
  ...(['may_eat', 'describe_food', 'substitute_food', 'pair_food'] as const),
])
/** How a reply tells of one food: "Brie (cheese). It holds milk." */
const TOLD =
  /^(?<food>[A-Z][\p{L}' -]{1,60}?)(?: \([\p{L} ,-]{2,40}\))?(?:, also called [^.]{2,120})?\. (?:It holds|What is in it)/u

type Asked = Extract<ToolIntent, { tool: 'may_eat' | 'describe_food' | 'substitute_food' | 'pair_food' }>

/** The question about a food that the turn before asked, asked of what this message names. Undefined for anything else. */
export function askedAgain(
  message: string,
  { last, brief }: { last: readonly Intent[]; brief: TurnBrief | null },
): Intent[] | undefined {
  const said = plainly(message)
  const isInState = IN_STATE.test(said)
  const { food, mark } = OTHER.exec(said)?.groups ?? {}
  const isNamed = food !== undefined && !NO_FOOD.test(food) && isFood(food, mark)
  if (!isInState && !isNamed) return undefined
  const asked = askedOf(last, brief)
  if (asked.length === 0) return undefined
  return asked.map((call) => (isNamed ? ofFood(call, food) : call))
}

/** How a reply begins that tells whether somebody may eat something. */
const TOLD_WHETHER =
  /^(?:Yes: nothing that I know of|No: [^.]{2,80} goes against|I do not know what is in|You have told me of nothing that [^.]{2,40} must not|You have told me of nobody called|For [^.]{2,40} I keep)/

/** Does a message ask of one more food whether somebody may eat it? Its food is none that was eaten. */
export function asksOfOneMore(message: string, turns: TurnBrief['recent_turns']): boolean {
  const said = plainly(message)
  const { food } = OTHER.exec(said)?.groups ?? {}
  const isAsked = IN_STATE.test(said) || (food !== undefined && !NO_FOOD.test(food))
  return isAsked && TOLD_WHETHER.test(turns.at(-1)?.response ?? '')
}

function isFood(food: string, mark: string | undefined): boolean {
  const words = food.split(' ')
  return words.length <= 4 && (isKnownFood(food) || (mark?.includes('?') === true && words.length <= 2))
}

function askedOf(last: readonly Intent[], brief: TurnBrief | null): Asked[] {
  const calls = last.filter(isToolIntent)
  const asked = calls.filter((call): call is Asked => ASKS.has(call.tool))
  if (asked.length > 0) return asked.length === calls.length ? asked : []
  const told = last.length > 0 ? undefined : TOLD.exec(brief?.recent_turns.at(-1)?.response ?? '')
  const food = told?.groups?.['food']?.toLowerCase()
  return food === undefined ? [] : [{ tool: 'describe_food', arguments: { food, about: null } }]
}

function ofFood(call: Asked, food: string): Intent {
  switch (call.tool) {
    case 'may_eat':
      return { tool: call.tool, arguments: { ...call.arguments, food } }
    case 'describe_food':
      return { tool: call.tool, arguments: { ...call.arguments, food } }
    default:
      return { tool: call.tool, arguments: { food } }
  }
}
