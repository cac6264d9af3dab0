import { amountTerms } from './amount-terms.ts'
import type { Countable } from './countable.ts'
import { measured, measureTerm } from './body-term.ts'
import { inRow } from './in-row.ts'
import { keptTerm } from './kept-term.ts'
import { personTerm } from './person-term.ts'
import { joinWords } from '../join-words.ts'
import { termOf } from './term-of.ts'
import type { Terms } from './terms.ts'

const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']
const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre'],
  ...['novembre', 'décembre'],
]

const units: Readonly<Record<string, Countable>> = {
  tsp: ['c. à café', 'c. à café'],
  tbsp: ['c. à soupe', 'c. à soupe'],
  cup: ['tasse', 'tasses'],
  us_fl_oz: ['fl oz (US)', 'fl oz (US)'],
  us_pint: ['pinte américaine', 'pintes américaines'],
  us_quart: ['quart américain', 'quarts américains'],
  us_gallon: ['gallon américain', 'gallons américains'],
  uk_fl_oz: ['fl oz (GB)', 'fl oz (GB)'],
  uk_pint: ['pinte britannique', 'pintes britanniques'],
  uk_quart: ['quart britannique', 'quarts britanniques'],
  uk_gallon: ['gallon britannique', 'gallons britanniques'],
  dash: ['trait', 'traits'],
  piece: ['pièce', 'pièces'],
  dozen: ['douzaine', 'douzaines'],
  pack: ['paquet', 'paquets'],
  can: ['boîte', 'boîtes'],
  bottle: ['bouteille', 'bouteilles'],
  jar: ['pot', 'pots'],
  bag: ['sachet', 'sachets'],
  box: ['carton', 'cartons'],
  bunch: ['botte', 'bottes'],
  slice: ['tranche', 'tranches'],
  clove: ['gousse', 'gousses'],
  loaf: ['miche', 'miches'],
  head: ['tête', 'têtes'],
  stick: ['bâton', 'bâtons'],
  mcg: ['µg', 'µg'],
  serving: ['portion', 'portions'],
  portion: ['portion', 'portions'],
  glass: ['verre', 'verres'],
  tub: ['pot', 'pots'],
  mug: ['mug', 'mugs'],
  bowl: ['bol', 'bols'],
  plate: ['assiette', 'assiettes'],
  handful: ['poignée', 'poignées'],
  pinch: ['pincée', 'pincées'],
  sprig: ['brin', 'brins'],
  fillet: ['filet', 'filets'],
  bar: ['barre', 'barres'],
  scoop: ['boule', 'boules'],
}

/** Where something is and is put, and where it is taken from. */
const places: Readonly<Record<string, readonly [at: string, from: string]>> = {
  fridge: ['au réfrigérateur', 'du réfrigérateur'],
  freezer: ['au congélateur', 'du congélateur'],
  pantry: ['au garde-manger', 'du garde-manger'],
  counter: ['sur le plan de travail', 'du plan de travail'],
  other: ['à un autre endroit', "d'un autre endroit"],
}

const meals: Readonly<Record<string, readonly [name: string, at: string]>> = {
  breakfast: ['petit-déjeuner', 'au petit-déjeuner'],
  lunch: ['déjeuner', 'au déjeuner'],
  dinner: ['dîner', 'au dîner'],
  snack: ['collation', 'en collation'],
}

const forMeal = (meal: string): string => termOf(meals, meal)?.[1] ?? `(${meal})`

const kinds: Readonly<Record<string, string>> = {
  companion: 'convives',
  allergy: 'allergie',
  diet: 'régime',
  dislike: 'aversion',
  like: 'préférence',
  equipment: 'équipement',
  skill: 'niveau en cuisine',
  servings: 'nombre de personnes',
  cuisine: 'cuisine',
  routine: 'habitude',
  goal: 'objectif',
  limit: 'limite',
}

