import type { Given } from './given.ts'
import { appliances } from './appliances.ts'

const APPLIANCE = new RegExp(`(?:${appliances.join('|')})s?$`)
const HAVING =
  /\b(?:have|theres|there is|there are|now have|got|own|bought|buy|brought|treated myself to|ive|weve|only|equipment|kit|gadgets?|mine)\b/
const SMALL =
  /^(?:and|only|also|i|we|have|got|own|bought|just|a|an|the|my|our|in|this|flat|kitchen|ive|weve|rather|old|new|one|now|us|santa|brought|proper|treated|myself|to|but|is)$/
const DENIED = /\b(?:no|not|dont|doesnt|havent|hasnt|without|broke|broken|never)\b/

/** The appliances and tools of a kitchen that a part says are there, or "no oven" where they are not. */
export function equipmentOf({ sentence, part }: Given): string[] {
  const texts = sentence.tokens.slice(part.start, part.end)
  const whole = texts.map(({ text }) => text).join(' ')
  if (!HAVING.test(whole) && !DENIED.test(whole)) return []
  const pieces: string[][] = [[]]
  for (const { text, stop } of texts) {
    if (text !== 'and') pieces.at(-1)?.push(text)
    if (stop !== '' || text === 'and') pieces.push([])
  }
  return pieces.flatMap((words) => {
    const last = words.findLastIndex((word) => APPLIANCE.test(word))
    if (last < 0) return []
    const before = words.slice(0, last + 1)
    const name = before
      .slice(before.findLastIndex((word) => SMALL.test(word) || DENIED.test(word)) + 1)
      .join(' ')
    return name === '' ? [] : [DENIED.test(words.join(' ')) ? `no ${name}` : name]
  })
}
