import { placePattern } from '../../reading/place-words.ts'

const SHARE = '(half|a third|a quarter|most|some)'
const DIVIDED = `(?:(?:ok|okay|actually|right|so|can you|could you|please|i'll|i've|we've|let's)[ ,]+)*(?:split|divide|divided|halve|halved) (?:up )?(?:the|that|this|my|our) ([a-z][a-z' -]{1,38}?)(?: (?:in two|in half|into two|up))?(?:,| -|:|;)?(?: and)?`

/** How people divide what there is, each with the words that the rules know: "split that mince, half in the freezer". */
export const ofShares: readonly { from: RegExp; to: string }[] = [
  {
    from: new RegExp(
      `^${DIVIDED} (?:put |move |pop |stick )?${SHARE}(?: of it)?(?: can)?(?: go(?:es)?)? (?:in|into|to) (?:the |my |our )?(${placePattern})(?: please)?[.! ]*$`,
    ),
    to: 'move $2 of the $1 to the $3',
  },
  {
    from: new RegExp(`^${DIVIDED} (?:freeze|froze) ${SHARE}(?: of it)?(?: please)?[.! ]*$`),
    to: 'move $2 of the $1 to the freezer',
  },
  {
    from: new RegExp(`^(?:freeze|froze) ${SHARE}(?: of)? (?:the|that|my|our) ([a-z][a-z' -]{1,38}?)[.! ]*$`),
    to: 'move $1 of the $2 to the freezer',
  },
]
