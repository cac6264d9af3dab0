import type { Thing } from '../things/things-and-parts.ts'
import { attitudesOf, attitudeTo, isFine, isSymptom, liked, nameBeside } from './attitudes.ts'
import { namesOfCuisines } from './cuisines.ts'
import { dietIn, dietNamed } from './diets.ts'
import { equipmentOf } from './equipment.ts'
import { keptLikewise, valueBefore } from './kept-before.ts'
import {
  act,
  marksIn,
  messageOf,
  textOf,
  wordsBefore,
  wordsBehind,
  type Filler,
  type Given,
} from './given.ts'
import { bothNamed, kinOf, placeOfNamed, whoOf, whoOfFood } from './person-named.ts'
import { servingsOf } from './servings.ts'

/** What is told, the food that it is told of, and whether it is kept of the speaker whoever is named. */
type Told = { kind: string; value: unknown; food?: Place; isOwn?: boolean }
type Place = Pick<Thing, 'start' | 'end'>

/** What a part tells to remember, without whom it is of. */
function toldIn(given: Given): Told[] {
  const text = textOf(given)
  const said = attitudesOf(given)
  const meant = given.part.things.filter(
    (thing) =>
      !isPerson(given, thing) &&
      !isSymptom(thing) &&
      !isFine(given, thing) &&
      !isDenied(given, thing) &&
      !isLikened(given, thing) &&
      isToldOf(given, thing, said),
  )
  const foods = meant.length > 0 ? meant : given.part.things.filter((thing) => !isPerson(given, thing))
  const servings = householdOf(given) ?? servingsOf(given)
  const alsoServings = servings === undefined ? [] : [{ kind: 'servings', value: servings, isOwn: true }]
  if (/ (?:coeliac|celiac) /.test(text)) {
    const others = foods.filter(
      (food) => !/gluten|c(?:o)?eliac/.test(food.said) && attitudeIn(given, food, said) !== undefined,
    )
    return [
      { kind: 'allergy', value: 'gluten' },
      ...others.map((food) => ({
        kind: attitudeIn(given, food, said) ?? 'dislike',
        value: liked(food),
        food,
      })),
    ]
  }
  if (
    said.length > 0 &&
    foods.length > 0 &&
    foods.every((food) => attitudeIn(given, food, said) === 'allergy')
  )
    return [...alsoServings, ...allergiesIn(given, foods), ...likingsOfAll(given, foods, said)]
  if (isRoutine(given, said)) return []
  const equipment = equipmentOf(given)
  if (equipment.length > 0 && said.length === 0)
    return equipment.map((value) => ({ kind: 'equipment', value, isOwn: true }))
  // "No more meat for me, vegetarian from now on".
  const dietBeside = said.every(({ words }) => words === 'no more') ? dietNamed(text) : undefined
  if (dietBeside !== undefined) return [{ kind: 'diet', value: dietBeside }]
  const cuisines = foods.filter((food) => isCuisine(given, food))
  if (cuisines.length > 0 && said.every(({ attitude }) => attitude === 'like'))
    return cuisines.map(({ said: name }) => ({
      ...{ kind: 'cuisine', isOwn: true },
      value: name.replace(COOKING, ''),
    }))
  if (said.length > 0 && foods.length > 0)
    return foods.map((food) => {
      const isRefused = /\bno$/.test(wordsBefore(given, food.start, 1))
      const diet = dietIn(` ${isRefused ? 'no ' : ''}${food.said} `)
      return diet === undefined
        ? { kind: attitudeIn(given, food, said) ?? 'dislike', value: liked(food), food }
        : { kind: 'diet', value: diet, food }
    })
  const diet = dietIn(text)
  // "No pork and no beef" is more than a diet without pork.
  const isOneOfRefused = diet === 'no pork' && foods.length > 1
  if (diet !== undefined && !isOneOfRefused) return [{ kind: 'diet', value: diet }]
  const [first] = said
  if (first?.attitude === 'allergy') return [{ kind: 'allergy', value: allergenIn(text) ?? null }]
  const cuisine = cuisineIn(text)
  if (cuisine !== undefined) return [{ kind: 'cuisine', value: cuisine, isOwn: true }]
  if (SKILL.test(text)) return [{ kind: 'skill', value: text.trim(), isOwn: true }]
  if (servings !== undefined && foods.length === 0) return alsoServings
  if (first !== undefined)
    return [{ kind: first.attitude, value: nameBeside(given, first) ?? valueBefore(given) ?? null }]
  return REFUSES.test(text)
    ? refusedTogether(given, foods).map((food) => ({ kind: 'dislike', value: liked(food), food }))
    : []
}

