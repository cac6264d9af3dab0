import { dishWords, type DishKind } from '../data/dishes.ts'
import { plainText } from '../data/plain-text.ts'

type Known = { kind: DishKind; word: string }

const words: readonly Known[] = Object.entries(dishWords)
  .flatMap(([kind, list]) =>
    [kind, ...list.split(', ')].map((word) => ({ kind: kind as DishKind, word: plainText(word) })),
  )
  .toSorted((one, other) => other.word.length - one.word.length)

/**
 * The kinds of dish that a name tells of, the first named first. A longer word hides the shorter ones in it: smoked salmon is no fresh
 * salmon, and blue cheese is not any cheese.
 */
export function dishKinds(dish: string): DishKind[] {
  let text = ` ${plainText(dish)} `
  const found: { kind: DishKind; at: number }[] = []
  for (const { kind, word } of words) {
    const at = new RegExp(` ${word}(?:e?s)? `).exec(text)?.index
    if (at === undefined) continue
    const others = words.filter((one) => one.word === word).map((one) => ({ kind: one.kind, at }))
    found.push({ kind, at }, ...others)
    text = text.replaceAll(
      new RegExp(` ${word}(?:e?s)? `, 'g'),
      (whole) => ` ${'_'.repeat(whole.length - 2)} `,
    )
  }
  return [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind))]
}
