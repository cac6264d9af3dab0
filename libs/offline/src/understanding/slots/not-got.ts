import type { Thing } from '../things/things-and-parts.ts'
import { wordsBefore, type Given } from './given.ts'

const NOT_GOT =
  /\b(?:forgot|forgotten|missed|skipped|no|not|without|(?:didnt|couldnt|did not|could not) (?:get|find|see|bother with|fancy)|not a single (?:\w+ of )?|none of|(?:had|got|found) no|hadnt|out of)(?: (?:the|any|my|our|got any))?$/

/** Words behind a food that is not there to be got: "the gelatin I can't find", "dates they don't have", "horseradish no". */
const NOT_THERE =
  /^(?:(?:i|we|they|the shop|there) )?(?:cant (?:find|see)|cannot (?:find|see)|couldnt (?:find|see|get)|can not find|dont (?:have|see|sell|stock)|didnt (?:have|see|get|find)|do not have|hadnt (?:any|got)|(?:was|were|is|are) (?:sold out|out of stock|all gone|not there|none)|sold out|out of stock|all gone in the shop|wasnt there|werent there|no$)(?: |$)/

/** A part without the things that were not got: "got the bread, forgot the milk". One that only tells of such things stays as it is. */
export function withoutUngot(given: Given): Given {
  const got = withThings(
    given,
    (thing) =>
      !NOT_GOT.test(wordsBefore(given, thing.start, 5)) && !NOT_THERE.test(wordsBehind(given, thing)),
  )
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

/** The words behind a thing up to the next stop, or to the next thing. */
function wordsBehind({ sentence: { tokens }, part }: Given, { end }: Thing): string {
  if (tokens[end - 1]?.stop !== '') return ''
  const next = part.things.find(({ start }) => start >= end)?.start ?? part.end
  const behind = tokens.slice(end, next)
  const stop = behind.findIndex((token) => token.stop !== '')
  return behind
    .slice(0, stop < 0 ? behind.length : stop + 1)
    .map(({ text }) => text)
    .join(' ')
}

function withThings(given: Given, isMeant: (thing: Thing) => boolean): Given {
  return { ...given, part: { ...given.part, things: given.part.things.filter(isMeant) } }
}
