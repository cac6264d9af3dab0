import type { BodyMeasure, NutritionArguments } from '@alfred/contracts'
import { activityIn, ageIn, heightIn, sexIn, weightIn } from './body-measures.ts'
import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

type Told = Pick<NutritionArguments<'remember_body'>, BodyMeasure>

/** The words for a measure. */
const WORDS: readonly (readonly [RegExp, BodyMeasure])[] = [
  [/\b(?:weight|weigh)\b/, 'weight_kg'],
  [/\b(?:height|tall)\b/, 'height_cm'],
  [/\b(?:age|old|birthday)\b/, 'age'],
  [/\b(?:sex|gender)\b/, 'sex'],
  [/\b(?:activity|active)\b/, 'activity'],
]
const ALL: readonly BodyMeasure[] = ['sex', 'age', 'height_cm', 'weight_kg', 'activity']

const MEASURE = '(?:weight|height|age|sex|gender|activity(?: level)?)'
const MEASURES = `${MEASURE}(?:(?:,| and|, and) (?:my )?${MEASURE})*`
const BODY =
  '(?:body(?: data| details| measurements| stats| measures| facts| numbers)?|measurements|stats|body and age)'

const ASKS: readonly RegExp[] = [
  `(?:what|which)(?: things| facts)? (?:do|have) you (?:know|kept|got|remember|have|stored?|saved?)(?: saved| stored| kept)? (?:about|of|for|on) my (?:${BODY}|${MEASURES})`,
  `(?:what(?:'s| is| are)|whats|show(?: me)?|tell me|do you (?:know|remember|have)) my (?:${BODY}|${MEASURES})(?: again| on file| saved)?`,
  '(?:how (?:tall|old|heavy) am i|how much do i weigh|what do i weigh)(?: again)?',
].map((pattern) => new RegExp(`^${pattern}$`))

