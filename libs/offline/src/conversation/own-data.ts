// What is told to who asks about the account and about all that is kept: a chat hands out and deletes neither. None of it sounds like a deed: what a chat is told of deeds is checked.

const MINE = '(?:my|all(?: of)? my|all(?: of)? the)'
const DATA = '(?:data|information|info|details|history|account|profile)'

const ANSWERS: readonly (readonly [asks: RegExp, said: string])[] = [
  [
    new RegExp(
      `\\b(?:delete|close|remove|cancel|erase|wipe|deactivate|get rid of)\\b.{0,20}\\b(?:${MINE} (?:own )?${DATA}|everything (?:you )?(?:know|have|keep|store)(?:[a-z]*)? (?:about|of|on) me)\\b`,
      'iu',
    ),
    'An account goes from the page "Memory": the button at its end takes everything of yours with it, for good. From a chat I do nothing of that kind.',
  ],
  [
    new RegExp(
      `\\b(?:export|download|back ?up|get a copy of|take)\\b.{0,20}\\b${MINE} (?:own )?${DATA}\\b`,
      'iu',
    ),
    'The page "Memory" hands you everything that is known of you, as one file.',
  ],
  [
    /\b(?:is|are|how (?:safe|secure|private) (?:is|are)|where (?:is|are)|who (?:can )?sees?|who has access to)\b.{0,12}\bmy (?:own )?(?:data|information|details|account)\b/iu,
    'What you tell me stays in the database of whoever runs this Alfred, and other people see none of it. The page "Memory" shows what is known of you, hands it to you as one file, and takes it away for good.',
  ],
]

/** The answer to a question about the account or about what is kept of somebody. Undefined for any other message. */
export function answerAboutOwnData(message: string): string | undefined {
  return ANSWERS.find(([asks]) => asks.test(message))?.[1]
}
