export type Section = 'ingredients' | 'steps' | 'notes' | 'end'

const NAMES: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?(?: list)?|you(?:'ll| will)? need|what you(?:'ll| will)? need|shopping list|zutaten(?:liste)?|du brauchst|das brauchst du)(?: (?:for|für)\b.{0,40})?$/i,
  ],
  [
    'steps',
    /^(?:the )?(?:method|instructions?|directions?|steps?|preparation|procedure|how to(?: make(?: it)?| cook(?: it)?| prepare(?: it)?)?|what to do|to make|zubereitung|anleitung|und so (?:geht's|gehts|wird's gemacht)|so geht's|arbeitsschritte|schritte)$/i,
  ],
  [
    'notes',
    /^(?:(?:recipe|cook's|chef's|my) )?(?:notes?|tips?|hints?|storage|tipps?|hinweise?|anmerkung(?:en)?|notizen)$/i,
  ],
  [
    'end',
    /^(?:nutrition(?:al)?(?: facts| information| info| values?)?|comments?(?: \(\d{1,6}\))?|reviews?|ratings?|related(?: recipes)?|you (?:may|might) also like|more recipes|leave a (?:comment|reply)|equipment|share|print|nährwerte?|kommentare|ähnliche rezepte|video|did you make this(?: recipe)?|about the author|faqs?)$/i,
  ],
]

/** The section that a line begins, with what stands behind its colon: "Method: whisk the eggs." */
export function sectionHeading(line: string): { section: Section; rest: string } | undefined {
  const whole = sectionNamed(line)
  if (whole !== undefined) return { section: whole, rest: '' }
  const colon = line.indexOf(':')
  if (colon < 0 || colon > 40) return undefined
  const section = sectionNamed(line.slice(0, colon))
  return section === undefined ? undefined : { section, rest: line.slice(colon + 1).trim() }
}

function sectionNamed(line: string): Section | undefined {
  if (line.length > 80) return undefined
  const bare = lettersOf(line.replace(/’/g, "'"))
  return NAMES.find(([, name]) => name.test(bare))?.[0]
}

/** The text from its first letter or digit to its last, or to a bracket: headings are framed with marks and pictures. */
function lettersOf(line: string): string {
  const characters = [...line]
  const first = characters.findIndex((character) => /[\p{L}\d]/u.test(character))
  const last = characters.findLastIndex((character) => /[\p{L}\d)]/u.test(character))
  return first < 0 ? '' : characters.slice(first, last + 1).join('')
}
