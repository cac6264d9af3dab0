import type { LinearModel } from '../models/linear-model.ts'
import type { Mark } from '../words/marks.ts'
import { AS_EATEN, LISTING, longerNames, namesAsEaten, namesLeftOut } from './names-in-lists.ts'
import { rolesOf, type RoleSpan, type Roles } from './role-tagger.ts'
import type { ThingRole } from './roles.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Given } from '../slots/given.ts'
import { namesNothing } from './thing-tagger.ts'
import { thingOf, type Part, type Thing } from './things-and-parts.ts'
import { takingTools } from '../meanings/tools.ts'

/** How sure a role has to be: to bring in a thing that was not found before, and to leave out a found thing or mark. */
const BRINGS_IN = 0.7
const LEAVES_OUT = { thing: 0.6, mark: 0.85 }
/** How sure the words of a thing have to be to count beyond the words that were found first: "toad in the hole" for "toad". */
const REACHES = 0.6

/** Tools whose slots are reckoned from what is named, so that a name or an amount counts though no slot has it. */
const RECKONS = new Set(
  'compare_foods update_recipe log_water move_meal swap_meals remove_meal repeat_meal copy_week select calculate_recommended_goals get_today_progress get_weekly_summary'.split(
    ' ',
  ),
)
/** Tools with a place for each of several things: one that was told of the second is no mistake. */
const PLACES = new Set(['add_item', 'bought', 'move_item'])
/** Tools that set an amount, and words right before the one that is set: "it says one, should be two", "6 no 12". */
const SETS = new Set(['set_shopping', 'scale_recipe'])
const PUT = /^(?:be|it|becomes?|want|so|no|say)$/
/** Tools that several recipes may be meant for. */
const OF_RECIPES = new Set(['cook_recipe', 'propose_recipe_log', 'add_missing_to_shopping', 'delete_recipe'])
/** Roles of words that are no names of things. */
const NO_THINGS: ReadonlySet<ThingRole> = new Set<ThingRole>(['who', 'name', 'task'])

/** Words that stand between names and are none. */
const NO_NAME = new Set('but and or so then also too it them they this that please thanks plus'.split(' '))
const isNamed = ({ words }: Thing): boolean => !words.every((word) => NO_NAME.has(word))

type Stretch = { start: number; end: number }
const overlaps = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end

/**
 * What fills the slots of a part, now that it is known what tool it means: its things and marks with their roles, without those
 * that play none. Of each sort at least one stays.
 */
export function inRoles(
  given: Given,
  { tool, roles: model }: { tool: string; roles: LinearModel },
): { given: Given; roles: Roles } {
  const { sentence, parts } = given
  const part = { ...given.part, things: given.part.things.filter(isNamed) }
  const roles = rolesOf(model, sentence, { start: part.start, end: part.end, tool })
  const marks = new Map(sentence.marks.map((mark) => [mark, { ...mark, ...roleOf(roles, mark) }]))
  const isSeen = (mark: Mark): boolean =>
    RECKONS.has(tool) ||
    mark.start < part.start ||
    mark.start >= part.end ||
    ['unit', 'address'].includes(mark.kind) ||
    (mark.kind === 'place' && PLACES.has(tool)) ||
    (mark.kind === 'number' && SETS.has(tool) && PUT.test(sentence.tokens[mark.start - 1]?.text ?? '')) ||
    (mark.kind === 'number' && isHeldAgainst(sentence, { tool, mark })) ||
    // "Half kg" and "half the cheese" are amounts, however sure it seems that "half" plays no role: without it all would be taken.
    (mark.kind === 'number' &&
      Number(mark.value) < 1 &&
      (sentence.markAt[mark.end]?.kind === 'unit' || takingTools.has(tool))) ||
    roles.isIdle(mark.start, mark.end) < LEAVES_OUT.mark ||
    !sentence.marks.some((other) => other.kind === mark.kind && roles.marks.has(other))
  const played: Part = {
    ...part,
    things: thingsPlaying(given, { tool, roles }),
    words: roles.things.filter(({ role }) => NO_THINGS.has(role)),
  }
  const filled: Given = {
    ...given,
    sentence: {
      ...sentence,
      marks: sentence.marks.flatMap((mark) => (isSeen(mark) ? (marks.get(mark) ?? []) : [])),
      markAt: sentence.markAt.map((mark) => (mark && isSeen(mark) ? marks.get(mark) : undefined)),
    },
    part: played,
    parts: parts.map((one) => (one === part ? played : one)),
  }
  return { given: filled, roles }
}

