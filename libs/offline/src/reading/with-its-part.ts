import type { TurnBrief } from '@alfred/contracts'

/** A message that was given to one agent as a whole is its goal, as far as a goal is long. */
export const WHOLE_GOAL_MAX = 200

/**
 * A brief whose message is the part that its agent is asked for, where the message was divided among several: the goal is that part, in the
 * words of the message, and what stands before it was said before it: "made the soup" and "log me a bowl". What an answer completes is that
 * part, too.
 */
export function withItsPart(brief: TurnBrief): TurnBrief {
  const { message, answered } = brief
  const part = brief.route.goal
  if (isPartOf(message, part)) return { ...brief, message: part, recent_turns: turnsBefore(brief, part) }
  if (answered === null) return brief
  // A second question keeps the message of the first one, followed by its answer.
  const [first = '', ...answers] = answered.message.split('\n')
  return isPartOf(first, part)
    ? { ...brief, answered: { ...answered, message: [part, ...answers].join('\n') } }
    : brief
}

function isPartOf(message: string, goal: string): boolean {
  const isWhole = goal === message || (goal.length >= WHOLE_GOAL_MAX && message.startsWith(goal))
  return goal !== '' && !isWhole && message.includes(goal)
}

function turnsBefore({ message, recent_turns: turns }: TurnBrief, part: string): TurnBrief['recent_turns'] {
  const before = message.slice(0, message.indexOf(part)).trim()
  return before === '' ? turns : [...turns, { message: before, response: '', facts: [] }]
}
