import type { PlainCall } from '@alfred/offline/reading'
import type { z } from 'zod'
import { cellarTools } from '../src/contracts/cellar-tools.ts'

export type Tool = keyof typeof cellarTools
type Arguments<Name extends Tool> = z.input<(typeof cellarTools)[Name]['arguments']>

const SUBDOMAINS: Readonly<Record<Tool, 'bottles' | 'tasting' | 'pairing'>> = {
  ...{ add_bottle: 'bottles', list_bottles: 'bottles', open_bottle: 'bottles', move_bottle: 'bottles' },
  ...{ correct_bottle: 'bottles', note_bottle: 'tasting', list_bottle_notes: 'tasting' },
  ...{ suggest_bottle: 'pairing', pair_bottle: 'pairing' },
}

/** A call of a tool: what is not told of its arguments is null. */
export function callOf<Name extends Tool>(tool: Name, told: Partial<Arguments<Name>>): PlainCall {
  const { arguments: schema, kind } = cellarTools[tool]
  const untold = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, null]))
  return { tool, kind, subdomain: SUBDOMAINS[tool], arguments: { ...untold, ...told } }
}
