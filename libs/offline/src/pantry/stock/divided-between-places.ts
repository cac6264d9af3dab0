import { numberWords, readNumber, writtenDatePattern } from '@alfred/language'
import { endOf, plainly } from '../../reading/parts-of-message.ts'
import { placePattern } from '../../reading/place-words.ts'

// Whoever unpacks something divides it between places: "4 salmon fillets, two in the fridge and two in the freezer", "got 2 loaves, one for the
// freezer", "1 kg mince, half in the freezer".

const COUNT = `(?:\\d+(?:\\.\\d+)?|${numberWords.join('|')})`
const HEAD = new RegExp(
  `^(?<verb>(?:(?:i|we)(?:'ve)? (?:just )?)?(?:bought|got|picked up|grabbed|have|had delivered)) (?<total>${COUNT}) (?<what>(?:(?!and\\b)[a-z][a-z'-]*(?: |(?=[,.:–—-]))){1,5}?) ?(?:[,.:–—-]+|,? and) ?(?=(?:put |popped |stuck )?(?:${COUNT}|half|the (?:rest|others?)|rest)\\b)`,
)
const SHARE = new RegExp(
  `(?:(?:put|popped|stuck|with) )?(?:(?<count>${COUNT})|(?<half>half|the other half)|(?<rest>(?:the )?(?:rest|remaining|remainder|others?)))(?: (?:${COUNT}))?(?: of (?:them|those|it|that))?(?: (?:is|are|goes|go|went|going|straight|both|already|can))*(?: (?:for|in|into|to|inside)) (?:the |my |our )?(?<place>${placePattern})(?:,? (?<dated>(?:use|best|good) (?:by|before|until) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${writtenDatePattern}|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))?(?![a-z])`,
  'y',
)
const BETWEEN = /[\s,;.]*(?:(?:and|then|plus) )*/y
/** Whoever has something tells where it is; whoever bought it, where it goes. */
const HAVE = /\bhave$/

type Share = { amount: number; place: string; dated: string | undefined }

/** A message that divides one food between places with each part of it in a sentence of its own. Any other stays as it is. */
export function dividedBetweenPlaces(message: string): string {
  const text = plainly(message)
  const head = HEAD.exec(text)
  const { verb = '', total = '', what = '' } = head?.groups ?? {}
  const all = readNumber(total)
  if (head === null || all === undefined) return message
  const shares = sharesOf(text, head[0].length, all)
  if (shares === undefined) return message
  const left = all - shares.reduce((sum, { amount }) => sum + amount, 0)
  if (left < 0) return message
  const [word, name] = [HAVE.test(verb) ? 'in' : 'for', what.trim()]
  return [
    ...shares.map(
      ({ amount, place, dated }) =>
        `${verb} ${amount} ${name} ${word} the ${place}${dated === undefined ? '' : `, ${dated}`}`,
    ),
    ...(left > 0 ? [`${verb} ${left} ${name}`] : []),
  ].join('. ')
}

/** How much goes to each place. Undefined where the text tells anything else. */
function sharesOf(text: string, from: number, all: number): Share[] | undefined {
  const shares: Share[] = []
  for (let at = endOf(BETWEEN, text, from); at < text.length; at = endOf(BETWEEN, text, at)) {
    SHARE.lastIndex = at
    const found = SHARE.exec(text)
    const { count, half, rest, place = '', dated } = found?.groups ?? {}
    if (found === null) return /^[.!]*$/.test(text.slice(at)) && shares.length > 0 ? shares : undefined
    const taken = shares.reduce((sum, { amount }) => sum + amount, 0)
    const amount = half !== undefined ? all / 2 : rest !== undefined ? all - taken : readNumber(count ?? '')
    if (amount === undefined || amount <= 0) return undefined
    shares.push({ amount, place, dated })
    at += found[0].length
  }
  return shares.length === 0 ? undefined : shares
}
