import { statementOfLines } from './list-of-lines.ts'
import { AMOUNT, BY_NOW, I_HAVE, LEAD, LIST_OF_ALL, LIST_OF_PLACE, PLACE, THERE_IS } from './stock-frames.ts'

const HAVE = `(?:${I_HAVE}|${THERE_IS})`

/** Where it is told with no more than an amount, of a place, and of all that there is. */
const TOLD = [
  `(?:${BY_NOW})?${HAVE} ${AMOUNT}`,
  `${PLACE}[^.,;?!:]{0,20}(?: has| holds| contains|'s got|:) `,
  `(?:in|on|inside) ${PLACE}[^.;?!:]{0,20} ${HAVE} `,
  ...[LIST_OF_PLACE, LIST_OF_ALL],
].map((told) => new RegExp(`^${LEAD}${told}`))

/** What is eaten, wanted, planned or asked is no stock: "we have two guests for dinner", "I have 2 eggs for breakfast every day". */
const OTHERWISE =
  /\?|\b(?:needs?|wants?|buy|list|get|getting|goals?|limit|calories|kcal|for (?:breakfast|brunch|lunch|dinner|supper|tea|a snack)|every|usually|allerg\w*|guests?|people|friends?|kids|children|recipes?|meals?|minutes?|hours?|ate|eaten|drunk|drank|had|logged)\b/

const placesLines = (said: string): boolean => statementOfLines(said)?.startsWith('there are in ') === true

/** Does somebody only tell what there is: "ok so I have 2 kg of rice and some onions", "the freezer has peas"? */
export function takesStock(message: string): boolean {
  const said = message.trim().toLowerCase().replaceAll('\u2019', "'")
  return (TOLD.some((told) => told.test(said)) || placesLines(said)) && !OTHERWISE.test(said)
}
