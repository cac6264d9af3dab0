import type { Thing } from '../things-and-parts.ts'
import { act, textOf, wordsBefore, wordsOf, type Filler, type Given } from './given.ts'
import { amountSlots, itemsOf } from './items.ts'
import { ownRecipe, recipeName, spokenOf } from './recipe-name.ts'
import { servingsOf } from './servings.ts'

// What a message changes of a recipe: each food by the words before it, and two foods together where one replaces the other.

type Change = 'out' | 'in' | 'put' | 'instead' | 'none'

const REPLACED = /\b(?:instead of|rather than|in place of|where|not|and not|for want of)(?: the| any| my)?$/
const OUT =
  /^(?:remove|take|leave|drop|without|lose|skip|omit|cut|delete|no|ditch|sans|minus|dont|lose|taking|leaving)$/
const IN = /^(?:add|throw|chuck|plus|include|adding)$/
const PUT = /^(?:put|use|using|need|needs|with|do|have|bung|pop|stick|whack)$/
const SWAPS = / (?:swap|swapping|replace|switch|change|sub|substitute|trade|becomes|become) /

/** What the words between a food and the one before it do with it. */
function changeOf(given: Given, thing: Thing, before: Thing | undefined): Change {
  const { tokens } = given.sentence
  const from = before?.end ?? given.part.start
  const words = tokens.slice(from, thing.start).map(({ text }) => text)
  if (REPLACED.test(wordsBefore(given, thing.start, 3))) return 'instead'
  const said = words.findLast((word) => OUT.test(word) || IN.test(word) || PUT.test(word))
  if (said === undefined) return 'none'
  return IN.test(said) ? 'in' : OUT.test(said) ? 'out' : 'put'
}

/** "Take out", "don't want", "leave out" behind the food: "recipe mapo tofu, don't want sugar, take out". */
const OUT_BEHIND = /^(?: \S+){0,3} (?:out|off|away)(?: |$)/

function foodsOf(given: Given, name: Thing | undefined): readonly Thing[] {
  return given.part.things.filter(
    (thing) =>
      thing !== name &&
      (name === undefined || !(thing.start < name.end && name.start < thing.end)) &&
      given.sentence.markAt[thing.start]?.kind !== 'unit',
  )
}

type Changes = { swap?: object; remove?: string[]; add?: object[] }

/** What becomes of the foods that are named beside a recipe. */
export function changesOfFoods(given: Given, name: Thing | undefined): Changes {
  const foods = foodsOf(given, name)
  const text = textOf(given)
  const changes = foods.map((food, index) => ({ food, change: changeOf(given, food, foods[index - 1]) }))
  const inChange = (...wanted: Change[]) => changes.filter(({ change }) => wanted.includes(change))
  const [first, second] = foods
  const [replaced] = inChange('instead')
  const [left] = inChange('out')
  const [put] = inChange('put')
  const swap = (from: Thing, to: Thing): Changes => ({ swap: { from: from.said, to: to.said } })
  // "Brandy out, rum in".
  const [goes, comes] = [/^ out\b/, /^ in(?:stead)?$|^ in \S+$/].map((pattern) =>
    foods.findLast((food) => pattern.test(behind(given, food))),
  )
  if (goes && comes && goes !== comes) return swap(goes, comes)
  const usual = first && !second && insteadOfUsual(first, text)
  if (first && usual) return { swap: { from: usual, to: first.said } }
  const other = replaced && foods.find((food) => food !== replaced.food)
  if (replaced && other) return swap(replaced.food, other)
  // "Use soured cream for the yoghurt".
  const isUsedFor =
    first && second && /^for(?: the)?$/.test(between(given, first, second)) && / (?:use|using) /.test(text)
  if (isUsedFor) return swap(second, first)
  if (first && second && SWAPS.test(text)) return swap(first, second)
  if (first && !second && SWAPS.test(text) && left === undefined && !/ add /.test(text))
    return { swap: { from: first.said, to: null } }
  if (left && put && !/ add /.test(text)) return swap(left.food, put.food)
  const isOut = ({ food, change }: { food: Thing; change: Change }): boolean =>
    change === 'out' ||
    (change === 'none' && OUT_BEHIND.test(behind(given, food)) && / (?:take|leave|cut) /.test(text))
  const removed = changes.filter(isOut).map(({ food }) => food)
  const added = itemsOf({ ...given, part: { ...given.part, things: foods } }).filter(
    ({ thing }) => !removed.includes(thing),
  )
  return {
    ...(removed.length > 0 && { remove: [...new Set(removed.map(({ said }) => said))] }),
    ...(added.length > 0 && { add: added.map((item) => ({ food: item.thing.said, ...amountSlots(item) })) }),
  }
}

