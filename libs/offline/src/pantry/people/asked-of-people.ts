import type { TurnBrief } from '@alfred/contracts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { peopleTold } from './people-told.ts'

/**
 * What would be kept of people whom a message tells of, in words for the question whether it shall be. Undefined where it is sure of whom it is
 * told.
 */
export function askedOfPeople(brief: TurnBrief, calls: readonly ToolIntent[]): string | undefined {
  const told = calls.flatMap(rulesOf)
  if (told.length === 0 || told.length < calls.length) return undefined
  return peopleTold(brief.message, brief)?.isSure === false ? `remember ${told.join('; ')}` : undefined
}

function rulesOf(call: ToolIntent): string[] {
  if (call.tool === 'remember_preference') return [`of you: ${ruleSaid(call.arguments)}`]
  if (call.tool !== 'remember_person') return []
  return [`of ${call.arguments.person}: ${call.arguments.rules.map(ruleSaid).join(', ')}`]
}

const SAID: Readonly<Record<string, string>> = {
  allergy: 'allergic to ',
  dislike: 'does not like ',
  like: 'likes ',
}

const ruleSaid = ({ kind, value }: { kind: string; value: string }): string => `${SAID[kind] ?? ''}${value}`
