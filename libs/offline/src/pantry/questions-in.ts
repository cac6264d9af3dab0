import { namesWhoStays } from '../understanding/index.ts'
import { isToolIntent, type Intent } from './kitchen-intent.ts'

const asksAmount = (one: Intent): boolean => 'asks' in one && one.asks?.slot === 'amount'

/** What is asked back; nobody is asked how much there is of somebody: "I've got Alfie and Rose till six". */
export function questionsIn(intents: readonly Intent[], message: string): Intent[] {
  const questions = intents.filter((intent) => !isToolIntent(intent))
  const asked = questions.flatMap((one) => ('asks' in one && asksAmount(one) ? (one.asks?.about ?? []) : []))
  return namesWhoStays(asked, message) ? questions.filter((one) => !asksAmount(one)) : questions
}
