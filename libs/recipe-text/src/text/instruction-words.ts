const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that begin an instruction, and no line of a list. */
const VERBS = words(`
  add adjust allow arrange assemble bake baste beat blanch blend blitz boil bring brush chop coat combine continue cook cool cover
  crack crush cut decorate deglaze dip discard dissolve divide drain drape drizzle drop dust enjoy fill flatten flip fold fry garnish
  gather grate grease grind halve heat increase invert knead ladle lay layer leave let lower make marinate mash measure melt microwave
  mince mix peel pick place poach pound pour preheat prepare press process pulse purée put reduce refrigerate remove repeat reserve
  return rinse roll rub sauté saute scatter scrape sear season serve shake shape sift simmer skim slice soak spoon sprinkle squeeze steam
  stir strain stuff swirl take taste tear tip toss transfer trim tuck turn unmould use warm wash whip whisk whizz wipe work wrap
`)

/** Words that may as well be, or begin, the name of a food: "brown sugar", "salt cod", "roast potatoes". */
const VERBS_OR_FOODS = words(`
  bread brown butter char chill core cream dice flour freeze frost glaze grill ice juice line oil pepper pop proof quarter rest roast salt
  score set skewer smoke soften spread start stew toast top zest
`)
const BEHIND_VERB = words(`
  the a an it them this these those both each all half some any one until for in into over on onto at under with to together off up
  out well gently lightly again everything remaining
`)

/** Words that begin a sentence about when or how, which a line of a list never does. */
const ADVERBS = words(`then next now first finally meanwhile once when after while using`)

/** Does the text begin like an instruction: "Chop the onion", "Salt the eggplants"? */
export function beginsAsInstruction(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ', 2)
  const word = first.replace(/[,.:;!]$/, '')
  if (ADVERBS.has(word)) return second !== ''
  if (/^(?:in|with|to)$/.test(word)) return /^(?:an?|the|serve|make|assemble)$/.test(second.replace(/,$/, ''))
  return VERBS.has(word) || (VERBS_OR_FOODS.has(word) && BEHIND_VERB.has(second))
}
