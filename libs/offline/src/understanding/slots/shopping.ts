import {
  act,
  firstMark,
  foodsBefore,
  isAmbiguous,
  marksIn,
  nameOf,
  ownOf,
  textOf,
  wordsBefore,
  type Filler,
  type Given,
} from './given.ts'
import type { Row } from '../things/situation.ts'
import { isOnDay } from './is-on-day.ts'
import { mealOf } from './meal-of-day.ts'
import { plannedBefore } from './planned-meals.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { unitAlone } from './edit-open.ts'
import { amountSlots, type Amount, type Item } from './amounts.ts'
import { itemsOf, lastAmount, loneAmount } from './items.ts'
import { recipeName } from './recipe-name.ts'
import { servingsOf, timesOf } from './servings.ts'
import { withoutUngot, withoutUnwanted } from './not-got.ts'
import { amountOf, eachItem, spoken } from './each-item.ts'
import { expiryOf } from './expiry.ts'
import { whereAndUntil } from './where-and-until.ts'

/** Fills a call for each line of the list that is named. */
const eachLine =
  (tool: string, hasAmount: boolean): Filler =>
  (given) => {
    const items = hasAmount ? withAmounts(itemsOf(given)) : itemsOf(given)
    if (isAllBut(given) || (items.length === 0 && EVERYTHING.test(textOf(given))))
      return everyLine(tool, given)
    if (items.length === 0)
      return spoken(given).map((spokenOf) => {
        const food = spokenOf ?? lineAskedFor(given)
        return act(tool, {
          food,
          ...(hasAmount ? { quantity: null, ...unitOfLine(given, food), ...setSpoken(given, food) } : {}),
        })
      })
    const corrected = items.length === 1 && hasAmount ? lastAmount(given) : undefined
    return items.map((item) =>
      act(tool, {
        food: isAmbiguous(item.thing, 'list') ? null : nameOf(item.thing, 'list'),
        ...(hasAmount ? { quantity: null, ...setTo(given, { ...item, ...corrected }) } : {}),
      }),
    )
  }

/** The unit in which a food stands on the list, for an amount that is told without one: "make it 2". */
function unitOfLine(given: Given, food: string | null): { unit?: string } {
  if (given.part.things.length > 0) return {}
  const unit = lineOf(given, food)?.['unit']
  return typeof unit === 'string' ? { unit } : {}
}

/** The amount as it is to stand on the list of what was spoken of: "one more", "half that". */
function setSpoken(given: Given, food: string | null): Amount {
  const told = loneAmount(given)
  const now = Number(lineOf(given, food)?.['quantity'])
  if (given.part.things.length > 0 || told.quantity === undefined || !(now > 0)) return told
  if (told.unit !== undefined && told.unit !== lineOf(given, food)?.['unit']) return told
  if (isMoreOf(given, told) || (told.quantity === 1 && / another /.test(textOf(given))))
    return { ...told, quantity: now + told.quantity }
  return told.quantity === 0.5 && HALVES.test(textOf(given)) ? { ...told, quantity: now / 2 } : told
}

/** The line of the list with a name. */
function lineOf({ situation }: Given, food: string | null): Row | undefined {
  return situation.state.list.find((one): one is Row => typeof one !== 'string' && one.food === food)
}

/** Of several things whose amount is set, those that have one: "double cream, 2, double not single". */
function withAmounts(items: readonly Item[]): readonly Item[] {
  const set = items.filter(({ quantity }) => quantity !== undefined)
  return set.length > 0 ? set : items
}

/** An amount as it is to stand on the list: in the unit of its line where it tells none, and of as many where it tells a unit alone. */
function setTo(given: Given, item: Item): Amount {
  const row = ownOf(item.thing, 'list')?.row
  const [now, unit] = [Number(row?.['quantity']), row?.['unit']]
  if (item.quantity === undefined) {
    const times = timesOf(given)
    if (times !== undefined && now > 0)
      return { quantity: now * times, ...(unit !== undefined && unit !== null && { unit: String(unit) }) }
    const alone = unitAlone(textOf(given))
    return alone !== undefined && Number.isFinite(now) ? { quantity: now, unit: alone } : {}
  }
  // "One more on top of the two", "get two more".
  const isMore =
    Number.isFinite(now) &&
    (/ more (?:on top|than (?:it says|that|before)) /.test(textOf(given)) || isMoreOf(given, item))
  const isHalf = now > 0 && item.quantity === 0.5 && item.unit === undefined && HALVES.test(textOf(given))
  const quantity = isHalf ? now / 2 : isMore ? now + item.quantity : item.quantity
  return { quantity, ...((item.unit ?? unit) ? { unit: String(item.unit ?? unit) } : {}) }
}