const COOKING = / (?:food|cuisines?|cooking)$/
/** "Kerala food", "polish and ukrainian cuisine": a sort of cooking, and no food. */
const isCuisine = (given: Given, { end, said }: Thing): boolean =>
  COOKING.test(said) ||
  /^(?:(?:and|or|n) \w+ )?(?:food|cuisines?|cooking|kitchen)\b/.test(wordsBehind(given, end, 3))

/** "No onion on tuesdays", "takeaway every friday": what holds on some days alone is no liking. */
function isRoutine(given: Given, said: ReturnType<typeof attitudesOf>): boolean {
  return ON_DAYS.test(textOf(given)) && said.every(({ words }) => /^(?:dont|doesnt|wont) eat$/.test(words))
}
const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const ON_DAYS = new RegExp(
  ` (?:(?:every|each) (?:${WEEKDAYS}|day|night|morning|evening|week|weekend)|on (?:\\w+ )?(?:${WEEKDAYS}s|weekdays|weekends|\\w+ days)|fast (?:\\w+ )?${WEEKDAYS}s?)(?= )`,
)

/** "No garlic and no onion": the foods that are refused in one breath with the first. */
function refusedTogether({ sentence: { tokens } }: Given, foods: readonly Thing[]): Thing[] {
  const rest = foods.findIndex((food, index) => {
    const before = foods[index - 1]
    const between = before === undefined ? [] : tokens.slice(before.end, food.start).map(({ text }) => text)
    return between.length > 3 || between.some((word) => !/^(?:and|or|nor|n|no|not|any|the|also)$/.test(word))
  })
  return foods.slice(0, rest < 0 ? foods.length : rest)
}

const REFUSES = / (?:no|not|never|cant|wont|dont|without|doesnt) /

/** How somebody stands to a food; "dairy gives him a rash" is an allergy, whatever is told before. */
function attitudeIn(
  given: Given,
  food: Thing,
  said: ReturnType<typeof attitudesOf>,
): ReturnType<typeof attitudeTo> {
  const isCause = /^(?:gives?|makes?|brings?|causes?)$/.test(given.sentence.tokens[food.end]?.text ?? '')
  const behind = said.find(({ start }) => start >= food.end)
  return isCause && behind?.attitude === 'allergy' ? 'allergy' : attitudeTo(food, said)
}

/** "And my son hates anything spicy", beside foods that others cannot have. */
function likingsOfAll(given: Given, foods: readonly Thing[], said: ReturnType<typeof attitudesOf>): Told[] {
  return said
    .filter(({ attitude, end }) => attitude !== 'allergy' && !foods.some(({ start }) => start >= end))
    .flatMap((one): Told[] => {
      const [, named] =
        /^(?:anything|everything|all things|any) (.+)$/.exec(nameBeside(given, one) ?? '') ?? []
      const food = { start: one.end, end: one.end + 1 }
      return named === undefined ? [] : [{ kind: one.attitude, value: named, food }]
    })
}

/** How many there are to eat: "we're four now", "always reckon on two", "servings go to seven", "three at the table". */
function householdOf(given: Given): number | undefined {
  const told = marksIn(given, 'number').findLast(
    ({ start, end, value }) =>
      Number.isInteger(value) &&
      (/\b(?:servings(?: (?:go|goes|are|is|set))?(?: (?:to|at))?|reckon on|count on|(?:we are|were) now|(?:cook|cooking|recipes) for)$/.test(
        wordsBefore(given, start, 3),
      ) ||
        /^(?:at the table|for meals|to feed|mouths)\b/.test(wordsBehind(given, end, 3)) ||
        (/\b(?:were|we are)$/.test(wordsBefore(given, start, 2)) &&
          /^(?:now|at home|plus|again|in the house|in total)\b/.test(wordsBehind(given, end, 3)))),
  )
  return told && Number(told.value)
}