/** Is a number held against others, whatever role it has: "I ate 8 but I logged 6", "swim 350, bike 600", and "two more" with what an entry has? */
function isHeldAgainst({ tokens }: Sentence, { tool, mark }: { tool: string; mark: Mark }): boolean {
  if (tool === 'apply_daily_workout_offset') return true
  const isWritten = tokens.some(({ text }) => /^(?:logged|recorded|registered|entered|wrote)$/.test(text))
  return tool === 'update_food_log' && (isWritten || tokens[mark.end]?.text === 'more')
}

function roleOf({ marks }: Roles, mark: Mark): Pick<Mark, 'role'> {
  const role = marks.get(mark)
  return role === undefined ? {} : { role }
}

/** "The gouda, not the brie": who puts right what was done names both foods. */
function putsRight({ sentence: { tokens }, part, situation: { open, before } }: Given): boolean {
  const isDenied = tokens.slice(part.start, part.end).some(({ text }) => /^(?:not|meant|mean)$/.test(text))
  return isDenied && open === undefined && before.length > 0
}

function thingsPlaying(given: Given, { tool, roles }: { tool: string; roles: Roles }): readonly Thing[] {
  const { sentence, part } = given
  const isPutRight = putsRight(given)
  const named = roles.things.filter((span) => !NO_THINGS.has(span.role) && !isThrowing(sentence, span))
  const withRole = (thing: Thing): Thing => {
    const span: RoleSpan | undefined = named.find((one) => overlaps(one, thing))
    if (span === undefined) return thing
    const isLonger =
      span.sureness > REACHES &&
      isName(sentence, span) &&
      (span.start === thing.start
        ? span.end > thing.end
        : (sentence.commonness[span.start] ?? 0) > 3 && span.end >= thing.end) &&
      part.things.filter((one) => overlaps(one, span)).length === 1
    return { ...(isLonger ? thingOf(sentence, span) : thing), role: span.role }
  }
  const isPlaying = ({ start, end, words, own }: Thing): boolean =>
    RECKONS.has(tool) ||
    isPutRight ||
    // A recipe of the person that is called by its whole name is meant beside another one.
    (OF_RECIPES.has(tool) &&
      own.some((one) => one.home === 'recipes' && one.words.join(' ') === words.join(' '))) ||
    roles.isIdle(start, end) < LEAVES_OUT.thing
  const kept = part.things
    .filter((thing) => !isThrowing(sentence, thing))
    .filter(
      (thing, index) =>
        isPlaying(thing) || isJoined(sentence, thing, part.things.slice(0, index).findLast(isPlaying)),
    )
    .map(withRole)
  const brought = named
    .filter(
      (span) =>
        (span.sureness > BRINGS_IN || isOwnName(sentence, span)) &&
        isName(sentence, span) &&
        !namesNothing(sentence, span) &&
        !part.things.some((thing) => overlaps(thing, span)),
    )
    .map((span) => ({ ...thingOf(sentence, span), role: span.role }))
  const things = [...kept, ...brought]
    .map((thing) => withoutNextSentence(sentence, thing))
    .toSorted((one, other) => one.start - other.start)
  const played = things.length > 0 ? things : part.things.filter((thing) => !isThrowing(sentence, thing))
  const whole = wholeNames({ sentence, part }, { tool, things: played })
  return ADDS.has(tool) ? meantInList(sentence, part, whole) : whole
}

