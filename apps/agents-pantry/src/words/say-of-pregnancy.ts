import { sayConcern } from '@alfred/language/health'

/** Beside what is told of a food: who is pregnant or breastfeeding is told who can say what is safe then. Nothing for anybody else. */
export function sayOfPregnancy(told: string | null, locale: string): string[] {
  return told === null ? [] : [sayConcern('food_in_pregnancy', locale)]
}
