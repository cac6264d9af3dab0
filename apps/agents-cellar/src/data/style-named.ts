import { plainText } from './plain-text.ts'
import type { Style } from './style.ts'
import { styles } from './styles.ts'

const names: readonly (readonly [string, Style])[] = styles
  .flatMap((style) => [style.name, ...style.otherNames].map((name) => [plainText(name), style] as const))
  .toSorted(([one], [other]) => other.length - one.length)

/** The style that a name of a drink tells of: the longest of the known names in it. Undefined when there is none. */
export function styleNamed(name: string): Style | undefined {
  const words = ` ${plainText(name)} `
  const plural = (known: string): boolean => words.includes(` ${known}s `)
  return names.find(([known]) => words.includes(` ${known} `) || plural(known))?.[1]
}
