import type { TurnBrief } from '@alfred/contracts'

/**
 * The brief with its message said otherwise, as its goal too. The question of another agent, which is the goal and not the message, stays as
 * it is.
 */
export function saidAs(brief: TurnBrief, plain: (message: string) => string): TurnBrief {
  const message = plain(brief.message)
  const isSame = message === brief.message || !brief.message.startsWith(brief.route.goal)
  return isSame ? brief : { ...brief, message, route: { ...brief.route, goal: message } }
}
