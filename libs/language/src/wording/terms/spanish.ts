import { amountTerms } from './amount-terms.ts'
import type { Countable } from './countable.ts'
import { measured, measureTerm } from './body-term.ts'
import { inRow } from './in-row.ts'
import { keptTerm } from './kept-term.ts'
import { personTerm } from './person-term.ts'
import { joinWords } from '../join-words.ts'
import { termOf } from './term-of.ts'
import type { Terms } from './terms.ts'

const weekdays = ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.']
const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
]

const units: Readonly<Record<string, Countable>> = {
  tsp: ['cucharadita', 'cucharaditas'],
  tbsp: ['cucharada', 'cucharadas'],
  cup: ['taza', 'tazas'],
  us_fl_oz: ['fl oz (EE. UU.)', 'fl oz (EE. UU.)'],
  us_pint: ['pinta estadounidense', 'pintas estadounidenses'],
  us_quart: ['cuarto estadounidense', 'cuartos estadounidenses'],
  us_gallon: ['galón estadounidense', 'galones estadounidenses'],
  uk_fl_oz: ['fl oz (GB)', 'fl oz (GB)'],
  uk_pint: ['pinta británica', 'pintas británicas'],
  uk_quart: ['cuarto británico', 'cuartos británicos'],
  uk_gallon: ['galón británico', 'galones británicos'],
  dash: ['chorrito', 'chorritos'],
  piece: ['unidad', 'unidades'],
  dozen: ['docena', 'docenas'],
  pack: ['paquete', 'paquetes'],
  can: ['lata', 'latas'],
  bottle: ['botella', 'botellas'],
  jar: ['tarro', 'tarros'],
  bag: ['bolsa', 'bolsas'],
  box: ['caja', 'cajas'],
  bunch: ['manojo', 'manojos'],
  slice: ['rebanada', 'rebanadas'],
  clove: ['diente', 'dientes'],
  loaf: ['barra', 'barras'],
  head: ['cabeza', 'cabezas'],
  stick: ['rama', 'ramas'],
  mcg: ['µg', 'µg'],
  serving: ['ración', 'raciones'],
  portion: ['ración', 'raciones'],
  glass: ['vaso', 'vasos'],
  tub: ['tarrina', 'tarrinas'],
  mug: ['taza grande', 'tazas grandes'],
  bowl: ['tazón', 'tazones'],
  plate: ['plato', 'platos'],
  handful: ['puñado', 'puñados'],
  pinch: ['pizca', 'pizcas'],
  sprig: ['ramita', 'ramitas'],
  fillet: ['filete', 'filetes'],
  bar: ['barrita', 'barritas'],
  scoop: ['bola', 'bolas'],
}

/** Where something is, where it is put, and where it is taken from. */
const places: Readonly<Record<string, readonly [is: string, to: string, from: string]>> = {
  fridge: ['en la nevera', 'a la nevera', 'de la nevera'],
  freezer: ['en el congelador', 'al congelador', 'del congelador'],
  pantry: ['en la despensa', 'a la despensa', 'de la despensa'],
  counter: ['en la encimera', 'a la encimera', 'de la encimera'],
  other: ['en otro lugar', 'a otro lugar', 'de otro lugar'],
}
const place = (location: string, at: 0 | 1 | 2): string =>
  termOf(places, location)?.[at] ?? `${['en', 'a', 'de'][at] ?? ''} «${location}»`

/** A meal, what is planned for it, and what was eaten at it. */
const meals: Readonly<Record<string, readonly [name: string, planned: string, eaten: string]>> = {
  breakfast: ['desayuno', 'para el desayuno', 'en el desayuno'],
  lunch: ['comida', 'para la comida', 'en la comida'],
  dinner: ['cena', 'para la cena', 'en la cena'],
  snack: ['tentempié', 'como tentempié', 'como tentempié'],
}
const atMeal = (meal: string, at: 1 | 2): string => termOf(meals, meal)?.[at] ?? `(${meal})`

const kinds: Readonly<Record<string, string>> = {
  companion: 'comensales',
  allergy: 'alergia',
  diet: 'dieta',
  dislike: 'aversión',
  like: 'preferencia',
  equipment: 'utensilio',
  skill: 'nivel de cocina',
  servings: 'número de personas',
  cuisine: 'cocina',
  routine: 'costumbre',
  goal: 'objetivo',
  limit: 'límite',
}

