import { isInstruction, isNumbered } from './line-look.ts'

const AMOUNT_NEXT =
  /^(?:\d|[¼-¾⅐-⅞]|(?:an?|some|half|one|two|three|four|eine?|zwei|drei|etwas) |(?:salt|pepper|salz)\b)/i

/** What goes on about the food before it: "peeled", "in 1 cm dice", "leaves only", "cold". */
const SAID_OF_FOOD =
  /(?: (?:and|or) |(?:ed|gehackt|only|old|thick|thin)$|^(?:in|into|cut|at|to|for|with|without|about|half|their|leaves|skin|stems?|whole|cold|warm|hot|soft|ripe|raw|dry|fein|grob)\b)/i

/** Splits a list in one line, "200 g flour, 2 eggs, salt"; a line of one ingredient stays whole. */
export function splitList(line: string): string[] {
  const parts = line
    .split(/ ?[,;] ?(?:and |und )?|\. (?=\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const amounts = parts.slice(1).filter((part) => AMOUNT_NEXT.test(part)).length
  if (parts.length < 3 || amounts < 2) return [line]
  return parts.reduce<string[]>((list, part) => {
    const last = list.at(-1)
    // "1 onion, chopped" stays together.
    if (last !== undefined && !AMOUNT_NEXT.test(part) && SAID_OF_FOOD.test(part))
      return [...list.slice(0, -1), `${last}, ${part}`]
    return [...list, part]
  }, [])
}

/**
 * Splits a paragraph that holds a whole recipe: its headings, its sentences and the list that is one of them. A sentence
 * about cooking stays whole.
 */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .replace(/^([^\n:]{3,60}): (?=\d)/, '$1\n')
    .replace(
      /\b((?:ingredients?|method|instructions?|directions?|zutaten|zubereitung) ?:) ?(?=\S)/gi,
      '\n$1\n',
    )
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!])\s(?=[\p{Lu}\d])/u))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => (isInstruction(line) || isNumbered(line) ? [line] : splitSentence(line)))
}

/** The items of a list that ends as a sentence does; any other sentence keeps its full stop. */
function splitSentence(line: string): string[] {
  const parts = splitList(line.replace(/\.$/, ''))
  return parts.length > 1 ? parts : [line]
}
