import type { ToolDefinition } from '@alfred/agent-kit'
import { oneLineSchema } from '@alfred/contracts'
import { z } from 'zod'

const text = oneLineSchema({ min: 1, max: 300 })

/** The tools of this agent, with their arguments. Each has a function private.tool_<name> in sql/functions. */
export const jotterTools = {
  add_jotter_note: {
    kind: 'write',
    description: 'Writes down a note about jotter, in the words of the person.',
    arguments: z.strictObject({ text: text.describe('what is to be written down: "call on Friday"') }),
  },
  list_jotter_notes: {
    kind: 'read',
    description: 'Lists the notes about jotter, the newest first.',
    arguments: z.strictObject({}),
  },
  remove_jotter_note: {
    kind: 'write',
    description: 'Takes a note about jotter away.',
    arguments: z.strictObject({ text: text.describe('the note, or some of its words') }),
  },
} as const satisfies Record<string, ToolDefinition>
