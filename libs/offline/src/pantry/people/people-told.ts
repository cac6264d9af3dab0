import type { TurnBrief } from '@alfred/contracts'
import { toldFreely } from './scan/told-freely.ts'
import type { ToldFreely } from './scan/whose-rules.ts'
import { severalPeopleTold } from './several-people-told.ts'

/** What a message tells of people: by whole sentences where these cover it, and else by what is found wherever it stands. */
export function peopleTold(message: string, brief: TurnBrief | null): ToldFreely | undefined {
  const intents = severalPeopleTold(message, brief)
  return intents === undefined ? toldFreely(message, brief) : { intents, isSure: true }
}