/** "Ola is allergic to figs. I bought limes": nothing is told of what stands in another sentence than all words that say something. */
function isToldOf(
  { sentence: { tokens }, part }: Given,
  { start }: Thing,
  said: ReturnType<typeof attitudesOf>,
): boolean {
  const isEnd = (at: number): boolean => /[.!;]/.test(tokens[at]?.stop ?? '')
  let [from, until] = [start, start]
  while (from > part.start && !isEnd(from - 1)) from -= 1
  while (until < part.end - 1 && !isEnd(until)) until += 1
  return (
    from === part.start || said.length === 0 || said.some((one) => one.start >= from && one.start <= until)
  )
}

/** "Olive's got an allergy": the word that names whom it is told of names no food. */
const isPerson = (given: Given, { start }: Thing): boolean => start === placeOfNamed(given)

/** "It's not peanuts, it's hazelnuts": the first was said by mistake. */
const isDenied = (given: Given, { start }: Thing): boolean =>
  /\b(?:not|isnt|arent)(?: the)?$/.test(wordsBefore(given, start, 2))

/** "It tastes like soap" tells nothing of soap. */
const isLikened = (given: Given, { start }: Thing): boolean =>
  /\b(?:tastes?|smells?|looks?|feels?)(?: just)? (?:like|of)(?: an?| the)?$/.test(
    wordsBefore(given, start, 4),
  )

/** Foods that somebody is allergic to; what has them in it is no allergy of its own: "egg, so anything with mayo is out". */
function allergiesIn(given: Given, foods: readonly Thing[]): Told[] {
  const kept = foods.filter(
    ({ start }, index) =>
      index === 0 || !/\b(?:with|anything with|things like)$/.test(wordsBefore(given, start, 2)),
  )
  return kept.map((food) => ({ kind: 'allergy', value: liked(food), food }))
}

const SKILL =
  / (?:beginner|novice|expert|professional chef|advanced cook|confident cook|experienced cook|trained chef|(?:good|bad|tolerable|decent|terrible|dreadful|awful|useless|hopeless|rubbish|keen|average) (?:cook|baker)|dab hand|can cook|cant cook|learning to cook) /
const OF_CUISINE = / (?:food|cuisine|cuisines|cooking|style|guy|dishes) /

function cuisineIn(text: string): string | undefined {
  return OF_CUISINE.test(text) ? namesOfCuisines.find((cuisine) => text.includes(` ${cuisine} `)) : undefined
}

function allergenIn(text: string): string | undefined {
  return / (nuts?|peanuts?|gluten|dairy|lactose|shellfish|eggs?|fish|soy|soya|sesame|wheat|milk|mustard|celery|sulphites?|kiwi|penicillin) /.exec(
    text,
  )?.[1]
}

const remember: Filler = (given) => {
  const all = toldIn(given)
  const likewise = all.length === 0 ? keptLikewise(given) : []
  if (likewise.length > 0) return likewise
  const told: Told[] = all.length > 0 ? all : [{ kind: 'routine', value: routineIn(given) }]
  const both = bothNamed(given)
  if (both.length > 0)
    return told.flatMap(({ kind, value }) =>
      both.map((who) => act('remember_preference', { kind, value, who })),
    )
  const who = UNNAMED.test(textOf(given)) ? null : (whoOf(given) ?? whoBefore(given))
  return told.map(({ kind, value, food, isOwn = kind === 'routine' && kinOf(given) === undefined }) =>
    act('remember_preference', {
      kind,
      value,
      ...(isOwn || (food !== undefined && who !== null && isOfSpeaker(given, { food, who }))
        ? {}
        : { who: food === undefined ? who : whoOfFood(given, { food, who }) }),
    }),
  )
}

