import { Parser } from 'htmlparser2'
import { PageTooLargeError } from '../errors.ts'

/** An element of a page; a text is a string. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

const LENGTH_MAX = 3_000_000
/** Browsers stop at 512 too. The parser looks through all open elements at each tag, so that this also limits its time. */
const DEPTH_MAX = 512

/**
 * Reads HTML, however broken, as a tree. Throws PageTooLargeError where it is longer or nested deeper than any page of a
 * recipe.
 */
export function pageTree(html: string): Element {
  if (html.length > LENGTH_MAX) throw new PageTooLargeError()
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (open.length > DEPTH_MAX) throw new PageTooLargeError()
        const element: Element = { tag, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext: (text) => open.at(-1)?.children.push(text),
      onclosetag: () => void open.pop(),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(html)
  parser.end()
  return root
}

/** All elements below this one that fit, in their order. Those below one that fits are looked at too. */
export function findAll(root: Element, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if (fits(child)) found.push(child)
      visit(child)
    }
  }
  visit(root)
  return found
}

/** The text of an element as it stands in the source, without marks. */
export function rawText(element: Element): string {
  const parts: string[] = []
  const visit = (one: Element): void => {
    for (const child of one.children) {
      if (typeof child === 'string') parts.push(child)
      else visit(child)
    }
  }
  visit(element)
  return parts.join('')
}