/** "Oat milk instead of the normal stuff": what the usual sort of the food is called. */
function insteadOfUsual({ said }: Thing, text: string): string | undefined {
  const [noun, sort] = said.split(' ').toReversed()
  return sort !== undefined && INSTEAD_OF_USUAL.test(text) ? noun : undefined
}
const INSTEAD_OF_USUAL =
  / (?:instead of|rather than|in place of|not)(?: the)? (?:normal|usual|regular|ordinary|standard|plain)(?: one| ones| stuff| kind| sort)? (?=$|in |for |please |now )/

const between = ({ sentence: { tokens } }: Given, { end }: Thing, { start }: Thing): string =>
  tokens
    .slice(end, start)
    .map(({ text }) => text)
    .join(' ')

const behind = ({ sentence, part }: Given, { end }: Thing): string =>
  sentence.tokens
    .slice(end, part.end)
    .map(({ text }) => ` ${text}`)
    .join('')

/** The words of the message from a pattern on, as they were written. */
function rawBehind(
  { sentence: { tokens }, part }: Given,
  isBefore: (words: string) => boolean,
): string | undefined {
  for (let at = part.end - 1; at > part.start; at -= 1) {
    const words = tokens
      .slice(Math.max(part.start, at - 3), at)
      .map(({ text }) => text)
      .join(' ')
    if (!isBefore(words)) continue
    const said = tokens.slice(at, part.end).filter(({ text }) => !/^(?:lol|please|pls|instead)$/.test(text))
    return said
      .map(({ raw }) => raw)
      .join(' ')
      .replace(/ from now on$/, '')
  }
  return undefined
}

/** The words behind the first of a sort that stands behind "rename" or the like. */
function rawBehindFirst(given: Given, word: RegExp): string | undefined {
  const { tokens } = given.sentence
  const at = tokens.findIndex(
    ({ text }, index) => index > given.part.start && index < given.part.end - 1 && word.test(text),
  )
  return at < 0 ? undefined : rawFrom(given, at + 1).replaceAll(/ (?:lol|please|pls|instead)\b/g, '')
}

/** The words of the part from a token on, up to a reason behind a comma. */
const rawFrom = ({ sentence: { tokens }, part }: Given, start: number): string =>
  tokens
    .slice(start, reasonAt(tokens, { start, end: part.end }))
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/ from now on$/, '')

/** Where a reason begins: "..., it's not mine". */
function reasonAt(
  tokens: Given['sentence']['tokens'],
  { start, end }: { start: number; end: number },
): number {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > start &&
      index < end &&
      tokens[index - 1]?.stop === ',' &&
      /^(?:its|thats|theyre|cos|coz|because|since|as)$/.test(text),
  )
  return at < 0 ? end : at
}

/** A new name: "rename it to ...", "call it ...". */
function newNameOf(given: Given): string | null | undefined {
  const text = textOf(given)
  if (!/ (?:rename|renamed|call|name|called|title) /.test(text)) return undefined
  const behindCall = rawBehind(given, (words) => /\b(?:call|name) (?:it|that|this)$/.test(words))
  const behindTo = / (?:rename|renamed|change|title|name) /.test(text)
    ? rawBehindFirst(given, /^(?:to|as|into)$/)
    : undefined
  const behindColon = behindStop(given)
  const named = ownRecipe(given, 'recipes')
  const isCalled = named !== undefined && /\bcall(?: the| my)?$/.test(wordsBefore(given, named.start, 2))
  const behindName = isCalled ? rawFrom(given, named.end) : undefined
  const until = (name: string | undefined): string | undefined =>
    name?.split(/,? (?:and|then) (?=make|add|double|bump|\d)/)[0]
  const name = until(behindCall ?? behindName ?? behindTo) ?? wordsOf(given, 'name') ?? behindColon ?? null
  return name !== null && /^(?:please )?(?:change|rename|fix|do|sort) (?:it|that|this|the name)\b/i.test(name)
    ? null
    : name
}

/** The words behind a colon or, without one, behind the first comma. */
function behindStop({ sentence: { tokens }, part }: Given): string | undefined {
  const inside = tokens.slice(part.start, part.end)
  const colon = inside.findIndex(({ stop }) => stop.includes(':'))
  const at = colon >= 0 ? colon : inside.findIndex(({ stop }) => stop.includes(','))
  if (at < 0 || at === inside.length - 1) return undefined
  return inside
    .slice(at + 1)
    .map(({ raw }) => raw)
    .join(' ')
}

