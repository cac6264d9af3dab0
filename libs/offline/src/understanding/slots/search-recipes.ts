import type { Thing } from '../things/things-and-parts.ts'
import { cuisineOfCountry, namesOfCuisines } from './cuisines.ts'
import { foodsOf, withFreeOf } from './foods-left-out.ts'
import { act, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { minutesOf } from './servings.ts'

// What is looked for in the cookbook and among one's own recipes.

const DIETS =
  / (vegan|vegetarian|veggie|pescatarian|diabetic friendly|diabetic|low carbs|low calorie|gluten free|dairy free|low carb|keto|low fat|low sodium|low salt|high protein|halal|kosher|nut free|paleo|plant based|meat free|lactose free|jain|veggo) /

/** The diet that a part names; of several that are free of something, all. */
function dietOf(given: Given): string | undefined {
  const free = [...textOf(given).matchAll(/ (gluten|dairy|lactose)(?= free )/g)].map(
    ([, food = '']) => `${food} free`,
  )
  return free.length > 1 ? [...new Set(free)].join(', ') : wholeOf(given, DIETS)
}

const COURSES =
  / (dessert|desserts|pudding|puddings|starter|starters|side|sides|main|mains|soup|salad|snack|snacks|breakfast|breakfasts|lunch|lunches|dinner|dinners|teas|brunch|supper) /

const oneOf = (given: Given, words: readonly string[]): string | undefined =>
  words.find((word) => textOf(given).includes(` ${word} `))

/** The cuisine that a part names; the end of a dish's name is none: "pad thai". */
function cuisineOf(given: Given): string | undefined {
  const named = oneOf(given, namesOfCuisines)
  const isOfName = given.part.things.some(({ said }) => said.endsWith(` ${named}`))
  const country = / from ([a-z]+) /.exec(textOf(given))?.[1] ?? ''
  return (isOfName ? undefined : named) ?? cuisineOfCountry[country]
}
const wholeOf = (given: Given, pattern: RegExp): string | undefined => pattern.exec(textOf(given))?.[1]

/** Names that are of a dish. */
export const DISH =
  /(?:curry|soup|chowder|smoothie|stuffing|pie|salad|stew|cake|bread|lasagne|lasagna|pasta|casserole|tart|chili|chilli|stir fry|muffins?|cookies?|brownies?|pancakes?|burgers?|tacos?|risotto|pizza|crumble|loaf|bake|noodles?|sandwich|waffles?|scones?|dips?|curries)s?$/

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
    veggo: 'vegetarian',
  },
}

/** Dishes that others are made of. */
const ALSO_FOOD = /^(?:pasta|bread|noodles?|biscuits?|tortillas?)$/

/** Words for what is in the house. */
const OF_STOCK =
  / (?:(?:what|(?:stuff|things|food|bits)(?: that)?) (?:ive|weve|i|we) (?:already )?(?:got|have)|whats in|what is in|weve got|what there is|already have|in the house|at home|on hand|in the fridge|use up|in stock|(?:my|our) stock|from what) /

/** Searches the cookbook for a dish, with or without foods. */
export const searchCookbook: Filler = (given) => {
  const { foods = [], ...left } = foodsOf(given)
  const diet = dietOf(given)
  const without = withFreeOf(given, left.without, diet)
  const asked = new Set(
    given.part.things.filter(({ role }) => role === 'query').map((thing) => nameOf(thing)),
  )
  // Of "pasta pesto cheddar" all are foods.
  const isOneOfFoods = (food: string): boolean => foods.length > 1 && ALSO_FOOD.test(food)
  const isDish = (food: string): boolean => !isOneOfFoods(food) && (asked.has(food) || DISH.test(food))
  const isName = (food: string): boolean => !ONLY_SORT.test(` ${food} `) && !namesOfCuisines.includes(food)
  const [dishes, rest] = [foods, foods].map((all, at) =>
    all.filter((food) => isName(food) && isDish(food) === (at === 0)),
  )
  const [dish] = dishes ?? []
  const course = wholeOf(given, COURSES)
  const hasStock = OF_STOCK.test(textOf(given))
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

/** Searches one's own recipes for a dish or a food. */
export const findRecipes: Filler = (given) => {
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
  const isFood = thing !== undefined && isKnownFood(given, thing) && / (?:my|mine|own|our|which) /.test(text)
  const hasIngredient =
    thing !== undefined &&
    (!isCalled || isFood) &&
    (isFood ||
      isIn ||
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

/** "My chickpea recipes", "which halibut recipe": a food that lists know by its whole name, and no dish or sort. */
const isKnownFood = (given: Given, thing: Thing): boolean =>
  given.sentence.foodAt
    .slice(thing.start, thing.end)
    .every((letter, at) => letter === (at === 0 ? 'B' : 'I')) &&
  given.sentence.tokens[thing.end]?.text !== 'free' &&
  !/\brecipe (?:of|for)$/.test(wordsBefore(given, thing.start, 2)) &&
  !isOneDish(given, thing) &&
  !isOnlySort(given, thing)

/** "Which are gluten free", "that thai one", "good for pre race": no food, but a sort of dish. */
const isOnlySort = (given: Given, { said, start }: Thing): boolean =>
  DIETS.test(textOf(given)) ||
  ONLY_SORT.test(` ${said} `) ||
  namesOfCuisines.includes(said) ||
  /(?<!\b(?:calls?|look|looking|search)) for$/.test(` ${wordsBefore(given, start, 2)}`)

/** "Any of mine with leeks", "which of my recipes": asks for all that one's own recipes have of a food. */
const isOfMine = (text: string): boolean =>
  / (?:(?:of|in|among|through) (?:mine|my (?:own )?(?:recipes|collection))|what of mine|my (?:own )?recipes|(?:ive|i have|i) saved|(?:recipes|any|anything|something) of mine|recipes that|saved that) /.test(
    text,
  )
