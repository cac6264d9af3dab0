import type { ToolOutcome } from '@alfred/contracts'
import type { z } from 'zod'

/** The moment and place a turn was asked at: what "Friday" is counted from. */
export type Moment = { askedAt: string; timeZone: string; locale: string }

export type Prepared =
  | { ok: true; arguments: Record<string, unknown> }
  | { ok: false; error: { code: string; message: string; retryable: boolean } }

export type ToolDefinition = { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }

/** Everything that makes one agent different from another. */
export type AgentDefinition = {
  domain: string
  version: number
  description: string
  subdomains: { name: string; description: string }[]
  examples: string[]
  tools: Record<string, ToolDefinition>
  prompts: { think: string; act: string }
  /** Counts that planning may know, read as the person that the token names. */
  readDashboard(token: string): Promise<Record<string, unknown>>
  /** Turns valid arguments into what the database function takes. Pure: a repeat gives the same. */
  prepareArguments(tool: string, args: Record<string, unknown>, moment: Moment): Prepared
  /** Tells a call's outcome in sentences that its data bears out. */
  describeResult(tool: string, outcome: ToolOutcome, moment: Moment): string[]
}
