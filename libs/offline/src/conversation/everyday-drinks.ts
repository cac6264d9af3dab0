/** Drinks that everybody has in the kitchen, whatever an agent for bottles keeps of them. */
const ANY_DRINK =
  /\b(?:wines?|(?:red|white|rosé|rose) wine|beers?|ciders?|lagers?|ales?|spirits?|bubbly|drinks?|drank|drunk|drinking)\b/giu
const SOFT_DRINK =
  /\b(?:colas?|cokes?|pepsi|lemonades?|limonade|fanta|sprite|squash|cordial|(?:orange|apple|grape|cranberry|tomato|fruit|pineapple) juices?|juices?|smoothies?|milk|coffees?|teas?|cocoa|soft drinks?|sodas?|energy drinks?|iced? tea|(?:sparkling|mineral|soda|tonic) water|ginger (?:ale|beer)|kombucha)\b/iu
const STRONG_DRINK =
  /\b(?:wines?|beers?|ciders?|lagers?|ales?|stouts?|ipas?|spirits?|rums?|gins?|vodkas?|whisk(?:e)?ys?|brandy|brandies|cognac|liqueurs?|champagne|prosecco|cava|ports?|sherry|cocktails?)\b/iu
/** What is said of a cellar alone. */
const OF_CELLAR =
  /\b(?:cellars?|vintages?|wine (?:fridge|rack|cabinet|cooler)|tasting|corked?|decant\w*|(?:19|20)\d\d)\b/iu

/** What was drunk or eaten is told, and nothing else: "drank a beer with lunch". */
const CONSUMED =
  /^(?:(?:so|and|oh|hi|ok)[ ,]+)*(?:(?:i|we)(?:['’]ve| have)? )?(?:just |also |only |already )*(?:had|drank|drunk|drink|ate|eat|eaten|downed|sipped|necked|sank|polished off)\b/iu
/** How an agent for bottles is asked for what it keeps, by its own examples. */
const LOOKS_UP =
  /^(?:(?:so|and|ok)[ ,]+)*(?:what|whats|what['’]s|which|show|list|any|how (?:many|much)|(?:do|have) (?:we|i)|have i got|open|find|tell)\b/iu

/** Is a message about a soft drink, with no other drink and no word of a cellar in it? */
export function isOfSoftDrink(message: string): boolean {
  return SOFT_DRINK.test(message) && !STRONG_DRINK.test(message) && !OF_CELLAR.test(message)
}

/**
 * May a message that names a drink be of the kitchen or the diary: what was drunk, or what there is, in words that its agent does not have?
 * `isHeard` tells whether an agent's own wording fits a text: it may not do so by the name of any drink alone.
 */
export function isOfEverydayDrink(message: string, isHeard: (text: string) => boolean): boolean {
  if (OF_CELLAR.test(message)) return false
  const isByDrinkAlone = !isHeard(message.replace(ANY_DRINK, ' ').replace(SOFT_DRINK, ' '))
  return isByDrinkAlone && (CONSUMED.test(message) || !LOOKS_UP.test(message))
}
