import type { Sentence } from '../words/sentence.ts'
import { readingTools } from './tools.ts'
import type { Segment } from '../words/segments.ts'
import type { Situation } from '../things/situation.ts'

// What the first words of a part rule out, whatever else speaks for it: a question asks for no change, and who says "don't" wants none.

const ASKS =
  /^(?:(?:is|are|was|were|does|should|shall) (?:i|we|the|there|my|our|it|you|that|this|those|they|he|she|a|any)|do (?:i|we|you|they)|did (?:i|we|you|they|he|she)) /
/** Words that ask for something to be told. "How about", "what if" and "where" may come before a wish or be a slip for "were". */
export const WONDERS =
  /^(?:so |and |ok |but |hey |hmm )*(?:what(?! about| if)|which|when|who|how (?:much|many|long|do|does|is|are|come)) /
/** Changes that are asked for by what they would tell: "what do I still need for the lasagne". */
const WONDERED = new Set(
  'cook_recipe redo add_missing_to_shopping create_recipe generate_plan calculate_recommended_goals'.split(
    ' ',
  ),
)
const DENIES =
  /^(?:please |no |oh |alfred |and |but )*(?:dont|do not) (?!forget|let|need|want|like|eat|have|bother|buy|get|drink|think|know)/
const NOT_YET =
  /^(?:and |but )?(?:i |we |he |she |they |ive |weve )?(?:still |just )?(?:havent|hasnt|have not|never got round) /

/** "I forgot to soak the beans": it is not done. */
const FORGOT = /^(?:\w+ ){0,2}(?:forgot to|didnt get round|didnt manage) /

/** Changes that a sentence with "don't" may mean all the same: "don't put it in the diary" of what stands there. */
const DENIED = new Set(
  'set_min_stock remove_from_shopping remove_meal delete_food_log correct_item forget_fact remove_user_goal edit_open update_recipe remember_preference answer undo'.split(
    ' ',
  ),
)
/** "Don't delete the rice", "don't undo it": just that is not wanted, whatever else "don't" may take back. */
const KEEPS =
  /^(?:please |no |oh |alfred |and |but )*(?:dont|do not) (?:delete|remove|undo|cross|tick|strike|scrub|cancel|take (?:\S+ ){1,3}(?:off|out)|forget|change)\b/
const TAKES_BACK = new Set(
  'undo delete_food_log remove_from_shopping remove_meal forget_fact remove_user_goal'.split(' '),
)
/** "Anything past its date?" asks, though no word of a question begins it. */
const ANY = /^(?:so |and |is there |got )*(?:any|anything) /
/** "The eggs say the 21st, are they still good" asks, whatever is told before. */
const STILL_GOOD =
  / (?:are they|is it|is that|are these|is this) (?:still |all |any |now )?(?:ok|okay|fine|safe|good|bad|off|rotten|garbage|edible|eatable|ruined|usable|toxic) /
/** "I have 4 leeks" tells what is there; what was eaten is told with its meal or in the past. */
const HAS =
  /^(?:so |and |ok |hi |well )*(?:i have|we have|ive got|weve got|i have got|we have got) (?:\d|an? |half |one |two |three |four |five |six |some |about )/
const EATS = new Set('propose_food_log log_water'.split(' '))
/** "I've not got garlic" tells of no taste, and of nothing that came. */
const HAS_NONE = /^(?:so |and |but |ok )*(?:ive|i have|weve|we have) (?:not got|no|not any|got no|none) /
const ADDS = new Set('remember_preference add_item bought plan_meals'.split(' '))
const UNDONE = new Set(
  'correct_item delete_food_log undo remember_preference edit_open answer add_to_shopping'.split(' '),
)
const NO_TOOL = new Set('chat none beyond refuse ask aside several answer'.split(' '))

/** May a part mean this, by its first words and the foods in it? */
export function mayMean(
  label: string,
  { tokens, foodAt, markAt }: Sentence,
  { start, end }: Segment,
): boolean {
  // Who names a food of the list does not speak of the whole list.
  if (label === 'clear_shopping' && foodAt.slice(start, end).includes('B')) return false
  if (label === 'decline' && correctsByMark({ tokens, markAt }, { start, end })) return false
  if (NO_TOOL.has(label) || readingTools.has(label)) return true
  if (label === 'undo' && tokens.slice(start, end).some(({ text }) => /^(?:undone|undid|unundo)$/.test(text)))
    return false
  if (STILL_GOOD.test(` ${wordsOf(tokens, { start, end })}`)) return false
  const text = wordsOf(tokens, { start, end: Math.min(end, start + 6) })
  if (KEEPS.test(text) && TAKES_BACK.has(label)) return false
  if (HAS_NONE.test(text) && ADDS.has(label)) return false
  if (EATS.has(label) && HAS.test(text) && !markAt.slice(start, end).some((mark) => mark?.kind === 'meal'))
    return false
  if (ANY.test(text) && tokens[end - 1]?.stop === '?') return false
  if (ASKS.test(text)) return label === 'cook_recipe' || label === 'redo'
  if (WONDERS.test(text)) return WONDERED.has(label)
  if (DENIES.test(text)) return DENIED.has(label)
  if (label === 'done_task' && FORGOT.test(text)) return false
  return !NOT_YET.test(text) || UNDONE.has(label)
}

/** What answers something needs something that waits, and only what was undone is done again. */
export function hasWhatItNeeds(label: string, { open, before }: Situation): boolean {
  if (OF_WHAT_WAITS.test(label)) return open !== undefined
  return label !== 'redo' || before.some(({ acts }) => acts.some(({ tool }) => tool === 'undo'))
}
const OF_WHAT_WAITS = /^(?:confirm|decline|edit_open|select|answer)$/

const wordsOf = (tokens: Sentence['tokens'], { start, end }: Segment): string =>
  `${tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')} `

const CORRECTING: ReadonlySet<string> = new Set(['day', 'meal', 'place', 'number', 'unit'])

/** "No, yesterday" says what it should be instead: a "no" and nothing but days, meals, places or amounts behind it. */
function correctsByMark(
  { tokens, markAt }: Pick<Sentence, 'tokens' | 'markAt'>,
  { start, end }: Segment,
): boolean {
  const kinds = markAt.slice(start + 1, end).map((mark) => mark?.kind ?? '')
  return tokens[start]?.text === 'no' && kinds.length > 0 && kinds.every((kind) => CORRECTING.has(kind))
}
