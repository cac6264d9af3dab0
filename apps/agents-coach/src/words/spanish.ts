import { capitalised, termsFor } from '@alfred/language/wording'
import type { Aim, CoachWords, Kept, Progress, Trend } from './words.ts'
import { wordsOfBody } from './words-of-body.ts'

const SIZES = {
  small: '«pequeño»',
  medium: '«mediano»',
  large: '«grande»',
  'extra large': '«muy grande»',
} as const
const terms = termsFor('es')
const { and, fromTo, name, number, or, quoted } = terms

const entriesOf = (count: number): string => `${number(count)} ${count === 1 ? 'entrada' : 'entradas'}`
const onDays = (count: number): string => `${number(count)} ${count === 1 ? 'día' : 'días'}`

const ofNutrient = ({ amount, nutrient }: Aim): string =>
  nutrient === null ? amount : terms.of(amount, nutrient)

function progress({ nutrient, isLimit, consumed, target, left, rest, untold }: Progress): string {
  const reached = left <= 0 ? 'conseguido' : `aún ${rest}`
  const within = left < 0 ? `${rest} de más` : `margen de ${rest}`
  const unknown = untold === 0 ? '' : ` (sin valor para esto: ${entriesOf(untold)})`
  return `${capitalised(nutrient)}: ${consumed} de ${target}${isLimit ? ' como máximo' : ''}, ${isLimit ? within : reached}${unknown}.`
}

const ways = { steady: 'estable', up: 'subiendo', down: 'bajando' }

function trendIn({ nutrient, way, from, to, known }: Trend): string {
  const moved = way === 'steady' ? `${ways[way]} en ${to}` : `${ways[way]} de ${from} a ${to}`
  return `${nutrient} ${moved}${known === null ? '' : ` (conocido en ${known.known} de ${known.all} entradas)`}`
}

function kept({ nutrient, isLimit, kept: on, days, average, target, trend }: Kept): string {
  const way =
    trend === null
      ? ''
      : `, ${ways[trend.way]}${trend.way === 'steady' ? '' : ` de ${trend.from} a ${trend.to}`}`
  return `${capitalised(nutrient)}: cumplido ${on} de ${days} días, de media ${average} de ${target}${isLimit ? ' como máximo' : ''}${way}.`
}

