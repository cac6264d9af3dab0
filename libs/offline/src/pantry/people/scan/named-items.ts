import { RELATIONS } from '../../../reading/relation-words.ts'
import type { Topic } from '../../topic-rule.ts'
import type { PersonNamed } from '../person-named.ts'
import type { Item } from './items-of-message.ts'
import { nameInSmallLetters } from './person-said.ts'

// Finds in the items of a message who is named by where the words stand, and not by the words alone.

/** The items with everybody named once: in small letters, behind what they are to the writer, and not in brackets that tell nothing. */
export function namedItems(items: readonly Item[], topic: Topic): Item[] {
  return withNameBehind(withoutBrackets(withSmallNames(items, topic)))
}

/** The items without what stands in brackets behind somebody and tells nothing: "nan (dad's mum)". */
function withoutBrackets(items: readonly Item[]): Item[] {
  const open = items.findIndex((item, at) => isGap(item, '(') && items[at - 1]?.is === 'person')
  const close = items.findIndex((item, at) => at > open && isGap(item, ')'))
  if (open < 0 || close < 0) return [...items]
  const inside = items.slice(open, close + 1).some(({ is }) => is === 'rules')
  const rest = withoutBrackets(items.slice(close + 1))
  return [...items.slice(0, inside ? close + 1 : open), ...rest]
}

/** The items with who is named by what they are and, behind it, by name as one: "the stepson, Jayden, is halal". */
function withNameBehind(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const [joins, name, then, more] = items.slice(at + 1, at + 5)
    const relation = item.is === 'person' ? relationOf(item.who) : undefined
    const isBetween = joins?.is === 'joins' && then?.is === 'joins' && more?.is !== 'person'
    if (relation !== undefined && isBetween && isNamed(name))
      return [{ is: 'person', who: { person: name.who.person, relation }, said: name.said }]
    const [first, comma] = [items[at - 2], items[at - 1]]
    const isTaken =
      comma?.is === 'joins' &&
      first?.is === 'person' &&
      relationOf(first.who) !== undefined &&
      isNamed(item) &&
      items[at + 1]?.is === 'joins' &&
      items[at + 2]?.is !== 'person'
    return isTaken ? [] : [item]
  })
}
type Named = { is: 'person'; who: PersonNamed; said: string }
const isNamed = (item: Item | undefined): item is Named =>
  item?.is === 'person' &&
  typeof item.who === 'object' &&
  'person' in item.who &&
  relationOf(item.who) === undefined

const isGap = (item: Item, said: string): boolean => item.is === 'gap' && item.said === said

/** The items with names in small letters found by where they stand: right before what is told of somebody, or joined to them. */
function withSmallNames(items: readonly Item[], topic: Topic): Item[] {
  const named = [...items]
  for (let at = named.length - 1; at >= 0; at -= 1) {
    const [before, item] = [named[at - 1], named[at]]
    if (item?.is !== 'word') continue
    const who = nameInSmallLetters(item.word, topic)
    const relation = before?.is === 'person' ? relationOf(before.who) : undefined
    if (who !== undefined && relation !== undefined)
      named.splice(at - 1, 2, {
        ...{ is: 'person', who: { person: who.who.person, relation }, said: item.word },
        isUnsure: !who.isSure && !leadsToRule(named, at + 1),
      })
    else if (who !== undefined && isBeginning(before) && leadsToRule(named, at + 1))
      named[at] = { is: 'person', who: who.who, said: item.word, isUnsure: !who.isSure }
  }
  return named
}

/** What somebody is to the writer who is named by that alone: "my neighbour", of whom the name may come next. */
function relationOf(who: Extract<Item, { is: 'person' }>['who']): string | undefined {
  const isAlone = typeof who === 'object' && 'person' in who && who.relation === null
  return isAlone && IS_RELATION.test(who.person) ? who.person : undefined
}
const IS_RELATION = new RegExp(`^(?:${RELATIONS})$`, 'u')

const isBeginning = (before: Item | undefined): boolean =>
  before === undefined ||
  before.is === 'ends' ||
  before.is === 'joins' ||
  before.is === 'gap' ||
  before.is === 'for' ||
  before.is === 'same' ||
  (before.is === 'filling' && !IS.test(before.said))
/** No name comes behind "is" and behind where or when something is. */
const IS =
  /^(?:in|on|at|to|with|from|of|this|next|every|is|are|am|been|being|gone|'\p{L}+|it|has|have|got|very|really)(?![\p{L}])|^'/u

/** Does what is told of somebody come next, or somebody else of whom it is told? */
function leadsToRule(items: readonly Item[], from: number): boolean {
  const [next, second] = items.slice(from).filter(({ is }) => is !== 'filling' && is !== 'gap')
  return (
    next?.is === 'rules' ||
    next?.is === 'same' ||
    (next?.is === 'joins' && second?.is === 'person') ||
    (items[from - 2]?.is === 'same' && (next === undefined || next.is === 'ends'))
  )
}