/** The things with what a tool's names have beside what was found. */
function wholeNames(
  { sentence, part }: Pick<Given, 'sentence' | 'part'>,
  { tool, things }: { tool: string; things: readonly Thing[] },
): readonly Thing[] {
  const isLeftOut = (one: Stretch): boolean =>
    NAMES_ALL.has(tool) ||
    (tool === 'move_item' && isBeforePlace(sentence, one)) ||
    (ADDS.has(tool) && things.some((thing) => isBesideAnd(sentence, one, thing)))
  const leftOut = knownLeftOut(sentence, part, things).filter(isLeftOut)
  const named = [...things, ...leftOut].toSorted((one, other) => one.start - other.start)
  const all = LISTING.has(tool) ? asListed(sentence, part, named) : named
  return AS_EATEN.has(tool) ? inSpans(sentence, all, namesAsEaten(sentence, part, all)) : all
}

/** The things with other beginnings and ends. */
function inSpans(sentence: Sentence, things: readonly Thing[], spans: readonly Stretch[]): Thing[] {
  return things.map((thing, index) => {
    const { start, end } = spans[index] ?? thing
    if (thing.start === start && thing.end === end) return thing
    return { ...thingOf(sentence, { start, end }), ...(thing.role !== undefined && { role: thing.role }) }
  })
}

/** "Doesn't do lamb, she's not allergic": a name ends before whom the next sentence is about. */
function withoutNextSentence(sentence: Sentence, thing: Thing): Thing {
  const isLast = /^(?:s?hes?|theyre|they|its|im|ive|i|we|weve)$/.test(
    sentence.tokens[thing.end - 1]?.text ?? '',
  )
  if (!isLast || thing.end - thing.start < 2) return thing
  const shorter = thingOf(sentence, { start: thing.start, end: thing.end - 1 })
  return { ...shorter, ...(thing.role !== undefined && { role: thing.role }) }
}

/** Is a stretch the whole name of something that the person has? */
const isOwnName = (sentence: Sentence, span: Stretch): boolean =>
  thingOf(sentence, span).own.some(
    ({ words }) => words.join(' ') === sentence.words.slice(span.start, span.end).join(' '),
  )

/** "Chuck the avos", "sub the oats": what to do and no beef and no sandwich, unless "steak" or the like follows. */
const isThrowing = ({ tokens }: Sentence, { start, end }: Stretch): boolean =>
  end === start + 1 &&
  ((tokens[start]?.text === 'sub' && /^(?:the|in|my|out|for)$/.test(tokens[end]?.text ?? '')) ||
    (/^(?:chuck|toss)$/.test(tokens[start]?.text ?? '') &&
      !/^(?:steaks?|roast|beef|eye)$/.test(tokens[end]?.text ?? '') &&
      !/^(?:of|beef|the)$/.test(tokens[start - 1]?.text ?? '')))

/** "Bread and cheese": a food that a list knows, right behind "and" and a thing that plays a role, plays the same one. */
function isJoined({ tokens, foodAt }: Sentence, { start }: Thing, before: Thing | undefined): boolean {
  return (
    before !== undefined &&
    before.end === start - 1 &&
    tokens[before.end]?.text === 'and' &&
    foodAt[start] === 'B'
  )
}

/** "Pork freezer, salmon fridge": what a place stands right behind goes there. */
const isBeforePlace = ({ foodAt, markAt }: Sentence, { start, end }: Stretch): boolean =>
  markAt[end]?.kind === 'place' && foodAt[start] === 'B'

/** "Parsley and dill": is "and" all that stands between two names? */
function isBesideAnd({ tokens }: Sentence, one: Stretch, other: Stretch): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return second.start === first.end + 1 && tokens[first.end]?.text === 'and'
}

/** Tools to whose calls no food counts that is only told why, or that is not there or not wanted. */
const ADDS = new Set(
  'add_to_shopping add_item bought move_item propose_food_log check_off discard_item use_item'.split(' '),
)

