import { Link } from 'react-router'
import type { ShownTurn } from './use-conversation.ts'

/** Says plainly when no model has answered. */
export function RulesNote({ turn: { job, live } }: { turn: ShownTurn }) {
  const usage = live?.done?.usage ?? job?.usage
  const isByRules =
    live?.done?.model_provider === 'offline' ||
    (usage?.calls.some(({ provider }) => provider === 'offline') ?? false)
  if (!isByRules) return null
  return (
    <p className="message__aside">
      Answered by rules, without a language model. <Link to="/settings#model">Set one</Link>
    </p>
  )
}
