import { errorOf, gatewayAway, messageInvalid } from './errors.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** Sends one request with the person's token. */
export type Send = (path: string, call: Call) => Promise<Response>

/** The part of a contract's schema that this client needs. */
export type Schema<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: unknown }
}

/**
 * Sends a request once. Throws the error of an error response, or UNAVAILABLE when the gateway cannot be reached.
 */
export async function sendOnce(send: Send, path: string, call: Call): Promise<Response> {
  const response = await send(path, call).catch((error: unknown) => {
    throw gatewayAway(error)
  })
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Parses the body of a response by its contract; throws MESSAGE_INVALID when it does not fit. */
export async function parseBody<Value>(schema: Schema<Value>, response: Response): Promise<Value> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw messageInvalid('an answer', parsed.error)
  return parsed.data
}
