import type { Act } from '../things/situation.ts'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { text } from '../words/words-of-slots.ts'

/** How food may be, which nobody is allergic to, and what somebody may be that is no food: "can't do spicy", "she is muslim". */
const NO_FOOD =
  /^(?:(?:too |very |really )?(?:spicy|greasy|fatty|fried|rich|heavy|bitter|sour|sweet|salty|hot|bland|soft|hard)|muslim|jewish|hindu|sikh|buddhist|christian|catholic|pregnant|poorly|ill|sick|fussy|picky|hungry|away|out|coming|late)$/i

const IS_DIET = new RegExp(`^${dietPattern}$`, 'i')

/** Is what is to be kept of somebody no food that anybody could leave out? How food is may be disliked. */
export function isNoRule(act: Act): boolean {
  if (act.tool !== 'remember_preference') return false
  const value = text(act['value']).trim()
  // Nobody is allergic to a way of eating.
  if (act['kind'] === 'allergy' && IS_DIET.test(value)) return true
  const isTaste = act['kind'] === 'dislike' || act['kind'] === 'like'
  return (
    NO_FOOD.test(value) &&
    !(isTaste && /(?:spicy|greasy|fatty|fried|rich|heavy|bitter|sour|sweet|salty)$/i.test(value))
  )
}