export const spanish: CoachWords = {
  figures: {
    none: 'sin valores',
    stated: 'según indicaste',
    estimate: 'estimación',
    partOf: (known, all, source) => `${known} de ${all} ingredientes, ${source}`,
    told: (thing, figures, sources) => `${capitalised(thing)}: ${figures} ${sources}.`,
    nothingTold: (thing, nutrient, sources) =>
      `${capitalised(thing)}: contenido de ${nutrient} desconocido ${sources}.`,
    estimated: (thing, figures) =>
      `${capitalised(thing)}: aproximadamente ${figures} (estimación, sin fuente).`,
    fit: (food) => `${capitalised(name(food))}: los valores encajan.`,
    ofAnother: (food, other) => `Valores para ${name(food)} tomados de: ${name(other)}.`,
    ownMeasure: (one, holds) => `Según tu propia medida: ${one} = ${holds}.`,
    usualServings: (taken) =>
      `Raciones contadas como es habitual: ${taken.map(({ food, grams }) => `${name(food)} ${number(grams)} g`).join(', ')}.`,
    sizeTaken: (size, grams) => `Tamaño ${SIZES[size]}: contado a ${number(grams)} g la pieza.`,
    sizeUnknown: (size) => `No sé cuánto pesa el tamaño ${SIZES[size]}; contado con el peso habitual.`,
    perPiece: 'por unidad',
    per: (amount) => `por ${amount}`,
    compared: (what, foods, sources) => `${capitalised(what)}: ${foods.join('; ')} ${sources}.`,
    ranked: (what, foods, sources) => `${capitalised(what)}: ${foods.join(', ')} ${sources}.`,
    converted: (from, to, sources) => `${capitalised(from)}: aproximadamente ${to}${sources}.`,
    notTold: (food) => `${food} sin indicación`,
    moreNotListed: (count) => `Y ${count} más, fuera de esta lista.`,
    failed: (foods) =>
      `Sin valores encontrados: ${foods.join(', ')}. Dime qué contiene, por ejemplo «una rebanada con 300 kcal», u otro nombre.`,
    knownByNow: (foods) => `Ya hay valores de: ${foods.join(', ')}.`,
    nothingFailed: 'No hay nada de lo que no haya encontrado valores.',
    unknown: (foods) => `No tengo valores para: ${foods.map(name).join(', ')}.`,
    covered: (known, all, without) =>
      `${known} de ${all} ingredientes tienen valores; sin: ${and(without.map(name))}.`,
    notWhole: (known, all, without) =>
      `No es la suma de todo el plato: ${known} de ${all} ingredientes tienen valores; no contado: ${and(without.map(name))}.`,
  },
  offers: {
    servings: (servings, recipe) => `${terms.amount(servings, 'serving')} de ${quoted(recipe)}`,
    unknownCalories: 'calorías desconocidas',
    waiting: (thing, figures) => `${thing}: ${figures}`,
    shallLog: (thing, figures) => `${capitalised(thing)}: ${figures}. ¿Lo apunto?`,
    whichRecipe: (recipe, options) =>
      `¿A qué receta te refieres${recipe === null ? '' : ` con ${quoted(recipe)}`}: ${or(options)}?`,
    goal: (kind, amount) => `${kind === 'goal' ? 'al menos' : 'como máximo'} ${amount}`,
    aDay: (goals) => `${and(goals)} al día`,
    shallSet: (goals) =>
      `${goals.length === 1 ? 'Objetivo' : 'Objetivos'}: ${and(goals)} al día. ¿${goals.length === 1 ? 'Lo' : 'Los'} fijo?`,
    soFar: (goals) => `Hasta ahora: ${and(goals)}.`,
    reckoned: (by) => `Calculado según ${by}.`,
    littleEnergy: (least) =>
      `Menos de ${least} al día es poco para una persona adulta: pregunta a un médico antes de seguirlo.`,
    set: (goals) => `Fijado: ${and(goals)} al día.`,
    logged: (thing, figures) => `Apuntado: ${thing} – ${figures}.`,
    leftOut: (foods) => `Dejaría fuera aquello de lo que no tengo valores: ${foods.map(name).join(', ')}.`,
    much: (thing, figures) => `Es mucho: ${thing}${figures === null ? '' : `, ${figures}`}. ¿Es correcto?`,
    wouldHelp: ({ goal, consumed, target, food, brings }) =>
      `Hoy, ${goal}: ${consumed} de ${target}. De lo que tienes, esto aporta ${brings}: ${food}.`,
    calledOff: (offer) => `Descartado: ${offer}.`,
  },
  again: {
    asOn: (day) => `Como ${day}.`,
    mostOften: (times, day) =>
      `Es lo que más has tomado: ${times} veces en las últimas cuatro semanas, en estas cantidades ${day}.`,
    asKept: (called) => `Como está guardado: ${quoted(called)}.`,
    kept: (called, meal, { foods, figures }) =>
      `${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}: ${foods}${figures === null ? '' : `, ${figures}`}`,
    saved: (meal, isReplacing) => `${isReplacing ? 'Guardado en su lugar' : 'Guardado'}: ${meal}.`,
    listed: (meals) => `Tus comidas guardadas: ${meals.join('; ')}.`,
    none: 'Aún no hay ninguna comida guardada con nombre. Di, por ejemplo: «guarda este desayuno como el de siempre».',
    forgotten: (called, meal) =>
      `Olvidado: ${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}. Lo que se apuntó con ello se queda.`,
  },
  diary: {
    nothingOn: (day) => `No hay nada apuntado ${day}.`,
    nothingFromTo: (from, until) => `No hay nada apuntado: ${fromTo(from, until)}.`,
    day: (day, { figures, entries, sources }) =>
      `${capitalised(day)}: ${figures}, ${entriesOf(entries)} ${sources}.`,
    workoutAdds: (calories) => `Por el entrenamiento puedes comer ${calories} más.`,
    estimates: (count) => `De ello, estimado: ${entriesOf(count)}.`,
    progress,
    emptyWeek: (from, until) => `${capitalised(fromTo(from, until))}: no hay nada apuntado.`,
    week: (from, until, { days, figures, sources }) =>
      `${capitalised(fromTo(from, until))}: apuntado ${days} de 7 días, esos días de media ${figures} al día ${sources}.`,
    against: ({ logged, of }, trends) =>
      `Frente a ${of === 7 ? 'la semana' : `los ${of} días`} anterior${of === 7 ? '' : 'es'} (apuntado ${logged} de ${of} días), de media al día: ${trends.map(trendIn).join('; ')}.`,
    tooFewToCompare: ({ logged, of }, needed) =>
      `Muy pocos días para comparar con ${of === 7 ? 'la semana' : `los ${of} días`} anterior${of === 7 ? '' : 'es'} (apuntado ${logged} de ${of} días): hacen falta ${needed} en ambos.`,
    eatenOn: (day, meals, { calories, sources }) =>
      `${capitalised(day)}: ${meals.join('; ')}. En total ${calories} ${sources}.`,
  },
  entries: {
    workout: (day, calories, all) =>
      `Entrenamiento ${day}: ${calories} más para comer${all === null ? '' : ` (en total ${all})`}.`,
    water: (day, amount, all) =>
      `Agua apuntada ${day}: ${amount}${all === null ? '' : ` (con la de los alimentos: ${all})`}.`,
    deleted: (thing, calories) => `Borrado: ${thing}${calories === null ? '' : ` (${calories})`}.`,
    changed: (thing, figures) => `Cambiado: ${thing}${figures === null ? '' : ` – ${figures}`}.`,
  },
  goals: {
    none: 'Todavía no tienes objetivos de nutrición.',
    listed: (goals) => `Tus objetivos al día: ${goals.join('; ')}.`,
    emptyDiary: 'Todavía no hay nada en tu diario.',
    diarySince: (entries, day) =>
      `Tu diario tiene ${entriesOf(entries)}, ${entries === 1 ? 'del' : 'desde el'} ${day}.`,
    count: (goals) =>
      goals === 0
        ? 'No tienes objetivos de nutrición.'
        : `Tienes ${number(goals)} ${goals === 1 ? 'objetivo' : 'objetivos'} de nutrición.`,
    preference: (kind, value) => `${kind} (${value})`,
    known: (all) => `Lo que sé de ti: ${all.join(', ')}.`,
    removed: (goal) => `Objetivo quitado: ${goal} al día.`,
    colours: (nutrient, kind, { yellow, turn }) =>
      `${capitalised(nutrient)}: amarillo desde el ${yellow} %, ${kind === 'goal' ? 'verde' : 'rojo'} desde el ${turn} % del ${kind === 'goal' ? 'objetivo' : 'límite'}.`,
    weighsLittle:
      'Para tu altura ese peso ya es bajo, así que no calculo un objetivo para adelgazar. Pregunta a un médico o dietista qué es lo adecuado.',
    atRest: ({ resting, factor, added, isRaised }) =>
      `Mifflin-St Jeor: ${resting} en reposo, multiplicado por ${factor} por la actividad${
        added === 0 ? '' : `, ${added > 0 ? 'más' : 'menos'} ${number(Math.abs(added))}`
      }${isRaised ? ', subido al mínimo que recomiendo' : ''}`,
  },
  body: wordsOfBody.spanish,
  recipes: {
    unread: 'No reconozco los ingredientes de esa receta: escríbelos uno por línea.',
    noneFound: (query) =>
      query === null || query === ''
        ? 'No hay ninguna receta guardada.'
        : `No hay ninguna receta guardada: ${quoted(query)}.`,
    makes: (servings) => `para ${servings}`,
    found: (recipes) => `Recetas guardadas: ${recipes.join('; ')}.`,
    noFigures: (recipe) => `No tengo valores nutricionales de los ingredientes: ${quoted(recipe)}.`,
    whole: (recipe, figures) =>
      `${quoted(recipe)}, todo junto: ${figures}. No se indica para cuántas raciones es.`,
    serving: (recipe, makes, figures) => `${quoted(recipe)}, una de ${makes} raciones: ${figures}.`,
  },
  reports: {
    noDays: (from, until) => `${capitalised(fromTo(from, until))}: no hay nada apuntado.`,
    report: (from, until, { days, figures, sources }) =>
      `${capitalised(fromTo(from, until))}: apuntado en ${onDays(days)}, de media ${figures} al día ${sources}.`,
    noGoals: 'No tienes objetivos de nutrición con los que compararlo.',
    kept,
    tooFew: (from, until, days) =>
      `${capitalised(fromTo(from, until))}: apuntado en ${onDays(days)}, demasiado poco para ver una costumbre.`,
    shares: (from, until, { days, shares, sources }) =>
      `${capitalised(fromTo(from, until))}: apuntado en ${onDays(days)}. De las calorías: ${shares.join(', ')} ${sources}.`,
    mostOften: (foods) => `Lo más frecuente: ${foods.join(', ')}.`,
    times: (food, times) => `${food} (${times} veces)`,
    weekdays: (weekday, weekend) => `De media ${weekday} entre semana y ${weekend} el fin de semana.`,
    noFood: (nutrient) => `No conozco ningún alimento rico en ${nutrient} que puedas comer.`,
    lacksMost: (nutrient) => `De tus objetivos, el que más falta hoy es este: ${nutrient}.`,
    atHand: (things, sources) => `De lo que tienes: ${things.join(', ')} ${sources}.`,
    toBuy: (foods) => `por comprar: ${and(foods.map(name))}`,
    muchOf: (nutrient, foods, sources) => `Ricos en ${nutrient} (por 100 g): ${foods.join(', ')} ${sources}.`,
  },
  checks: {
    belowZero: (food) => `Hay una cantidad menor que cero entre los valores de: ${name(food)}.`,
    noCalories: (food) => `0 kcal no es posible aquí: ${name(food)}.`,
    doNotFit: (food, stated, reckoned) =>
      `Las ${stated} no encajan con sus proteínas, hidratos de carbono y grasas, que dan ${reckoned} (${name(food)}).`,
    unusual: (food, above) => `Más de ${ofNutrient(above)} es poco habitual: ${name(food)}.`,
  },
  asking: {
    convertWhat: 'Un peso no es un volumen ni un número de unidades: ¿de qué alimento lo convierto?',
    unknownUnit: (said) => `No conozco esa unidad: ${quoted(said)}.`,
    unknownUnitOf: (said, food, known) =>
      `No sé cuánto es ${quoted(said)} (${name(food)}). Conozco: ${known.map(terms.units).join(', ')}.`,
    editUnclear:
      'Puedo cambiar el alimento, la cantidad, la unidad, los valores, la comida o el día, las raciones de una receta y el valor del objetivo.',
  },
  objection: (food, { kind, value }) =>
    `Eso sería ofrecerte: ${name(food)}. Va contra: ${terms.kind(kind)} (${terms.kept(kind, value)}).`,
}
