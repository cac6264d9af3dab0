/** A name that is being written behind an @, and where it stands. */
export type Mention = { from: number; until: number; words: string }

const LENGTH_MAX = 40

/** The @-mention in which the caret stands; undefined where there is none. An @ within a word is part of an address. */
export function findMention(text: string, caret: number): Mention | undefined {
  const from = text.lastIndexOf('@', caret - 1)
  if (from === -1 || (from > 0 && !/\s/.test(text[from - 1] ?? ''))) return undefined
  const words = text.slice(from + 1, caret)
  if (words.length > LENGTH_MAX || words.includes('\n') || words.startsWith(' ')) return undefined
  return { from, until: caret, words }
}

export type Mentionable = { name: string; kind: 'recipe' | 'in stock' }

const FOUND_MAX = 6

/** What a mention may mean, what begins like it first. */
export function findMentionable(all: readonly Mentionable[], words: string): Mentionable[] {
  const wanted = words.toLocaleLowerCase()
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const begins = (one: Mentionable): boolean => one.name.toLocaleLowerCase().startsWith(wanted)
  const known = new Set<string>()
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
    .filter(({ name }) => !known.has(name) && known.add(name))
    .slice(0, FOUND_MAX)
}
