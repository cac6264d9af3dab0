import { withoutEdges } from '@alfred/language'
import { DONE, isOfName, isSize, MANNER, REMARKS, STATES } from './preparation-words.ts'

/** What a line says behind its amount. */
export type FoodText = {
  food: string
  size: string | null
  preparation: string | null
  notes: string[]
}

/** Splits "boneless, skinless chicken thighs, cut in half, to serve" into the food and what is said of it. */
export function splitFood(text: string, isTinned: boolean): FoodText {
  const { rest, notes } = takeRemarks(text)
  const done: string[] = []
  const fresh = rest.replace(
    /\b(?:freshly|fresh|frisch) (?:ground|cracked|milled|gemahlene[rns]?) /gi,
    (said) => {
      done.push(said.trim())
      return ''
    },
  )
  const parts = fresh.split(/ ?, | ?; | [-–—] /).map((part) => withoutEdges(part, ',;:-–—.'))
  const head = headOf(parts)
  const led = isTinned ? { food: head.food, done: [], sizes: [] } : takeLeading(head.food)
  const tail = isTinned ? { food: led.food, done: null } : takeTrailing(led.food)
  const preparation = [...done, ...head.done, ...led.done, tail.done ?? '', ...head.behind].filter(
    (part) => part !== '',
  )
  return {
    food: tail.food,
    size: led.sizes.length === 0 ? null : led.sizes.join(' '),
    preparation: preparation.length === 0 ? null : preparation.join(', '),
    notes,
  }
}

function takeRemarks(text: string): { rest: string; notes: string[] } {
  const notes: string[] = []
  const rest = REMARKS.reduce(
    (left, remark) =>
      left.replace(remark, (said) => {
        notes.push(withoutEdges(said, ',;.'))
        return ''
      }),
    text,
  )
  const bare = withoutEdges(rest, ',;-–')
  // A line that begins with its remark has the food behind it.
  return bare === '' ? { rest: text, notes: [] } : { rest: bare, notes }
}

/**
 * The first part that is more than preparation: in "boneless, skinless thighs" the second. A state before it belongs to
 * it: "cooked, peeled prawns" are cooked prawns.
 */
function headOf(parts: readonly string[]): { food: string; done: string[]; behind: string[] } {
  const at = parts.findIndex((part) => part !== '' && !part.split(' ').every(isNoFood))
  if (at < 0) return { food: parts[0] ?? '', done: [], behind: parts.slice(1) }
  const before = parts.slice(0, at)
  const states = before.filter((part) => part !== '' && part.split(' ').every(isState))
  const head = parts[at] ?? ''
  const led = states.length === 0 ? { food: head, done: [], sizes: [] } : takeLeading(head)
  return {
    food: [...states, led.food].join(' '),
    done: [...before.filter((part) => !states.includes(part)), ...led.done],
    behind: parts.slice(at + 1),
  }
}

const isState = (word: string): boolean => STATES.has(word.toLowerCase())
const isNoFood = (word: string): boolean => isState(word) || isSaidOfFood(word)

const isSaidOfFood = (word: string): boolean => {
  const plain = word.toLowerCase()
  return DONE.has(plain) || MANNER.has(plain) || isSize(word, '') || plain === 'and' || plain === 'und'
}

function takeLeading(food: string): { food: string; done: string[]; sizes: string[] } {
  const words = food.split(' ')
  const done: string[] = []
  const sizes: string[] = []
  let at = 0
  while (at < words.length - 1) {
    const word = words[at] ?? ''
    const plain = word.toLowerCase()
    if (isOfName(word, words.slice(at + 1).join(' '))) break
    if (isSize(word, words.slice(at + 1).join(' '))) sizes.push(word)
    else if (DONE.has(plain)) done.push(word)
    else if (isJoined(words, at)) done.push(word)
    else break
    at += 1
  }
  const rest = words
    .slice(at)
    .join(' ')
    .replace(/^(?:of|pieces? of|stück) /i, '')
  return { food: rest, done: done.length === 0 ? [] : [done.join(' ')], sizes }
}

/** "finely" before "chopped", "and" between "peeled" and "chopped" */
function isJoined(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? ''
  const next = words[at + 1]?.toLowerCase() ?? ''
  return (
    (MANNER.has(word) || (/^(?:and|und|&)$/.test(word) && at > 0)) && (DONE.has(next) || MANNER.has(next))
  )
}

/** "onions finely chopped" */
function takeTrailing(food: string): { food: string; done: string | null } {
  const words = food.split(' ')
  let at = words.length
  while (at > 1 && isDoneAt(words, at - 1)) at -= 1
  if (at === words.length) return { food, done: null }
  return { food: words.slice(0, at).join(' '), done: words.slice(at).join(' ') }
}

function isDoneAt(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? ''
  if (DONE.has(word)) return true
  return at < words.length - 1 && (MANNER.has(word) || /^(?:and|und|&)$/.test(word))
}
