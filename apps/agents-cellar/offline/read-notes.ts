import { withoutEdges } from '@alfred/language'
import type { PlainCall } from '@alfred/offline/reading'
import { callOf } from './cellar-call.ts'
import { isOfDrinks } from './drink-phrase.ts'
import type { Which } from './which.ts'
import { ITSELF } from './words.ts'

const MARK =
  /[,;:]? ?(?:(?:and |so )?(?:i'd |i |we )?(?:gave it |give it |rate it |say |that's )?(?:an? )?)(?<mark>\d{1,2}(?:\.\d)?) ?(?:\/|out of) ?(?:10|ten)\b\.?/i

const SAID: readonly RegExp[] = [
  /^(?:(?:add |write |make )?(?:a )?(?:tasting )?note(?:s)? (?:on|for|about) )(?<drink>.+?): (?<note>.+)$/iu,
  /^(?:i(?:'d)?|we) (?:would )?(?:give|rate|rated|gave) (?<drink>.+?),? (?<note>(?:an? )?\d{1,2}(?:\.\d)? ?(?:\/|out of) ?(?:10|ten))$/iu,
  /^(?:rate|mark) (?<drink>.+?) (?<note>\d{1,2}(?:\.\d)? ?(?:\/|out of) ?(?:10|ten))$/iu,
  /^(?:i|we) (?:really |quite )?(?<note>(?:loved|liked|enjoyed|hated|disliked|didn't like) )(?<drink>.+)$/iu,
  /^(?<drink>(?:the|that|this|our|my|it|last night's)\b.*?|\p{Lu}[\p{L} ]+?(?: \d{4})?) (?:was|were|tasted|tastes|is tasting|is) (?<note>.+)$/iu,
  /^(?<drink>.+?)[:,] (?<note>\d{1,2}(?:\.\d)? ?(?:\/|out of) ?(?:10|ten).*)$/iu,
]
/** Who says that it is a note may mean any drink. */
const SAYS_NOTE = /\bnotes?\b/i
/** What is put right about a drink, and how it stands, is no taste of it. */
const NO_TASTE =
  /^(?:an? |from |of |the )?(?:19|20)\d\d\b|^(?:in|on|at|from|by|called|gone|finished|empty|ready|past|not ready|broken|made|actually|mine|white|red|a (?:red|white))\b/i
/** When it was drunk, or with what meal, is none either: "the beer was yesterday, not today". */
const ONLY_WHEN =
  /^(?:(?:not|only|just|actually|really|already|for|at|with|from) )*(?:yesterday|today|tonight|tomorrow|last night|(?:this|yesterday|last) (?:morning|noon|afternoon|evening|night|week(?:end)?)|earlier|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:my |the )?(?:breakfast|brunch|lunch|dinner|supper|snack)|(?:an?|two|three|\d+|some|a few) (?:hours?|days?|weeks?) ago)\b/i
/** Who begins like this takes something back, or asks. */
const NO_DRINK = /^(?:sorry|no|oops|wait|actually|i mean|or|but|is|are|why|what|how)\b/i
const LISTED: readonly RegExp[] = [
  /^(?:what did (?:i|we) (?:think of|say about|note (?:on|about))|how did (?:i|we) (?:like|find|rate)|how was|how were|(?:show(?: me)?|list|what are)?(?: ?(?:my|our|the|all))*(?: tasting)? notes? (?:on|for|about|of)) (?<drink>.+?)\??$/iu,
  /^(?:(?:show|list|read|give)(?: me)? |what are )?(?:all )?(?:of )?(?:my|our|the) tasting notes\??$/iu,
]

/** Reads what was thought of a drink, and questions for it: "the Barolo was a bit tannic, 7 out of 10". */
export function readNotes(
  sentence: string,
  which: Which,
  isBottle: (name: string) => boolean,
): PlainCall | undefined {
  for (const pattern of LISTED) {
    const found = pattern.exec(sentence)
    if (found !== null) return listing(found.groups?.['drink'], which)
  }
  if (sentence.endsWith('?')) return undefined
  for (const pattern of SAID) {
    const { drink, note } = pattern.exec(sentence)?.groups ?? {}
    if (
      drink === undefined ||
      note === undefined ||
      NO_TASTE.test(note) ||
      ONLY_WHEN.test(note) ||
      NO_DRINK.test(drink)
    )
      continue
    // "The queue was mad" tells of no drink.
    const isDrink = ITSELF.test(drink) || isOfDrinks(drink) || isBottle(drink) || MARK.test(note)
    if (!isDrink && !SAYS_NOTE.test(sentence)) continue
    return noting(drink, note, which)
  }
  return undefined
}

function listing(drink: string | undefined, which: Which): PlainCall {
  if (drink === undefined) return callOf('list_bottle_notes', {})
  const { name, vintage } = which(drink)
  return callOf('list_bottle_notes', { name, vintage })
}

function noting(drink: string, said: string, which: Which): PlainCall {
  const mark = MARK.exec(said)
  const number = mark === null ? null : Number(mark.groups?.['mark'])
  const text = withoutEdges(mark === null ? said : said.replace(mark[0], ''), ',;:.')
  const note = text === '' || /^an?$/i.test(text) ? null : text
  return callOf('note_bottle', {
    ...which(drink.replace(/^(?:that|this|our|my|the) (?=.)/i, 'the ')),
    note,
    mark: number,
  })
}
