import type { Ids } from './make-person.ts'
import type { TokenKind } from './token-kinds.ts'

/** What came back, whichever way it came. */
export type Answer = { status: string; body: string }

/** One door and one way to try it; `as` says with which token and whose ids. */
export type Door = {
  /** What is tried: `GET /api/jobs/{id}`, `rpc read_turn`, `table turns: delete`, `nats chat.jobs`. */
  name: string
  surface: 'http' | 'rpc' | 'table' | 'nats'
  /** Asks for nothing of a person: an answer without a token is no leak. */
  isPublic?: boolean
  /** Changes nothing even where it is let, so that the victim may try it as well. */
  isRead: boolean
  try(kind: Pick<TokenKind, 'token'>, ids: Ids): Promise<Answer>
}
