import type { Thing } from '../things/things-and-parts.ts'
import type { Given } from './given.ts'

// Do amounts stand before their foods or behind them?

/** Does an amount stand right behind each of several things: "chicken 250 g rice 300 g"? */
export function areAmountsBehind({ sentence: { markAt, tokens } }: Given, things: readonly Thing[]): boolean {
  const isBehind = ({ end }: Thing): boolean => {
    const isVerb = /^(?:is|are|be)$/.test(tokens[end]?.text ?? '')
    const at = tokens[end + 1]?.text === 'be' ? end + 2 : isVerb ? end + 1 : end
    return markAt[at]?.kind === 'number' && tokens[end - 1]?.stop === ''
  }
  const isBefore = ({ start }: Thing): boolean => /number|unit/.test(markAt[start - 1]?.kind ?? '')
  const isJoined = ({ start }: Thing): boolean =>
    tokens[start - 1]?.stop !== '' || /^(?:and|the|also|plus)$/.test(tokens[start - 1]?.text ?? '')
  // The last one may have none: "chicken 2 kg rolls 12 and coriander".
  return (
    things.length > 1 &&
    things.every((thing, at) => isBehind(thing) || (at > 1 && at === things.length - 1 && isJoined(thing))) &&
    things.slice(0, 1).every((thing) => !isBefore(thing))
  )
}
