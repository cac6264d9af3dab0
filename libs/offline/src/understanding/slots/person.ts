import { act, messageOf, nameOf, textOf, wordsOf, type Filler, type Given } from './given.ts'
import { servingsOf } from './servings.ts'

const DIETS: readonly (readonly [RegExp, string])[] = [
  [/ vegans? /, 'vegan'],
  [/ (?:vegetarian|vegetarians|veggie|veggies|vege) /, 'vegetarian'],
  [/ (?:pescatarian|pescetarian) /, 'pescatarian'],
  [/ gluten free /, 'gluten free'],
  [/ dairy free /, 'dairy free'],
  [/ (?:keto|ketogenic) /, 'keto'],
  [/ low carb /, 'low carb'],
  [/ halal /, 'halal'],
  [/ kosher /, 'kosher'],
  [/ low (?:salt|sodium) /, 'low sodium'],
  [/ (?:diabetic|type 2|type 1|diabetes) /, 'diabetic'],
  [/ no pork /, 'no pork'],
  [/ paleo /, 'paleo'],
]
const EQUIPMENT =
  / ((?:no |a |an )?(?:air fryer|slow cooker|pressure cooker|instant pot|microwave|oven|bbq|barbecue|wok|blender|food processor|rice cooker|stand mixer|bread maker|bread machine|pizza oven|hob|grill|freezer|steamer|toaster|thermomix|ice cream maker|waffle maker|dishwasher)) /
const ALLERGY =
  / (?:allergic|allergy|allergies|intolerant|intolerance|coeliac|celiac|anaphylactic|anaphylaxis|reacts|reaction|swells?|swell up|hives|rash|cant have|cant eat|cannot eat|cannot have|not allowed|mustnt have|epipen) /
const DISLIKE =
  / (?:hate|hates|hated|dislike|dislikes|cant stand|cannot stand|dont like|doesnt like|do not like|does not like|not a fan|cant bear|wont eat|dont eat|doesnt eat|wont touch|not keen|no more|gone off|went off|stop giving|never give|cant abide|not fond|sick of|detest|despise|loathe|gross|yuck|disgusting) /
const LIKE =
  / (?:love|loves|like|likes|prefer|prefers|favourite|favorite|adore|adores|big fan|partial to|fan of|crazy about|mad about) /

const PEOPLE =
  'husband|wife|partner|boyfriend|girlfriend|son|daughter|mum|mother|dad|father|sister|brother|nan|gran|grandma|grandad|grandpa|granny|flatmate|housemate|roommate|friend|mate|uncle|aunt|auntie|cousin|niece|nephew|kid|kids|toddler|baby|mother in law|father in law|grandson|granddaughter|fiance|stepson|stepdaughter|boss|neighbour'

