import type { Line } from './corpus.ts'
import { randomOf } from './random.ts'

/** Of this many words one gets an error, at random. */
const EVERY = 10
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The line with a typing error in about every tenth word of its message. The same seed gives the same errors. */
export function withTypingErrors(line: Line, seed: number): Line {
  const random = randomOf(seed + line.id.length + line.say.length * 31)
  const say = line.say.replaceAll(/\p{L}{3,}/gu, (word) =>
    random() < 1 / EVERY ? mistyped(word, random) : word,
  )
  return { ...line, say }
}

/** Two letters swapped, one left out, one twice, or the key beside it. The first letter stays, as it mostly does. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, behind] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ]
  const ways = [
    () => before + next + letter + behind,
    () => before + next + behind,
    () => before + letter + letter + next + behind,
    () => before + beside(letter) + next + behind,
  ]
  return ways[Math.floor(random() * ways.length)]?.() ?? word
}

function beside(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row[at + 1] ?? row[at - 1] ?? letter
}
