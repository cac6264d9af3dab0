import { ask } from '../reading/intent.ts'
import { findNutrient } from '@alfred/contracts'
import { readNumber } from '@alfred/language'
import { littleWanted } from '../understanding/index.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { readServing } from './read-log.ts'

// Reads questions about many days, about the future, and about the nutrition of a saved recipe.

const ADVICE =
  /\b(?:tell me what|what (?:should|could|can|to) (?:i )?(?:change|improve|do better)|what(?:'s| is) (?:missing|wrong)|advi[cs]e|what to change|improve)\b/
const PATTERNS =
  /\b(?:(?:eating|food|diet|meal|my) (?:habits?|patterns?)|patterns? (?:in|of|do you see)|do you (?:see|notice|spot) (?:any |a )?patterns?|what do i eat (?:most|the most|most often|usually)|analy[sz]e (?:my|what i))\b/
const REPORT =
  /\b(?:progress report|report (?:on|about|of) my|my report|how (?:have|'ve) i been (?:doing|eating)|making (?:any )?progress|how (?:am i|are my goals|are things) progressing|(?:my|the) progress (?:over|this month|lately|in the last|since)|how often (?:did|do|have) i (?:reach|hit|meet|keep))/
const EATING = /\b(?:eating|diet|intake|ate|eaten|nutrition|diary|goals?)\b/
const MONTH = /\b(?:month|four weeks|4 weeks|30 days)\b/
const WEEK = /\bweek\b|\b(?:7|seven) days\b/
const DAYS = /\b(?:last|past) (\d{1,2}|two|three|four|five|ten|fourteen) (day|week)s\b/

/** The number of days that a question names; null when it names none. */
function daysIn(text: string): number | null {
  const [, count = '', unit] = DAYS.exec(text) ?? []
  const number = readNumber(count)
  if (count !== '' && number !== undefined)
    return Math.min(92, Math.max(2, number * (unit === 'week' ? 7 : 1)))
  if (MONTH.test(text)) return 30
  return WEEK.test(text) ? 7 : null
}

/** Parses a request for a report, for patterns, or for advice on eating, which is based on goals and averages. */
export function readSpan(text: string): Intent[] | undefined {
  const days = daysIn(text)
  const report: Intent = { tool: 'get_progress_report', arguments: { day: null, days } }
  const patterns: Intent = { tool: 'analyze_eating_patterns', arguments: { day: null, days } }
  if (ADVICE.test(text) && EATING.test(text) && /\b(?:my|i|me)\b/.test(text)) return [report, patterns]
  if (PATTERNS.test(text)) return [patterns]
  return REPORT.test(text) ? [report] : undefined
}

const NUTRIENT = '(?<nutrient>[a-z][a-z0-9 -]{1,24}?)'
const MUCH = '(?:a lot of|lots of|much|plenty of|the most|more|enough|loads of)'
const FOODS: readonly RegExp[] = [
  new RegExp(
    `^(?:what|which)(?: kinds? of| sorts? of)? foods?(?: are| is| have| has| contain| with)+(?: (?:high|rich) in| full of| ${MUCH})? ${NUTRIENT}$`,
  ),
  new RegExp(
    `^(?:what(?:'s| is| are)|which are|name|list|give me|show me|tell me|any|some)? ?(?:some |a few |the )?(?:good |best |great )+sources? (?:of|for) ${NUTRIENT}$`,
  ),
  new RegExp(
    `^(?:what|which)(?: food)? (?:has|contains) (?:a lot of|lots of|much|plenty of|loads of) ${NUTRIENT}$`,
  ),
  new RegExp(
    `^(?:recommend|suggest|name|list|give me|show me)(?: me)?(?: some| a few)? (?:foods?|something|things) (?:with|that are|that is|that have|high in|rich in|full of|for)+(?: (?:high|rich) in| ${MUCH})? ${NUTRIENT}$`,
  ),
  new RegExp(
    `^(?:what|which foods?) (?:should|could|can) i (?:eat|have)(?: more of)? (?:for|to get|to reach|to hit|to increase|to raise|if i need)(?: ${MUCH})?(?: my)? ${NUTRIENT}(?: goals?| target| intake)?$`,
  ),
  new RegExp(
    `^how (?:can|could|do|should) i (?:get|eat|reach|hit|increase)(?: ${MUCH})?(?: my)? ${NUTRIENT}(?: goals?| target| intake)?$`,
  ),
  new RegExp(`^i need(?: to (?:eat|get))? more ${NUTRIENT}$`),
]
const LACKING =
  /^(?:what|which nutrients?) (?:am i|do i|is|are) (?:lacking|missing|short of|short on|low in|low on|lack)\b|^(?:what|which foods?) (?:should|could|can) i (?:eat|have)(?: more of)?(?: (?:today|next|now|tonight))?(?: (?:to (?:reach|hit|meet)|for|given|with) my (?:goals?|targets?))?$|^(?:recommend|suggest)(?: me)? (?:some |a )?foods?$/

/** Parses a question for foods rich in a nutrient, or in whatever is lacking. */
export function readRecommendedFoods({ text: said }: Sentence): Intent[] | undefined {
  // What is to be less is not answered with what holds much of it.
  if (littleWanted(said) !== undefined) return undefined
  const text = said.replace(/ (?:today|tonight|now)(?= to | for |$)/, '')
  for (const pattern of FOODS) {
    const said = pattern.exec(text)?.groups?.['nutrient']
    const nutrient = said === undefined ? undefined : findNutrient(said)
    if (nutrient !== undefined) return [{ tool: 'get_food_recommendations', arguments: { nutrient } }]
  }
  return LACKING.test(text)
    ? [{ tool: 'get_food_recommendations', arguments: { nutrient: null } }]
    : undefined
}

const FIGURES =
  /^(?:how (?:much|many) (?<nutrient>[a-z][a-z0-9 -]{1,24}?) (?:is|are|does|do|has|have)?(?: there)? ?(?:in )?|(?:what(?:'s| is| are) |show(?: me)? |give me )?(?:the )?(?:calories|macros|nutrition(?:al)?(?: facts| values?| info(?:rmation)?)?|figures|nutrients)(?: (?:of|in|for))+ )(?<dish>(?:my |our |an? |one |two |three |\d+ |half an? )[a-z0-9&'\- ]+?)(?: (?:have|has|contain))?$/
const OWN = /^(?:my|our) (?:saved |own |homemade )?(?:recipe (?:for|of) )?(?<name>.+?)(?: recipe)?$/

/** Parses a question for the nutrition of a saved recipe: "calories in a serving of my chickpea curry". */
export function readRecipeFigures({ text }: Sentence): Intent[] | undefined {
  const groups = FIGURES.exec(text)?.groups
  const dish = groups?.['dish']
  if (dish === undefined) return undefined
  const said = groups?.['nutrient']
  if (said !== undefined && findNutrient(said) === undefined) return undefined
  const name = OWN.exec(dish)?.groups?.['name']
  if (name === undefined) return ofServing(dish)
  if (findNutrient(name) !== undefined) return [ask(`Of which food or recipe do you mean "${name}"?`)]
  return [{ tool: 'get_recipe_details', arguments: { recipe: null, name } }]
}

function ofServing(dish: string): Intent[] | undefined {
  const serving = readServing(dish)
  if (serving === undefined) return undefined
  return [{ tool: 'calculate_recipe_serving', arguments: { ...serving, recipe: null, makes: null } }]
}
