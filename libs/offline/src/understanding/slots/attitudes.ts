import type { Thing } from '../things/things-and-parts.ts'
import { nameOf, wordsBehind, type Given } from './given.ts'

// How somebody stands to a food: each food goes by the nearest words that say so, those before it first.

export type Attitude = 'allergy' | 'dislike' | 'like'

const PHRASES: Readonly<Record<Attitude, string>> = {
  allergy:
    'allergic, allergy, allergies, intolerant, intolerance, anaphylactic, anaphylaxis, reacts, reaction, swells, swell up, hives, rash, cant have, cant eat, cant take, cant do, not allowed, mustnt have, epipen, dangerous, life threatening, hospital, ambulance, throat itch, throat itchy, throat closes, tongue swells, lips swell, lips tingle, breaks out in, comes out in, tolerates no, tolerate, tolerates, no more supports, mustnt eat, may not eat, isnt allowed, could kill, would kill, off limits, severe allergy',
  dislike:
    'hate, hates, hated, dislike, dislikes, cant stand, dont like, doesnt like, no like, not like, not a fan, cant bear, wont eat, dont eat, doesnt eat, wont touch, dont do, doesnt do, avoid, avoids, avoiding, not keen, no more, gone off, went off, stop giving, never give, cant abide, not fond, sick of, is off, are off, am off, im off, hes off, shes off, theyre off, come off, comes off, tastes of soap, tastes like soap, eats no, eat no, detest, despise, loathe, gross, yuck, disgusting, doesnt care for, dont care for, make me boak, enough with, enough of, fed up with, fed up of, tired of, bored of, had it with, is a no, are a no, gags on, gag on, makes me gag, makes him gag, makes her gag, is out, are out, wont go near',
  like: 'love, loves, like, likes, prefer, prefers, favourite, favorite, adore, adores, fan, partial to, crazy about, mad about, obsessed with, do care for, is a must, keen on, fond of, daft about, wild about, big on, go mad for',
}

type Said = { attitude: Attitude; words: string; start: number; end: number }

/** The words of a part with what denies written in one way, each at its place. */
function plainTexts({ sentence, part }: Given): string[] {
  const texts = sentence.tokens.slice(part.start, part.end).map(({ text }) => text)
  return texts.map((text, at) => {
    if (text === 'cannot') return 'cant'
    if (text === 'not' && ['do', 'does', 'can', 'will', 'must'].includes(texts[at - 1] ?? '')) return ''
    const isDenied = texts[at + 1] === 'not'
    return isDenied && text === 'do'
      ? 'dont'
      : isDenied && text === 'does'
        ? 'doesnt'
        : isDenied && text === 'can'
          ? 'cant'
          : isDenied && text === 'must'
            ? 'mustnt'
            : text
  })
}

const phrases = (Object.keys(PHRASES) as Attitude[]).flatMap((attitude) =>
  PHRASES[attitude].split(', ').map((phrase) => ({ attitude, words: phrase.split(' ') })),
)

/** The words of a part that say how somebody stands to something, the longest at each place. */
export function attitudesOf(given: Given): Said[] {
  const texts = plainTexts(given)
  const said: Said[] = []
  for (let at = 0; at < texts.length; at += 1) {
    const found = phrases
      .filter(({ words }) => wordsFrom(texts, at, words.length) === words.join(' '))
      .toSorted((one, other) => other.words.length - one.words.length)[0]
    if (found === undefined) continue
    const end = endOfWords(texts, at, found.words.length)
    // "It tastes like soap" says nothing of how somebody stands to soap.
    if (
      /^(?:tastes?|smells?|looks?|feels?|more|just|sounds?)$/.test(texts[at - 1] ?? '') &&
      texts[at] === 'like'
    )
      continue
    // "Not allergic, just doesn't eat it".
    if (found.attitude === 'allergy' && /^(?:not|isnt|arent|aint|never|no)$/.test(texts[at - 1] ?? ''))
      continue
    said.push({
      attitude: found.attitude === 'like' && isOfNobody(texts, at) ? 'dislike' : found.attitude,
      words: found.words.join(' '),
      ...{ start: at + given.part.start, end: end + given.part.start },
    })
    at = end - 1
  }
  return said
}

/** "Nobody here likes caraway", "none of us is keen on liver". */
const isOfNobody = (texts: readonly string[], at: number): boolean =>
  texts.slice(Math.max(0, at - 4), at).some((text) => /^(?:nobody|none|noone|neither)$/.test(text))

/** Where so many words end that begin at a place; what "not" was joined to stands empty between them. */
function endOfWords(texts: readonly string[], start: number, count: number): number {
  let [at, left] = [start, count]
  while (left > 0) {
    if (texts[at] !== '') left -= 1
    at += 1
  }
  return at
}

function wordsFrom(texts: readonly string[], start: number, count: number): string {
  return texts
    .slice(start)
    .filter((text) => text !== '')
    .slice(0, count)
    .join(' ')
}

/** How somebody stands to a food of a part: by the last words before it, otherwise by the first behind it. */
export function attitudeTo({ start }: Thing, said: readonly Said[]): Attitude | undefined {
  const before = said.findLast((one) => one.end <= start)
  return (before ?? said.find((one) => one.start >= start))?.attitude
}

/** What is liked or not where no food was found: the words behind what says so, or before "I". */
export function nameBeside({ sentence, part }: Given, { end }: Said): string | undefined {
  const { tokens } = sentence
  const words: string[] = []
  for (let at = end; at < part.end; at += 1) {
    const text = tokens[at]?.text ?? ''
    if (/^(?:and|but|very|so|a|anymore|at|in|on|now|altogether|it|this|that|them|to|with|please)$/.test(text))
      break
    words.push(text)
    if (tokens[at]?.stop !== '') break
  }
  if (words.length > 0 && words.length < 5) return words.join(' ')
  const subject = tokens.findIndex(({ text }, at) => at > part.start && text === 'i')
  const before = tokens.slice(part.start, subject < 0 ? part.start : subject).map(({ text }) => text)
  return before.length > 0 && before.length < 4 ? before.join(' ') : undefined
}

/** Is a thing what somebody gets from a food: "blotchy", "hives"? It names none. */
export const isSymptom = ({ said }: Thing): boolean =>
  /^(?:blotchy|blotches|itchy|swollen|swelling|rash|rashes|hives|spots|sick|sneezy|wheezy)$/.test(said)

/** Foods that are said to be fine beside those that are not. */
export const isFine = (given: Given, { end }: Thing): boolean =>
  /^(?:is|are) (?:still )?(?:fine|ok|okay|allowed)\b/.test(wordsBehind(given, end, 3))

/** The name under which a liking is kept. */
export const liked = (thing: Thing): string =>
  nameOf(thing, 'preferences').replace(/ (?:anymore|any more|now|though|either|too)$/, '')
