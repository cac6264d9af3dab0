import { numberWords, readNumber, singular, writtenDatePattern } from '@alfred/language'
import { endOf, matchAt, plainly } from '../../reading/parts-of-message.ts'
import { placePattern } from '../../reading/place-words.ts'
import { dividedFreely } from './divided-freely.ts'

// Whoever unpacks something divides it between places: "4 salmon fillets, two in the fridge and two in the freezer", "got 2 loaves, one for the
// freezer", "1 kg mince, half in the freezer".

const COUNT = `(?:\\d+(?:\\.\\d+)?|${numberWords.join('|')})`
const VERB = "(?:(?:i|we)(?:'ve)? (?:just )?)?(?:bought|got|picked up|grabbed|have|had delivered)"
const HEAD = new RegExp(
  `^(?<verb>${VERB}) (?<total>${COUNT}) (?<what>(?:(?!and\\b)[a-z][a-z'-]*(?: |(?=[,.:–—-]))){1,5}?) ?(?:[,.:–—-]+|,? and) ?(?=(?:put |popped |stuck )?(?:${COUNT}|half|the (?:rest|others?)|rest)\\b)`,
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
export const dividedBetweenPlaces = (message: string): string =>
  dividedInOrder(message) ?? dividedFreely(message) ?? sentenceBySentence(message)

/** Each of several foods in a sentence of its own: "2 loaves, one for the freezer. 4 pints of milk, fridge". */
function sentenceBySentence(message: string): string {
  const sentences = message.split(/(?<=[.!]) +/)
  const read = sentences.map((one) => dividedFreely(one))
  return sentences.length > 1 && read.some((one) => one !== undefined)
    ? sentences.map((one, at) => (read[at] === undefined ? one : `${read[at]}.`)).join(' ')
    : message
}

/** What a message divides whose parts cover it in their order. Undefined for any other. */
function dividedInOrder(message: string): string | undefined {
  const text = plainly(message)
  const named = oneOfSeveral(text)
  if (named !== undefined) return named
  const head = HEAD.exec(text)
  const { verb = '', total = '', what = '' } = head?.groups ?? {}
  const all = readNumber(total)
  if (head === null || all === undefined) return undefined
  const shares = sharesOf(text, head[0].length, all)
  if (shares === undefined) return undefined
  const left = all - shares.reduce((sum, { amount }) => sum + amount, 0)
  if (left < 0) return undefined
  const [word, name] = [HAVE.test(verb) ? 'in' : 'for', what.trim()]
  return [
    ...shares.map(
      ({ amount, place, dated }) =>
        `${verb} ${amount} ${name} ${word} the ${place}${dated === undefined ? '' : `, ${dated}`}`,
    ),
    ...(left > 0 ? [`${verb} ${left} ${name}`] : []),
  ].join('. ')
}

const ONE_OF_SEVERAL = new RegExp(
  `^(?<verb>${VERB}) (?<list>[^.;:!?]{5,120}?)(?:,| -| –|\\.) (?:and )?(?<count>${COUNT}) (?:of the )?(?<food>[a-z][a-z'-]+)(?: (?:is|are|goes|go|went|straight|can))*(?: (?:for|in|into)) (?:the |my |our )?(?<place>${placePattern})[.! ]*$`,
)

/** One of several foods goes elsewhere: "2 pints of milk and 3 packs of butter, one butter in the freezer". */
function oneOfSeveral(text: string): string | undefined {
  const { verb = '', list = '', count = '', food = '', place = '' } = ONE_OF_SEVERAL.exec(text)?.groups ?? {}
  const there = readNumber(count)
  const items = list.split(/(, (?:and )?| and )/)
  const [at, ...others] = items.flatMap((item, index) => (isOf(item, food) ? [index] : []))
  const [, total = '', what = ''] = ITEM.exec(items[at ?? -1] ?? '') ?? []
  const all = readNumber(total)
  if (at === undefined || others.length > 0 || items.length < 3) return undefined
  if (there === undefined || all === undefined || there >= all) return undefined
  const rest = items.with(at, `${all - there} ${what}`).join('')
  return `${verb} ${rest}. ${verb} ${there} ${what} for the ${place}`
}
const ITEM = new RegExp(`^(${COUNT}) (.+)$`)
const isOf = (item: string, food: string): boolean =>
  food !== '' && singular(item.split(' ').at(-1) ?? '') === singular(food)

/** How much goes to each place. Undefined where the text tells anything else. */
function sharesOf(text: string, from: number, all: number): Share[] | undefined {
  const shares: Share[] = []
  for (let at = endOf(BETWEEN, text, from); at < text.length; at = endOf(BETWEEN, text, at)) {
    const found = matchAt(SHARE, text, at)
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
