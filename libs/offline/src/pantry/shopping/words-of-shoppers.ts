import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { shopPattern } from '../../reading/shop-words.ts'

const WHEN = `(?:today|tomorrow|later|tonight|now|(?:on |this )?${shortWeekdayPattern})`
const GOING = "(?:i|we)(?:'m|'re|'ll| am| are| will)? (?:go|going|off|be going|nip|nipping|pop|popping)"

/** How people say of a shop what is to be bought there, or was, each with the words that the rules know. */
export const ofShoppers: readonly { from: RegExp; to: string }[] = [
  // Why something is left out of what goes on the list is no food: "all of it but the flour, I've got some".
  {
    from: /(\b(?:everything|it all|all|the lot)\b[^.;!?]{0,60} (?:except|bar|but|apart from|minus|other than|besides)(?: for| not)? [^.;!?]{2,80}?)(?:,| -|,? (?:as|because|since|cos))? (?:(?:i|we)(?:'ve| have)? )?(?:already |still |just )?(?:got|have) (?:some|plenty|loads|lots|enough|it|them|that|those|both)(?: (?:already|at home|here|in))*(?=[.!]|$)/,
    to: '$1',
  },
  {
    from: new RegExp(
      `^(?:${WHEN},? )?${GOING} (?:to |down to |round to |shopping (?:at |in )?)?${shopPattern}(?: ${WHEN})?[,.;:]+ (?:so |and |please |can you )*(?:put|add|write|note)(?: down)? (?!it\\b|them\\b|that\\b)([^.;!?]{2,100}?)(?: (?:to|on|onto) (?:the|my|our) (?:shopping )?list)?(?=$|[.!])`,
    ),
    to: 'add $1 to the shopping list',
  },
  {
    from: /^(i|we) buy ([^.;!?]{2,100}?) already,? (?:but |and )?(?:there is )?no ([a-z ]{2,30}) in (?:the )?shop(?=$|[.!])/,
    to: '$1 bought $2. there was no $3 in the shop',
  },
  {
    from: /^(i|we) buy ([^.;!?]{2,100}?) already(?=$|[,.!])/,
    to: '$1 bought $2',
  },
]
