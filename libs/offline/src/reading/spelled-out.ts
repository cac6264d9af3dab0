/** What a thing has become, where it is or how it is: behind these an "'s" is a verb and shows no owner. */
const HAS = 'gone|been|got|run'
const IS =
  'in|on|at|left|off|out|over|finished|done|empty|mou?ldy|rotten|spoil(?:ed|t)|running|going|past|expired|not|never|no longer|still|nearly|almost|already|ok|okay|fine|here|there'
const SLOWLY = '(?:(?:all|just|already|now|nearly|almost|still|also|only|really|completely) ){0,2}'

const SHORT = new RegExp(`\\b(\\p{L}{3,20})['’]s (?=${SLOWLY}(${HAS}|${IS})\\b)`, 'giu')
const PERFECT = new RegExp(`^(?:${HAS})$`, 'i')

/** Words behind which an "'s" is known to every rule. */
const KNOWN = new Set(
  'that what who there here she where when how why let this everything something nothing one today'.split(
    ' ',
  ),
)

/**
 * A message with the verbs behind nouns in full: "the milk's gone off" is "the milk has gone off". As part of the name the "s" would make
 * another of it. What somebody owns stays as it is: "mum's lasagne".
 */
export function spelledOut(message: string): string {
  return message.replace(SHORT, (short: string, noun: string, verb: string) =>
    KNOWN.has(noun.toLowerCase()) ? short : `${noun} ${PERFECT.test(verb) ? 'has' : 'is'} `,
  )
}
