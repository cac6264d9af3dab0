import { capitalised, termsFor } from '@alfred/language/wording'
import type { Aim, CoachWords, Kept, Progress, Trend } from './words.ts'
import { wordsOfBody } from './words-of-body.ts'

const SIZES = {
  small: '«\u00a0petite\u00a0»',
  medium: '«\u00a0moyenne\u00a0»',
  large: '«\u00a0grande\u00a0»',
  'extra large': '«\u00a0très grande\u00a0»',
} as const
const terms = termsFor('fr')
const { and, fromTo, name, number, or, quoted } = terms

const entriesOf = (count: number): string => `${number(count)} ${count < 2 ? 'entrée' : 'entrées'}`
const onDays = (count: number): string => `${number(count)} ${count < 2 ? 'jour' : 'jours'}`

const ofNutrient = ({ amount, nutrient }: Aim): string =>
  nutrient === null ? amount : terms.of(amount, nutrient)

function progress({ nutrient, isLimit, consumed, target, left, rest, untold }: Progress): string {
  const reached = left <= 0 ? 'objectif atteint' : `encore ${rest}`
  const within = left < 0 ? `${rest} de trop` : `il reste ${rest}`
  const unknown = untold === 0 ? '' : ` (sans valeur pour cela\u00a0: ${entriesOf(untold)})`
  return `${capitalised(nutrient)}\u00a0: ${consumed} sur ${target}${isLimit ? ' au plus' : ''}, ${isLimit ? within : reached}${unknown}.`
}

const ways = { steady: 'stable', up: 'en hausse', down: 'en baisse' }

function trendIn({ nutrient, way, from, to, known }: Trend): string {
  const moved = way === 'steady' ? `${ways[way]} à ${to}` : `${ways[way]}, de ${from} à ${to}`
  return `${nutrient} ${moved}${known === null ? '' : ` (connu pour ${known.known} entrées sur ${known.all})`}`
}

function kept({ nutrient, isLimit, kept: on, days, average, target, trend }: Kept): string {
  const way =
    trend === null
      ? ''
      : `, ${ways[trend.way]}${trend.way === 'steady' ? '' : ` (de ${trend.from} à ${trend.to})`}`
  return `${capitalised(nutrient)}\u00a0: respecté ${on} jours sur ${days}, en moyenne ${average} sur ${target}${isLimit ? ' au plus' : ''}${way}.`
}

