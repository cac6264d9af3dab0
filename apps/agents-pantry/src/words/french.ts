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

const terms = termsFor('fr')
const { fromPlace, inPlace, name, number, quoted, toPlace } = terms

const listOf = (items: readonly string[]): string => items.join('\u00a0; ')
const count = (quantity: number, one: string, many: string): string =>
  `${number(quantity)} ${quantity < 2 ? one : many}`
const left = (rest: Rest): string =>
  rest === null
    ? "il n'en reste plus"
    : `il en reste ${rest.amount}${rest.place === null ? '' : ` ${inPlace(rest.place)}`}`
const takenOf = (all: readonly TakenThing[]): string => sayTaken(all, { left, listOf })

const states = new Map([
  ['closed', 'à l’achat'],
  ['opened', 'après ouverture'],
  ['cut', 'après découpe'],
  ['cooked', 'après cuisson'],
  ['thawed', 'après décongélation'],
])
/** What was done to a food; nothing is not said. */
const stateOf = (of: readonly string[]): string =>
  of.every((state) => state === 'closed')
    ? ''
    : `, ${of.map((state) => states.get(state) ?? '?').join(' ou ')}`
const units: Readonly<Record<Span['unit'], readonly [one: string, many: string]>> = {
  day: ['jour', 'jours'],
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
}
const sayTime = ({ span: { least, most, unit }, location }: { span: Span; location: string }): string =>
  `${least === most ? '' : `${number(least)} à `}${count(most, ...units[unit])} ${inPlace(location)}`

/** A diet that nobody eats, but has. */
const DIABETES = 'diabète'

const clauses: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `que tu as une allergie (${value})`,
  diet: (value) => (value === DIABETES ? `que tu as du ${value}` : `que tu suis un régime ${value}`),
  dislike: (value) => `que tu n'aimes pas ceci\u00a0: ${value}`,
  like: (value) => `que tu aimes ceci\u00a0: ${value}`,
  servings: (value) => `que tu cuisines pour ${value}`,
}

/** What is remembered, behind the verb of a sentence: "que tu cuisines pour 4". */
function clauseOf(kept: Kept): string {
  const clause = Object.hasOwn(clauses, kept.kind) ? clauses[kept.kind] : undefined
  return clause?.(kept.value) ?? `ceci\u00a0: ${labelOf(kept)}`
}

function labelOf({ kind, value }: Kept): string {
  return `${terms.kind(kind)} (${value})`
}

/** "sel (2 poignées)". */
const written = ({ food, amount }: Written): string => `${name(food)} (${amount})`

function daysLeft(days: number): string {
  if (days === 0) return "aujourd'hui"
  return days === 1 ? 'demain' : `dans ${number(days)} jours`
}

const usageKinds: Readonly<Record<UsageKind, string>> = {
  bought: 'acheté',
  used: 'utilisé',
  cooked: 'utilisé en cuisine',
  eaten: 'mangé',
  discarded: 'jeté',
}

const usageOf = (all: readonly Became[]): string =>
  listOf(all.map(({ kind, things }) => `${usageKinds[kind]} ${things.join(', ')}`))