const KEEPS = new RegExp(
  `^(?:keep|remember|save|store|note|hold on to) (?:my (?<what>${MEASURES}|${BODY})|(?<all>all(?: of)? (?:that|this)|that|those|these|it)(?: (?:about|of) (?:me|my body))?) (?:for (?:the )?next time|for later|for my goals|for (?:the )?future(?: goals)?|on file)$`,
)
const KEEPS_MEASURE = new RegExp(
  `^(?:keep|remember|save|store) my (?<what>${MEASURES}|${BODY})(?: (?:please|on file|in mind))?$`,
)
const FORGETS = new RegExp(
  `^(?:forget|delete|remove|erase|clear|drop)(?: about)? (?:my|all(?: of)? my|all (?:you know|that you know) (?:about|of) my) (?<what>${MEASURES}|${BODY})$`,
)
const ASKED = /^(?:(?:please )?(?:remember|keep in mind|note|save|store)(?: that|:)? )(?=i\b|i'm|im\b|my )/
const SETS = new RegExp(
  `^(?:change|update|set|correct|make|put)(?: down)? my ${MEASURE} (?:to|at|as|is|=|:|,)? ?(?=\\d|an? |[a-z])`,
)
/** What somebody says of their own body, and of nothing else. */
const SAYS: readonly RegExp[] = [
  String.raw`(?:i|we both)(?: now| currently| only)? weigh(?: in at)? `,
  String.raw`my (?:current |new )?${MEASURE} (?:(?:today|this morning|right now|now) )?is (?:now )?`,
  String.raw`(?:i'm|im|i am|i've got|i have got)(?: now| currently)?(?: down| up)?(?: to| at)? (?:an? )?(?=\d|one |four |five |six |seven |woman|man\b|female|male|bloke|guy|lad\b|lady|girl|sedentary|(?:very |moderately |lightly |fairly )?active)`,
].map((pattern) => new RegExp(`^${pattern}`))
/** What is told beside a measure makes it about something else: what was eaten, wanted or lost. */
const OF_OTHERS =
  /\b(?:want|lose|gain|goals?|calories|kcal|eat|ate|had|drank|allergic|vegan|vegetarian|hungry|minutes?|hours?|late|from|with)\b/

/** Reads what is kept of one's body: asked for, to be kept, corrected or forgotten. */
export function readBody({ text, isQuestion }: Sentence, message = text): Intent[] | undefined {
  if (ASKS.some((pattern) => pattern.test(text)))
    return [{ tool: 'get_body', arguments: { for_goals: false } }]
  const forgotten = FORGETS.exec(text)?.groups?.['what']
  if (forgotten !== undefined) return forget(measuresIn(forgotten))
  const kept = KEEPS.exec(text) ?? KEEPS_MEASURE.exec(text)
  if (kept !== null) return [remember({ told: measuresIn(kept.groups?.['what'] ?? ''), asked: true })]
  if (isQuestion) return undefined
  return readTold(text.replace(TODAY, ''), message)
}

/** When it was weighed, around what was weighed. */
const TODAY =
  /^(?:today|this morning|right now|as of (?:today|now)|currently),? (?=i\b|my\b)|,? (?:today|this morning|right now|as of (?:today|now))$/g
/** A weight without its unit. */
const BARE_WEIGHT =
  /^(?:i(?: now| currently| only)? weigh(?: in at)?|my (?:current |new )?weight(?: today| this morning| right now| now)? is(?: now)?) (?<weight>\d{2,3}(?:\.\d{1,2})?)$/
/** Who writes so counts in kilograms. */
const IN_KILOGRAMS = /\b(?:kg|kilos?|kilograms?)\b|\d,\d/i

function readBareWeight(text: string, message: string): Intent[] | undefined {
  const weight = BARE_WEIGHT.exec(text)?.groups?.['weight']
  if (weight === undefined) return undefined
  return IN_KILOGRAMS.test(message)
    ? [remember({ weight_kg: Number(weight), asked: false })]
    : [ask(`In kg, or in pounds? Say "I weigh ${weight} kg", for example.`, openSlot('message', text))]
}

function readTold(text: string, message: string): Intent[] | undefined {
  const bare = readBareWeight(text, message)
  if (bare !== undefined) return bare
  const asked = ASKED.exec(text)?.[0] ?? SETS.exec(text)?.[0]
  const said = text.replace(ASKED, '')
  const isSaid = SETS.test(text) || SAYS.some((pattern) => pattern.test(said))
  if (!isSaid || OF_OTHERS.test(said)) return undefined
  const told = bodyIn(said)
  const isSome = Object.values(told).some((value) => value !== null)
  return isSome ? [remember({ ...told, asked: asked !== undefined })] : undefined
}

/** All that a text tells of a body; null for what it does not. */
function bodyIn(text: string): Told {
  const bare = (word: RegExp): number | undefined => {
    const number = word.exec(text)?.[1]
    return number === undefined ? undefined : Number(number)
  }
  return {
    sex: sexIn(text) ?? null,
    age: ageIn(text) ?? bare(/\bmy age (?:to|is|at|as)(?: now)? (\d{2})\b/) ?? null,
    height_cm: heightIn(text) ?? bare(/\bheight (?:to|is|at|as)(?: now)? (\d{3})\b/) ?? null,
    weight_kg: weightIn(text) ?? null,
    activity: activityIn(text) ?? null,
  }
}

const measuresIn = (text: string): BodyMeasure[] => {
  const named = WORDS.flatMap(([word, measure]) => (word.test(text) ? [measure] : []))
  return named.length === 0 || /\b(?:body and)\b/.test(text) ? [...ALL] : named
}

const NOTHING = { sex: null, age: null, height_cm: null, weight_kg: null, activity: null, told: null }

function remember(told: Partial<NutritionArguments<'remember_body'>> & { asked: boolean }): Intent {
  return { tool: 'remember_body', arguments: { ...NOTHING, ...told } }
}

function forget(measures: readonly BodyMeasure[]): Intent[] {
  if (measures.length === ALL.length) return [{ tool: 'forget_body', arguments: { measure: null } }]
  return measures.map((measure) => ({ tool: 'forget_body', arguments: { measure } }))
}
