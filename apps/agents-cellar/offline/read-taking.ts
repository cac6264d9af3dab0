import type { PlainCall } from '@alfred/offline/reading'
import { callOf } from './cellar-call.ts'
import { readDrinkPhrase } from './drink-phrase.ts'
import type { Which } from './which.ts'
import { countOf, NUMBER, PLACE } from './words.ts'

type How = 'opened' | 'drunk' | 'given_away' | 'broken' | 'gone'

const WHO = "(?:(?:i|we|i've|we've|i have|we have|they|have|just|also|accidentally|had to) )*"
const SENTENCES: readonly { pattern: RegExp; how: How }[] = [
  { pattern: new RegExp(`^${WHO}(?:opened|open|uncorked|popped) (?<drink>.+)$`, 'iu'), how: 'opened' },
  {
    pattern: new RegExp(
      `^${WHO}(?:drank|drunk|drink|finished(?: off)?|emptied|used up|had) (?<drink>.+)$`,
      'iu',
    ),
    how: 'drunk',
  },
  {
    pattern: new RegExp(
      `^${WHO}(?:gave|given|give) (?:away )?(?!it\\b|.*(?:/|out of) ?10\\b)(?<drink>.+?)(?: away| (?:as a (?:gift|present)(?: )?)?(?:to .+)?)?$`,
      'iu',
    ),
    how: 'given_away',
  },
  { pattern: new RegExp(`^${WHO}(?:broke|smashed|dropped|shattered) (?<drink>.+)$`, 'iu'), how: 'broken' },
  {
    pattern:
      /^(?<drink>(?:a|one|two|the) (?:bottles? of )?.+?) (?:broke|is broken|got broken|was smashed)$/iu,
    how: 'broken',
  },
  {
    pattern:
      /^(?:remove|take out|take|delete|get rid of) (?<drink>.+?)(?: out of| from) (?:the|my|our) (?:cellar|rack|wine fridge)$/iu,
    how: 'gone',
  },
  {
    pattern: /^(?<drink>(?:the|my|our|all the) .+?) (?:is|are) (?:all )?(?:gone|finished|empty)$/iu,
    how: 'gone',
  },
]
const LATER =
  /,? (?:tonight|yesterday|today|just now|last night|this (?:evening|afternoon)|(?:with|for|over|at) (?:the |our |my )?(?!\d)[\p{L} ]+)$/iu

/** Reads what was taken out: "we drank the last two rieslings". */
export function readTaking(sentence: string, which: Which): PlainCall | undefined {
  for (const { pattern, how } of SENTENCES) {
    const drink = pattern.exec(sentence)?.groups?.['drink']
    if (drink !== undefined) return taking(drink, how, which)
  }
  return undefined
}

function taking(said: string, how: How, which: Which): PlainCall {
  const from = new RegExp(` (?:from|out of) (?<place>${PLACE})$`, 'iu').exec(said)
  const place = from?.groups?.['place']?.replace(/^(?:the|my|our) /i, '') ?? null
  // What follows a comma is told of it, and no part of its name.
  const plain = (said.slice(0, from?.index).split(', ')[0] ?? '').replace(LATER, '').replace(LATER, '')
  const all = /^(?:all|the rest|everything)(?: (?:of )?(?:the|my|our))? /iu.exec(plain)
  const rest = all === null ? plain : plain.slice(all[0].length)
  const counted = new RegExp(`^(?<count>${NUMBER}) of (?:the|my|our) (?<drink>.+)$`, 'i').exec(rest)?.groups
  const phrase = readDrinkPhrase(counted?.['drink'] ?? rest)
  const count = counted?.['count'] === undefined ? phrase.quantity : (countOf(counted['count']) ?? null)
  return callOf('open_bottle', {
    ...which(phrase.name, phrase.vintage),
    quantity: all === null ? count : null,
    ...{ all: all === null ? null : true, how, place: place === 'cellar' ? null : place },
  })
}
