import { readNumber } from '@alfred/language'
import type { Intent } from './coach-intent.ts'

// Reads how many times something was eaten where that is said behind it: "a cup of tea with milk, had three of those".

const BEHIND =
  /^(?<eaten>.+?),? (?:and )?(?:i |we )?(?:had|drank|ate|have had|'ve had) (?<count>two|three|four|five|six|[2-9]) of (?:those|them|these)$/
const TOO = /,? (?:too|as well|also)$/
/** Of several foods nobody knows which one was eaten more than once. */
const SEVERAL = / and |,|;| plus /

/** What was eaten, told as a deed, and how many times. Undefined where no such count stands behind. */
export function timesEaten(text: string): { told: string; times: number } | undefined {
  const { eaten = '', count = '' } = BEHIND.exec(text)?.groups ?? {}
  const times = readNumber(count)
  if (eaten === '' || times === undefined || SEVERAL.test(eaten)) return undefined
  const told = eaten.replace(TOO, '')
  return { told: /^(?:i|we|had|drank|ate|log)\b/.test(told) ? told : `had ${told}`, times }
}

/** The same foods, as many times. */
export function repeated(intent: Intent, times: number): Intent {
  if (intent.tool !== 'propose_food_log') return intent
  const items = intent.arguments.items.map((item) => ({ ...item, quantity: item.quantity * times }))
  return { ...intent, arguments: { ...intent.arguments, items } }
}
