const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** What is done to a food in the kitchen and leaves it the same food. */
export const DONE = words(`
  chopped diced sliced minced grated shredded crushed melted softened peeled beaten toasted cubed halved quartered crumbled
  sifted packed boneless skinless skin-on bone-in skinned boned pitted deveined trimmed washed rinsed drained hot cold warm
  lukewarm boiling chilled ripe mashed whisked torn julienned deseeded seeded cored shelled hulled stoned zested juiced
  pressed thawed defrosted cooled separated slivered podded scrubbed cleaned husked snipped shaved squeezed picked
  room-temperature slit whipped pounded bashed bruised sieved unpeeled topped tailed overripe
  gehackt gehackte gehackter gehacktes gewürfelt gewürfelte gewürfelter geschält geschälte geschälter gerieben geriebene
  geriebener geriebenes geschnitten geschnittene gepresst gepresste zerlassene zerlassen weiche geschmolzene warme warmes
  kalte kaltes heiße heißes kochendes lauwarme lauwarmes reife entsteint entsteinte zerdrückte zerdrückt
`)

/** How it is done: "finely chopped". */
export const MANNER = words(`
  finely roughly coarsely thinly freshly thickly lightly very well fairly firmly loosely evenly newly just slightly
  fein grob dünn frisch klein
`)

/** Sizes and kinds that say which piece to take, and not which food. */
const SIZES = words(`
  large medium small extra-large extra-small medium-sized medium-size large-sized small-sized jumbo big little tiny huge
  heaped generous scant level rounded heaping good-sized thumb-sized walnut-sized bite-sized bite-size free-range free range
  organic good quality good-quality nice thumb-size plump sm lg med
  großer große großes großen kleiner kleine kleines kleinen mittelgroße mittelgroßer mittelgroßes mittelgroßen mittlere
`)

/** "medium-large", "m.-große": sizes that are put together. */
const SIZE_OF_TWO =
  /^(?:extra|medium|small|large|good|thumb|bite|walnut|fist|m\.?|mittel)-(?:large|medium|small|sized?|große[rns]?|kleine[rns]?)$/i
/** Spices that are whole or ground and the same food; whole milk is another than milk. */
const WHOLE_SPICE =
  /^(?:star anise|nutmegs?|allspice|(?:black |white )?peppercorns?|cardamom|cumin|coriander seeds?|bay lea(?:f|ves))\b/i

/** Does the word only say which piece of the food to take? */
export function isSize(word: string, following: string): boolean {
  const plain = word.toLowerCase()
  return SIZES.has(plain) || SIZE_OF_TWO.test(plain) || (plain === 'whole' && WHOLE_SPICE.test(following))
}

/** What makes another food of one, and stays with its name. */
export const STATES = words(`
  cooked uncooked raw fresh frozen dried canned tinned smoked roasted pickled salted unsalted cured
  gekocht gekochte frische frischer frisches getrocknete gefrorene geräucherte
`)

/** Foods of which these words are a part: "crushed tomatoes" are bought as such, and "minced beef" is another food than beef. */
const WHOLE_NAMES: readonly (readonly [done: RegExp, food: RegExp])[] = [
  [/^minced$/, /^(?:beef|lamb|pork|meat|turkey|chicken|veal|venison)\b/i],
  [/^crushed$/, /^(?:tomatoes|red pepper|chill?i|pineapple|ice)\b/i],
  [/^shredded$/, /^(?:coconut|wheat|suet)\b/i],
  [/^toasted$/, /^sesame oil\b/i],
  [/^whipped$/, /^(?:cream|topping)\b/i],
  [
    /^hot$/,
    /^(?:sauce|dogs?|chocolate|chill?i|peppers?|paprika|mustard|cross|salsa|pepper sauce|chill?ies|smoked paprika)\b/i,
  ],
  [/^cold$/, /^(?:cuts|brew)\b/i],
  [/^sliced$/, /^bread\b/i],
  [/^slivered$/, /^almonds\b/i],
  [/^pressed$/, /^(?:tofu|juice)\b/i],
  [/^large$/, /^shallots? onions?\b/i],
  [/^(?:little)$/, /^gem\b/i],
  [/^(?:baby|small)$/, /^(?:pasta)\b/i],
  [/^medium$/, /^(?:grain|curry)\b/i],
  [/^(?:organic|range|free)$/, /^$/],
]

/** Is the word part of the name of what follows it? */
export function isOfName(word: string, following: string): boolean {
  return WHOLE_NAMES.some(([done, food]) => done.test(word.toLowerCase()) && food.test(following))
}

/** What is said of a food's purpose or amount beside its preparation, in the order in which it is looked for. */
export const REMARKS: readonly RegExp[] = [
  /\b(?:plus|and) (?:a (?:little|bit|few) )?(?:extra|more)\b.*$/i,
  /\b(?:plus|and) (?:a (?:little|bit|few|splash|pinch|handful|knob|drizzle)) .*$/i,
  /\b(?:or )?(?:more |less )?to (?:your )?(?:taste|serve|garnish|decorate|finish|glaze|dust|drizzle|sprinkle|grease|thicken|cover)\b.*$/i,
  /\b(?:or )?as (?:needed|required|desired)\b.*$/i,
  /\bif (?:needed|required|desired|necessary|liked|available|you like)\b.*$/i,
  /\b(?:for|zum|zur|für) (?:the |die |das |den )?(?:shallow[ -]|deep[ -])?(?:deep |shallow )?\p{L}*(?:ing|serve|garnish|tin|pan|top|topping|decoration|taste|braten|garnieren|servieren|bestreuen|bestäuben|einfetten|frittieren|verzieren|form|backen|ausrollen|dekorieren|anbraten)(?=$|[\s,;.)]).*$/iu,
  /\bnach (?:geschmack|belieben|bedarf|wunsch)\b.*$/i,
  /\bn\. ?b\.?(?=$|\s).*$/i,
]