const nutrientNames: Readonly<Record<string, string>> = {
  calories: 'calorías',
  protein_g: 'proteínas',
  carbs_g: 'hidratos de carbono',
  fat_total_g: 'grasas',
  hydration_ml: 'agua',
  fat_saturated_g: 'grasas saturadas',
  fat_poly_g: 'grasas poliinsaturadas',
  fat_mono_g: 'grasas monoinsaturadas',
  fat_trans_g: 'grasas trans',
  omega_3_g: 'omega-3',
  omega_6_g: 'omega-6',
  fiber_g: 'fibra',
  fiber_soluble_g: 'fibra soluble',
  sugar_g: 'azúcares',
  sugar_added_g: 'azúcares añadidos',
  sodium_mg: 'sodio',
  potassium_mg: 'potasio',
  calcium_mg: 'calcio',
  iron_mg: 'hierro',
  magnesium_mg: 'magnesio',
  phosphorus_mg: 'fósforo',
  zinc_mg: 'zinc',
  copper_mg: 'cobre',
  manganese_mg: 'manganeso',
  selenium_mcg: 'selenio',
  vitamin_a_mcg: 'vitamina A',
  vitamin_c_mg: 'vitamina C',
  vitamin_d_mcg: 'vitamina D',
  vitamin_e_mg: 'vitamina E',
  vitamin_k_mcg: 'vitamina K',
  thiamin_mg: 'tiamina',
  riboflavin_mg: 'riboflavina',
  niacin_mg: 'niacina',
  pantothenic_acid_mg: 'ácido pantoténico',
  vitamin_b6_mg: 'vitamina B6',
  biotin_mcg: 'biotina',
  folate_mcg: 'ácido fólico',
  vitamin_b12_mcg: 'vitamina B12',
  cholesterol_mg: 'colesterol',
}

const amounts = amountTerms({
  language: 'es',
  unknown: 'cantidad desconocida',
  under: 'menos de',
  units,
  isOne: (quantity) => quantity === 1,
  of: (amount, food) => `${amount} de ${food}`,
})

/** "o" is "u" before a word that begins with its sound, and "y" is "e" before one that begins with "i". */
const or = (next: string): string => (/^h?o/i.test(next) ? 'u' : 'o')
const and = (next: string): string => (/^h?i(?!e)/i.test(next) ? 'e' : 'y')

export const spanishTerms: Terms = {
  ...amounts,
  day: ({ weekday, day, month, year }) =>
    `${weekdays[weekday - 1] ?? ''} ${day} de ${months[month - 1] ?? ''}${year === null ? '' : ` de ${year}`}`,
  until: (day) => `hasta el ${day}`,
  onDay: (day) => `el ${day}`,
  fromTo: (from, until) => `${from} – ${until}`,
  today: 'hoy',
  yesterday: 'ayer',
  tomorrow: 'mañana',
  unknownDay: 'día desconocido',
  and: (words) => joinWords(words, and(words.at(-1) ?? '')),
  or: (words) => joinWords(words, or(words.at(-1) ?? '')),
  inPlace: (location) => place(location, 0),
  toPlace: (location) => place(location, 1),
  fromPlace: (location) => place(location, 2),
  meal: (meal) => termOf(meals, meal)?.[0] ?? meal,
  forMeal: (meal) => atMeal(meal, 1),
  eaten: (thing, meal, day) => inRow(thing, day, meal === null ? undefined : atMeal(meal, 2)),
  nutrient: (code) => termOf(nutrientNames, code) ?? code,
  kind: (kind) => termOf(kinds, kind) ?? kind,
  kept: (kind, value) => keptTerm('es', kind, value),
  person: (name) => personTerm('es', name),
  measure: (measure) => measureTerm('es', measure),
  measured: (measure, value) => measured('es', { measure, value }, amounts.number),
  unreadable: (count) =>
    count === 0 ? [] : [count === 1 ? '1 entrada no se puede leer.' : `${count} entradas no se pueden leer.`],
  moreThanListed: 'Hay más de lo que se muestra aquí.',
  quoted: (name) => `«${name}»`,
  cautionBegins: 'Cuidado, ',
  caution: ({ kind, value }, food) => {
    const said = keptTerm('es', kind, value)
    const rule = {
      allergy: `alergia (${said})`,
      diet: `dieta (${said})`,
      wish: `esta vez sin ${said}`,
      companion: `quien come contigo (${said})`,
    }
    return `Cuidado, ${termOf(rule, kind) ?? said}: ${amounts.name(food)}.`
  },
}