/** The person that a part is about, when it is not the speaker: a name or "my sister". */
export function whoOf(given: Given): string | undefined {
  const told = wordsOf(given, 'who')
  if (told !== undefined) return told.replace(/['’]s$/, '')
  const kin = new RegExp(
    ` (?:my |our |the )?((?:${PEOPLE})(?: \\p{L}+(?= (?:is|has|cant|hates|loves|wont)))?)s? `,
    'u',
  ).exec(textOf(given))?.[1]
  return kin ?? namedIn(given)
}

/** A name: a capital in the middle of a sentence or before a verb of somebody else, that is no day and no food. */
function namedIn({ sentence, part }: Given): string | undefined {
  for (let at = part.start; at < part.end; at += 1) {
    const token = sentence.tokens[at]
    if (
      token === undefined ||
      !/^\p{Lu}\p{Ll}+/u.test(token.raw) ||
      sentence.markAt[at] !== undefined ||
      NO_NAME.has(token.text)
    )
      continue
    if (part.things.some(({ start, end }) => at >= start && at < end)) continue
    const isSubject =
      /^(?:is|has|cant|hates|loves|wont|doesnt|likes|isnt|will|eats|can|gets|prefers|wants|only|and|s)$/.test(
        sentence.tokens[at + 1]?.text ?? '',
      )
    if (at > part.start || isSubject) return token.raw.replace(/['’]s$/, '')
  }
  return undefined
}
const NO_NAME = new Set(
  'i im ive ill id alfred monday tuesday wednesday thursday friday saturday sunday tesco aldi lidl asda morrisons waitrose sainsburys english please hello hi the my we and btw ok'.split(
    ' ',
  ),
)

function kindOf(given: Given): { kind: string; value: unknown } | undefined {
  const text = textOf(given)
  const [thing] = given.part.things
  const food = thing && nameOf(thing, 'preferences')
  const diet = DIETS.find(([pattern]) => pattern.test(text))?.[1]
  if (/ (?:coeliac|celiac) /.test(text)) return { kind: 'allergy', value: 'gluten' }
  if (ALLERGY.test(text)) return { kind: 'allergy', value: food ?? allergenIn(text) ?? null }
  const equipment = EQUIPMENT.exec(text)?.[1]?.replace(/^(?:a|an) /, '')
  if (equipment !== undefined && food === undefined)
    return {
      kind: 'equipment',
      value:
        / (?:no|dont have|havent got|broke|broken|without|never) /.test(text) && !equipment.startsWith('no ')
          ? `no ${equipment}`
          : equipment,
    }
  if (DISLIKE.test(text) && food !== undefined) return { kind: 'dislike', value: food }
  if (diet !== undefined) return { kind: 'diet', value: diet }
  const skill =
    / (beginner|novice|expert|professional chef|advanced cook|confident cook|experienced cook|trained chef) /.exec(
      text,
    )?.[1]
  if (skill !== undefined) return { kind: 'skill', value: skill }
  const servings = servingsOf(given)
  if (servings !== undefined && food === undefined) return { kind: 'servings', value: servings }
  if (LIKE.test(text) && food !== undefined) return { kind: 'like', value: food }
  if (food !== undefined && / (?:no|not|never|cant|wont|dont|without|doesnt) /.test(text))
    return { kind: 'dislike', value: food }
  return / (?:always|usually|every|fridays|mondays|never|we eat|i eat|breakfast|dinner|lunch) /.test(text)
    ? { kind: 'routine', value: text.trim() }
    : undefined
}

function allergenIn(text: string): string | undefined {
  return / (nuts?|peanuts?|gluten|dairy|lactose|shellfish|eggs?|fish|soy|soya|sesame|wheat|milk|mustard|celery|sulphites?|kiwi|penicillin) /.exec(
    text,
  )?.[1]
}

const remember: Filler = (given) => {
  const told = kindOf(given) ?? { kind: 'routine', value: textOf(given).trim() }
  const values =
    told.kind === 'allergy' || told.kind === 'dislike' || told.kind === 'like'
      ? given.part.things.map((thing) => nameOf(thing, 'preferences'))
      : []
  const who = whoOf(given)
  return (values.length > 1 ? values : [told.value]).map((value) =>
    act('remember_preference', { kind: told.kind, value, who }),
  )
}

const forget: Filler = (given) => {
  const own =
    given.part.things.flatMap((thing) => thing.own).find(({ home }) => home === 'preferences')?.row ??
    ownPreference(given)
  const told = kindOf(given)
  const who = whoOf(given)
  return [
    act('forget_preference', {
      kind: own?.['kind'] ?? told?.kind,
      value: own?.['value'] ?? told?.value ?? null,
      who: who ?? own?.['who'],
    }),
  ]
}

function ownPreference(given: Given): Readonly<Record<string, unknown>> | undefined {
  const words = new Set(messageOf(given).trim().split(' '))
  return given.situation.state.preferences.find(
    (row) =>
      typeof row !== 'string' &&
      String(row['value'] ?? '')
        .split(' ')
        .every((word) => words.has(word)),
  ) as Readonly<Record<string, unknown>> | undefined
}

const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/ (?:allergy|allergies|allergic|intolerances?|cant eat|swells) /, 'allergy'],
  [/ (?:dislikes?|hates?|dont like) /, 'dislike'],
  [/ diets? /, 'diet'],
  [/ (?:equipment|kit|gadgets|appliances) /, 'equipment'],
  [/ (?:like|likes|favourites?) /, 'like'],
]

export const person: Readonly<Record<string, Filler>> = {
  remember_preference: remember,
  forget_preference: forget,
  list_preferences: (given) => [
    act('list_preferences', {
      who: whoOf(given),
      about: ABOUT.find(([pattern]) => pattern.test(textOf(given)))?.[1],
    }),
  ],
  remember_fact: (given) => [act('remember_fact', { text: textOf(given).trim() })],
  recall: (given) => [act('recall', { about: textOf(given).trim() })],
  forget_fact: (given) => [act('forget_fact', { about: behindAbout(given) })],
}

function behindAbout(given: Given): string {
  const text = textOf(given)
  return /(?:about|that|the) (.+)$/.exec(text.trim())?.[1] ?? text.trim()
}