const HALVES =
  / (?:cut|halve|halved|reduce|half (?:of )?(?:that|it|them|the amount|as much)|too (?:much|many)) /

/** Does "more" stand right behind the number of an item: "get 2 more"? */
function isMoreOf(given: Given, { quantity }: Amount): boolean {
  const { tokens } = given.sentence
  return marksIn(given, 'number').some(
    ({ value, end }) => value === quantity && tokens[end]?.text === 'more' && tokens[end - 1]?.stop === '',
  )
}

/** The only line of the list that the message before names: "how much butter is on there", then "make it two". */
function lineAskedFor({ situation }: Given): string | null {
  const said = new Set(plainWordsOf(situation.before.at(-1)?.say ?? ''))
  const lines = situation.state.list
    .map((row) => String(typeof row === 'string' ? row : row.food))
    .filter((food) => plainWordsOf(food).every((word) => said.has(word)))
  const [line, second] = lines
  return line === undefined || second !== undefined ? null : line
}

/** A part without the things that are to stay: "take the tomatoes off but keep the puree". */
function withoutKept(given: Given): Given {
  const { part } = given
  const things = part.things.filter(
    ({ start }) => !/\b(?:keep|leave|but not)(?: the| my)?$/.test(wordsBefore(given, start, 3)),
  )
  // "Leave the milk" by itself takes it off.
  return things.length === 0 ? given : { ...given, part: { ...part, things } }
}

const EVERYTHING = / (?:everythings?|all|the lot|whole lot|(?:whole|entire|full) list) /

const isAllBut = (given: Given): boolean =>
  / (?:everythings?|all|lot|(?:whole|entire|full) list) .*(?:e?xcept|cept|but|bar|apart|minus|besides|other than|not|only no) /.test(
    textOf(given),
  )

/** "Got everything on the list": a call for each of its lines. */
function everyLine(tool: string, { situation, ...given }: Given): ReturnType<Filler> {
  const isAll = EVERYTHING.test(textOf({ situation, ...given }))
  const left = new Set(
    isAllBut({ situation, ...given }) ? given.part.things.map((thing) => nameOf(thing, 'list')) : [],
  )
  // "All of those except the kale": of the foods that were spoken of.
  const spokenOf = / (?:all|any) (?:of )?(?:those|these|them|that) /.test(textOf({ situation, ...given }))
    ? foodsBefore({ situation, ...given })
    : []
  const named = situation.state.list.map((row) => String(typeof row === 'string' ? row : row.food))
  const lines = (spokenOf.length > 1 ? spokenOf : named).filter((food) => !left.has(food))
  return isAll && lines.length > 0 ? lines.map((food) => act(tool, { food })) : [act(tool, { food: null })]
}

const bought: Filler = (all) => {
  const given = withoutUngot(all)
  const items = itemsOf(given)
  if (isAllBut(all) || (items.length === 0 && EVERYTHING.test(textOf(all)))) return everyLine('bought', all)
  const expires = expiryOf(given)
  if (items.length === 0)
    return spoken(given).map((food) =>
      act('bought', {
        food,
        ...amountSlots(amountOf(given)),
        location: firstMark(given, 'place'),
        expires,
      }),
    )
  return items.map((item) =>
    act('bought', {
      food: nameOf(item.thing, 'list'),
      ...amountSlots(item),
      ...whereAndUntil(given, item.thing, expires),
    }),
  )
}

