/** Words of what somebody may or must not eat. */
const ruleWords =
  /allerg|intoleran|anaphyla|\bvegan|vegetarian|pescatarian|\bcoeliac|\bceliac|diabet|\bhalal\b|\bkosher\b|(?:gluten|lactose|dairy|nut|sugar)[ -]?free|\b(?:low|no)[ -](?:salt|sugar|carb|sodium)|\bdiets?\b|\b(?:can(?:no|['’])?t|can not|must not|mustn['’]?t|may not|does not|doesn['’]?t|do not|don['’]?t|never|not allowed to|should not|shouldn['’]?t|won['’]?t)\s+(?:eats?|have|tolerate|touch|stand|digest)\b|\bno longer eats?\b|\b(?:only|hardly) eats?\b/i

/** Whether a text says what somebody may or must not eat. A note keeps nothing away from a plate: such a thing is a rule. */
export function speaksOfFoodRules(text: string): boolean {
  return ruleWords.test(text)
}
