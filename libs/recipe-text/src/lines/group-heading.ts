import { withoutEdges } from '@alfred/language'

const FOR = /^(?:for|für) (?:the |die |das |den |a )\p{L}+(?: \p{L}+){0,3}:?$/iu
const COLON = /^[\p{L}][\p{L}\s&'’-]{1,60}:$/u

/** Is the line a heading within a list of ingredients, such as "For the sauce" or "Topping:"? */
export function isGroupHeading(line: string): boolean {
  const bare = withoutEdges(line, '*_#')
  return FOR.test(bare) || COLON.test(bare)
}

/** The heading without its marks: "**For the sauce:**" is "For the sauce". */
export function headingText(line: string): string {
  return withoutEdges(line, '*_#:')
}