/** The things of a list without what they are for, what was not to be had, and what was said by mistake. */
function meantInList(
  { tokens }: Sentence,
  { start: from }: Part,
  things: readonly Thing[],
): readonly Thing[] {
  const textBetween = (start: number, end: number): string =>
    tokens
      .slice(Math.max(0, start), end)
      .map(({ text }) => text)
      .join(' ')
  const isMeant = ({ start, end }: Thing, index: number): boolean => {
    const before = textBetween(Math.max(from, start - 3), start)
    const next = things[index + 1]
    const until = next === undefined ? '' : ` ${textBetween(end, next.start)} `
    return (
      !(index > 0 && FOR.test(before)) &&
      !(things.length > 1 && NOT_HAD.test(before)) &&
      !NOT_THERE.test(textBetween(end, end + 4)) &&
      !(next !== undefined && INSTEAD.test(until) && next.start - end < 6)
    )
  }
  const meant = things.filter(isMeant)
  return meant.length > 0 ? meant : things
}
const FOR = /\bfor(?: (?:the|my|our|a|that|his|her))?(?: \w+s)?$/
const NOT_HAD =
  /\b(?:no|not|but not|but no|without|theyd no|they had no|couldnt (?:get|find)|didnt (?:get|find|see)|cant find|(?:hunting|looking|waiting) for|still need|leave|keep)(?: the| those| any| my)?$/
const NOT_THERE =
  /^(?:(?:was|were|wasnt|werent) ?(?:not|missing|sold|out)?|not found|nowhere|sold out|(?:is|are) (?:still )?(?:fine|ok|okay)|stays?|(?:can|could) (?:stay|stop|wait)|next time|(?:they|he|she|it)(?:d| had)? (?:had )?(?:not|none)|they hadnt|they didnt have)\b/
const INSTEAD = / (?:no wait|wait no|no no|i mean|scratch that|make that|or rather|on second thoughts|no) /

/** Tools to whose calls each food counts that is named. */
const NAMES_ALL = new Set([
  'update_recipe',
  'compare_foods',
  'edit_open',
  'remember_preference',
  'create_recipe',
])

/** The known foods of a part that were not found. */
function knownLeftOut(sentence: Sentence, { start, end }: Stretch, things: readonly Thing[]): Thing[] {
  const spans: Stretch[] = []
  for (let at = start; at < end; at += 1) {
    const last = spans.at(-1)
    if (sentence.foodAt[at] === 'B') spans.push({ start: at, end: at + 1 })
    else if (sentence.foodAt[at] === 'I' && last?.end === at) last.end = at + 1
  }
  return spans
    .filter(
      (span) =>
        !isThrowing(sentence, span) &&
        sentence.markAt[span.start]?.kind !== 'meal' &&
        sentence.markAt[span.start]?.kind !== 'unit' &&
        sentence.markAt[span.start]?.kind !== 'nutrient' &&
        (sentence.commonness[span.start] ?? 0) > 1 &&
        !things.some((thing) => overlaps(thing, span)),
    )
    .map((span) => thingOf(sentence, span))
}

/** The things of a list, with what is seen to be a name by where it stands. */
function asListed(sentence: Sentence, part: Part, things: readonly Thing[]): readonly Thing[] {
  const longer = inSpans(sentence, things, longerNames(sentence, part, things))
  const leftOut = namesLeftOut(sentence, part, longer).map((span) => thingOf(sentence, span))
  return [...longer, ...leftOut].toSorted((one, other) => one.start - other.start)
}

/** A name neither begins nor ends with one of the most common words, unless lists know it. */
function isName({ commonness, foodAt, ownAt }: Sentence, { start, end }: Stretch): boolean {
  return [start, end - 1].every((at) => (commonness[at] ?? 0) > 1 || foodAt[at] !== 'O' || ownAt[at] !== 'O')
}