export const french: CoachWords = {
  figures: {
    none: 'aucune valeur',
    stated: 'selon tes indications',
    estimate: 'estimation',
    partOf: (known, all, source) => `${known} ingrédients sur ${all}, ${source}`,
    told: (thing, figures, sources) => `${capitalised(thing)}\u00a0: ${figures} ${sources}.`,
    nothingTold: (thing, nutrient, sources) =>
      `${capitalised(thing)}\u00a0: teneur en ${nutrient} inconnue ${sources}.`,
    estimated: (thing, figures) =>
      `${capitalised(thing)}\u00a0: environ ${figures} (estimation, sans source).`,
    fit: (food) => `${capitalised(name(food))}\u00a0: les valeurs concordent.`,
    ofAnother: (food, other) => `Valeurs pour ${name(food)} reprises de\u00a0: ${name(other)}.`,
    ownMeasure: (one, holds) => `Selon ta propre mesure\u00a0: ${one} = ${holds}.`,
    usualServings: (taken) =>
      `Portions comptées comme d'habitude\u00a0: ${taken.map(({ food, grams }) => `${name(food)} ${number(grams)} g`).join(', ')}.`,
    sizeTaken: (size, grams) => `Taille ${SIZES[size]}\u00a0: compté ${number(grams)} g pièce.`,
    sizeUnknown: (size) =>
      `Je ne sais pas ce que pèse la taille ${SIZES[size]}\u00a0; compté au poids habituel.`,
    perPiece: 'par pièce',
    per: (amount) => `pour ${amount}`,
    compared: (what, foods, sources) => `${capitalised(what)}\u00a0: ${foods.join('\u00a0; ')} ${sources}.`,
    ranked: (what, foods, sources) => `${capitalised(what)}\u00a0: ${foods.join(', ')} ${sources}.`,
    converted: (from, to, sources) => `${capitalised(from)}\u00a0: environ ${to}${sources}.`,
    notTold: (food) => `${food} sans indication`,
    moreNotListed: (count) => `Et ${count} de plus, hors de cette liste.`,
    failed: (foods) =>
      `Aucune valeur trouvée\u00a0: ${foods.join(', ')}. Dis-moi ce que ça contient, par exemple «\u00a0une tranche à 300 kcal\u00a0», ou un autre nom.`,
    knownByNow: (foods) => `Il y a maintenant des valeurs pour\u00a0: ${foods.join(', ')}.`,
    nothingFailed: "Il n'y a rien dont je n'aie pas trouvé les valeurs.",
    unknown: (foods) => `Je n'ai pas de valeurs pour\u00a0: ${foods.map(name).join(', ')}.`,
    covered: (known, all, without) =>
      `${known} ingrédients sur ${all} ont des valeurs\u00a0; sans\u00a0: ${and(without.map(name))}.`,
    notWhole: (known, all, without) =>
      `Ce n'est pas la somme de tout le plat\u00a0: ${known} ingrédients sur ${all} ont des valeurs\u00a0; non compté\u00a0: ${and(without.map(name))}.`,
  },
  offers: {
    servings: (servings, recipe) => `${terms.amount(servings, 'serving')} de ${quoted(recipe)}`,
    unknownCalories: 'calories inconnues',
    waiting: (thing, figures) => `${thing}\u00a0: ${figures}`,
    shallLog: (thing, figures) => `${capitalised(thing)}\u00a0: ${figures}. Je le note\u00a0?`,
    whichRecipe: (recipe, options) =>
      `De quelle recette parles-tu${recipe === null ? '' : ` avec ${quoted(recipe)}`}\u00a0: ${or(options)}\u00a0?`,
    goal: (kind, amount) => `${kind === 'goal' ? 'au moins' : 'au plus'} ${amount}`,
    aDay: (goals) => `${and(goals)} par jour`,
    shallSet: (goals) =>
      `${goals.length === 1 ? 'Objectif' : 'Objectifs'}\u00a0: ${and(goals)} par jour. Je ${goals.length === 1 ? 'le' : 'les'} fixe\u00a0?`,
    soFar: (goals) => `Jusqu'ici\u00a0: ${and(goals)}.`,
    reckoned: (by) => `Calculé selon ${by}.`,
    littleEnergy: (least) =>
      `Moins de ${least} par jour, c'est peu pour un adulte\u00a0: demande à un médecin avant de t'y tenir.`,
    set: (goals) => `Fixé\u00a0: ${and(goals)} par jour.`,
    logged: (thing, figures) => `Noté\u00a0: ${thing} – ${figures}.`,
    leftOut: (foods) =>
      `Je laisserais de côté ce dont je n'ai pas les valeurs\u00a0: ${foods.map(name).join(', ')}.`,
    much: (thing, figures) =>
      `C'est beaucoup\u00a0: ${thing}${figures === null ? '' : `, ${figures}`}. C'est bien ça\u00a0?`,
    wouldHelp: ({ goal, consumed, target, food, brings }) =>
      `Aujourd'hui, ${goal}\u00a0: ${consumed} sur ${target}. De ce que tu as, cela apporte ${brings}\u00a0: ${food}.`,
    calledOff: (offer) => `Abandonné\u00a0: ${offer}.`,
  },
  again: {
    asOn: (day) => `Comme ${day}.`,
    mostOften: (times, day) =>
      `C'est ce que tu as pris le plus souvent\u00a0: ${times} fois ces quatre dernières semaines, dans ces quantités ${day}.`,
    asKept: (called) => `Comme gardé sous ${quoted(called)}.`,
    kept: (called, meal, { foods, figures }) =>
      `${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}\u00a0: ${foods}${figures === null ? '' : `, ${figures}`}`,
    saved: (meal, isReplacing) => `${isReplacing ? 'Gardé à la place' : 'Gardé'}\u00a0: ${meal}.`,
    listed: (meals) => `Tes repas gardés\u00a0: ${meals.join('\u00a0; ')}.`,
    none: "Aucun repas n'est encore gardé sous un nom. Dis par exemple «\u00a0garde ce petit-déjeuner comme mon habituel\u00a0».",
    forgotten: (called, meal) =>
      `Oublié\u00a0: ${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}. Ce qui a été noté avec reste.`,
  },
  diary: {
    nothingOn: (day) => `Rien n'est noté ${day}.`,
    nothingFromTo: (from, until) => `Rien n'est noté\u00a0: ${fromTo(from, until)}.`,
    day: (day, { figures, entries, sources }) =>
      `${capitalised(day)}\u00a0: ${figures}, ${entriesOf(entries)} ${sources}.`,
    workoutAdds: (calories) => `Grâce à l'entraînement, tu peux manger ${calories} de plus.`,
    estimates: (count) => `Dont estimé\u00a0: ${entriesOf(count)}.`,
    progress,
    emptyWeek: (from, until) => `${capitalised(fromTo(from, until))}\u00a0: rien n'est noté.`,
    week: (from, until, { days, figures, sources }) =>
      `${capitalised(fromTo(from, until))}\u00a0: noté ${days} jours sur 7, ces jours-là en moyenne ${figures} par jour ${sources}.`,
    against: ({ logged, of }, trends) =>
      `Par rapport ${of === 7 ? 'à la semaine' : `aux ${of} jours`} d'avant (noté ${logged} jours sur ${of}), en moyenne par jour\u00a0: ${trends.map(trendIn).join('\u00a0; ')}.`,
    tooFewToCompare: ({ logged, of }, needed) =>
      `Trop peu de jours pour comparer avec ${of === 7 ? 'la semaine' : `les ${of} jours`} d'avant (noté ${logged} jours sur ${of})\u00a0: il en faut ${needed} des deux côtés.`,
    eatenOn: (day, meals, { calories, sources }) =>
      `${capitalised(day)}\u00a0: ${meals.join('\u00a0; ')}. En tout ${calories} ${sources}.`,
  },
  entries: {
    workout: (day, calories, all) =>
      `Ajouté pour l'entraînement ${day}\u00a0: ${calories}${all === null ? '' : ` (en tout ${all})`}.`,
    water: (day, amount, all) =>
      `Eau notée ${day}\u00a0: ${amount}${all === null ? '' : ` (avec celle des aliments\u00a0: ${all})`}.`,
    deleted: (thing, calories) => `Supprimé\u00a0: ${thing}${calories === null ? '' : ` (${calories})`}.`,
    changed: (thing, figures) => `Modifié\u00a0: ${thing}${figures === null ? '' : ` – ${figures}`}.`,
  },
  goals: {
    none: "Tu n'as pas encore d'objectifs nutritionnels.",
    listed: (goals) => `Tes objectifs par jour\u00a0: ${goals.join('\u00a0; ')}.`,
    emptyDiary: "Il n'y a encore rien dans ton journal.",
    diarySince: (entries, day) =>
      `Ton journal a ${entriesOf(entries)}, ${entries === 1 ? 'du' : 'depuis le'} ${day}.`,
    count: (goals) =>
      goals === 0
        ? "Tu n'as pas d'objectifs nutritionnels."
        : `Tu as ${number(goals)} ${goals === 1 ? 'objectif nutritionnel' : 'objectifs nutritionnels'}.`,
    preference: (kind, value) => `${kind} (${value})`,
    known: (all) => `Ce que je sais de toi\u00a0: ${all.join(', ')}.`,
    removed: (goal) => `Objectif supprimé\u00a0: ${goal} par jour.`,
    colours: (nutrient, kind, { yellow, turn }) =>
      `${capitalised(nutrient)}\u00a0: jaune dès ${yellow}\u00a0%, ${kind === 'goal' ? 'vert' : 'rouge'} dès ${turn}\u00a0% de ${kind === 'goal' ? "l'objectif" : 'la limite'}.`,
    weighsLittle:
      "Pour ta taille, ce poids est déjà bas\u00a0: je ne calcule pas d'objectif pour maigrir. Demande à un médecin ou à une diététicienne ce qui te convient.",
    atRest: ({ resting, factor, added, isRaised }) =>
      `Mifflin-St Jeor\u00a0: ${resting} au repos, fois ${factor} pour l'activité${
        added === 0 ? '' : `, ${added > 0 ? 'plus' : 'moins'} ${number(Math.abs(added))}`
      }${isRaised ? ', relevé au minimum que je recommande' : ''}`,
  },
  body: wordsOfBody.french,
  recipes: {
    unread: 'Je ne reconnais pas les ingrédients de cette recette\u00a0: écris-les ligne par ligne.',
    noneFound: (query) =>
      query === null || query === ''
        ? "Aucune recette n'est enregistrée."
        : `Aucune recette enregistrée\u00a0: ${quoted(query)}.`,
    makes: (servings) => `pour ${servings}`,
    found: (recipes) => `Recettes enregistrées\u00a0: ${recipes.join('\u00a0; ')}.`,
    noFigures: (recipe) => `Je n'ai pas de valeurs nutritives pour les ingrédients\u00a0: ${quoted(recipe)}.`,
    whole: (recipe, figures) =>
      `${quoted(recipe)}, en entier\u00a0: ${figures}. Le nombre de portions n'est pas indiqué.`,
    serving: (recipe, makes, figures) => `${quoted(recipe)}, une portion sur ${makes}\u00a0: ${figures}.`,
  },
  reports: {
    noDays: (from, until) => `${capitalised(fromTo(from, until))}\u00a0: rien n'est noté.`,
    report: (from, until, { days, figures, sources }) =>
      `${capitalised(fromTo(from, until))}\u00a0: noté sur ${onDays(days)}, en moyenne ${figures} par jour ${sources}.`,
    noGoals: "Tu n'as pas d'objectifs nutritionnels auxquels comparer cela.",
    kept,
    tooFew: (from, until, days) =>
      `${capitalised(fromTo(from, until))}\u00a0: noté sur ${onDays(days)}, trop peu pour en tirer une habitude.`,
    shares: (from, until, { days, shares, sources }) =>
      `${capitalised(fromTo(from, until))}\u00a0: noté sur ${onDays(days)}. Part des calories\u00a0: ${shares.join(', ')} ${sources}.`,
    mostOften: (foods) => `Le plus souvent\u00a0: ${foods.join(', ')}.`,
    times: (food, times) => `${food} (${times} fois)`,
    weekdays: (weekday, weekend) => `En moyenne ${weekday} en semaine, ${weekend} le week-end.`,
    noFood: (nutrient) => `Je ne connais pas d'aliment riche en ${nutrient} que tu puisses manger.`,
    lacksMost: (nutrient) =>
      `De tes objectifs, c'est celui-ci qui manque le plus aujourd'hui\u00a0: ${nutrient}.`,
    atHand: (things, sources) => `Parmi ce que tu as\u00a0: ${things.join(', ')} ${sources}.`,
    toBuy: (foods) => `à acheter\u00a0: ${and(foods.map(name))}`,
    muchOf: (nutrient, foods, sources) =>
      `Riches en ${nutrient} (pour 100 g)\u00a0: ${foods.join(', ')} ${sources}.`,
  },
  checks: {
    belowZero: (food) => `Une quantité inférieure à zéro parmi les valeurs pour\u00a0: ${name(food)}.`,
    noCalories: (food) => `0 kcal n'est pas possible ici\u00a0: ${name(food)}.`,
    doNotFit: (food, stated, reckoned) =>
      `Les ${stated} ne correspondent pas aux protéines, glucides et lipides, qui font ${reckoned} (${name(food)}).`,
    unusual: (food, above) => `Plus de ${ofNutrient(above)}, c'est inhabituel\u00a0: ${name(food)}.`,
  },
  asking: {
    convertWhat:
      "Un poids n'est ni un volume ni un nombre de pièces\u00a0: pour quel aliment dois-je convertir\u00a0?",
    unknownUnit: (said) => `Je ne connais pas cette unité\u00a0: ${quoted(said)}.`,
    unknownUnitOf: (said, food, known) =>
      `Je ne sais pas combien fait ${quoted(said)} (${name(food)}). Je connais\u00a0: ${known.map(terms.units).join(', ')}.`,
    editUnclear:
      "Je peux changer l'aliment, la quantité, l'unité, les valeurs, le repas ou le jour, les portions d'une recette et la valeur visée.",
  },
  objection: (food, { kind, value }) =>
    `Ce serait te proposer\u00a0: ${name(food)}. Cela va contre\u00a0: ${terms.kind(kind)} (${terms.kept(kind, value)}).`,
}
