import { saysCalories } from './calories-said.ts'
import { WONDERS } from '../meanings/may-mean.ts'
import type { Act } from '../things/situation.ts'
import { isKnownOfDishes, littleWanted, LOW_IN_COOKBOOK, lowWanted } from './wants-little.ts'
import { text } from '../words/words-of-slots.ts'

/** Who asks how much a recipe takes for more people wants to be told, and the recipe to stay as it is. */
const HOW_MUCH =
  /\b(?:how (?:much|many)|what (?:amounts?|quantit(?:y|ies))|what (?:all )?(?:do|will|would|shall) (?:i|we))\b[^.;!]*\bneed/i
const COOKED = '(?:cooked|boiled|steamed|roasted|fried|grilled|baked)'
/** Who says that a food was cooked and asks whether it is still good does not ask about it raw: "I cooked that rice on Sunday, is it still all right?" */
const STILL_GOOD =
  /\b(?:still|safe|keep|keeps|last|lasts|eat|good|bad|ok|okay|fine|all right|alright|gone off|go off|bin|chuck|throw)\b/i

/** Who asks for a dish asks for no plan of days: "suggest me a curry for this evening, for me and my mother". */
const ONE_DISH =
  /\b(?:an?|one|another) (?<dish>(?!(?:bit|few|lot|little|couple|while)\b)(?:[a-z-]+ ){0,2}?[a-z-]{3,})(?= (?:for|with|from|tonight|this|that|to)\b|[,.?!]|$)/i
/** The name of a meal is none of a dish. */
const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|tea|meal|dish|recipe)$/i
const OF_DAYS =
  /\b(?:plans?|planned|planning|planner|schedule|menus?|weeks?|days|meals|dinners|lunches|breakfasts|suppers|weekend|everything)\b/i

/** "I want to make the risotto, what's missing?" */
const WHAT_LACKS =
  /\bwhat(?:['’]?s| is| else| do i| do we| am i| are we)\b.{0,20}\b(?:missing|lacking|need|short of)\b/
const ADDS = /\b(?:add|put|stick|write|pop|get)\b/

/** Who asks what is missing is told: it is not put on the list. The corpus has one name for both. */
function wondersWhatLacks(message: string): boolean {
  const said = `${message.trim().toLowerCase()} `
  return WONDERS.test(said) || (WHAT_LACKS.test(said) && !ADDS.test(said))
}

/** A call as its message asks for it: what would change something, or tell of something else, where a message only asks. */
export function asAsked(act: Act, message: string): Act {
  const { tool, name, servings, food, calories } = act
  if (tool === 'add_missing_to_shopping' && wondersWhatLacks(message)) return { ...act, tool: 'list_missing' }
  if (
    tool === 'apply_daily_workout_offset' &&
    typeof calories === 'number' &&
    !saysCalories(message, calories)
  )
    return { ...act, calories: null }
  if (tool === 'update_user_goal' && isOfSalt(act, message))
    return { ...act, target: Math.round(Number(act['target']) * SODIUM_OF_SALT) }
  if (tool === 'scale_recipe' && HOW_MUCH.test(message)) return { tool: 'show_recipe', name, servings }
  if (tool === 'generate_plan' && !OF_DAYS.test(message)) {
    const query = ONE_DISH.exec(message)?.groups?.['dish']
    if (query !== undefined) return { tool: 'search_cookbook', ...(MEAL.test(query) ? {} : { query }) }
  }
  if (tool === 'propose_food_log' && act['meal'] === 'dinner' && isTeaDrunk(message))
    return { ...act, meal: undefined }
  if (tool === 'search_cookbook') return dishesAsked(act, message)
  if (tool === 'get_food_recommendations') return foodsAsked(act, message)
  if (tool === 'describe_food' && STILL_GOOD.test(message) && wasCooked(text(food), message))
    return { ...act, food: `cooked ${text(food)}` }
  return act
}

/** Tea that was drunk is no meal: "milk and one sugar in my tea". */
const TEA_DRUNK =
  /\b(?:\d{1,2}|an?|two|three|four|five|six|couple of|(?:cups?|mugs?|pots?) of|drank|more) teas?\b|\bin (?:my|the|each|a) teas?\b|\bteas\b/i
const IS_DINNER =
  /\b(?:dinner|supper|iftar|evening|tonight|night)\b|\b(?:for|at|after|before) (?:my |our |the )?tea\b|^(?:my |our )?tea(?: today)? ?(?:was|:|-)/i

const isTeaDrunk = (message: string): boolean => TEA_DRUNK.test(message) && !IS_DINNER.test(message)

/** So much of salt is sodium, which is what a goal counts. */
const SODIUM_OF_SALT = 0.4

const isOfSalt = ({ nutrient, target }: Act, message: string): boolean =>
  nutrient === 'sodium_mg' &&
  typeof target === 'number' &&
  /\bsalt\b/i.test(message) &&
  !/\bsodium\b/i.test(message)

/** Foods that are to hold little of something are none that hold much of it; of dishes it is known of carbohydrates alone. */
function foodsAsked(act: Act, message: string): Act {
  const little = littleWanted(message)
  if (little === undefined) return act
  if (little === LOW_IN_COOKBOOK) return { tool: 'search_cookbook', diet: 'low carb' }
  return { tool: 'foods_low_in', nutrient: little }
}

function dishesAsked(act: Act, message: string): Act {
  const low = lowWanted(message)
  return low === undefined || isKnownOfDishes(low) ? act : { tool: 'dishes_low_in', nutrient: low }
}

/** Does a message tell that this food was cooked: "cooked that rice", "the rice we boiled"? */
function wasCooked(food: string, message: string): boolean {
  const word = food.split(' ').at(-1) ?? ''
  return (
    /^\p{L}+$/u.test(word) &&
    !new RegExp(`^${COOKED} `, 'i').test(food) &&
    new RegExp(
      `\\b${COOKED} (?:(?:that|the|this|some|my|our|all|too much) ){0,2}(?:[\\p{L}]+ )?${word}\\b|\\b${word} (?:that |which )?(?:i|we|s?he|they)(?:'ve| have|'d| had)? ${COOKED}`,
      'iu',
    ).test(message)
  )
}
