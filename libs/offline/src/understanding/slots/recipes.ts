import { withoutEnding } from '@alfred/language'
import type { Thing } from '../things/things-and-parts.ts'
import { act, isAmbiguous, marksIn, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { PASTED } from '../in-turn/recipe-told.ts'
import type { Act } from '../things/situation.ts'
import { foodsOf, isWithout } from './foods-left-out.ts'
import { dishesShown, dishPointedAt, hasMadeUp, wholeDish } from './dishes-shown.ts'
import { updateRecipe } from './recipe-change.ts'
import { eachRecipe, recipeName, spokenOf } from './recipe-name.ts'
import { DISH, findRecipes, searchCookbook } from './search-recipes.ts'
import { scaleRecipe } from './scale-recipe.ts'
import { minutesOf, servingsOf, timesOf } from './servings.ts'

/** What is to be made is no food that goes into it: "a burger sauce with ketchup", "a sweet of halva and orange". */
const isMade = (given: Given, { start, end }: Thing, index: number): boolean =>
  index === 0 &&
  // "A chickpea thing" is made of chickpeas.
  !/^(?:thing|dish|meal)$/.test(given.sentence.tokens[end]?.text ?? '') &&
  /\b(?:a|an|some|me|up|new|create|invent|make|devise|design|recipe for a)(?: (?:new|nice|quick|easy|mild|low|sugar|carbs?|vegetarian|vegan|recovery|burger|cream|dumpling|lunchbox|spicy|creamy))*$/.test(
    wordsBefore(given, start, 4),
  ) &&
  !/\b(?:with|of|from|using|without|no)\b/.test(wordsBefore(given, start, 3))

/** A dish is made, unless it goes into another one: "a stuffing with cornbread and sausage". */
const isDishMade = (given: Given, { said, start }: Thing): boolean =>
  DISH.test(said) && !/\b(?:with|from|using|and|plus)$/.test(wordsBefore(given, start, 1))

/** Words that ask to keep what is made up: "and store it", "put it in my recipes", "saved right away". */
const SAVED =
  / (?:save|keep|store) (?:it|that|this) | (?:put|pop|add|stick) (?:it|that|this) (?:in|into|to|with|among) (?:my|our|the) (?:own )?(?:recipes?|collection|book|box) | saved (?:right away|straight away|too|please) /
/** Words of a diet that name no food. */
const NO_FOOD = /^(?:(?:low|high|less|reduced|free|sodium|sweet|spicy|protein|carb|carbs) ?)+$/

const createRecipe: Filler = (given) => {
  const { things } = given.part
  const others = things.filter(
    (thing, index) => isWithout(given, thing) || (!isMade(given, thing, index) && !isDishMade(given, thing)),
  )
  const { foods, without } = foodsOf({ ...given, part: { ...given.part, things: others } })
  const isSaved = SAVED.test(textOf(given))
    ? !/ (?:dont|not|no need to|never|without) (?:save|keep|store|put) /.test(textOf(given))
    : undefined
  const isTold = things.length > 0 || textOf(given).trim().split(' ').length > 5
  return [
    act('create_recipe', {
      ...(!isTold && { goal: null }),
      foods: foods?.filter((food) => !NO_FOOD.test(food)),
      without,
      servings: servingsOf(given),
      max_minutes: minutesOf(given),
      save: isSaved,
    }),
  ]
}

const partOf = (given: Given): string | undefined => {
  const text = textOf(given)
  if (/ (?:ingredients?|whats in|goes in|goes into|need for|how much|how many) /.test(text))
    return 'ingredients'
  if (/ (?:steps?|method|instructions|how do|how to|how long) /.test(text)) return 'steps'
  return / (?:nutrition|calories|protein|carbs|macros|sugar|fat) /.test(text) ? 'nutrition' : undefined
}

const named =
  (tool: string, ...homes: Parameters<typeof nameOf>[1][]): Filler =>
  (given) => {
    const isBoth = / (?:both|all) /.test(textOf(given))
    const several = given.part.things.flatMap((thing) =>
      homes[0] !== undefined && isAmbiguous(thing, homes[0])
        ? thing.own.filter(({ home }) => home === homes[0])
        : [],
    )
    if (several.length > 0)
      return isBoth
        ? [...new Set(several.map(({ name }) => name))].map((name) => act(tool, { name }))
        : [act(tool, { name: null })]
    const names = given.part.things
      .filter((thing) => thing.own.some(({ home }) => homes.includes(home)))
      .map((thing) => nameOf(thing, ...homes))
    const different = [...new Set(names)]
    return different.length > 1
      ? different.map((name) => act(tool, { name }))
      : [act(tool, { name: recipeName(given, ...homes) })]
  }

/** What says by which name something is kept: "call it", "save as", "with the title". */
const CALLED =
  / (?:(?:call|name) it|(?:save|keep|store|copy) (?:(?:it|that|this) )?(?:as|under)(?: the name)?|(?:its|it is|id like it) called|(?:the )?name is|under the name|(?:with|by) the (?:title|name)(?: of)?) (?!(?:a |my )?(?:favou?rite|recipe)s? $)(.+) $/

/** A name without what is asked for behind it: "... and pop it with mine please". */
const withoutAsking = (name: string): string =>
  name.replace(
    /(?:,? (?:and|then) (?:pop|put|keep|save|store|add) (?:it|that) .*| (?:please|pls|ta|thanks))$/,
    '',
  )

/** Copies or keeps a dish: the one that is called, otherwise the one of the last reply. */
const shownOr =
  (tool: string): Filler =>
  (given) => {
    const { things } = given.part
    const called = CALLED.exec(textOf(given))?.[1]
    if (called !== undefined) return [act(tool, { name: withoutAsking(called) })]
    const isBoth = / (?:both|two of them|pair of them|the two) /.test(textOf(given))
    const isList =
      things.length > 1 && things.every((thing, at) => at === 0 || isListed(given, things[at - 1], thing))
    if ((isBoth && things.length > 1) || isList) return things.map((thing) => act(tool, { name: thing.said }))
    const offered = (given.situation.open?.options ?? []).filter((one) => typeof one === 'string')
    const shown = offered.length > 0 ? offered : dishesShown(given)
    if (isBoth && shown.length === 2) return shown.map((name) => act(tool, { name }))
    const [thing] = things
    const pointed = dishPointedAt(given)
    if (thing === undefined) return [act(tool, { name: pointed ?? recipeName(given, 'before') })]
    const whole = wholeDish(given, thing, things).replace(/^(?:duplicate|copy|clone) (?=\S)/i, '')
    const isShort = whole.split(' ').length < 2
    const isMadeUp = tool === 'save_recipe' && hasMadeUp(given)
    return [act(tool, { name: (isShort || isMadeUp ? pointed : undefined) ?? whole })]
  }

/** "The stew and also the flan", "stew, flan": is a thing one more of a list? */
function isListed({ sentence: { tokens } }: Given, before: Thing | undefined, { start }: Thing): boolean {
  // "A steak and kidney pudding" is one dish.
  if (before === undefined || (!before.said.includes(' ') && !DISH.test(before.said))) return false
  const between = tokens.slice(before.end, start).map(({ text }) => text)
  const isStopped = (tokens[before.end - 1]?.stop ?? '') === ',' && between.length === 0
  return isStopped || /^(?:and|and also|plus|and the|and also the|plus the)$/.test(between.join(' '))
}

const foodOr =
  (tool: string): Filler =>
  (given) => [
    act(tool, {
      food: given.part.things[0]
        ? nameOf(given.part.things[0])
        : (given.parts.flatMap(({ things }) => things).at(-1)?.said ?? null),
    }),
  ]

/** "A pie without eggs", "egg free muffins": what is lacking is to be replaced. */
function isLacking(given: Given, { start, end }: Thing): boolean {
  return (
    given.sentence.tokens[end]?.text === 'free' ||
    /\b(?:without|minus)(?: the| any| my)?$/.test(wordsBefore(given, start, 2))
  )
}

/** What is to be replaced: "sugar instead of honey" asks about honey, "can I sub syrup for sugar" about sugar. */
const substitute: Filler = (given) => {
  const { things } = given.part
  const isReplaced = ({ start }: Thing): boolean =>
    /\b(?:instead of|in place of|rather than|replacement for|substitute for|alternative (?:to|for)|where (?:it|the recipe) (?:says|has))(?: the| any| my)?$/.test(
      wordsBefore(given, start, 4),
    )
  const replaced =
    things.length > 1
      ? (things.find(isReplaced) ?? things.find((thing) => isLacking(given, thing)))
      : undefined
  // "Can I sub syrup for sugar": there is no sugar.
  const isSubbed = / (?:sub|substitute) (?!for (?!\w+ ?$))/.test(textOf(given)) && / for /.test(textOf(given))
  const meant = replaced ?? (isSubbed && things.length === 2 ? things[1] : undefined)
  const [call] =
    meant === undefined ? foodOr('substitute')(given) : [act('substitute', { food: nameOf(meant) })]
  const food = call?.['food']
  return [
    act('substitute', {
      food: typeof food === 'string' && /^self (?:raising|rising)$/.test(food) ? `${food} flour` : food,
    }),
  ]
}

export const recipes: Readonly<Record<string, Filler>> = {
  find_recipes: findRecipes,
  search_cookbook: searchCookbook,
  show_recipe: (given) => [act('show_recipe', { name: recipeShown(given), part: partOf(given) })],
  copy_recipe: shownOr('copy_recipe'),
  create_recipe: createRecipe,
  save_recipe: shownOr('save_recipe'),
  update_recipe: updateRecipe,
  delete_recipe: named('delete_recipe', 'recipes'),
  scale_recipe: scaleRecipe,
  import_recipe: (given) => {
    const addresses = marksIn(given, 'address')
    if (addresses.length > 0)
      return addresses.map(({ value }) => act('import_recipe', { url: withoutEnding(String(value), '.,;)') }))
    return [act('import_recipe', { text: messageIsLong(given) ? PASTED : null })]
  },
  substitute,
  pair: foodOr('pair'),
  describe_food: foodOr('describe_food'),
  cook_recipe: (given) => eachRecipe(given).map(cookRecipe),
}

/** The recipe that is to be shown: one that is named, the one of those shown before that is pointed at, or the one spoken of: "has it got nuts in it". */
function recipeShown(given: Given): string | null {
  const text = textOf(given)
  const isOwn = given.part.things.some(({ own }) =>
    own.some(({ home }) => home === 'recipes' || home === 'plan'),
  )
  if (isOwn) return recipeName(given, 'recipes', 'plan')
  const isPointed =
    / (?:first|second|third|last|middle|1st|2nd|3rd|number (?:\d|one|two|three)|the one (?:with|that)) /.test(
      text,
    )
  const pointed =
    isPointed || (given.part.things.length > 0 && dishesShown(given).length > 1)
      ? dishPointedAt(given)
      : undefined
  if (pointed !== undefined) return pointed
  const isOfIt =
    / (?:it|its|this one|that one) /.test(text) && !/ (?:recipe|make|cook) (?:for|of)? /.test(text)
  return (isOfIt ? spokenOf(given) : null) ?? recipeName(given, 'recipes', 'plan')
}

const cookRecipe = (given: Given): Act =>
  act('cook_recipe', {
    recipe: recipeName(given, 'recipes', 'plan'),
    servings: isRepeated(given) || isOneLogged(given) ? undefined : servingsOf(given),
    times: isRepeated(given) || servingsOf(given) === undefined ? timesOf(given) : undefined,
    deduct: true,
    log: logOf(given),
  })

/** "Two batches", "three times", "2x": how often a recipe was cooked, and no number of people. */
const isRepeated = (given: Given): boolean =>
  / (?:\d|two|three|four) ?(?:x|lots|loads|rounds|batches|trays|times) (?!for )/.test(textOf(given)) &&
  timesOf(given) !== undefined

/** "Log one portion for me too": what goes into the diary, and not for how many it was cooked. */
const isOneLogged = (given: Given): boolean => logOf(given) === true && servingsOf(given) === 1

const messageIsLong = ({ sentence }: Given): boolean => sentence.tokens.length > 14
const logOf = (given: Given): boolean | undefined =>
  / (?:log|logged|logging|diary) /.test(textOf(given))
    ? !/ (?:dont|not|no|no need|without|leave|never|keep it out of) /.test(textOf(given))
    : undefined
