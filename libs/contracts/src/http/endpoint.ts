import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** One endpoint of the gateway: its parameters, its response and its error codes. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Parameters are in braces: `/api/jobs/{id}`. */
  path: string
  summary: string
  /** Public endpoints need no token. */
  isPublic: boolean
  /** Schemas of the path parameters; an id when omitted. */
  parameters?: z.ZodObject
  headers?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body of a success: JSON of a schema, a stream of turn events, the person's feed, nothing, or a document in its own format. */
  answer: {
    /** 303 leads a browser on, to the address in the header `Location`. */
    status: 200 | 204 | 303
    body: z.ZodType | 'events' | 'feed' | 'none' | 'document'
    /** What a 204 response means, for endpoints that may have nothing to return. */
    nothing?: string
  }
  refusals: readonly ErrorCode[]
}
