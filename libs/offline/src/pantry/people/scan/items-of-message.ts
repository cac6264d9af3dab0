import { endOf } from '../../../reading/parts-of-message.ts'
import type { Topic } from '../../topic-rule.ts'
import type { PersonRule } from '../what-is-told.ts'
import { FILLING } from './filling-words.ts'
import { personSaid, type PersonSaid } from './person-said.ts'
import { isFoodNamed, ruleSaid } from './rule-said.ts'

// Divides a message that may tell of people into what stands in it, from left to right.

/** Something that stands in a message: people, what is told of them, what joins and parts these, and words that say something else. */
export type Item =
  | { is: 'person'; who: PersonSaid['who']; said: string; isUnsure?: boolean }
  | { is: 'rules'; rules: PersonRule[]; isBare: boolean }
  /** "So is", "neither does", "same for" in front of somebody, and "too", "doesn't either" behind. */
  | { is: 'same'; stands: 'in front' | 'behind' }
  | { is: 'joins' | 'ends' | 'for' }
  | { is: 'gap'; said: string }
  | { is: 'filling'; said: string }
  | { is: 'word'; word: string }

const JOINS = /(?:,? (?:and|plus|or|nor|as well as) |,|and(?= )|plus(?= )|or(?= )|nor(?= ))/uy
const GAP = /[:()=–—]|- |-(?=$)/uy
const ENDS = /[.!;\n]+/uy
const FOR = /for(?= )/uy
const SAME_IN_FRONT =
  /(?:(?:neither|nor|so) (?:is|are|does|do|has|have|can|did)|(?:the )?same (?:goes |is true )?(?:for|with|of)|ditto(?: for)?|likewise)(?= )/uy
const SAME_BEHIND =
  /(?:(?:does|do|is|are|ca|wo|has|have)n't,? either|(?:is|are|has|does) (?:the same|too)|too|as well|likewise|ditto)(?![\p{L}'-])/uy
const WORD = /[\p{L}\d][\p{L}\d'-]*|./uy

/** Divides a text in lower case. */
export function itemsOf(text: string, topic: Topic): Item[] {
  const items: Item[] = []
  let goesOn: PersonRule['kind'] | null = null
  for (let at = 0; at < text.length;) {
    const blank = /\s/.test(text.charAt(at)) && text.charAt(at) !== '\n'
    if (blank) {
      at += 1
      continue
    }
    const more = goesOn === null ? undefined : foodAt(text, at)
    const last = more === undefined ? undefined : items.findLast((item) => item.is === 'rules')
    if (more !== undefined && goesOn !== null && last?.is === 'rules') {
      last.rules.push({ kind: goesOn, value: goesOn === 'diet' ? `no ${more.food}` : more.food })
      at = more.end
      continue
    }
    const { item, end, opens } = itemAt(text, at, topic)
    if (item.is !== 'joins') goesOn = opens
    items.push(item)
    at = Math.max(end, at + 1)
  }
  return items
}

type Found = { item: Item; end: number; opens: PersonRule['kind'] | null }

const SIMPLE = [
  [ENDS, 'ends'],
  [GAP, 'gap'],
  [JOINS, 'joins'],
] as const

function itemAt(text: string, place: number, topic: Topic): Found {
  const found = (item: Item, end: number): Found => ({ item, end, opens: null })
  for (const [pattern, is] of SIMPLE) {
    const end = endOf(pattern, text, place)
    if (end > place) return found(is === 'gap' ? { is, said: text.slice(place, end).trim() } : { is }, end)
  }
  const ahead = endOf(SAME_IN_FRONT, text, place)
  if (ahead > place) return found({ is: 'same', stands: 'in front' }, ahead)
  const behind = endOf(SAME_BEHIND, text, place)
  if (behind > place) return found({ is: 'same', stands: 'behind' }, behind)
  const told = ruleSaid(text, place)
  if (told !== undefined)
    return {
      item: { is: 'rules', rules: [...told.rules], isBare: told.isBare },
      end: told.end,
      opens: told.goesOn,
    }
  const filling = endOf(FILLING, text, place)
  if (filling > place && /^(?:i|let) /.test(text.slice(place, filling)))
    return found({ is: 'filling', said: text.slice(place, filling) }, filling)
  const person = personSaid(text, place, topic)
  if (person !== undefined)
    return found({ is: 'person', who: person.who, said: text.slice(place, person.end) }, person.end)
  const isFor = endOf(FOR, text, place)
  if (isFor > place && filling === place) return found({ is: 'for' }, isFor)
  if (filling > place) return found({ is: 'filling', said: text.slice(place, filling) }, filling)
  const end = endOf(WORD, text, place)
  return found({ is: 'word', word: text.slice(place, end) }, end)
}

/** One more food of a list, at a place of a text: not one of which something is said itself, such as "fish is fine". */
function foodAt(text: string, place: number): { food: string; end: number } | undefined {
  const clause = /^[\p{L}' -]*/u.exec(text.slice(place, place + 60))?.[0] ?? ''
  const words = [...clause.matchAll(/[\p{L}'-]+/gu)].slice(0, 3)
  for (const [count, last] of [...words.entries()].toReversed()) {
    const end = place + last.index + last[0].length
    const food = text.slice(place, end)
    const next = words[count + 1]?.[0] ?? ''
    if (isFoodNamed(food) && !/^(?:is|are|was|makes?|gives?|has|have|does|do|can|on)$/.test(next))
      return { food, end }
  }
  return undefined
}
