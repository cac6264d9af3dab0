import { capitalised, termsFor } from '@alfred/language/wording'
import { bracketed } from './bracketed.ts'
import { sayTaken } from './say-taken.ts'
import { verdictWords } from './words-of-verdicts.ts'
import type { Span } from './span-of-days.ts'
import type { Kept } from './kept.ts'
import type { Became, Conflict, PantryWords, Rest, TakenThing, Written, UsageKind } from './words.ts'
import { wordsByTopic } from './words-by-topic.ts'
import { wordsOfMeals } from './words-of-meals.ts'
import { wordsOfPages } from './words-of-pages.ts'
import { wordsOfMeasures } from './words-of-measures.ts'

const terms = termsFor('es')
const { fromPlace, inPlace, name, number, quoted, toPlace } = terms

const listOf = (items: readonly string[]): string => items.join('; ')
const count = (quantity: number, one: string, many: string): string =>
  `${number(quantity)} ${quantity === 1 ? one : many}`
const left = (rest: Rest): string =>
  rest === null
    ? 'no queda nada'
    : `aún hay ${rest.amount}${rest.place === null ? '' : ` ${inPlace(rest.place)}`}`
const takenOf = (all: readonly TakenThing[]): string => sayTaken(all, { left, listOf })

const states = new Map([
  ['closed', 'sin abrir'],
  ['opened', 'una vez abierto el envase'],
  ['cut', 'tras el corte'],
  ['cooked', 'tras la cocción'],
  ['thawed', 'tras la descongelación'],
])
/** What was done to a food; nothing is not said. */
const stateOf = (of: readonly string[]): string =>
  of.every((state) => state === 'closed')
    ? ''
    : `, ${of.map((state) => states.get(state) ?? '?').join(' o ')}`
const units: Readonly<Record<Span['unit'], readonly [one: string, many: string]>> = {
  day: ['día', 'días'],
  week: ['semana', 'semanas'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
}
const sayTime = ({ span: { least, most, unit }, location }: { span: Span; location: string }): string =>
  `${least === most ? '' : `${number(least)} a `}${count(most, ...units[unit])} ${inPlace(location)}`

/** A diet that nobody eats, but has. */
const DIABETES = 'diabetes'

const clauses: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `que tienes alergia a ${value}`,
  diet: (value) => (value === DIABETES ? `que tienes ${value}` : `que sigues una dieta ${value}`),
  dislike: (value) => `que esto no te gusta: ${value}`,
  like: (value) => `que esto te gusta: ${value}`,
  servings: (value) => `que cocinas para ${value}`,
}

/** What is remembered, behind the verb of a sentence: "que tienes alergia a cacahuetes". */
function clauseOf(kept: Kept): string {
  const clause = Object.hasOwn(clauses, kept.kind) ? clauses[kept.kind] : undefined
  return clause?.(kept.value) ?? `esto: ${labelOf(kept)}`
}

function labelOf({ kind, value }: Kept): string {
  return `${terms.kind(kind)} (${value})`
}

/** "sal (2 puñados)". */
const written = ({ food, amount }: Written): string => `${name(food)} (${amount})`

function daysLeft(days: number): string {
  if (days === 0) return 'hoy'
  return days === 1 ? 'mañana' : `dentro de ${number(days)} días`
}

const usageKinds: Readonly<Record<UsageKind, string>> = {
  bought: 'comprado',
  used: 'usado',
  cooked: 'usado al cocinar',
  eaten: 'comido',
  discarded: 'tirado',
}

const usageOf = (all: readonly Became[]): string =>
  listOf(all.map(({ kind, things }) => `${usageKinds[kind]} ${things.join(', ')}`))