export const french: PantryWords = {
  ...wordsByTopic.french,
  stock: {
    added: (all) => {
      const parts = all.map(
        ({ things, place, until }) =>
          `${terms.and(things)} ${toPlace(place)}${until === null ? '' : ` (à consommer jusqu'au ${until})`}`,
      )
      return `Ajouté\u00a0: ${listOf(parts)}.`
    },
    inAll: (things) => `En tout\u00a0: ${terms.and(things)}.`,
    used: (all) => `Utilisé\u00a0: ${takenOf(all)}.`,
    discarded: (all) => `Jeté\u00a0: ${takenOf(all)}.`,
    discardedAll: (things) => `Jeté\u00a0: ${listOf(things)}.`,
    keptEstimated: (items) =>
      `Toujours là, car la date n'est qu'estimée\u00a0: ${listOf(items)}. Dis «\u00a0aussi ceux à la date estimée\u00a0» pour jeter cela aussi.`,
    nothingPast: (place) => `Rien n'a dépassé sa date ${place === null ? 'en réserve' : inPlace(place)}.`,
    short: (thing, { taken, missing }) =>
      `Seulement ${thing} en réserve\u00a0: j'en ai retiré ${taken} (il en manquait ${missing}).`,
    moved: (thing, from, to) =>
      `Déplacé\u00a0: ${[thing, terms.and(from.map(fromPlace)), toPlace(to)].filter((part) => part !== '').join(' ')}.`,
    subject: (food, place) => `${capitalised(name(food))} ${inPlace(place)}`,
    amountNow: (now, before) => `maintenant ${now} (avant\u00a0: ${before})`,
    untilNow: (now, before) =>
      `${now === null ? 'sans date' : `à consommer jusqu'au ${now}`} (avant\u00a0: ${before ?? 'sans date'})`,
    opened: (day) => `ouverture le ${day}`,
    estimated: (day) => `${day}, date estimée`,
    keeps: (until) => `À consommer jusqu'au ${until}.`,
    stillClosed: (amount) => `Pas encore ouvert\u00a0: ${amount}.`,
    notOpened: 'pas ouvert',
    belowMinimum: (minimum, there) =>
      `En dessous de ton minimum (${minimum})\u00a0: ${there === null ? "il n'en reste plus" : `il reste ${there}`}.`,
    minimumSet: (minimum, before) =>
      `Je retiens comme minimum\u00a0: ${minimum}${before === null ? '' : ` (avant\u00a0: ${before})`}.`,
    minimumGone: (food, before) =>
      before === null
        ? `Il n'y avait pas de minimum\u00a0: ${name(food)}.`
        : `Plus de minimum\u00a0: ${name(food)} (avant\u00a0: ${before}).`,
    unsureOfMinimum: (minimums) =>
      `En réserve, mais dans une mesure que je ne peux pas comparer au minimum\u00a0: ${listOf(minimums)}.`,
    enough: (minimums) => `Il y en a assez, d'après ton minimum\u00a0: ${listOf(minimums)}.`,
    noMinimum: "Tu n'as fixé de minimum pour rien.",
    packSize: (pack, holds, before) =>
      `Je retiens\u00a0: ${pack} = ${holds}${before === null ? '' : ` (avant\u00a0: ${before})`}.`,
    changed: (subject, changes) => `${subject}\u00a0: ${changes.join(', ')}.`,
    unchanged: (subject, amount) => `${subject}\u00a0: rien de changé, ${amount}.`,
    nothingAt: (place) => `Il n'y a rien ${place === null ? 'en réserve' : inPlace(place)}.`,
    notThere: (food, place) => `Pas ${place === null ? 'en réserve' : inPlace(place)}\u00a0: ${name(food)}.`,
    at: (place, items) => `${capitalised(inPlace(place))}\u00a0: ${listOf(items)}.`,
    openedOn: (day) => `ouverture le ${day}`,
    nothingExpires: (until) => `Rien n'expire d'ici au ${until}.`,
    expired: (thing, place, day) => `${thing} ${inPlace(place)}\u00a0: date dépassée depuis le ${day}.`,
    expires: (thing, place, { day, daysLeft: days }) =>
      `${thing} ${inPlace(place)}\u00a0: à consommer jusqu'au ${day} (${daysLeft(days)}).`,
  },
  usage: {
    reasons: {
      expired: 'date dépassée',
      spoiled: 'plus bon',
      disliked: 'pas à notre goût',
      too_much: 'en trop',
      other: 'autre raison',
    },
    told: (all, { from, until }) => `Du ${from} au ${until}\u00a0: ${usageOf(all)}.`,
    aWeek: (amount) => `environ ${amount} par semaine`,
    nothing: (food, { from, until }) =>
      `Rien n'est noté (${[...(food === null ? [] : [name(food)]), `du ${from} au ${until}`].join(', ')}).`,
  },
  shopping: {
    put: (all) => {
      const things = all.map(({ thing, inAll }) => `${thing}${inAll === null ? '' : ` (en tout ${inAll})`}`)
      return `Ajouté à la liste de courses\u00a0: ${terms.and(things)}.`
    },
    already: (all) => `Déjà sur la liste de courses\u00a0: ${all}.`,
    tookOff: (foods) => `Retiré de la liste de courses\u00a0: ${terms.and(foods.map(name))}.`,
    nowOnList: (thing, before) =>
      `Maintenant sur la liste de courses\u00a0: ${thing} (avant\u00a0: ${before.map((amount) => amount ?? 'sans quantité').join(' et ')}).`,
    cleared: (foods) =>
      `La liste de courses est vide maintenant. Il y avait\u00a0: ${listOf(foods.map(name))}.`,
    nothingChecked: "Rien n'est coché sur la liste de courses.",
    checkedOff: (foods) => `Coché sur la liste de courses\u00a0: ${terms.and(foods.map(name))}.`,
    toBuy: (items) => `À acheter\u00a0: ${listOf(items)}.`,
    checked: (items) => `Déjà coché\u00a0: ${listOf(items)}.`,
    nothingToBuy: "Il n'y a plus rien à acheter.",
    empty: 'La liste de courses est vide.',
  },
  missing: {
    lacking: (of, things) => `Il manque (${of})\u00a0: ${listOf(things)}.`,
    nothing: (of) => `Il ne manque rien (${of}).`,
    there: (things) => `En réserve\u00a0: ${listOf(things)}.`,
    listed: (things) => `Sur la liste de courses\u00a0: ${listOf(things)}.`,
    unsure: (foods) =>
      `En réserve, mais dans une mesure que je ne peux pas comparer\u00a0; je ne sais pas si cela suffit\u00a0: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) => `Je ne connais pas les ingrédients\u00a0: ${listOf(dishes)}.`,
  },
  meals: wordsOfMeals.french,
  measures: wordsOfMeasures.french,
  preferences: {
    remembered: (kept) => `Je retiens ${clauseOf(kept)}.`,
    already: (kept) => `Je sais déjà ${clauseOf(kept)}.`,
    forgotten: (kept) => `Oublié\u00a0: ${labelOf(kept)}.`,
    listed: (kept, { isEnforced, isLearned }) =>
      `${capitalised(terms.kind(kept.kind))}\u00a0: ${kept.value}${bracketed([...(isEnforced ? ['vérifié'] : []), ...(isLearned ? ['remarqué, pas dit'] : [])])}.`,
    held: (covers) =>
      `Désormais, j'en tiens compte dans tout ce que je propose et enregistre${covers?.startsWith('foods that are called so') ? " (seulement pour ce qui porte ce nom\u00a0; j'ignore dans quoi d'autre il y en a)" : ''}\u00a0; mais je ne peux pas vérifier un aliment que je ne connais pas.`,
    notHeld: () => 'Mais je ne peux pas vérifier mes propositions sur ce point.',
    nothing: 'Je ne sais encore rien de toi.',
  },
  people: {
    known: (person) => `Je retiens\u00a0: ${person}.`,
    remembered: (person, rules) => `Je retiens (${person})\u00a0: ${rules.map(labelOf).join(', ')}.`,
    already: (person, rules) => `Je le sais déjà (${person})\u00a0: ${rules.map(labelOf).join(', ')}.`,
    held: "J'en tiens compte dans ce que je propose, planifie et enregistre tant que vous mangez ensemble\u00a0; mais je ne peux pas vérifier un aliment que je ne connais pas.",
    forgotten: (person, rules) => `Oublié (${person})\u00a0: ${rules.map(labelOf).join(', ')}.`,
    gone: (person) => `Oublié\u00a0: ${person}.`,
    listed: (person, { relation, livesHere, rules }) => {
      const notes = [...(relation === null ? [] : [relation]), ...(livesHere ? ['habite chez toi'] : [])]
      const told = rules.length === 0 ? 'rien de connu' : rules.map(labelOf).join(', ')
      return `${capitalised(person)}${bracketed(notes)}\u00a0: ${told}.`
    },
    nobody: "Tu ne m'as encore parlé de personne d'autre.",
    may: verdictWords.fr,
  },
  recipes: {
    saved: (recipe, { servings, ingredients, steps, isRewritten }) => {
      const parts = [
        ...(servings === null ? [] : [count(servings, 'portion', 'portions')]),
        count(ingredients, 'ingrédient', 'ingrédients'),
        ...(steps === 0 ? [] : [count(steps, 'étape', 'étapes')]),
      ]
      return `Recette ${isRewritten ? 'remplacée' : 'enregistrée'}\u00a0: ${quoted(recipe)}${bracketed(parts)}.`
    },
    simplified: (notes) => `Simplifié\u00a0: ${listOf(notes)}`,
    withoutAmount: (ingredient) => `sans quantité\u00a0: ${written(ingredient)}`,
    leastOf: (ingredient, least) =>
      `avec la quantité minimale, ${number(least)}\u00a0: ${written(ingredient)}`,
    deleted: (recipe) => `Recette supprimée\u00a0: ${quoted(recipe)}.`,
    scaled: (from, to, inSteps) =>
      `pour ${to} au lieu de ${from}, avec toutes les quantités${inSteps === null ? '' : ` (dont ${inSteps} dans les étapes)`}`,
    added: (foods) => `avec ${terms.and(foods)} en plus`,
    removed: (foods) => `sans ${terms.and(foods)}`,
    swapped: (from, to) => `à la place de ${from}\u00a0: ${to}`,
    amounts: (foods) => `maintenant ${terms.and(foods)}`,
    steps: (steps) => count(steps, 'étape de plus', 'étapes de plus'),
    stepsChanged: (steps) => count(steps, 'étape changée', 'étapes changées'),
    stepsRemoved: (steps) => count(steps, 'étape de moins', 'étapes de moins'),
    updated: (recipe, changes) =>
      `${quoted(recipe)}\u00a0: ${changes.length === 0 ? 'rien de changé' : changes.join(', ')}.`,
    named: (recipe) => `s'appelle maintenant ${quoted(recipe)}`,
    serves: (servings) => `pour ${servings}`,
    notes: (notes) => `notes\u00a0: ${notes}`,
    minutes: (minutes) => `${minutes} minutes`,
    found: (recipes) =>
      `${count(recipes.length, 'recette enregistrée', 'recettes enregistrées')}\u00a0: ${listOf(recipes)}.`,
    noneFound: 'Aucune recette enregistrée ne convient.',
    fromCookbook: (recipes) => `Du livre de cuisine\u00a0: ${listOf(recipes)}.`,
    noneInCookbook: 'Rien ne convient dans le livre de cuisine.',
    leftOut: (quantity) =>
      `Laissé de côté\u00a0: ${count(quantity, 'recette', 'recettes')}, à cause de tes règles ou de tes souhaits.`,
    kilocalories: (amount, { sources, without }) =>
      `environ ${amount} kcal par portion${sources.length === 0 ? '' : ` selon ${sources.join(' et ')}`}${without.length === 0 ? '' : ` sans compter ${without.map(name).join(' et ')}`}`,
    noSum: (foods) => `énergie inconnue, sans valeurs pour ${foods.map(name).join(', ')}`,
    missing: (foods, more) =>
      `il manque\u00a0: ${foods.map(name).join(', ')}${more === 0 ? '' : ` et ${more} de plus`}`,
    nothingMissing: 'tout est en réserve',
    moreThanListed: terms.moreThanListed,
    againstRules: (conflicts) => `contre tes règles\u00a0: ${conflicts.map(name).join(', ')}`,
    contains: (food) => `avec\u00a0: ${name(food)}`,
    alreadySaved: 'Cette recette est déjà enregistrée.',
    incomplete: "La recette n'est pas complète, elle n'a donc pas été enregistrée.",
  },
  pages: wordsOfPages.french,
  cooking: {
    cooked: (dish, servings) =>
      `Cuisiné\u00a0: ${quoted(dish)}${servings === null ? '' : ` (${count(servings, 'portion', 'portions')})`}.`,
    taken: (things) => `Pris dans les réserves\u00a0: ${listOf(things)}.`,
    missing: (things) => `Absent des réserves\u00a0: ${listOf(things)}.`,
    unmeasured: (foods) =>
      `Pas déduit, car les mesures ne se comparent pas\u00a0: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) =>
      `Rien de déduit, faute de recette\u00a0: ${dishes.join(', ')}. Dis-moi ce que tu y as mis.`,
    leftovers: (servings, place, until) =>
      `Restes mis ${toPlace(place)}\u00a0: ${count(servings, 'portion', 'portions')}${until === null ? '' : ` (à consommer jusqu'au ${until})`}.`,
    diaryOffered: 'Dis-moi combien de portions tu as mangées, et je les note dans ton journal.',
  },
  foods: {
    pairs: (food, pairings) => `${capitalised(name(food))}, à associer avec\u00a0: ${listOf(pairings)}.`,
    noPairs: (food) =>
      `${capitalised(name(food))}\u00a0: je ne connais rien qui aille particulièrement bien avec.`,
    smellAlike: (aromas) => `arômes communs\u00a0: ${aromas.join(', ')}`,
    usedTogether: (recipes) => `ensemble dans ${number(recipes)} recettes`,
    inStock: 'en réserve',
    insteadOf: (food, substitutes) =>
      `${capitalised(name(food))}, à remplacer par\u00a0: ${listOf(substitutes)}.`,
    noSubstitute: (food) => `${capitalised(name(food))}\u00a0: je ne connais pas de produit de remplacement.`,
  },
  keeping: {
    times: (food, of, times) => `${capitalised(name(food))}${stateOf(of)}\u00a0: ${listOf(times)}.`,
    published: (times, source) => `environ ${times.map(sayTime).join(', ')} (${source})`,
    unknown: (food, of, location) =>
      `Je ne sais pas combien de temps cela se garde${location === null ? '' : ` ${inPlace(location)}`}\u00a0: ${name(food)}${stateOf(of)}.`,
    caution: 'Ce sont des durées habituelles, pas une promesse\u00a0: regarde, sens et vérifie l’emballage.',
  },
  asking: {
    unknownTime: (said) =>
      `«\u00a0${said}\u00a0» n'est pas une heure que je connaisse. Dis par exemple «\u00a018:30\u00a0» ou «\u00a0evening\u00a0».`,
    unknownUnit: (said, known) =>
      `Je ne connais pas cette unité\u00a0: ${quoted(said)}. Je connais\u00a0: ${known.map(terms.units).join(', ')}.`,
  },
  objection,
}

const rules: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `cela va contre ton allergie (${value})`,
  diet: (value) => `cela va contre ton régime (${value})`,
  wish: (value) => `tu veux t'en passer cette fois (${value})`,
  companion: (value) => `qui mange avec toi n'y a pas droit (${value})`,
}

/** "Il y a dedans\u00a0: satay (cacahuètes), et cela va contre ton allergie (cacahuètes)." */
function objection({ food, rule, because }: Conflict): string {
  const value = terms.kept(rule.kind, rule.value)
  const part =
    because?.part == null || name(because.part) === name(food ?? '') ? '' : ` (${name(because.part)})`
  const against = rules[rule.kind]?.(value) ?? `${terms.kind(rule.kind)} (${value})`
  return `Il y a dedans\u00a0: ${food === null ? "quelque chose d'inadapté" : name(food)}${part}, et ${against}.`
}
