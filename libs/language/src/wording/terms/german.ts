import { amountTerms } from './amount-terms.ts'
import type { Countable } from './countable.ts'
import { measured, measureTerm } from './body-term.ts'
import { inRow } from './in-row.ts'
import { keptTerm } from './kept-term.ts'
import { personTerm } from './person-term.ts'
import { joinWords } from '../join-words.ts'
import { termOf } from './term-of.ts'
import type { Terms } from './terms.ts'

const weekdays = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.']
const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober'],
  ...['November', 'Dezember'],
]

const units: Readonly<Record<string, Countable>> = {
  tsp: ['TL', 'TL'],
  tbsp: ['EL', 'EL'],
  cup: ['Tasse', 'Tassen'],
  us_fl_oz: ['fl oz (US)', 'fl oz (US)'],
  us_pint: ['US-Pint', 'US-Pints'],
  us_quart: ['US-Quart', 'US-Quarts'],
  us_gallon: ['US-Gallone', 'US-Gallonen'],
  uk_fl_oz: ['fl oz (GB)', 'fl oz (GB)'],
  uk_pint: ['britisches Pint', 'britische Pints'],
  uk_quart: ['britisches Quart', 'britische Quarts'],
  uk_gallon: ['britische Gallone', 'britische Gallonen'],
  dash: ['Spritzer', 'Spritzer'],
  piece: ['Stück', 'Stück'],
  dozen: ['Dutzend', 'Dutzend'],
  pack: ['Packung', 'Packungen'],
  can: ['Dose', 'Dosen'],
  bottle: ['Flasche', 'Flaschen'],
  jar: ['Glas', 'Gläser'],
  bag: ['Beutel', 'Beutel'],
  box: ['Schachtel', 'Schachteln'],
  bunch: ['Bund', 'Bund'],
  slice: ['Scheibe', 'Scheiben'],
  clove: ['Zehe', 'Zehen'],
  loaf: ['Laib', 'Laibe'],
  head: ['Kopf', 'Köpfe'],
  stick: ['Stange', 'Stangen'],
  mcg: ['µg', 'µg'],
  serving: ['Portion', 'Portionen'],
  portion: ['Portion', 'Portionen'],
  glass: ['Trinkglas', 'Trinkgläser'],
  tub: ['Schale', 'Schalen'],
  mug: ['Becher', 'Becher'],
  bowl: ['Schüssel', 'Schüsseln'],
  plate: ['Teller', 'Teller'],
  handful: ['Handvoll', 'Handvoll'],
  pinch: ['Prise', 'Prisen'],
  sprig: ['Zweig', 'Zweige'],
  fillet: ['Filet', 'Filets'],
  bar: ['Riegel', 'Riegel'],
  scoop: ['Kugel', 'Kugeln'],
}

/** Where something is, where it is put, and where it is taken from. */
const places: Readonly<Record<string, readonly [is: string, to: string, from: string]>> = {
  fridge: ['im Kühlschrank', 'in den Kühlschrank', 'aus dem Kühlschrank'],
  freezer: ['im Gefrierfach', 'ins Gefrierfach', 'aus dem Gefrierfach'],
  pantry: ['in der Vorratskammer', 'in die Vorratskammer', 'aus der Vorratskammer'],
  counter: ['auf der Arbeitsplatte', 'auf die Arbeitsplatte', 'von der Arbeitsplatte'],
  other: ['an einem anderen Ort', 'an einen anderen Ort', 'von einem anderen Ort'],
}
const place = (location: string, at: 0 | 1 | 2): string =>
  termOf(places, location)?.[at] ?? `${['in', 'nach', 'aus'][at] ?? ''} „${location}“`

const meals: Readonly<Record<string, readonly [name: string, at: string]>> = {
  breakfast: ['Frühstück', 'zum Frühstück'],
  lunch: ['Mittagessen', 'zum Mittagessen'],
  dinner: ['Abendessen', 'zum Abendessen'],
  snack: ['Snack', 'als Snack'],
}

const forMeal = (meal: string): string => termOf(meals, meal)?.[1] ?? `(${meal})`

const kinds: Readonly<Record<string, string>> = {
  companion: 'Mitessende',
  allergy: 'Allergie',
  diet: 'Ernährungsweise',
  dislike: 'Abneigung',
  like: 'Vorliebe',
  equipment: 'Küchengerät',
  skill: 'Kochkenntnisse',
  servings: 'Personen',
  cuisine: 'Küche',
  routine: 'Gewohnheit',
  goal: 'Ziel',
  limit: 'Grenze',
}