const addMissing: Filler = (given) => {
  const days = marksIn(given, 'day').map(({ value }) => String(value))
  const [day] = days
  const servings = servingsOf(given)
  const row = day === undefined ? undefined : plannedOn(given, day)
  if (day !== undefined && row !== undefined)
    return [act('add_missing_to_shopping', { day, meal: row['meal'], servings })]
  const names = new Set(
    given.part.things.flatMap((thing) =>
      ownOf(thing, 'recipes') === undefined || isAmbiguous(thing, 'recipes')
        ? []
        : [nameOf(thing, 'recipes')],
    ),
  )
  if (names.size > 1) return [...names].map((recipe) => act('add_missing_to_shopping', { recipe }))
  const name = recipeName(given, 'recipes', 'plan')
  if (name !== null)
    return [
      act('add_missing_to_shopping', { recipe: name, servings: servings ?? servingsBefore(given, name) }),
    ]
  const planned = day === undefined && REFERS.test(textOf(given)) ? plannedBefore(given) : undefined
  if (planned !== undefined)
    return [act('add_missing_to_shopping', { day: planned['day'], meal: planned['meal'], servings })]
  if (day === undefined) return [act('add_missing_to_shopping', { recipe: null, servings })]
  return [
    act(
      'add_missing_to_shopping',
      /week|month|days/.test(day) ? { span: day, servings } : { day, meal: mealOf(given), servings },
    ),
  ]
}

/** For how many a recipe was scaled just before. */
function servingsBefore({ situation }: Given, name: string): unknown {
  const scaled = situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'scale_recipe')
  return scaled?.['name'] === name ? scaled['servings'] : undefined
}

/** The dish that is named and planned for a day: it is bought for as that meal. */
function plannedOn({ part, situation }: Given, day: string): Row | undefined {
  const rows = part.things.flatMap((thing) => thing.own.filter(({ home }) => home === 'plan'))
  return rows.find(({ row }) => isOnDay(String(row['day']), day, situation.now))?.row
}

const REFERS = / (?:that|it|those|them|this) /

/** "If we don't have any cream put it on the list" asks for nothing where there is some. */
const IF_NONE =
  / (?:if (?:we|i|there) (?:dont have|do not have|havent got|have no|have none|are out of|have run out of|isnt|arent)|if (?:weve|ive|theres|there are|there is) (?:got )?(?:no|none|not any)|if (?:none|not)|unless (?:weve|we have|ive|i have|theres|there is|there are)(?: got)?(?: already)? (?:some|any|one|it|them|enough|plenty)) /
/** "And honey anyway": that is asked for though there is some. */
const ANYWAY = /\b(?:anyway|regardless|either way|whatever|in any case)\b/

const isWantedAnyway = (given: Given, food: unknown): boolean =>
  given.part.things.some(
    (thing) =>
      nameOf(thing) === food &&
      ANYWAY.test(
        given.sentence.tokens
          .slice(thing.start, thing.end + 2)
          .map(({ text }) => text)
          .join(' '),
      ),
  )

const isInStock = ({ part }: Given, food: unknown): boolean =>
  part.things.some((thing) => nameOf(thing) === food && thing.own.some(({ home }) => home === 'stock'))

/** "I've bought it all, wipe the list" clears all of it. */
const ALL_BOUGHT =
  / (?:(?:bought|got|ticked|done) (?:it all|everything|the lot|all of it|all)|everythings (?:bought|got)|(?:all|everything)(?: on (?:the|my) list)? (?:is|was|has been|are) (?:bought|got)) /

export const shopping: Readonly<Record<string, Filler>> = {
  add_to_shopping: (given) =>
    eachItem('add_to_shopping', withoutUnwanted(given)).filter(
      ({ food }) => !(IF_NONE.test(textOf(given)) && isInStock(given, food) && !isWantedAnyway(given, food)),
    ),
  remove_from_shopping: (given) => eachLine('remove_from_shopping', false)(withoutKept(given)),
  check_off: (given) => eachLine('check_off', false)(withoutUngot(given)),
  bought,
  list_shopping: () => [act('list_shopping', {})],
  set_shopping: eachLine('set_shopping', true),
  clear_shopping: (given) => [
    act(
      'clear_shopping',
      !ALL_BOUGHT.test(textOf(given)) &&
        / (?:has tick|have tick|purchased|finished (?:ones|stuff|items|things)|(?:ones|what|stuff|things|bits|items) ive done|ticked(?! or)|checked(?! or)|crossed|bought|got|already(?= got| have| in| bought)|marked|completed|done (?:ones|stuff|items|things)|whats done) /.test(
          textOf(given),
        )
        ? { only_checked: true }
        : {},
    ),
  ],
  add_missing_to_shopping: addMissing,
}
