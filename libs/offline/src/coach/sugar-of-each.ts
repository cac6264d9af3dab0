import { readNumber } from '@alfred/language'

// Reads the sugar of several drinks: what is in each of them is in all of them as often.

const COUNT = '\\d{1,2}|an?|one|two|three|four|five|six|(?:a )?couple of'
const DRINKS =
  '(?:(?:cups?|mugs?) of )?(?:(?:black|white|instant|filter|milky|strong) )?(?:teas?|coffees?|brews|cuppas|lattes|cappuccinos|americanos|espressos)'
const OF_EACH = new RegExp(
  `\\b(?<drinks>(?<count>${COUNT}) ${DRINKS})(?<between>[a-z, -]{0,40}?)(?:,| and| with) (?:with )?(?<each>\\d|an?|one|two|three) sugars?(?: in)?(?: each|(?: of)? them all| both| all)(?: one| of them)?(?=$|[,.])`,
)
/** Sugar without an amount is in each of them, too. */
const WITH_SUGAR = new RegExp(
  `\\b(?<drinks>(?<count>\\d{1,2}|two|three|four|five|six|(?:a )?couple of) ${DRINKS})(?<between> with milk)?(?: with| and) sugar(?=$|,| and )`,
)

const countOf = (said: string): number => (said.endsWith('couple of') ? 2 : (readNumber(said) ?? 1))

/** A text with all the sugar of its drinks: "four teas, one sugar in each" has four. */
export function withSugarOfEach(text: string): string {
  return text
    .replace(OF_EACH, (...found) => {
      const { drinks = '', count = '', between = '', each = '' } = found.at(-1) as Record<string, string>
      return `${drinks}${between}, ${countOf(count) * countOf(each)} sugar`
    })
    .replace(WITH_SUGAR, (...found) => {
      const { drinks = '', count = '', between } = found.at(-1) as Record<string, string | undefined>
      return `${drinks}${between ?? ''}, ${countOf(count ?? '')} sugar`
    })
}