const nutrientNames: Readonly<Record<string, string>> = {
  calories: 'Kalorien',
  protein_g: 'Eiweiß',
  carbs_g: 'Kohlenhydrate',
  fat_total_g: 'Fett',
  hydration_ml: 'Wasser',
  fat_saturated_g: 'gesättigte Fettsäuren',
  fat_poly_g: 'mehrfach ungesättigte Fettsäuren',
  fat_mono_g: 'einfach ungesättigte Fettsäuren',
  fat_trans_g: 'Transfette',
  omega_3_g: 'Omega-3',
  omega_6_g: 'Omega-6',
  fiber_g: 'Ballaststoffe',
  fiber_soluble_g: 'lösliche Ballaststoffe',
  sugar_g: 'Zucker',
  sugar_added_g: 'Zuckerzusatz',
  sodium_mg: 'Natrium',
  potassium_mg: 'Kalium',
  calcium_mg: 'Calcium',
  iron_mg: 'Eisen',
  magnesium_mg: 'Magnesium',
  phosphorus_mg: 'Phosphor',
  zinc_mg: 'Zink',
  copper_mg: 'Kupfer',
  manganese_mg: 'Mangan',
  selenium_mcg: 'Selen',
  vitamin_a_mcg: 'Vitamin A',
  vitamin_c_mg: 'Vitamin C',
  vitamin_d_mcg: 'Vitamin D',
  vitamin_e_mg: 'Vitamin E',
  vitamin_k_mcg: 'Vitamin K',
  thiamin_mg: 'Thiamin',
  riboflavin_mg: 'Riboflavin',
  niacin_mg: 'Niacin',
  pantothenic_acid_mg: 'Pantothensäure',
  vitamin_b6_mg: 'Vitamin B6',
  biotin_mcg: 'Biotin',
  folate_mcg: 'Folsäure',
  vitamin_b12_mcg: 'Vitamin B12',
  cholesterol_mg: 'Cholesterin',
}

const amounts = amountTerms({
  language: 'de',
  unknown: 'unbekannte Menge',
  under: 'unter',
  units,
  isOne: (quantity) => quantity > 0 && quantity <= 1,
  inContainer: (unit, food) =>
    unit === 'can'
      ? food.replace(/^Dosen(\p{L})(?=\p{L}{2})/u, (_, first: string) => first.toUpperCase())
      : food,
  of: (amount, food) => `${amount} ${food}`,
})

export const germanTerms: Terms = {
  ...amounts,
  day: ({ weekday, day, month, year }) =>
    `${weekdays[weekday - 1] ?? ''}, ${day}. ${months[month - 1] ?? ''}${year === null ? '' : ` ${year}`}`,
  until: (day) => `bis ${day}`,
  onDay: (day) => `am ${day}`,
  fromTo: (from, until) => `${from} – ${until}`,
  today: 'heute',
  yesterday: 'gestern',
  tomorrow: 'morgen',
  unknownDay: 'unbekannter Tag',
  and: (words) => joinWords(words, 'und'),
  or: (words) => joinWords(words, 'oder'),
  inPlace: (location) => place(location, 0),
  toPlace: (location) => place(location, 1),
  fromPlace: (location) => place(location, 2),
  meal: (meal) => termOf(meals, meal)?.[0] ?? meal,
  forMeal,
  eaten: (thing, meal, day) => inRow(thing, day, meal === null ? undefined : forMeal(meal)),
  nutrient: (code) => termOf(nutrientNames, code) ?? code,
  kind: (kind) => termOf(kinds, kind) ?? kind,
  kept: (kind, value) => keptTerm('de', kind, value),
  person: (name) => personTerm('de', name),
  measure: (measure) => measureTerm('de', measure),
  measured: (measure, value) => measured('de', { measure, value }, amounts.number),
  unreadable: (count) =>
    count === 0 ? [] : [count === 1 ? '1 Eintrag ist nicht lesbar.' : `${count} Einträge sind nicht lesbar.`],
  moreThanListed: 'Es gibt mehr, als hier aufgeführt ist.',
  quoted: (name) => `„${name}“`,
  cautionBegins: 'Achtung, ',
  caution: ({ kind, value }, food) => {
    const said = keptTerm('de', kind, value)
    const rule = {
      allergy: `Allergie gegen ${said}`,
      diet: `Ernährung (${said})`,
      wish: `diesmal ohne ${said}`,
      companion: `das gilt für Mitessende (${said})`,
    }
    return `Achtung, ${termOf(rule, kind) ?? said}: ${amounts.name(food)}.`
  },
}
