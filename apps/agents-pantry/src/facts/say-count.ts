import { sayNumber } from '@alfred/language'

/** A number of things: "1 step", "4 servings". */
export function sayCount(count: number, one: string): string {
  return `${sayNumber(count)} ${one}${count === 1 ? '' : 's'}`
}
