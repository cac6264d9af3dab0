import type { TurnBrief } from '@alfred/contracts'
import type { Reading } from '../../reading/reading.ts'
import { isOnlyRemarks } from './dish-chosen.ts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { listedDishes } from './listed-dishes.ts'
import type { Search } from './read-cookbook.ts'
import { searchedText } from './searched-text.ts'

/** Reads a message as it was read when it was said. */
type ReadEarlier = (then: TurnBrief) => Pick<Reading<ToolIntent, unknown>, 'calls'>

const OPENING =
  '^(?:(?:hmm*|nah|no|nope|ok|okay|well|sorry|thanks|ooh?|eww?|and|but|so|just|oh|wait|actually|please)[ ,.!]+)*'
const NEAR = '(?:these|those|them|em)'

/** Others than those that were listed are wanted. */
const WANTS_OTHERS = new RegExp(
  [
    `${OPENING}(?:(?:show me|give me|have you(?: got)?|do you have|you have|you got|got|are there|is there|any|some|what)[ ]+)*(?:(?:something|anything|what) else|(?:any |some |a few )?(?:more|others?|other ones|different ones|other (?:ideas|dishes|recipes|suggestions)|more (?:ideas|dishes|recipes|suggestions))|another (?:one|idea|few))(?: (?:have you(?: got)?|do you have|is there|are there|please|thanks|then|instead|can i (?:make|cook)|for me))*[?!. ]*$`,
    `${OPENING}(?:none of ${NEAR}|not ${NEAR}|not any of ${NEAR}|i (?:don't|dont|do not) (?:like|fancy|want) (?:any of )?${NEAR})\\b[^?]{0,40}(?:[.!,] ?(?:you have|have you(?: got)?|got|do you have|any|show me|what else)? ?(?:more|any others|others|any more|something else|what else)?)?[?!. ]*$`,
  ].join('|'),
)

/** Only some of those that were listed are wanted. */
const WANTS_SOME = new RegExp(
  `${OPENING}(?:(?:are |is |have you |do you have |got )?any(?:thing)? of ${NEAR}(?: that)?(?: (?:is|are|be))?|(?:show me )?(?:only|just) (?:the |those |these )?ones(?: that| which)?(?: are)?|(?:do you have|have you(?: got)?|is there|are there|got) (?:one|ones|any|something|anything)(?: that(?:'s| is)| which is)?(?= (?:with|without|under|for) )|which (?:ones|of ${NEAR})(?: (?:is|are|have|has))?) (?<wish>.{3,80}?)(?: tho(?:ugh)?| please)?[?!. ]*$`,
)

/** Dishes that are more of something: "quicker", "something a bit lighter". */
const WANTS_MORE_OF = new RegExp(
  `${OPENING}(?:(?:have you(?: got)?|do you have|is there|are there|got|any|some|make it|i want|i'd like|can i have) )*(?:(?:something|anything|one|ones) )?(?:(?:that's|that is|a bit|a little|much|even) )*(?<more>quicker|faster|easier|simpler|lighter|healthier|cheaper|spicier|heartier|warmer|sweeter)(?: (?:ones?|dishes|recipes|please|than that|than those|though))*[?!. ]*$`,
)
const POSITIVE: Readonly<Record<string, string>> = { faster: 'quick', simpler: 'easy' }
const positiveOf = (more: string): string => POSITIVE[more] ?? more.replace(/ier$/, 'y').replace(/er$/, '')

/** One food is wanted in place of another: "wait, not pork, turkey". */
const WANTS_INSTEAD = new RegExp(
  `${OPENING}(?:not|no) (?<old>\\p{L}{3,20})(?:, but|,| but| -) ?(?:rather |i (?:meant|mean) )?(?<other>\\p{L}[\\p{L} ]{2,30}?)(?: please| instead)?[.! ]*$`,
  'u',
)

/**
 * The search whose dishes the last reply listed, gone on with ("something else"), narrowed ("any of them vegan?") or made for another food ("not
 * pork, turkey"). Undefined where no dishes were listed, or something else is said.
 */
export function dishesListedAgain(brief: TurnBrief, read: ReadEarlier): ToolIntent[] | undefined {
  const { recent_turns: turns, answered, pending } = brief
  const last = turns.length - 1
  const isOfPerson = brief.message.startsWith(brief.route.goal)
  if (!isOfPerson || answered !== null || pending !== null || !lists(turns[last])) return undefined
  const said = plainly(brief.message)
  const searchOf = (at: number, message = turns[at]?.message ?? ''): Search | undefined => {
    const route = { ...brief.route, goal: message }
    // What this message mentions was not mentioned then.
    const understanding = { ...brief.understanding, entity_mentions: [] }
    const { calls } = read({ ...brief, message, route, understanding, recent_turns: turns.slice(0, at) })
    return calls.find((call) => call.tool === 'search_cookbook')?.arguments
  }
  const search = (found: Search | undefined, changed: Partial<Search>): ToolIntent[] | undefined =>
    found && [{ tool: 'search_cookbook', arguments: { ...found, ...changed } }]
  if (WANTS_OTHERS.test(said)) {
    const first = turns.findLastIndex((turn) => lists(turn) && !WANTS_OTHERS.test(plainly(turn.message)))
    return search(searchOf(first), { skip: dishesIn(turns.slice(first)) })
  }
  const { old, other } = WANTS_INSTEAD.exec(said)?.groups ?? {}
  const before = turns[last]?.message.toLowerCase() ?? ''
  if (old !== undefined && other !== undefined && before.includes(old))
    return search(searchOf(last, `${before.replace(old, other)}, no ${old}`), {})
  const { more } = WANTS_MORE_OF.exec(withoutRemark(said))?.groups ?? {}
  const wish = more === undefined ? WANTS_SOME.exec(withoutRemark(said))?.groups?.['wish'] : positiveOf(more)
  const found = wish === undefined ? undefined : searchOf(last)
  const query = searchedText([found?.query ?? found?.foods.join(' and '), wish].join(', '))
  // What was skipped was of the wider list.
  return search(found, { query, skip: null })
}

const plainly = (message: string): string =>
  message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')

type Turn = TurnBrief['recent_turns'][number]

const lists = (turn: Turn | undefined): boolean => turn !== undefined && /\bcookbook: "/i.test(turn.response)

const dishesIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { response }) => sum + listedDishes(response).length, 0)

/** "Ooh, those look nice! Any of them vegan?" asks what its last sentence asks. */
function withoutRemark(said: string): string {
  const [, remark = '', rest = said] = /^(.{0,60}?[.!]+) (.+)$/.exec(said) ?? []
  return isOnlyRemarks(remark) ? rest : said
}
