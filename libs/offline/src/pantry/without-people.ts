import { namesWhoStays } from '../understanding/index.ts'
import type { Intent } from './kitchen-intent.ts'

/** Nobody is asked how much there is of somebody: "I've got Alfie and Rose till six". */
export function withoutPeople(questions: readonly Intent[], message: string): Intent[] {
  const asked = questions.flatMap((one) =>
    'asks' in one && one.asks?.slot === 'amount' ? (one.asks.about ?? []) : [],
  )
  return namesWhoStays(asked, message)
    ? questions.filter((one) => !('asks' in one && one.asks?.slot === 'amount'))
    : [...questions]
}
