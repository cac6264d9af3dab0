import { errorOf, gatewayAway, messageInvalid } from './errors.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** Sends one request as the client's person. */
export type Send = (path: string, call: Call) => Promise<Response>

/** What a schema of the contracts can do, as far as this client needs it. */
type Schema<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: unknown }
}

/** Sends a request once; a refusal is thrown as the gateway's error. */
export async function sendOnce(send: Send, path: string, call: Call): Promise<Response> {
  const response = await send(path, call).catch((error: unknown) => {
    throw gatewayAway(error)
  })
  if (!response.ok) throw await errorOf(response)
  return response
}

/** The body of an answer, held against its contract. */
export async function parseBody<Value>(schema: Schema<Value>, response: Response): Promise<Value> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw messageInvalid('an answer', parsed.error)
  return parsed.data
}
