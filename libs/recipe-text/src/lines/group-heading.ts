import { withoutEdges } from '@alfred/language'

const FOR = /^(?:for|für) (?:the |die |das |den |a )\p{L}+(?: [\p{L}&]+){0,4}:?$/iu
/** Parts of a dish that have a list of their own, and are bought by nobody under this name. */
const PARTS =
  /^(?:the )?(?:sauce|dressing|marinade|toppings?|filling|dough|crust|batter|glaze|icing|frosting|base|garnish|streusel|crumble|dry ingredients|wet ingredients|spice mix|to (?:serve|garnish|finish|decorate)|soße|teig|füllung|belag|guss|glasur|außerdem|zum (?:garnieren|servieren))$/iu
const COLON = /^[\p{L}][\p{L}\s&'’-]{1,60}:$/u

/** Is the line a heading within a list of ingredients, such as "For the sauce" or "Topping:"? */
export function isGroupHeading(line: string): boolean {
  const bare = withoutEdges(line, '*_#')
  return FOR.test(bare) || COLON.test(bare) || PARTS.test(bare)
}

/** The heading without its marks: "**For the sauce:**" is "For the sauce". */
export function headingText(line: string): string {
  return withoutEdges(line, '*_#:')
}
