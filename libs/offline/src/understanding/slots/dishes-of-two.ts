import { thingOf, type Thing } from '../things/things-and-parts.ts'
import type { Given } from './given.ts'

/** Dishes that are called after two foods: "a cheese and pickle sandwich". */
const OF_TWO =
  /(?:sandwich|sandwiches|toastie|sarnie|roll|bap|wrap|baguette|panini|pie|pasty|quiche|omelette|pizza|soup|salad|risotto|curry|stir fry|crumble|smoothie|muffin)$/

/** Things of which the first only says what the second is made of, as one thing. */
export function asDishes({ sentence }: Given, things: readonly Thing[]): Thing[] {
  const joined: Thing[] = []
  for (const thing of things) {
    const last = joined.at(-1)
    const isSingle = last !== undefined && isOne(sentence.tokens[last.start - 1]?.text)
    const isPair =
      last?.end === thing.start - 1 &&
      sentence.tokens[last.end]?.text === 'and' &&
      sentence.tokens[last.end - 1]?.stop === '' &&
      last.role === thing.role
    if (isSingle && isPair && OF_TWO.test(thing.said) && !last.said.endsWith('s')) {
      const whole = thingOf(sentence, { start: last.start, end: thing.end })
      joined[joined.length - 1] = thing.role === undefined ? whole : { ...whole, role: thing.role }
    } else joined.push(thing)
  }
  return joined
}

/** "A" and the like before what is one. */
export const isOne = (word: string | undefined): boolean =>
  word === 'a' || word === 'an' || word === 'another'
