const NAMES: Readonly<Record<string, string>> = {
  carbs: 'carbs?|carbohydrates?|starch(?:es)?',
  salt: 'salt|sodium',
  sugar: '(?:added )?sugars?',
  fat: '(?:saturated |trans )?fats?',
  cholesterol: 'cholesterol',
  calories: 'calories|kcals?|energy',
  protein: 'protein',
  fibre: 'fib(?:re|er)',
}
const LITTLE =
  "(?:low(?:er|est)?(?: in| on)?|less|least|little|reduced(?: in)?|few(?:er)?|limit(?:ed)?|reduc(?:e|es|ing)|cut(?:ting)?(?: down| back)?(?: on| out)?|go(?:ing)? (?:easy|light) on|easy on|light (?:in|on)|watch(?:ing)?|lower(?:ing)?|not (?:too |so )?(?:much|many|high in|rich in|full of)|(?:\\w+n['’]t|cannot|not) (?:have |contain |hold )?(?:too |so )?(?:much|many)|poor in)"
const NONE =
  '(?:no|without|avoid(?:ing|s)?|free (?:of|from)|zero|hardly any|nearly no|keep(?:ing)? (?:off|away from)|stay(?:ing)? off|off|minus|skip(?:ping)?|cut out|quit(?:ting)?)'
/** "Low-fat milk" is a food, and "less sugar jam" another. */
const OF_A_FOOD =
  '(?![ -](?:\\w+ )?(?:milk|yogh?urt|cheese|cheddar|quark|cream|cr[eè]me|spread|mayo\\w*|margarine|butter|sauce|stock|broth|jam|mince|cocoa|coconut|crisps|ham|bacon))'
const BETWEEN =
  '[ -](?:(?:my|the|our|any|of|too much|so much|much|eating|amounts? of|levels? of|daily) ){0,3}'

type Pattern = readonly [name: string, pattern: RegExp]

const patternsOf = (words: string): readonly Pattern[] =>
  Object.entries(NAMES).map(([name, said]) => [
    name,
    new RegExp(`\\b${words}${BETWEEN}(?:${said})\\b${OF_A_FOOD}|\\b(?:${said})[- ](?:poor|reduced)\\b`, 'iu'),
  ])
const LOW = patternsOf(LITTLE)
const ANY = patternsOf(`(?:${LITTLE}|${NONE})`)
const FREE: readonly Pattern[] = Object.entries(NAMES).map(([name, said]) => [
  name,
  new RegExp(`\\b(?:${said})[- ]free\\b`, 'iu'),
])

/** Who is low on something, or had too little of it, wants more. */
const LACKS =
  /\b(?:i['’]?m|i am|am i|we['’]?re|we are|i was|been|running|ran)(?: (?:a bit|a little|quite|really|rather|very|so|always))* low\b|\btoo (?:little|low|few)\b/giu

/** What of a food is to be less, in a person's words: "low in carbs", "to get less salt", "that avoid sugar". Undefined where nothing is. */
export function littleWanted(message: string): string | undefined {
  const said = message.replace(LACKS, ' ')
  return [...ANY, ...FREE].find(([, pattern]) => pattern.test(said))?.[0]
}

/** The same without what is to be left out of a dish: "a cake without sugar" is searched for as one. */
export function lowWanted(message: string): string | undefined {
  return LOW.find(([, pattern]) => pattern.test(message))?.[0]
}

/** Of which the cookbook knows the dishes that hold little, by their figures. */
export const LOW_IN_COOKBOOK = 'carbs'

/** Is it known of dishes how much of it they hold? The energy of a serving is told with each. */
export function isKnownOfDishes(name: string): boolean {
  return name === LOW_IN_COOKBOOK || name === 'calories'
}

const ASKS_TO_EAT =
  /\b(?:what|which|anything|something|any|some|ideas?|suggest|recommend|find|foods?|dish(?:es)?|meals?|recipes?)\b/i
const TO_EAT =
  /\b(?:eat|have|foods?|cook|make|breakfast|lunch|dinner|supper|tea|snack|meals?|dish(?:es)?|recipes?|ideas?)\b/i
const OF_FIGURES =
  /\b(?:how (?:much|many)|goals?|limits?|target|diary|log(?:ged)?|so far|did i|have i|am i|has (?:more|less|the most|the least)|compare|versus|vs|than|why|is it|is there|plan(?:ned|s)?|week)\b/i

/** Does a message ask for something to eat with few carbohydrates, which is a search of the cookbook? */
export function asksForLowCarb(message: string): boolean {
  return (
    littleWanted(message) === LOW_IN_COOKBOOK &&
    ASKS_TO_EAT.test(message) &&
    TO_EAT.test(message) &&
    !OF_FIGURES.test(message)
  )
}
