import { tellingWords } from './session-situation.ts'
import type { SessionSituation } from './session-situation.ts'

const LINES_MAX = 5

function foodIn({ context, about_person }: Pick<SessionSituation, 'context' | 'about_person'>): string[] {
  return context
    .split('\n\n')
    .filter((section) => !about_person.some((title) => section.startsWith(title)))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))
}

/**
 * Answers with the available foods that are related to the idea. Rules have no ideas of their own, and the answer
 * says so.
 */
export function brainstormByRules({ message, ...session }: SessionSituation): string {
  const words = new Set(tellingWords(message))
  const lines = foodIn(session)
  const near = lines.filter((line) => tellingWords(line).some((word) => words.has(word)))
  const shown = (near.length > 0 ? near : lines).slice(0, LINES_MAX).map((line) => line.slice(2))
  const known =
    shown.length === 0
      ? 'There is nothing in your kitchen that I know of yet.'
      : `${near.length > 0 ? 'Close to that' : 'At hand'}: ${shown.join('; ')}.`
  return `${known}\nWithout a model I have no ideas of my own; I can only lay out what is there. I keep what you say for when you leave.`
}
