/** Hunger as people exaggerate it. */
const STARVING =
  /\b(?:starving|starved|starvin['’]?|dying (?:of|from|with) hunger|died of hunger|dead hungry|hangry)\b/giu
const ASKS_FOR_FOOD =
  /\b(?:what|anything|something|ideas?|suggest\w*|recipes?|dish(?:es)?|quick|fast|feed|make|cook|dinner|lunch|tea|supper|breakfast|snack|food)\b/iu
/** What makes it serious: who starves on purpose, for days, or cannot eat, and who cannot say what they need. */
const SERIOUS =
  /\b(?:(?:my|him|her|your|them|our)sel(?:f|ves)|days|weeks|weight|kilos?|pounds|fast(?:ing|ed)|diet\w*|(?:won['’]?t|can['’]?t|cannot|refus\w+|not|unable|n['’]t) (?:to )?(?:eat\w*|drink\w*|feed\w*|keep|swallow\w*)|bab(?:y|ies)|newborn|infants?|toddlers?|months?|pregnan\w*|faint\w*|dizzy|diabet\w*|sick|ill|vomit\w*|anorexi\w*|bulimi\w*|kill|die\b|pets?|cats?|kittens?|dogs?|pupp(?:y|ies))\b/iu

/** A message as it is meant where somebody is "starving" for the next meal and wishes for food; what is serious stays as it was said. */
export function withPlainHunger(message: string): string {
  const isEveryday = ASKS_FOR_FOOD.test(message) && !SERIOUS.test(message)
  return isEveryday ? message.replace(STARVING, 'hungry') : message
}