/** What somebody does as a rule, in their words; null where they only go on with what was said before: "but not too hot". */
function routineIn(given: Given): string | null {
  const text = textOf(given).trim()
  return /^(?:but|and|or|also|same|the same|only|just|not|no) /.test(text) || text.split(' ').length < 3
    ? null
    : text
}

/** Somebody else, of whom it is not told who it is. */
const UNNAMED = / (?:one of (?:them|the|my|our)|someone|somebody) (?!else|to |at )/

/** "I hate sprouts and Mia is allergic to sesame": does the last subject before a food mean the speaker, and not the person who is named? */
function isOfSpeaker(
  { sentence: { tokens }, part }: Given,
  { food, who }: { food: Place; who: string | undefined },
): boolean {
  const names = new Set((who ?? '').toLowerCase().split(' '))
  // "No shrimp for the little one".
  const isForOther = tokens.slice(food.end, part.end).some(
    ({ text }, at) =>
      names.has(text) &&
      / for (?:the |my |our )?$/.test(
        ` ${tokens
          .slice(Math.max(food.end, food.end + at - 2), food.end + at)
          .map((one) => one.text)
          .join(' ')} `,
      ),
  )
  if (isForOther) return false
  const subject = tokens.slice(part.start, food.start).findLast(
    ({ text }, at, all) =>
      names.has(text) ||
      // "Mia, I mean" speaks of Mia.
      (SPEAKER.test(text) &&
        !/^(?:mean|think|guess|believe|suppose|reckon)$/.test(all[at + 1]?.text ?? '')) ||
      OTHERS.test(text),
  )
  return subject !== undefined && SPEAKER.test(subject.text)
}
const SPEAKER = /^(?:i|im|ive|id|we|weve|were)$/
const OTHERS = /^(?:he|she|hes|shes|they|theyre|him|her)$/

/** "She is vegan now, too": the person that was spoken of last. Whoever it is else has to be asked for; it is not the speaker. */
function whoBefore(given: Given): string | null | undefined {
  if (!/ (?:she|hes|shes|he|they|theyre|her|him) /.test(textOf(given))) return undefined
  const who = given.situation.before.at(-1)?.acts.findLast((one) => typeof one['who'] === 'string')?.['who']
  return typeof who === 'string' ? who : null
}

const forget: Filler = (given) => {
  const own =
    given.part.things.flatMap((thing) => thing.own).find(({ home }) => home === 'preferences')?.row ??
    ownPreference(given)
  const [told] = toldIn(given)
  const who = whoOf(given)
  const isSubject = given.sentence.tokens[given.part.start]?.raw === who && /^\p{Lu}/u.test(who ?? '')
  return [
    act('forget_preference', {
      kind: own?.['kind'] ?? told?.kind,
      value: own?.['value'] ?? told?.value ?? null,
      // What is kept of the speaker is nobody else's, but for "Lily eats mushrooms now".
      who: own === undefined ? who : (own['who'] ?? (isSubject ? who : undefined)),
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
  remember_fact: (given) => [
    act('remember_fact', { text: ONLY_POINTS.test(textOf(given)) ? null : textOf(given).trim() }),
  ],
  recall: (given) => [
    act('recall', { about: ONLY_POINTS.test(textOf(given)) ? null : textOf(given).trim() }),
  ],
  forget_fact: (given) => [act('forget_fact', { about: behindAbout(given) })],
}

/** What says only that something is to be remembered, and not what. */
const ONLY_POINTS =
  /^ (?:please |can you |could you |and )*(?:remember|note|keep|make a note of|what did i (?:say|tell you) about|what do you know about) (?:this|that|it|these|those)(?: down| in mind)?(?: (?:for|from) (?:me|next time|later|now on))?(?: please)? $/

function behindAbout(given: Given): string {
  const text = textOf(given)
  return /(?:about|that|the) (.+)$/.exec(text.trim())?.[1] ?? text.trim()
}
