import { withoutEnding } from '@alfred/language'

const UNIT = '(?:k?cals?|k?calories|calorie|kilocalories)\\b'
const FIGURE = '(?<![\\d.,:])(?<figure>\\d+(?:\\.\\d+)?)(?![\\d:]|[.,]\\d)'
const ABOUT = '(?:(?:about|around|roughly|some|like|maybe|ca\\.?) )?'
const BURNED = '\\bburn(?:ed|t|ing)?(?: off)?'
/** No other unit stands behind the figure: "burned 45 minutes", "burned 3 km". */
const NO_UNIT =
  '(?=(?:ish)?(?:[ ,]*$|[,;!?+&\\n]|\\.(?!\\d)| (?:on|at|in|by|with|today|tonight|yesterday|this|so|and|off|from|doing|during|while)\\b))'

/** "300 kcal", "about 320ish cals". */
const WITH_UNIT = new RegExp(`${FIGURE}(?:ish)?(?: or so)? ?${UNIT}`, 'giu')
const SAID: readonly RegExp[] = [
  WITH_UNIT,
  // "Calories: 300".
  new RegExp(`\\b${UNIT}(?: ${BURNED})?(?::| =| were| was)? ?${FIGURE}`, 'giu'),
  // "Burned 450 on the bike", "280 burned on the treadmill".
  new RegExp(`${BURNED} ${ABOUT}${FIGURE}${NO_UNIT}`, 'giu'),
  new RegExp(`${FIGURE}(?:ish)?(?: was| were| got)? ${BURNED}\\b`, 'giu'),
  // "300" in a line of its own.
  new RegExp(`^[ ~]*${ABOUT}${FIGURE}(?:ish)?[ .!]*$`, 'gimu'),
]
/** "Three hundred and ten calories". */
const IN_WORDS = new RegExp(
  `\\b(?:hundred|thousand|ten|twelve|fifteen|\\w+ty|(?:hundred|thousand|\\w+ty)[ -](?:and )?\\w+) ${UNIT}`,
  'iu',
)

const figuresOf = (pattern: RegExp, message: string): number[] =>
  [...message.matchAll(pattern)].map(({ groups }) => Number(groups?.['figure']))

/**
 * Does a message say this many calories, by itself or as the sum of what it says? Minutes, kilometres and steps are none: what counts is a figure
 * with its unit, one that was burned without any other unit, and one that stands alone.
 */
export function saysCalories(message: string, calories: number): boolean {
  const sum = figuresOf(WITH_UNIT, message).reduce((all, figure) => all + figure, 0)
  const isWritten = new RegExp(`(?<![\\d.,])${String(calories)}(?!\\d)`).test(message)
  return (
    sum === calories ||
    SAID.some((pattern) => figuresOf(pattern, message).includes(calories)) ||
    (!isWritten && IN_WORDS.test(message))
  )
}

const ALONE = new RegExp(`^${ABOUT}(?:it was |it burned |i burned )?${FIGURE}$`, 'iu')

/** An answer to the question for calories with its unit, which a figure alone leaves out. Undefined where it says none. */
export function caloriesAnswered(answer: string): string | undefined {
  const said = withoutEnding(answer.trim(), '.!')
  if (ALONE.test(said)) return `${said} kcal`
  return SAID.some((pattern) => figuresOf(pattern, said).length > 0) || IN_WORDS.test(said) ? said : undefined
}
