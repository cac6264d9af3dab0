import { words } from '../concern.ts'

// What several questions of food safety have in common.

export const USE_BY = words('use[- ]?by|ubd')
export const BEST_BEFORE = words('best[- ]?(?:before|by)|bbe?')
export const IS_OVER = words(
  'past|passed|after|gone|went|was|were|over|ago|yesterday|last (?:night|week|month|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|expired|out of date|(?:19|20)\\d\\d',
)
/** Somebody asks whether it may be eaten. */
export const MAY_BE_EATEN = words(
  "(?:can|could|may|should|would|dare|shall) (?:i|we|you|he|she|they|the kids)(?: still| safely)? (?:eat|have|use|drink|cook|give|risk|keep|bin|chuck|throw|cut|scrape|scoop|reheat|heat)|(?:(?:is|are|be|still|it's|it|they|that|stuff|everything)(?: [\\p{L}']+){0,2}? )(?:safe|ok|okay|alright|all right|fine|edible|good|dodgy|risky)|(?:safe|ok|okay|fine|alright) to (?:eat|have|use|drink|cook|make|put|freeze)|still (?:eat|use|drink|have)|(?:ok|okay|safe|fine|alright|edible)(?= *\\?)|(?:eat|bin|keep|chuck) it(?= *\\?)|(?:cut|scrape|scoop|trim|take) (?:it|that|the mou?ld)(?: bit)? (?:off|out)",
)
export const ASKS_HOW = words(
  'why|how|whats?|when|which|(?:can|could|may|should) (?:my|the|a|he|she|they|kids|children)|can i|can you|should you|can u|can we|could i|should i|should we|do i|do you|do we|is it|is that|are they|will it|ok to|okay to|safe to|safe|need to|have to|allowed|best way|quickest|safest|fastest|thoughts|(?:ok|okay|fine|right)(?= *\\?)',
)
export const MEAT =
  'chicken|turkey|poultry|duck|pork|sausages?|burgers?|mince|minced meat|kebabs?|meatballs|beef|steak|lamb|fish|salmon|ham|gammon'

export const HEATING_AGAIN =
  '(?:re-?heat(?:ed|ing)?|microwav(?:e|ed|ing)|(?:heat|warm)(?:ed|ing)?(?: it| them| that)? up|nuked?)'