const nutrientNames: Readonly<Record<string, string>> = {
  calories: 'calories',
  protein_g: 'protéines',
  carbs_g: 'glucides',
  fat_total_g: 'lipides',
  hydration_ml: 'eau',
  fat_saturated_g: 'acides gras saturés',
  fat_poly_g: 'acides gras polyinsaturés',
  fat_mono_g: 'acides gras mono-insaturés',
  fat_trans_g: 'acides gras trans',
  omega_3_g: 'oméga-3',
  omega_6_g: 'oméga-6',
  fiber_g: 'fibres',
  fiber_soluble_g: 'fibres solubles',
  sugar_g: 'sucres',
  sugar_added_g: 'sucres ajoutés',
  sodium_mg: 'sodium',
  potassium_mg: 'potassium',
  calcium_mg: 'calcium',
  iron_mg: 'fer',
  magnesium_mg: 'magnésium',
  phosphorus_mg: 'phosphore',
  zinc_mg: 'zinc',
  copper_mg: 'cuivre',
  manganese_mg: 'manganèse',
  selenium_mcg: 'sélénium',
  vitamin_a_mcg: 'vitamine A',
  vitamin_c_mg: 'vitamine C',
  vitamin_d_mcg: 'vitamine D',
  vitamin_e_mg: 'vitamine E',
  vitamin_k_mcg: 'vitamine K',
  thiamin_mg: 'thiamine',
  riboflavin_mg: 'riboflavine',
  niacin_mg: 'niacine',
  pantothenic_acid_mg: 'acide pantothénique',
  vitamin_b6_mg: 'vitamine B6',
  biotin_mcg: 'biotine',
  folate_mcg: 'acide folique',
  vitamin_b12_mcg: 'vitamine B12',
  cholesterol_mg: 'cholestérol',
}

/** Words with an aspirated h, before which nothing is elided: "100 g de haricots", but "d'huile". */
const aspirated = /^h(?:achis|addock|alloumi|amburger|areng|aricot|ot|oumous|omard|ummus)/i

/** "de lait", "d'œufs". */
function ofFood(food: string): string {
  return /^[aàâeéèêëiîïoôœuùûhyAÉEIOŒUH]/.test(food) && !/^y[aeo]/i.test(food) && !aspirated.test(food)
    ? `d'${food}`
    : `de ${food}`
}

const amounts = amountTerms({
  language: 'fr',
  unknown: 'quantité inconnue',
  under: 'moins de',
  units,
  isOne: (quantity) => quantity < 2,
  of: (amount, food) => `${amount} ${ofFood(food)}`,
})

export const frenchTerms: Terms = {
  ...amounts,
  day: ({ weekday, day, month, year }) =>
    `${weekdays[weekday - 1] ?? ''} ${day === 1 ? '1er' : day} ${months[month - 1] ?? ''}${year === null ? '' : ` ${year}`}`,
  until: (day) => `jusqu'au ${day}`,
  onDay: (day) => `le ${day}`,
  fromTo: (from, until) => `${from} – ${until}`,
  today: "aujourd'hui",
  yesterday: 'hier',
  tomorrow: 'demain',
  unknownDay: 'jour inconnu',
  and: (words) => joinWords(words, 'et'),
  or: (words) => joinWords(words, 'ou'),
  inPlace: (location) => termOf(places, location)?.[0] ?? `à «\u00a0${location}\u00a0»`,
  toPlace: (location) => termOf(places, location)?.[0] ?? `à «\u00a0${location}\u00a0»`,
  fromPlace: (location) => termOf(places, location)?.[1] ?? `de «\u00a0${location}\u00a0»`,
  meal: (meal) => termOf(meals, meal)?.[0] ?? meal,
  forMeal,
  eaten: (thing, meal, day) => inRow(thing, meal === null ? undefined : forMeal(meal), day),
  nutrient: (code) => termOf(nutrientNames, code) ?? code,
  kind: (kind) => termOf(kinds, kind) ?? kind,
  kept: (kind, value) => keptTerm('fr', kind, value),
  person: (name) => personTerm('fr', name),
  measure: (measure) => measureTerm('fr', measure),
  measured: (measure, value) => measured('fr', { measure, value }, amounts.number),
  unreadable: (count) =>
    count === 0
      ? []
      : [count === 1 ? "1 entrée n'est pas lisible." : `${count} entrées ne sont pas lisibles.`],
  moreThanListed: 'Il y en a plus que ce qui est indiqué ici.',
  quoted: (name) => `«\u00a0${name}\u00a0»`,
  cautionBegins: 'Attention, ',
  caution: ({ kind, value }, food) => {
    const said = keptTerm('fr', kind, value)
    const rule = {
      allergy: `allergie (${said})`,
      diet: `régime (${said})`,
      wish: `cette fois sans ${said}`,
      companion: `qui mange avec toi (${said})`,
    }
    return `Attention, ${termOf(rule, kind) ?? said}\u00a0: ${amounts.name(food)}.`
  },
}
