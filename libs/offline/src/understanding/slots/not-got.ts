import type { Thing } from '../things-and-parts.ts'
import { wordsBefore, type Given } from './given.ts'

const NOT_GOT =
  /\b(?:forgot|forgotten|missed|skipped|no|not|without|(?:didnt|couldnt|did not|could not) (?:get|find|see|bother with|fancy)|not a single (?:\w+ of )?|none of|(?:had|got|found) no|hadnt|out of)(?: (?:the|any|my|our|got any))?$/

/** A part without the things that were not got: "got the bread, forgot the milk". One that only tells of such things stays as it is. */
export function withoutUngot(given: Given): Given {
  const got = withThings(given, ({ start }) => !NOT_GOT.test(wordsBefore(given, start, 5)))
  return got.part.things.length === 0 ? given : got
}

/** A part without the things that a "not" behind them leaves out, "add them, but the oil not, we have that", or that only describe one: "a veggie one". */
export function withoutUnwanted(given: Given): Given {
  const { tokens } = given.sentence
  return withThings(given, ({ end }) => {
    const [thing, word] = [tokens[end - 1], tokens[end]]
    if (/^ones?$/.test(word?.text ?? '') && thing?.stop === '') return false
    return word?.text !== 'not' || word.stop === '' || thing?.stop !== ''
  })
}

function withThings(given: Given, isMeant: (thing: Thing) => boolean): Given {
  return { ...given, part: { ...given.part, things: given.part.things.filter(isMeant) } }
}
