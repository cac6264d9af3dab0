import { cleanLine, isWhole, type ReadRecipe } from '../read-recipe.ts'
import { readRecipeText } from '../text/read-recipe-text.ts'
import { recipesInMarkup } from './marked-up.ts'
import { lineOf, mainLines, withoutMarks } from './page-text.ts'
import { findAll, pageTree, type Element } from './page-tree.ts'
import { recipesInJson } from './structured-data.ts'

const TITLE_MAX = 160

/**
 * Reads the recipe of a page: what the page says for machines (schema.org as JSON-LD, microdata or RDFa, microformats), and
 * what is missing there from its headings and lists. Throws PageTooLargeError. What is missing in all is empty.
 */
export function readRecipePage(html: string): ReadRecipe {
  const root = pageTree(html)
  const told = [...recipesInJson(root), ...recipesInMarkup(root)].reduce(withMissing, undefined)
  if (told !== undefined && isWhole(told)) return plain(withTitle(told, root))
  const seen = readRecipeText(mainLines(root).join('\n'))
  return plain(withTitle(withMissing(told, { ...seen, title: null }), root, seen.title))
}

/** The recipe without marks that were written out as text: whoever shows it must not have to fear them. */
function plain(read: ReadRecipe): ReadRecipe {
  return {
    ...read,
    title: read.title === null ? null : withoutMarks(read.title),
    groups: read.groups.map(({ heading, lines }) => ({
      heading: heading === null ? null : withoutMarks(heading),
      lines: lines.map(withoutMarks).filter((line) => line !== ''),
    })),
    steps: read.steps.map(withoutMarks).filter((step) => step !== ''),
    notes: read.notes.map(withoutMarks).filter((note) => note !== ''),
  }
}

/** The first recipe, and of the second what the first lacks. */
function withMissing(first: ReadRecipe | undefined, second: ReadRecipe): ReadRecipe {
  if (first === undefined) return second
  return {
    title: first.title ?? second.title,
    servings: first.servings ?? second.servings,
    prepMinutes: first.prepMinutes ?? second.prepMinutes,
    cookMinutes: first.cookMinutes ?? second.cookMinutes,
    totalMinutes: first.totalMinutes ?? second.totalMinutes,
    groups: first.groups.length > 0 ? first.groups : second.groups,
    steps: first.steps.length > 0 ? first.steps : second.steps,
    notes: first.notes.length > 0 ? first.notes : second.notes,
  }
}

function withTitle(read: ReadRecipe, root: Element, seen: string | null = null): ReadRecipe {
  const title = read.title ?? headlineOf(root) ?? seen
  return { ...read, title: title === null ? null : cleanLine(title).slice(0, TITLE_MAX) }
}

function headlineOf(root: Element): string | null {
  const [headline] = findAll(root, ({ tag }) => tag === 'h1').map(lineOf)
  if (headline !== undefined && headline !== '') return headline
  const [named] = findAll(root, ({ tag }) => tag === 'title')
  // "Leek soup - A Kitchen | Food"
  const title = named === undefined ? '' : lineOf(named).split(/ [-–|·] /)[0]
  return title === undefined || title === '' ? null : title
}
