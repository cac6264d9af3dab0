import { PageTooLargeError } from '../errors.ts'
import { cleanLine } from '../read-recipe.ts'
import { pageTree, type Element } from './page-tree.ts'

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))
/** Elements that stand in lines of their own. */
const BLOCKS = set(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul body html',
)
const CELLS = set('td th')
/** Elements whose text is no text of the page. */
const UNREAD = set(
  'script style template noscript svg math iframe object select button textarea head canvas audio video title',
)
/** What stands around a recipe and is none of it. */
const AROUND = set('nav footer aside form dialog menu')

const LINES_MAX = 5_000
const LINE_MAX = 5_000

/** The lines of an element as a reader sees them: without marks, control characters and characters nobody can see. */
export function linesOf(element: Element): string[] {
  return linesWithin(element, { leaveOut: new Set(), isNumbered: false })
}

/** `isNumbered` writes out the numbers of ordered lists, which browsers show. */
type Way = { leaveOut: ReadonlySet<string>; isNumbered: boolean }

function linesWithin(element: Element, { leaveOut, isNumbered }: Way): string[] {
  const lines: string[] = []
  let line: string[] = []
  const end = (): void => {
    const text = cleanLine(line.join('').slice(0, LINE_MAX))
    if (text !== '' && lines.length < LINES_MAX) lines.push(text)
    line = []
  }
  // A number waits for the text of its item.
  const isNumberAlone = (): boolean => isNumbered && line.length === 1 && /^\d+\. $/.test(line[0] ?? '')
  const visit = (one: Element): void => {
    const isBlock = BLOCKS.has(one.tag)
    if (isBlock && !isNumberAlone()) end()
    // The cells of a row are one line: "200 g" beside "flour".
    if (CELLS.has(one.tag)) line.push(' ')
    let number = 0
    for (const child of one.children) {
      if (isNumbered && one.tag === 'ol' && typeof child !== 'string') {
        number += 1
        end()
        line.push(`${number}. `)
      }
      if (typeof child === 'string') line.push(child)
      else if (!UNREAD.has(child.tag) && !leaveOut.has(child.tag)) visit(child)
    }
    if (isBlock) end()
  }
  visit(element)
  end()
  return lines
}

/** The lines of a page without what stands around its main part. */
export const mainLines = (root: Element): string[] =>
  linesWithin(root, { leaveOut: AROUND, isNumbered: true })

/** The element as one line. */
export const lineOf = (element: Element): string => linesOf(element).join(' ')

const MARKS = /<\/?[a-z!]|&(?:#\d|#x[\da-f]|[a-z][a-z\d]{1,8};)/i

/** The lines of a text that may hold HTML, entities or line breaks. Marks that were escaped twice are read twice. */
export function linesOfText(text: string): string[] {
  const lines = linesOfHtml(text)
  return lines.some((line) => MARKS.test(line)) ? lines.flatMap(linesOfHtml) : lines
}

function linesOfHtml(text: string): string[] {
  const cut = text.slice(0, LINE_MAX * 4)
  if (!MARKS.test(cut)) return plainLines(cut)
  try {
    return linesOf(pageTree(cut.replace(/\r?\n/g, '<br>')))
  } catch (error) {
    // A text of hundreds of marks within each other says nothing to a reader.
    if (error instanceof PageTooLargeError) return []
    throw error
  }
}

function plainLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => cleanLine(line.slice(0, LINE_MAX)))
    .filter((line) => line !== '')
}

const TAG = /<\/?[a-z!]/i
/** Marks may be escaped within marks; what is deeper than this is dropped with all of its brackets. */
const ESCAPED_MAX = 3

/** A line without HTML, also where it was escaped. */
export function withoutMarks(line: string): string {
  let rest = line
  for (let times = 0; times < ESCAPED_MAX && TAG.test(rest); times += 1) rest = linesOfText(rest).join(' ')
  return TAG.test(rest) ? rest.replace(/[<>]/g, '') : rest
}