export const spanish: PantryWords = {
  ...wordsByTopic.spanish,
  stock: {
    added: (all) => {
      const parts = all.map(
        ({ things, place, until }) =>
          `${terms.and(things)} ${toPlace(place)}${until === null ? '' : ` (consumir hasta el ${until})`}`,
      )
      return `Añadido: ${listOf(parts)}.`
    },
    inAll: (things) => `En total: ${terms.and(things)}.`,
    used: (all) => `Usado: ${takenOf(all)}.`,
    discarded: (all) => `Tirado: ${takenOf(all)}.`,
    discardedAll: (things) => `Tirado: ${listOf(things)}.`,
    keptEstimated: (items) =>
      `Sigue ahí, porque la fecha es solo estimada: ${listOf(items)}. Di «también lo de fecha estimada» para tirarlo también.`,
    nothingPast: (place) => `No hay nada pasado de fecha ${place === null ? 'en casa' : inPlace(place)}.`,
    short: (thing, { taken, missing }) =>
      `Solo había ${thing}, así que he restado ${taken} (${missing} de menos).`,
    moved: (thing, from, to) =>
      `Movido: ${[thing, terms.and(from.map(fromPlace)), toPlace(to)].filter((part) => part !== '').join(' ')}.`,
    subject: (food, place) => `${capitalised(name(food))} ${inPlace(place)}`,
    amountNow: (now, before) => `ahora ${now} (antes: ${before})`,
    untilNow: (now, before) =>
      `${now === null ? 'sin fecha' : `consumir hasta el ${now}`} (antes: ${before ?? 'sin fecha'})`,
    opened: (day) => `se abrió el ${day}`,
    estimated: (day) => `${day}, fecha estimada`,
    keeps: (until) => `Consumir hasta el ${until}.`,
    stillClosed: (amount) => `Sin abrir: ${amount}.`,
    notOpened: 'sin abrir',
    belowMinimum: (minimum, there) =>
      `Por debajo de tu mínimo (${minimum}): ${there === null ? 'no queda nada' : `hay ${there}`}.`,
    minimumSet: (minimum, before) =>
      `Recordaré este mínimo: ${minimum}${before === null ? '' : ` (antes: ${before})`}.`,
    minimumGone: (food, before) =>
      before === null
        ? `No había mínimo: ${name(food)}.`
        : `Ya sin mínimo: ${name(food)} (antes: ${before}).`,
    unsureOfMinimum: (minimums) =>
      `En casa, pero en una medida que no puedo comparar con el mínimo: ${listOf(minimums)}.`,
    enough: (minimums) => `De esto hay suficiente, según tu mínimo: ${listOf(minimums)}.`,
    noMinimum: 'No has fijado ningún mínimo.',
    packSize: (pack, holds, before) =>
      `Recordaré esto: ${pack} = ${holds}${before === null ? '' : ` (antes: ${before})`}.`,
    changed: (subject, changes) => `${subject}: ${changes.join(', ')}.`,
    unchanged: (subject, amount) => `${subject}: sin cambios, ${amount}.`,
    nothingAt: (place) => `No hay nada ${place === null ? 'en casa' : inPlace(place)}.`,
    notThere: (food, place) =>
      place === null ? `No queda en casa: ${name(food)}.` : `No hay ${inPlace(place)}: ${name(food)}.`,
    at: (place, items) => `${capitalised(inPlace(place))}: ${listOf(items)}.`,
    openedOn: (day) => `se abrió el ${day}`,
    nothingExpires: (until) => `No caduca nada hasta el ${until}.`,
    expired: (thing, place, day) => `${thing} ${inPlace(place)}: pasado de fecha desde el ${day}.`,
    expires: (thing, place, { day, daysLeft: days }) =>
      `${thing} ${inPlace(place)}: consumir hasta el ${day} (${daysLeft(days)}).`,
  },
  usage: {
    reasons: {
      expired: 'pasado de fecha',
      spoiled: 'estropeado',
      disliked: 'no gustó',
      too_much: 'sobraba',
      other: 'otro motivo',
    },
    told: (all, { from, until }) => `Del ${from} al ${until}: ${usageOf(all)}.`,
    aWeek: (amount) => `cerca de ${amount} por semana`,
    nothing: (food, { from, until }) =>
      `No hay nada anotado (${[...(food === null ? [] : [name(food)]), `del ${from} al ${until}`].join(', ')}).`,
  },
  shopping: {
    put: (all) => {
      const things = all.map(({ thing, inAll }) => `${thing}${inAll === null ? '' : ` (en total ${inAll})`}`)
      return `Añadido a la lista de la compra: ${terms.and(things)}.`
    },
    already: (all) => `Ya en la lista de la compra: ${all}.`,
    tookOff: (foods) => `Quitado de la lista de la compra: ${terms.and(foods.map(name))}.`,
    nowOnList: (thing, before) =>
      `Ahora en la lista de la compra: ${thing} (antes: ${before.map((amount) => amount ?? 'sin cantidad').join(' y ')}).`,
    cleared: (foods) => `La lista de la compra está vacía ahora. Había: ${listOf(foods.map(name))}.`,
    nothingChecked: 'No hay nada tachado en la lista de la compra.',
    checkedOff: (foods) => `Tachado de la lista de la compra: ${terms.and(foods.map(name))}.`,
    toBuy: (items) => `Por comprar: ${listOf(items)}.`,
    checked: (items) => `Ya tachado: ${listOf(items)}.`,
    nothingToBuy: 'Ya no queda nada por comprar.',
    empty: 'La lista de la compra está vacía.',
  },
  missing: {
    lacking: (of, things) => `Falta (${of}): ${listOf(things)}.`,
    nothing: (of) => `No falta nada (${of}).`,
    there: (things) => `En casa: ${listOf(things)}.`,
    listed: (things) => `En la lista de la compra: ${listOf(things)}.`,
    unsure: (foods) =>
      `En casa, pero en una medida que no puedo comparar; no sé si alcanza: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) => `No conozco los ingredientes: ${listOf(dishes)}.`,
  },
  meals: wordsOfMeals.spanish,
  measures: wordsOfMeasures.spanish,
  preferences: {
    remembered: (kept) => `Recordaré ${clauseOf(kept)}.`,
    already: (kept) => `Ya sé ${clauseOf(kept)}.`,
    forgotten: (kept) => `Olvidado: ${labelOf(kept)}.`,
    listed: (kept, { isEnforced, isLearned }) =>
      `${capitalised(terms.kind(kept.kind))}: ${kept.value}${bracketed([...(isEnforced ? ['se comprueba'] : []), ...(isLearned ? ['observado, no dicho'] : [])])}.`,
    held: (covers) =>
      `A partir de ahora lo tengo en cuenta en todo lo que propongo y guardo${covers?.startsWith('foods that are called so') ? ' (solo lo que se llama así; no sé dónde más puede estar)' : ''}; pero un alimento que no conozco no lo puedo comprobar.`,
    notHeld: () => 'Pero no puedo comprobar mis propuestas en este punto.',
    nothing: 'Todavía no sé nada de ti.',
  },
  people: {
    known: (person) => `Recordaré esto: ${person}.`,
    remembered: (person, rules) => `Recordaré esto (${person}): ${rules.map(labelOf).join(', ')}.`,
    already: (person, rules) => `Ya lo sé (${person}): ${rules.map(labelOf).join(', ')}.`,
    held: 'Lo tengo en cuenta en lo que propongo, planifico y guardo mientras comáis juntos; pero un alimento que no conozco no lo puedo comprobar.',
    forgotten: (person, rules) => `Olvidado (${person}): ${rules.map(labelOf).join(', ')}.`,
    gone: (person) => `Olvidado: ${person}.`,
    listed: (person, { relation, livesHere, rules }) => {
      const notes = [...(relation === null ? [] : [relation]), ...(livesHere ? ['vive contigo'] : [])]
      const told = rules.length === 0 ? 'nada por ahora' : rules.map(labelOf).join(', ')
      return `${capitalised(person)}${bracketed(notes)}: ${told}.`
    },
    nobody: 'Todavía no me has hablado de nadie más.',
    may: verdictWords.es,
  },
  recipes: {
    saved: (recipe, { servings, ingredients, steps, isRewritten }) => {
      const parts = [
        ...(servings === null ? [] : [count(servings, 'ración', 'raciones')]),
        count(ingredients, 'ingrediente', 'ingredientes'),
        ...(steps === 0 ? [] : [count(steps, 'paso', 'pasos')]),
      ]
      return `Receta ${isRewritten ? 'reemplazada' : 'guardada'}: ${quoted(recipe)}${bracketed(parts)}.`
    },
    simplified: (notes) => `Simplificado: ${listOf(notes)}`,
    withoutAmount: (ingredient) => `sin cantidad: ${written(ingredient)}`,
    leastOf: (ingredient, least) => `con la cantidad mínima, ${number(least)}: ${written(ingredient)}`,
    deleted: (recipe) => `Receta borrada: ${quoted(recipe)}.`,
    scaled: (from, to, inSteps) =>
      `para ${to} en vez de ${from}, con todas las cantidades${inSteps === null ? '' : ` (${inSteps} de ellas en los pasos)`}`,
    added: (foods) => `además ${terms.and(foods)}`,
    removed: (foods) => `sin ${terms.and(foods)}`,
    swapped: (from, to) => `en vez de ${from}: ${to}`,
    amounts: (foods) => `ahora ${terms.and(foods)}`,
    steps: (steps) => count(steps, 'paso más', 'pasos más'),
    stepsChanged: (steps) => count(steps, 'paso cambiado', 'pasos cambiados'),
    stepsRemoved: (steps) => count(steps, 'paso menos', 'pasos menos'),
    updated: (recipe, changes) =>
      `${quoted(recipe)}: ${changes.length === 0 ? 'sin cambios' : changes.join(', ')}.`,
    named: (recipe) => `ahora se llama ${quoted(recipe)}`,
    serves: (servings) => `para ${servings}`,
    notes: (notes) => `notas: ${notes}`,
    minutes: (minutes) => `${minutes} minutos`,
    found: (recipes) =>
      `${count(recipes.length, 'receta guardada', 'recetas guardadas')}: ${listOf(recipes)}.`,
    noneFound: 'No encaja ninguna receta guardada.',
    fromCookbook: (recipes) => `Del libro de cocina: ${listOf(recipes)}.`,
    noneInCookbook: 'No encaja nada del libro de cocina.',
    leftOut: (quantity) => `Se deja fuera: ${count(quantity, 'receta', 'recetas')}, por tus reglas o deseos.`,
    kilocalories: (amount, { sources, without }) =>
      `unas ${amount} kcal por ración${sources.length === 0 ? '' : ` según ${sources.join(' y ')}`}${without.length === 0 ? '' : ` sin contar ${without.map(name).join(' y ')}`}`,
    noSum: (foods) => `energía desconocida, sin valores para ${foods.map(name).join(', ')}`,
    missing: (foods, more) =>
      `no hay en casa: ${foods.map(name).join(', ')}${more === 0 ? '' : ` y ${more} más`}`,
    nothingMissing: 'todo está en casa',
    moreThanListed: terms.moreThanListed,
    againstRules: (conflicts) => `contra tus reglas: ${conflicts.map(name).join(', ')}`,
    contains: (food) => `con: ${name(food)}`,
    alreadySaved: 'Esta receta ya está guardada.',
    incomplete: 'La receta no está completa, así que no se ha guardado.',
  },
  pages: wordsOfPages.spanish,
  cooking: {
    cooked: (dish, servings) =>
      `Cocinado: ${quoted(dish)}${servings === null ? '' : ` (${count(servings, 'porción', 'porciones')})`}.`,
    taken: (things) => `Tomado de la despensa: ${listOf(things)}.`,
    missing: (things) => `No había: ${listOf(things)}.`,
    unmeasured: (foods) =>
      `Sin descontar, porque las medidas no se pueden comparar: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) =>
      `Sin descontar nada, porque no hay receta: ${dishes.join(', ')}. Dime qué llevaba.`,
    leftovers: (servings, place, until) =>
      `Sobras guardadas ${inPlace(place)}: ${count(servings, 'porción', 'porciones')}${until === null ? '' : ` (consumir hasta el ${until})`}.`,
    diaryOffered: 'Dime cuántas porciones comiste y las anoto en tu diario.',
  },
  foods: {
    pairs: (food, pairings) => `${capitalised(name(food))}, para combinar: ${listOf(pairings)}.`,
    noPairs: (food) => `${capitalised(name(food))}: no conozco nada que combine especialmente bien.`,
    smellAlike: (aromas) => `aromas en común: ${aromas.join(', ')}`,
    usedTogether: (recipes) => `coinciden en ${number(recipes)} recetas`,
    inStock: 'en casa',
    insteadOf: (food, substitutes) => `Sustitutos de ${name(food)}: ${listOf(substitutes)}.`,
    noSubstitute: (food) => `No conozco ningún sustituto de ${name(food)}.`,
  },
  keeping: {
    times: (food, of, times) => `${capitalised(name(food))}${stateOf(of)}: ${listOf(times)}.`,
    published: (times, source) => `más o menos ${times.map(sayTime).join(', ')} (${source})`,
    unknown: (food, of, location) =>
      `No sé cuánto se conserva esto${location === null ? '' : ` ${inPlace(location)}`}: ${name(food)}${stateOf(of)}.`,
    caution: 'Son tiempos habituales, no una promesa: mira, huele y comprueba la fecha del envase.',
  },
  asking: {
    unknownTime: (said) => `«${said}» no es una hora que conozca. Di por ejemplo «18:30» o «evening».`,
    unknownUnit: (said, known) =>
      `No conozco esa unidad: ${quoted(said)}. Conozco: ${known.map(terms.units).join(', ')}.`,
  },
  objection,
}

const rules: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `va contra tu alergia (${value})`,
  diet: (value) => `va contra tu dieta (${value})`,
  wish: (value) => `esta vez quieres prescindir de ello (${value})`,
  companion: (value) => `quien come contigo no debe tomarlo (${value})`,
}

/** "Lleva: satay (cacahuetes), y va contra tu alergia (cacahuetes)." */
function objection({ food, rule, because }: Conflict): string {
  const value = terms.kept(rule.kind, rule.value)
  const part =
    because?.part == null || name(because.part) === name(food ?? '') ? '' : ` (${name(because.part)})`
  const against = rules[rule.kind]?.(value) ?? `${terms.kind(rule.kind)} (${value})`
  return `Lleva: ${food === null ? 'algo que no encaja' : name(food)}${part}, y ${against}.`
}
