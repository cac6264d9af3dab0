import { weekdayPattern } from '../reading/day-words.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

const MEAL = `(?:${mealPattern})`
const DAY = `(?:yesterday|today|last night|(?:last )?${weekdayPattern})`
const NAME = "(?<name>[\\p{L}\\d][\\p{L}\\d '-]{0,60}?)"

const SAVES: readonly RegExp[] = [
  `(?:save|keep|remember|store) (?:this|that|my|the|(?<day>${DAY})\'s|today\'s) (?<meal>${MEAL})(?: (?:from|of) (?<other>${DAY}))? (?:as|under|under the name) (?:my |the |a favou?rite called |my favou?rite called )?${NAME}`,
  `(?:save|keep|remember|store) (?:what i (?:had|ate) for) (?<meal>${MEAL})(?: (?<other>${DAY}))? as (?:my |the )?${NAME}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'))

const LISTS =
  /^(?:(?:what are|show|show me|list|which are) (?:all )?my (?:favou?rites?|favou?rite meals|saved meals|kept meals|usuals?|usual meals)|which meals (?:have i (?:saved|kept)|do you know by name))$/

const FORGETS: readonly RegExp[] = [
  `(?:forget|delete|remove) my (?<name>usual)(?: (?<meal>${MEAL}))?`,
  `(?:forget|delete|remove) (?:my |the )(?:favou?rite|saved|kept)(?: meal)? (?:called |named )?${NAME}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'))

/** "My usual breakfast" is the usual one of breakfast; a name is kept without the meal that it is of. */
const nameOf = (said: string, meal: string | undefined): string =>
  meal !== undefined && said === `usual ${meal}` ? 'usual' : said

/** Parses what is kept under a name, told of or forgotten: "save this breakfast as my usual". */
export function readFavourites({ text }: Sentence): Intent[] | undefined {
  if (LISTS.test(text)) return [{ tool: 'list_favourites', arguments: {} }]
  for (const pattern of SAVES) {
    const groups = pattern.exec(text)?.groups
    const name = groups?.['name']
    if (groups === undefined || name === undefined) continue
    const kept = { name: nameOf(name, groups['meal']), meal: mealNamed(groups['meal'] ?? '') }
    return [
      { tool: 'save_favourite', arguments: { ...kept, of_day: groups['day'] ?? groups['other'] ?? null } },
    ]
  }
  for (const pattern of FORGETS) {
    const groups = pattern.exec(text)?.groups
    const name = groups?.['name']
    if (groups === undefined || name === undefined) continue
    return [{ tool: 'forget_favourite', arguments: { name, meal: mealNamed(groups['meal'] ?? '') } }]
  }
  return undefined
}
