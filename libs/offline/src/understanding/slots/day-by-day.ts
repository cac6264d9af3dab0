import type { Mark } from '../words/marks.ts'
import { marksIn, type Given } from './given.ts'

/** A dish of a day, of a plan that is told in one breath. */
type DishOfDay = { day: string; meal?: string; title: string }

/** Words before a dish, and behind it, that are no part of it. */
const LEAD = new Set(
  'and then is its are on for the a we i ill well eat do doing have having make making will be with so'.split(
    ' ',
  ),
)
const TAIL = new Set('and then on for the is its we i will at in so this come comes'.split(' '))
/** What is said of a day without a dish. */
const NO_DISH =
  /^(?:|nothing|none|no idea|idk|dunno|free|off|out|open|empty|fast|fasting|tbd|.*\b(?:dont know|no idea|see|fast|away|eat out|eating out)\b.*)$/
/** Words that stand in no name of a dish: something else is said than dishes and days. */
const OF_A_SENTENCE =
  /\b(?:and$|to|take|plan|swap|move|no|not|let|make|what|whats|that|it|stick|put|repeat|already|only|goes|need|needs|doing|menu|as|obvi|hols|stays?|leave|out|off|ok|one|her|his|school|plans?|lunch(?:boxes|es)?|dinners?)\b/
const IS_ONE_DAY = /^(?:\w+day|today|tonight|tomorrow|day after tomorrow)$/
const AS_BEFORE = /^(?:the )?(?:same|same again|ditto)$/
const WORDS_MAX = 5
/** More words than that before the first day say something of their own. */
const WORDS_BEFORE_MAX = 3

/**
 * The dishes of a plan that is told day by day: "mon fish pie, tue pasta, wed beans on toast", "jollof monday, okra soup tuesday". Undefined
 * where something else than a few words stands between the days.
 */
export function dishesDayByDay(given: Given): DishOfDay[] | undefined {
  const { tokens, markAt } = given.sentence
  const { start, end } = given.part
  const days = marksIn(given, 'day').filter(({ value }) => IS_ONE_DAY.test(String(value)))
  const [first] = days
  if (first === undefined || days.length < 2) return undefined
  const isBehind =
    first.start === start ||
    (first.start - start <= WORDS_BEFORE_MAX && /^[:,]$/.test(tokens[first.start - 1]?.stop ?? '')) ||
    /^(?:its|plan|on|so)$/.test(tokens[first.start - 1]?.text ?? '')
  const cells = days.map((day, at) => {
    const [from, until] = isBehind
      ? [day.end, days[at + 1]?.start ?? end]
      : [days[at - 1]?.end ?? start, day.start]
    return { day, ...cellOf({ tokens, markAt }, { start: from, end: until }) }
  })
  const isTold = new Set(days.map(({ value }) => value)).size === days.length
  if (!isTold || cells.some(({ words }) => words.split(' ').length > WORDS_MAX)) return undefined
  const dishes: DishOfDay[] = []
  for (const { day, meal, words } of cells) {
    const title = AS_BEFORE.test(words) ? (dishes.at(-1)?.title ?? '') : words
    if (!NO_DISH.test(title))
      dishes.push({ day: String(day.value), ...(meal !== undefined && { meal }), title })
  }
  return dishes.length < 2 || dishes.some(({ title }) => OF_A_SENTENCE.test(title)) ? undefined : dishes
}

/** The words between two days without what only joins them, and the meal that stands among them. */
function cellOf(
  { tokens, markAt }: Pick<Given['sentence'], 'tokens' | 'markAt'>,
  { start, end }: { start: number; end: number },
): { words: string; meal?: string } {
  const isMeal = (mark: Mark | undefined): boolean => mark?.kind === 'meal'
  const meal = markAt.slice(start, end).find(isMeal)
  const texts = tokens
    .slice(start, end)
    .filter((_, at) => !isMeal(markAt[start + at]))
    .map((token) => token.text)
  const from = texts.findIndex((text) => !LEAD.has(text))
  const until = texts.findLastIndex((text) => !TAIL.has(text)) + 1
  return {
    words: from < 0 ? '' : texts.slice(from, until).join(' '),
    ...(meal && { meal: String(meal.value) }),
  }
}
