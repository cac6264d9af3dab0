/** The kinds of defects of a turn, as the report names them. */
export const findingKinds = [
  'lost',
  'duplicated',
  'torn',
  'out of order',
  'unknown',
  'not answered in time',
  'not done',
  'wrong stream',
  'client failed',
] as const
export type FindingKind = (typeof findingKinds)[number]

export type Finding = { kind: FindingKind; turn: string; detail: string }
