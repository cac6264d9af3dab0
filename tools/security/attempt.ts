import type { Ids } from './make-person.ts'
import type { TokenKind } from './token-kinds.ts'

/** An answer from any surface in a common form. */
export type Answer = { status: string; body: string }

/** An entry point of the system and a way to call it; `try` takes the token and the ids to use. */
export type Door = {
  /** The call that is made: `GET /api/jobs/{id}`, `rpc read_turn`, `table turns: delete`, `nats chat.jobs`. */
  name: string
  surface: 'http' | 'rpc' | 'table' | 'nats'
  /** Reads no person's data, so an answer without a token is not a leak. */
  isPublic?: boolean
  /** Changes nothing even if it is allowed, so that the victim may call it too. */
  isRead: boolean
  try(kind: Pick<TokenKind, 'token'>, ids: Ids): Promise<Answer>
}
