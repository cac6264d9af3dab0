import { withoutEnding } from '@alfred/language'
import type { Thing } from '../things-and-parts.ts'
import { act, isAmbiguous, marksIn, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import type { Act } from '../situation.ts'
import { namesOfCuisines } from './cuisines.ts'
import { dishPointedAt, hasMadeUp, wholeDish } from './dishes-shown.ts'
import { updateRecipe } from './recipe-change.ts'
import { eachRecipe, recipeName } from './recipe-name.ts'
import { scaleRecipe } from './scale-recipe.ts'
import { minutesOf, servingsOf, timesOf } from './servings.ts'

const DIETS =
  / (vegan|vegetarian|veggie|pescatarian|diabetic friendly|diabetic|low carbs|low calorie|gluten free|dairy free|low carb|keto|low fat|low sodium|low salt|high protein|halal|kosher|nut free|paleo|plant based|meat free|lactose free) /
const COURSES =
  / (dessert|desserts|pudding|puddings|starter|starters|side|sides|main|mains|soup|salad|snack|snacks|breakfast|breakfasts|lunch|lunches|dinner|dinners|teas|brunch|supper) /

const oneOf = (given: Given, words: readonly string[]): string | undefined =>
  words.find((word) => textOf(given).includes(` ${word} `))
const cuisineOf = (given: Given): string | undefined => oneOf(given, namesOfCuisines)
const wholeOf = (given: Given, pattern: RegExp): string | undefined => pattern.exec(textOf(given))?.[1]

/** "Nothing with mayo". */
const NOT_WITH = /\b(?:nothing|not|no \w+|anything|dont)(?: \w+)? with\b/

/** Things that are left out: behind "no", "without", "not". */
function isWithout(given: Given, { start, end, role }: Thing): boolean {
  // "A starter with mushrooms" is not without them, however sure that seems.
  if (
    /\bwith(?: (?:a|an|the|some|my|our))?$/.test(wordsBefore(given, start, 2)) &&
    !NOT_WITH.test(wordsBefore(given, start, 4))
  )
    return false
  if (role === 'without') return true
  // "A soy free dressing".
  if (given.sentence.tokens[end]?.text === 'free') return true
  const before = wordsBefore(given, start, 3)
  return /\b(?:no|nae|isnt|arent|without|minus|not|except|hold the|free of|nor|leave out|skip the|allergic to|hates?)(?: \w+)?$/.test(
    before,
  )
}

/** "An almond free tart" is without almond. */
const withoutFree = (name: string): string => name.split(' free ')[0] ?? name

function foodsOf(given: Given): { foods?: string[]; without?: string[] } {
  const [without, foods] = [
    given.part.things.filter((thing) => isWithout(given, thing)),
    given.part.things.filter((thing) => !isWithout(given, thing)),
  ]
  return {
    ...(foods.length > 0 && { foods: foods.map((thing) => nameOf(thing)) }),
    ...(without.length > 0 && { without: without.map((thing) => withoutFree(nameOf(thing))) }),
  }
}

const DISH =
  /(?:curry|soup|pie|salad|stew|cake|bread|lasagne|lasagna|pasta|casserole|tart|chili|chilli|stir fry|muffins?|cookies?|brownies?|pancakes?|burgers?|tacos?|risotto|pizza|crumble|loaf|bake|noodles?|sandwich|waffles?|scones?|dips?|soups|salads|stews|curries|pies|cakes|breads|tarts|dips)$/

/** Words that only say what sort of a dish is wanted. */
const ONLY_SORT =
  / (?:vegan|vegetarian|veggie|halal|kosher|soft|light|quick|healthy|spicy|puddings?|desserts?|breakfasts?|dinners?|lunches|snacks?|mains?|starters?|teas?) /
const COURSE_CALLED: Readonly<Record<string, string>> = {
  ...{ pudding: 'dessert', puddings: 'dessert', desserts: 'dessert', starters: 'starter', sides: 'side' },
  ...{ mains: 'main', snacks: 'snack', dinners: 'dinner', lunches: 'lunch', breakfasts: 'breakfast' },
  ...{ supper: 'dinner', teas: 'dinner', brunch: 'breakfast' },
}
const DIET_CALLED: Readonly<Record<string, string>> = {
  ...{
    veggie: 'vegetarian',
    'diabetic friendly': 'diabetic',
    'low carbs': 'low carb',
    'meat free': 'vegetarian',
  },
}

/** "A soy free marinade": what no diet says is left out by name, though it stands in the name of the dish. */
function withFreeOf(
  given: Given,
  without: string[] | undefined,
  diet: string | undefined,
): string[] | undefined {
  const food = / ([a-z]+) free /.exec(textOf(given))?.[1]
  const isTold = food === undefined || diet?.endsWith(' free') === true || without?.includes(food) === true
  return isTold || NO_FOOD.test(food) ? without : [...(without ?? []), food]
}
const NO_FOOD = /^(?:is|are|for|am|its|im|was|were|fuss|guilt|stress)$/

const searchCookbook: Filler = (given) => {
  const { foods = [], ...left } = foodsOf(given)
  const diet = wholeOf(given, DIETS)
  const without = withFreeOf(given, left.without, diet)
  const asked = new Set(
    given.part.things.filter(({ role }) => role === 'query').map((thing) => nameOf(thing)),
  )
  const isDish = (food: string): boolean => asked.has(food) || DISH.test(food)
  const isName = (food: string): boolean => !ONLY_SORT.test(` ${food} `) && !namesOfCuisines.includes(food)
  const [dishes, rest] = [foods, foods].map((all, at) =>
    all.filter((food) => isName(food) && isDish(food) === (at === 0)),
  )
  const [dish] = dishes ?? []
  const course = wholeOf(given, COURSES)
  const hasStock =
    / (?:what ive got|what i have|what we have|whats in|what is in|weve got|what there is|already have|in the house|on hand|in the fridge|use up|in stock|from what) /.test(
      textOf(given),
    )
  return [
    act('search_cookbook', {
      ...{
        query: dish,
        foods: rest !== undefined && rest.length > 0 ? rest : undefined,
        without,
        cuisine: cuisineOf(given),
        course:
          course !== undefined && dish?.includes(course) !== true
            ? (COURSE_CALLED[course] ?? course)
            : undefined,
      },
      ...{
        diet: diet !== undefined ? (DIET_CALLED[diet] ?? diet) : undefined,
        max_minutes: minutesOf(given),
        from_stock: hasStock && rest?.length === 0 ? true : undefined,
      },
    }),
  ]
}

const findRecipes: Filler = (given) => {
  const [thing] = given.part.things
  const text = textOf(given)
  const isIn = / is .* in (?:(?:any|which) of )?(?:my|our) recipes | in which of (?:my|our) recipes /.test(
    text,
  )
  // "Do I have a menemen recipe" asks for the dish, "which of mine have leeks" for what is in it.
  const isCalled =
    thing !== undefined &&
    (/^recipes?$/.test(given.sentence.tokens[thing.end]?.text ?? '') ||
      /\brecipes? (?:of|for)$/.test(wordsBefore(given, thing.start, 2)) ||
      isOneDish(given, thing))
  const hasIngredient =
    thing !== undefined &&
    !isCalled &&
    (isIn ||
      (isOfMine(text) && !isOnlySort(given, thing)) ||
      /\b(?:with|using|use|uses|has|have|need|needs|take|takes|contain|containing|of|(?:use|uses|using) up)(?: \w+)?$/.test(
        wordsBefore(given, thing.start, 3),
      ) ||
      / in (?:it|them)? ?$| (?:use|uses|using|finish) (?:it|them) up /.test(textOf(given)))
  return [
    act('find_recipes', {
      ...(thing && !DISH.test(thing.said) && hasIngredient
        ? { ingredient: thing.said }
        : thing && { query: thing.said }),
      ...{
        cuisine: cuisineOf(given),
        max_minutes: minutesOf(given),
        category: thing === undefined && cuisineOf(given) === undefined ? wholeOf(given, COURSES) : undefined,
      },
    }),
  ]
}

/** "A brisket", "the ramen", "my curry": a dish, where nothing says that it is in one. */
const isOneDish = (given: Given, { start }: Thing): boolean =>
  /\b(?:an?|the|my|our|that)$/.test(wordsBefore(given, start, 1)) &&
  !/ (?:with|in (?:it|them)?|use|uses|using|takes?|has|contains?) (?!(?:my|the) recipes)/.test(textOf(given))

/** "Which are gluten free", "that thai one", "good for pre race": no food, but a sort of dish. */
const isOnlySort = (given: Given, { said, start }: Thing): boolean =>
  DIETS.test(textOf(given)) ||
  ONLY_SORT.test(` ${said} `) ||
  namesOfCuisines.includes(said) ||
  /(?<!\bcalls?) for$/.test(` ${wordsBefore(given, start, 2)}`)

/** "Any of mine with leeks", "which of my recipes": asks for all that one's own recipes have of a food. */
const isOfMine = (text: string): boolean =>
  / (?:(?:of|in|among|through) (?:mine|my (?:own )?(?:recipes|collection))|what of mine|my (?:own )?recipes|(?:ive|i have|i) saved|(?:recipes|any|anything|something) of mine|recipes that|saved that) /.test(
    text,
  )

/** What is to be made is no food that goes into it: "a burger sauce with ketchup", "a sweet of halva and orange". */
const isMade = (given: Given, { start }: Thing, index: number): boolean =>
  index === 0 &&
  /\b(?:a|an|some|me|up|new|create|invent|make|devise|design|recipe for a)(?: (?:new|nice|quick|easy|mild|low|sugar|carbs?|vegetarian|vegan|recovery|burger|cream|dumpling|lunchbox|spicy|creamy))*$/.test(
    wordsBefore(given, start, 4),
  ) &&
  !/\b(?:with|of|from|using|without|no)\b/.test(wordsBefore(given, start, 3))

const createRecipe: Filler = (given) => {
  const { things } = given.part
  const others = things.filter((thing, index) => isWithout(given, thing) || !isMade(given, thing, index))
  const { foods, without } = foodsOf({ ...given, part: { ...given.part, things: others } })
  const isSaved = / (?:save|keep|store) (?:it|that|this) /.test(textOf(given))
    ? !/ (?:dont|not|no need to|never|without) (?:save|keep|store) /.test(textOf(given))
    : undefined
  const isTold = things.length > 0 || textOf(given).trim().split(' ').length > 5
  return [
    act('create_recipe', {
      ...(!isTold && { goal: null }),
      foods: foods?.filter((food) => !DISH.test(food)),
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
    const isBoth = / both /.test(textOf(given))
    if (isBoth && things.length > 1) return things.map((thing) => act(tool, { name: thing.said }))
    const [thing] = things
    const pointed = dishPointedAt(given)
    if (thing === undefined) return [act(tool, { name: pointed ?? recipeName(given, 'before') })]
    const whole = wholeDish(given, thing, things).replace(/^(?:duplicate|copy|clone) (?=\S)/i, '')
    const isShort = whole.split(' ').length < 2
    const isMadeUp = tool === 'save_recipe' && hasMadeUp(given)
    return [act(tool, { name: (isShort || isMadeUp ? pointed : undefined) ?? whole })]
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
    /\b(?:instead of|in place of|rather than|replacement for|substitute for|alternative (?:to|for))(?: the| any| my)?$/.test(
      wordsBefore(given, start, 4),
    )
  const replaced =
    things.length > 1
      ? (things.find(isReplaced) ?? things.find((thing) => isLacking(given, thing)))
      : undefined
  // "Can I sub syrup for sugar": there is no sugar.
  const isSubbed = / (?:sub|substitute) (?!for (?!\w+ ?$))/.test(textOf(given)) && / for /.test(textOf(given))
  const meant = replaced ?? (isSubbed && things.length === 2 ? things[1] : undefined)
  return meant === undefined ? foodOr('substitute')(given) : [act('substitute', { food: nameOf(meant) })]
}

export const recipes: Readonly<Record<string, Filler>> = {
  find_recipes: findRecipes,
  search_cookbook: searchCookbook,
  show_recipe: (given) => [
    act('show_recipe', { name: recipeName(given, 'recipes', 'plan'), part: partOf(given) }),
  ],
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
    return [act('import_recipe', { text: messageIsLong(given) ? 'pasted' : null })]
  },
  substitute,
  pair: foodOr('pair'),
  describe_food: foodOr('describe_food'),
  cook_recipe: (given) => eachRecipe(given).map(cookRecipe),
}

const cookRecipe = (given: Given): Act =>
  act('cook_recipe', {
    recipe: recipeName(given, 'recipes', 'plan'),
    servings: isRepeated(given) ? undefined : servingsOf(given),
    times: isRepeated(given) || servingsOf(given) === undefined ? timesOf(given) : undefined,
    deduct: true,
    log: logOf(given),
  })

/** "Two batches", "three times", "2x": how often a recipe was cooked, and no number of people. */
const isRepeated = (given: Given): boolean =>
  / (?:\d|two|three|four) ?(?:x|lots|loads|rounds|batches|trays|times) (?!for )/.test(textOf(given)) &&
  timesOf(given) !== undefined

const messageIsLong = ({ sentence }: Given): boolean => sentence.tokens.length > 14
const logOf = (given: Given): boolean | undefined =>
  / (?:log|logged|logging|diary) /.test(textOf(given))
    ? !/ (?:dont|not|no|no need|without|leave|never|keep it out of) /.test(textOf(given))
    : undefined
