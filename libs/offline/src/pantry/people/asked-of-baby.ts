import type { TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { sayConcern } from '@alfred/language/health'
import { plainly } from '../../reading/parts-of-message.ts'
import { mayEatForms } from './may-eat.ts'

// Whether a baby may eat something is not read off the rules that are kept of people: nothing that fits them says that it is safe.

const BABY =
  /\b(?:bab(?:y|ies)|infant|newborn|weaning|(?:[4-9]|1[01]|four|five|six|seven|eight|nine|ten|eleven)[- ]?months?(?:[- ]old)?)\b/
const PRONOUN = /^(?:he|him|she|her|they|them|it)$/

/** The answer to whether somebody may eat something who is told to be a baby in the turns before. Undefined for anything else. */
export function answerOfBaby(
  message: string,
  { recent_turns: turns, entities }: Pick<TurnBrief, 'recent_turns' | 'entities'>,
): string | undefined {
  const said = withoutEnding(plainly(message), '?.! ')
  const behind = said.split(/[.!?;] /).at(-1) ?? said
  const who = mayEatForms.map((form) => form.exec(behind)?.groups?.['who']).find((one) => one !== undefined)
  if (who === undefined) return undefined
  const told = [...turns.map((turn) => turn.message), ...entities.map(({ label }) => label)]
    .map(plainly)
    .filter((text) => BABY.test(text))
  const isBaby = told.some((text) => PRONOUN.test(who) || text.split(/[^\p{L}]+/u).includes(who))
  return isBaby ? sayConcern('food_for_baby', 'en') : undefined
}