/** What is to be noted: behind "that" or a colon, before "write it in" at the end, otherwise behind what says that it is a note. */
function notesOf(given: Given): string | null | undefined {
  if (!/ (?:note|notes|jot|write) | recipe that /.test(textOf(given))) return undefined
  const raw = given.sentence.tokens.slice(given.part.start, given.part.end)
  const end = raw.findIndex(
    ({ text, stop }, at) =>
      stop !== '' &&
      /^(?:note|write|put|jot)/.test(raw[at + 1]?.text ?? '') &&
      raw.length - at < 7 &&
      text !== '',
  )
  const before = beforeNoteThat(given)
  if (before !== undefined) return before
  const said = rawBehind(given, (words) => /\b(?:note|notes|write|says|recipe)(?: down)? that$/.test(words))
  if (said !== undefined) return said.replace(/^(?:it|it.?s) /, '')
  if (end > 0)
    return raw
      .slice(0, end + 1)
      .map((token) => token.raw)
      .join(' ')
  return (
    behindStop(given) ??
    rawBehind(given, (words) => /\b(?:that|note|notes|recipe|says|it|on)$/.test(words)) ??
    null
  )
}

/** "Make it milder for the kids and note that on the recipe": what is to be noted stands before. */
function beforeNoteThat(given: Given): string | undefined {
  const words = given.sentence.tokens.slice(given.part.start, given.part.end)
  const at = words.findIndex(
    ({ text }, place) =>
      place > 2 &&
      /^(?:note|write|jot|put)$/.test(text) &&
      /^(?:that|it|this)$/.test(words[place + 1]?.text ?? '') &&
      /^(?:|on|in|into|for|to|down)$/.test(words[place + 2]?.text ?? ''),
  )
  const until = words[at - 1]?.text === 'and' ? at - 1 : at
  return at < 0
    ? undefined
    : words
        .slice(0, until)
        .map(({ raw }) => raw)
        .join(' ')
}

/** What is swapped before a note or a new name: "swap the potato for swede, and note that it cooks longer". */
function swapBefore(given: Given, { named, word }: { named: Thing | undefined; word: RegExp }): Changes {
  const { tokens } = given.sentence
  const end = tokens.findIndex(
    ({ text }, at) => at > given.part.start && at < given.part.end && word.test(text),
  )
  if (end < 0) return {}
  const things = given.part.things.filter((thing) => thing.end <= end)
  const before = { ...given, part: { ...given.part, end, things } }
  if (!SWAPS.test(textOf(before))) return {}
  const { swap } = changesOfFoods(before, named)
  return swap === undefined ? {} : { swap }
}

/** A note without the name of its recipe: "less sugar in the buns" of the buns is "less sugar". */
function withoutName(note: string | null | undefined, named: Thing | undefined): string | null | undefined {
  if (typeof note !== 'string' || named === undefined) return note
  const name = `(?:in|for|to|by|with|on|of) (?:the |my |our )?${named.said.replaceAll(/[^a-z0-9 ]/g, '.')}(?: recipe)?`
  const bare = note
    .replace(/^note (?:inside |in it |on it |there |that |to it |it )?/i, '')
    .replace(new RegExp(`^${name}[,:]? `, 'i'), '')
    .replace(new RegExp(` ${name}$`, 'i'), '')
    .replace(/^(?:is|its) /i, '')
  return bare === '' ? note : bare
}

/** Changes a recipe: its name, its notes, its foods or its servings. */
export const updateRecipe: Filler = (given) => {
  const nearest = ownRecipe(given, 'recipes')
  // "Swap the tahini for yoghurt in it": foods are named and no recipe.
  const isFood = nearest === undefined || nearest.own.every(({ home }) => home !== 'recipes')
  const spoken = isFood && / (?:it|that|this) /.test(textOf(given)) ? spokenOf(given) : null
  const named = spoken === null ? nearest : undefined
  const name = spoken ?? recipeName(given, 'recipes')
  const newName = newNameOf(given)
  const notes = withoutName(notesOf(given), named)
  if (notes !== undefined && newName === undefined)
    return [
      act('update_recipe', {
        name,
        ...swapBefore(given, { named, word: /^(?:note|notes|jot|write)$/ }),
        notes,
      }),
    ]
  const beside = named ?? (name === null ? undefined : given.part.things.find(({ said }) => said === name))
  const changes = changesOfFoods(given, beside)
  const isChanged = Object.keys(changes).length > 0
  const servings =
    / (?:serve|serves|servings|portions|people|for \d+) /.test(textOf(given)) || !isChanged
      ? servingsOf(given)
      : undefined
  if (newName !== undefined) {
    const { add: _add, swap: _swap, ...rest } = changes
    const swap = swapBefore(given, { named, word: /^(?:call|name|rename|title)$/ })
    return [act('update_recipe', { name, new_name: newName, ...rest, ...swap, servings })]
  }
  // "Change the congee recipe" does not say how.
  const untold = isChanged || servings !== undefined ? {} : { notes: null }
  return [act('update_recipe', { name, ...changes, ...untold, servings: isChanged ? undefined : servings })]
}
