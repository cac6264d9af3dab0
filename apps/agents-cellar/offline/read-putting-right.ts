import type { PlainCall } from '@alfred/offline/reading'
import { callOf } from './cellar-call.ts'
import { readDrinkPhrase } from './drink-phrase.ts'
import type { Which } from './which.ts'
import { countOf, NUMBER, PLACE } from './words.ts'

type Groups = Readonly<Record<string, string>>
type Rule = { pattern: RegExp; read: (groups: Groups, which: Which) => PlainCall }

const YEAR = '(?:18|19|20|21)\\d\\d'
const DAY = `(?:${YEAR}|(?:the )?(?:end|start) of ${YEAR}|[\\p{L}]+ ${YEAR}|next year|the end of the year)`

const moving: Rule['read'] = ({ drink = '', from, to = '' }, which) => {
  const counted = new RegExp(
    `^(?<count>${NUMBER}) (?:bottles? |cans? )?(?:of )?(?:the |my |our )?(?<rest>.+)$`,
    'i',
  ).exec(drink)?.groups
  const phrase = readDrinkPhrase(counted?.['rest'] ?? drink.replace(/^all (?:of )?/i, ''))
  const count = counted?.['count'] === undefined ? phrase.quantity : countOf(counted['count'])
  return callOf('move_bottle', {
    ...which(phrase.name, phrase.vintage),
    quantity: count ?? null,
    place: from?.replace(/^(?:the|my|our) /i, '') ?? null,
    to: to.replace(/^(?:the|my|our) /i, ''),
  })
}

/** Moves, and what is put right, each with the call that it asks for. */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:i |we )?(?:move[ds]?|shift(?:ed)?|transfer(?:red)?|bring|carry|take) (?<drink>.+?)(?: (?:from|out of) (?<from>${PLACE}))? (?:to|into|in|onto|over to) (?<to>${PLACE}|the [\\p{L} ]{2,40})$`,
      'iu',
    ),
    read: moving,
  },
  {
    pattern: new RegExp(
      `^(?:i |we )?put (?<drink>(?:the|those|these|it|them|all|(?:${NUMBER}) of the)\\b.*?) (?:in|into|on|onto) (?<to>${PLACE})$`,
      'iu',
    ),
    read: moving,
  },
  {
    pattern: new RegExp(
      `^(?:actually,? |no,? |sorry,? )*(?<drink>.+?) (?:is|are|was|were) (?:actually )?(?:an? |from |of )?(?<year>${YEAR})(?:,? (?:and )?not (?:an? |from )?(?<former>${YEAR}))?$`,
      'iu',
    ),
    read: ({ drink = '', year, former }, which) =>
      callOf('correct_bottle', {
        ...which(drink, former === undefined ? null : Number(former)),
        new_vintage: Number(year),
      }),
  },
  {
    pattern: new RegExp(
      `^(?:actually,? )*(?:there (?:are|is)|i(?: actually)? have|we(?: actually)? have) (?:only |actually |still )?(?<count>${NUMBER}) (?:bottles? |cans? )?(?:of |left of )?(?:the|my|our) (?<drink>.+?)(?: left)?$`,
      'iu',
    ),
    read: ({ drink = '', count = '' }, which) =>
      callOf('correct_bottle', { ...which(drink), quantity: countOf(count) ?? null }),
  },
  {
    pattern: new RegExp(
      `^(?:actually,? |no,? |sorry,? )*(?:it was|it is|make (?:it|that)|that was|there were|they were|i meant|there are) (?:only )?(?<count>${NUMBER})(?: bottles?| cans?)?$`,
      'iu',
    ),
    read: ({ count = '' }, which) =>
      callOf('correct_bottle', { ...which('it'), quantity: countOf(count) ?? null }),
  },
  {
    pattern: new RegExp(`^(?:drink|open) (?<drink>.+?) between (?<from>${DAY}) and (?<until>${DAY})$`, 'iu'),
    read: ({ drink = '', from, until }, which) =>
      callOf('correct_bottle', { ...which(drink), drink_from: from ?? null, drink_until: until ?? null }),
  },
  {
    pattern: new RegExp(
      `^(?:drink|open) (?<drink>.+?) (?:by|before|until) (?<until>${DAY})$|^(?<other>(?:the|my|our|it)\\b.*?) (?:should|must|is to|has to|wants to)(?: be)? (?:drunk|drink|opened) (?:by|before) (?<end>${DAY})$`,
      'iu',
    ),
    read: ({ drink, until, other = '', end }, which) =>
      callOf('correct_bottle', { ...which(drink ?? other), drink_until: until ?? end ?? null }),
  },
  {
    pattern: new RegExp(
      `^(?:keep|hold|don't open|do not open) (?<drink>.+?) (?:until|till|before) (?<from>${DAY})$`,
      'iu',
    ),
    read: ({ drink = '', from }, which) =>
      callOf('correct_bottle', { ...which(drink), drink_from: from ?? null }),
  },
  {
    pattern: /^rename (?<drink>.+?) to (?<name>.+)$/iu,
    read: ({ drink = '', name = '' }, which) =>
      callOf('correct_bottle', { ...which(drink), new_name: name.replace(/^the /i, '') }),
  },
  {
    pattern: /^(?<drink>the .+?) is (?:made )?(?:by|from) (?<producer>(?!(?:the|my)\b)\p{Lu}.+)$/u,
    read: ({ drink = '', producer }, which) =>
      callOf('correct_bottle', { ...which(drink), producer: producer ?? null }),
  },
]

/** Reads moves and corrections: "move the Barolo to the wine fridge", "the Barolo is a 2018, not a 2019". */
export function readPuttingRight(sentence: string, which: Which): PlainCall | undefined {
  for (const { pattern, read } of RULES) {
    const found = pattern.exec(sentence)
    if (found !== null) return read(told(found.groups), which)
  }
  return undefined
}

/** The groups that matched something. */
function told(groups: Groups = {}): Groups {
  return Object.fromEntries(Object.entries(groups).filter(([, text]) => text !== undefined))
}
