import { concernWords } from '../health/concern-words.ts'
import { sayDate } from '../say-date.ts'
import { sayPastDay } from './say-past-day.ts'
import type { LabelDetails } from './label-details.ts'
import type { RefusalDetails } from './refusal-details.ts'
import { frenchTerms as terms } from './terms/french.ts'
import type { Words } from './words.ts'

const { and, food: amountOf, forMeal, inPlace, name, nutrient, or, quoted } = terms

/** What is told in French. A blank that does not break stands before a colon, a semicolon and a question mark. */
export const french: Words = {
  refusals: {
    ALREADY_SAVED: ({ recipe }) => `${quoted(recipe)} est déjà dans tes recettes.`,
    BODY_NOT_KEPT: ({ measure }) =>
      measure === null
        ? "Rien n'est gardé de ton corps."
        : `Ce n'est pas gardé, il n'y a donc rien à oublier\u00a0: ${terms.measure(measure)}.`,
    BODY_NOT_TOLD: ({ measures }) =>
      measures.length === 0
        ? 'Que dois-je garder de ton corps\u00a0? Dis par exemple «\u00a0retiens que je pèse 78 kg\u00a0».'
        : `Tu ne me l'as pas dit\u00a0: ${measures.map(terms.measure).join(', ')}. Quelle est la valeur\u00a0?`,
    ALREADY_UNDONE: () => "C'est déjà annulé.",
    AMBIGUOUS_ENTRY: ({ entries }, viewer) =>
      `De quelle entrée parles-tu\u00a0: ${or(entries.map((entry) => sayEntry(entry, sayDate(entry.day, viewer))))}\u00a0?`,
    AMBIGUOUS_DISH: ({ dishes }, viewer) =>
      `De quel plat parles-tu\u00a0: ${or(dishes.map(({ title, meal, day }) => `${title} (${terms.meal(meal)}, ${terms.onDay(sayDate(day, viewer))})`))}\u00a0?`,
    AMBIGUOUS_FOOD: ({ food, options }) =>
      `Que veux-tu dire par ${quoted(name(food))}\u00a0: ${or(options.map(name))}\u00a0?`,
    AMBIGUOUS_LOT: ({ food, lots }, viewer) => {
      const told = lots.map(({ quantity, unit, location, expires_on: until }) => {
        const date = until === null ? '' : ` ${terms.until(sayDate(until, viewer))}`
        return `${terms.amount(quantity, unit)} ${inPlace(location)}${date}`
      })
      return `Il y en a plusieurs lots (${name(food)})\u00a0: ${told.join('\u00a0; ')}. Lequel veux-tu dire\u00a0?`
    },
    AMBIGUOUS_PACK: ({ food, unit, asked }) =>
      `Combien contient ceci, par exemple en ${terms.units(asked)}\u00a0: ${terms.food(1, unit, food)}\u00a0? Je le retiendrai.`,
    AMBIGUOUS_RECIPE: ({ recipe, options }) =>
      `De quelle recette parles-tu avec ${quoted(recipe)}\u00a0: ${or(options)}\u00a0?`,
    AMBIGUOUS_SAVING: ({ recipe, same_foods: isSame }) =>
      `${quoted(recipe)} est déjà enregistrée, avec ${isSame ? 'ces' : "d'autres"} ingrédients. Dois-je la remplacer, enregistrer celle-ci comme une autre, ou tout laisser\u00a0?`,
    AMBIGUOUS_PERSON: ({ person, options }) =>
      `De qui parles-tu avec ${quoted(person)}\u00a0: ${or(options)}\u00a0?`,
    AMBIGUOUS_MEMORY: ({ options }) => `Que veux-tu dire\u00a0: ${options.map(quoted).join(' ou ')}\u00a0?`,
    AMBIGUOUS_TASK: ({ what, options }) =>
      `Que veux-tu dire par ${quoted(what)}\u00a0: ${options.join(' ou ')}\u00a0?`,
    AMOUNT_MISSING: ({ food }) => `Quelle quantité (${name(food)})\u00a0?`,
    AMOUNT_OUT_OF_RANGE: () => "Une quantité est un nombre d'au moins 0,000001 et de moins d'un milliard.",
    BATCH_HELD_BACK: () => "Ce n'est pas fait, car une autre partie a échoué.",
    CHANGED_SINCE: ({ things, more }) =>
      things.length === 0
        ? "Impossible d'annuler\u00a0: autre chose a pris sa place depuis."
        : `Impossible d'annuler, car il y a eu d'autres changements depuis\u00a0: ${and([...things.map(name), ...(more > 0 ? [`${more} de plus`] : [])])}.`,
    CONFLICT_WITH_RULES: ({ food, rule, because }) =>
      `Incompatible avec ${ruleOf(rule)}\u00a0: ${name(food)}${sayBecause(because, food)}.${rule.kind === 'companion' ? " Si cette personne ne mange pas avec toi, dis «\u00a0sans\u00a0» et de qui il s'agit." : ''}`,
    COLOURS_OUT_OF_ORDER: () =>
      'Le jaune commence avant le pourcentage à partir duquel un objectif est vert ou une limite rouge.',
    COOKBOOK_RECIPE: ({ recipe }) =>
      `${quoted(recipe)} est dans le livre de cuisine, que personne ne modifie. Enregistre une copie, puis modifie-la.`,
    COPY_SAVED: ({ recipe }) => `Une copie de ${quoted(recipe)} est déjà enregistrée.`,
    DAY_OUT_OF_RANGE: () => "Un jour s'écrit AAAA-MM-JJ et se situe entre les années 1900 et 2200.",
    DISH_NOT_PLANNED: ({ dish, day }, viewer) =>
      `Ce n'est pas prévu${day === '' ? '' : ` le ${sayDate(day, viewer)}`}\u00a0: ${dish}.`,
    DUPLICATE_RECIPE: ({ recipe }) =>
      `La recette ${quoted(recipe)} avec ces ingrédients est déjà enregistrée.`,
    ENTRY_EDIT_UNCLEAR: () =>
      "Je peux changer la quantité, l'unité, le repas ou le jour. Que dois-je changer\u00a0?",
    ENTRY_NOT_FOUND: () => "Il n'y a pas d'entrée de ce genre dans ton journal.",
    AMBIGUOUS_FAVOURITE: ({ name: called, meals }) =>
      `Plusieurs repas sont gardés sous ${quoted(called)}. Lequel${meals.length === 0 ? '' : `\u00a0: ${or(meals.map(terms.meal))}`}\u00a0?`,
    FAVOURITE_NOT_FOUND: ({ name: called }) =>
      `Aucun repas n'est gardé sous ${quoted(called)}. Note-le d'abord, puis fais-le garder sous ce nom.`,
    FAVOURITE_NOT_NAMED: () => 'Sous quel nom dois-je garder ce repas\u00a0?',
    USUAL_UNCLEAR: ({ meal, often }) =>
      meal === null
        ? "L'habituel de quel repas\u00a0: petit-déjeuner, déjeuner, dîner ou en-cas\u00a0?"
        : `Je ne peux pas dire ce qui est habituel ${forMeal(meal)}${often.length === 0 ? '' : ` (ces quatre dernières semaines\u00a0: ${often.map(({ foods, times }) => `${and(foods.map(name))} – ${times} fois`).join('\u00a0; ')})`}. Quel jour dois-je prendre\u00a0?`,
    NOTHING_EATEN: ({ day, meal }, viewer) =>
      `Rien n'est noté${meal === null ? '' : ` ${forMeal(meal)}`}${day === null ? '' : ` ${sayPastDay(day, viewer)}`}\u00a0: il n'y a rien à reprendre.`,
    FIGURES_EXIST: ({ food }) =>
      `Des valeurs existent déjà, aucune estimation n'est nécessaire\u00a0: ${name(food)}.`,
    FIGURES_OF_ONE_AMOUNT: ({ food }) =>
      `Ces valeurs ne valent que pour cette quantité\u00a0: ${name(food)}. Redis-le, s'il te plaît.`,
    FIGURES_OF_ONE_UNIT: ({ food }) =>
      `Ces valeurs ne valent que pour leur propre unité\u00a0: ${name(food)}. Supprime l'entrée et redis-le, s'il te plaît.`,
    FOOD_ELSEWHERE: ({ food, location, places }) =>
      `Pas ${inPlace(location)}, seulement ${and(places.map(inPlace))}\u00a0: ${name(food)}.`,
    FOOD_NOT_FOUND: ({ food }) => `Pas en réserve\u00a0: ${name(food)}.`,
    FOOD_NOT_KNOWN: ({ food, near }) =>
      near.length === 0
        ? `Je ne connais pas\u00a0: ${name(food)}. Nomme l'aliment simplement, par exemple «\u00a0saumon\u00a0» ou «\u00a0crème aigre\u00a0».`
        : `Je ne connais pas\u00a0: ${name(food)}. Voulais-tu dire ${or(near.map(name))}\u00a0?`,
    FOOD_NOT_IN_RECIPE: ({ food, recipe }) => `Pas dans la recette ${quoted(recipe)}\u00a0: ${name(food)}.`,
    FOOD_NOT_LISTED: ({ food }) => `Pas sur la liste de courses\u00a0: ${name(food)}.`,
    FOOD_NOT_NAMED: () => "Aucun aliment n'a été nommé.",
    FOOD_UNKNOWN: ({ foods }) =>
      `Je n'ai pas de valeurs nutritives pour\u00a0: ${foods.map(name).join(', ')}.`,
    FORGOTTEN: () => "C'est oublié pour de bon et ne peut pas revenir.",
    GOAL_CHANGED: ({ nutrient: code }) =>
      `Ton objectif a changé depuis cette proposition (${nutrient(code)}).`,
    GOAL_EDIT_UNCLEAR: () => "Dis-moi l'objectif et sa nouvelle valeur.",
    GOAL_INCOMPLETE: () => 'Il faut à un objectif un nutriment et une valeur supérieure à zéro.',
    GOAL_NEEDS_ADVICE: ({ told }) =>
      `Tu m'as dit\u00a0: ${told}. ${concernWords.fr.pregnancy} Dis-moi quand c'est fini.`,
    GOAL_NOT_FOUND: ({ nutrient: code }) => `Tu n'as pas d'objectif de ce genre (${nutrient(code)}).`,
    GOAL_OUT_OF_RANGE: ({ nutrient: code, target, min, max, unit }) => {
      const amount = terms.amount(target, unit)
      return `${code === 'calories' ? amount : terms.of(amount, nutrient(code))} par jour n'est pas possible, seulement de ${terms.number(min)} à ${terms.amount(max, unit)}.${code === 'calories' && target < min ? ` ${concernWords.fr.belowLeast}` : ''}`
    },
    INVALID_VALUE: () => 'Une valeur ne correspond pas à ce qui peut être enregistré.',
    ITEM_EDIT_UNCLEAR: () => 'De quel aliment\u00a0?',
    ITEM_IS_ALL: ({ food }) =>
      `C'est tout ce qui serait noté\u00a0: ${name(food)}. Dis non pour ne rien noter.`,
    ITEM_NOT_FOUND: () => "Ce n'est plus en réserve.",
    ITEM_NOT_PROPOSED: () => "Il n'y a pas d'aliment de ce genre dans la proposition.",
    LIMIT_REACHED: ({ max }) =>
      `Je ne peux pas en garder plus de ${max}. Retire d'abord quelque chose, s'il te plaît.`,
    LOT_OF_OTHER_FOOD: ({ food, other }) =>
      `Pas fait, car cela aurait touché\u00a0: ${name(other)}, et non\u00a0: ${name(food)}.`,
    MANY_CHANGES: ({ count, things, forever, memories, preferences, people }) =>
      forever
        ? `Cela oublie pour de bon tout ce que je sais de toi\u00a0: notes ${memories}, préférences et allergies ${preferences}, personnes ${people}. Cela ne peut pas être repris. Je le fais\u00a0?`
        : `Cela change ${count} choses en une fois${things.length === 0 ? '' : `\u00a0: ${terms.and([...things.map(name), `${count - things.length} de plus`])}`}. Je le fais\u00a0?`,
    MEAL_GONE: () => "Ce n'est plus prévu.",
    MEAL_NOT_FOUND: ({ meal, day }, viewer) =>
      `Rien n'est prévu ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}.`,
    MEAL_NOT_NAMED: () => "Aucun repas n'a été nommé.",
    MEAL_TAKEN: ({ meal, day, title, other }, viewer) =>
      other === undefined
        ? `Déjà prévu ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}\u00a0: ${title}.`
        : `Il y aurait deux plats ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}\u00a0: ${title} et ${other}. Rien n'est encore prévu. Lequel est-ce, ou quel jour est l'autre\u00a0?`,
    MEMORY_NOT_FOUND: ({ about }) =>
      about === ''
        ? "Il n'y a rien que je puisse oublier."
        : `Tu ne m'as rien dit là-dessus\u00a0: ${quoted(about)}.`,
    MEMORY_NOT_NAMED: () => 'Que dois-je retenir ou oublier\u00a0?',
    NAME_NOT_SHOWABLE: () => 'Un nom contient des caractères qui ne peuvent pas être affichés.',
    NOTHING_TO_UNDO: ({ of }) =>
      ({
        request: "Cette demande n'a rien changé qui puisse être annulé.",
        change: "Je n'ai rien changé dernièrement qui puisse être annulé.",
        undo: "Rien n'a été annulé que je puisse rétablir.",
      })[of],
    NOTHING_TO_MOVE: ({ food, location }) =>
      `Rien à déplacer\u00a0: toute la réserve est déjà ${inPlace(location)} (${name(food)}).`,
    NOT_SAID: ({ text }) =>
      `Je ne retiens que ce que tu dis toi-même, et tu n'as pas dit\u00a0: ${quoted(text)}.`,
    NOT_BY_HAND: () => 'Cela ne peut pas se faire à la main.',
    NUTRIENT_MISSING: () =>
      "En quel nutriment cela doit-il être riche\u00a0? Tu n'as plus d'objectif ouvert aujourd'hui.",
    NUTRIENT_OUT_OF_RANGE: () => "La quantité d'un nutriment n'est pas inférieure à zéro.",
    ONLY_OTHER_FOOD: ({ food, others }) =>
      `Pas en réserve\u00a0: ${name(food)}. En réserve\u00a0: ${and(others.map(name))}.`,
    OPTION_UNKNOWN: () => "Choisis une des recettes, s'il te plaît.",
    OWN_RECIPE_EATEN: ({ food, recipe }) =>
      `Tu as ta propre recette pour cela (${name(food)})\u00a0: «\u00a0${recipe}\u00a0». Une portion a ses propres valeurs.`,
    PACK_SIZE_NOT_FOUND: ({ food }) => `Tu ne m'as pas donné de mesure pour cela\u00a0: ${name(food)}.`,
    PACK_SIZE_UNCLEAR: ({ food }) =>
      `Dis-moi combien il y en a dedans, en g, en ml ou en pièces\u00a0: ${name(food)}.`,
    PART_TOO_LONG: () => 'Une partie est plus longue que ce qui peut être gardé.',
    PERSON_KNOWN: ({ person }) => `Je connais déjà quelqu'un de ce nom\u00a0: ${person}.`,
    PERSON_NOT_FOUND: ({ person }) => `Tu ne m'as parlé de personne de ce nom\u00a0: ${person}.`,
    PERSON_NOT_NAMED: () => 'De qui parles-tu\u00a0?',
    PERSON_RULE_NOT_FOUND: ({ person, value }) =>
      `Je ne sais rien de tel (${terms.person(person)})\u00a0: ${name(value)}.`,
    PREFERENCE_NOT_FOUND: ({ value }) => `Je n'ai rien retenu à ce sujet\u00a0: ${name(value)}.`,
    PREFERENCE_NOT_NAMED: () => 'Il manque ce que je dois retenir.',
    PROPOSAL_CANCELLED: () => 'Cela a été annulé.',
    PROPOSAL_CHANGED: () => "Cela a changé depuis que tu l'as vu. Regarde encore une fois, s'il te plaît.",
    PROPOSAL_COMMITTED: () => "C'est déjà fait.",
    PROPOSAL_EDIT_UNCLEAR: () =>
      "Je peux changer l'aliment, la quantité, l'unité, les valeurs, le repas ou le jour. Lequel\u00a0?",
    PROPOSAL_EXPIRED: () => "Cette proposition est trop ancienne. Redis-le, s'il te plaît.",
    PROPOSAL_NOT_FOUND: () => "Rien n'attend ta réponse.",
    PROPOSAL_NOT_SHOWN: () => "Cela attend d'abord ton oui.",
    PROPOSAL_SUPERSEDED: () => 'Quelque chose de plus récent a été proposé à la place.',
    PROPOSAL_UNUSABLE: () => 'On ne peut rien faire de cette proposition.',
    RECIPE_EMPTY: ({ recipe }) =>
      `Sans cela, il ne reste rien de ${quoted(recipe)}. Supprime la recette si tu n'en as plus besoin.`,
    RECIPE_NOT_FOUND: ({ recipe }) => `Aucune recette ${quoted(recipe)} n'est enregistrée.`,
    RECIPE_REF_UNKNOWN: () => "Aucune recette de ce genre n'est enregistrée.",
    RECIPE_WITHOUT_FIGURES: ({ recipe }) =>
      `Je n'ai pas de valeurs nutritives pour les ingrédients de ${quoted(recipe)}.`,
    REQUEST_TOO_LARGE: () => "C'est plus que ce qui peut se faire en une fois.",
    ROW_LIMIT: () => 'Cela changerait trop de choses en une fois.',
    RULE_LIMIT_REACHED: ({ max }) =>
      `Je ne peux pas retenir plus de ${max} allergies et régimes. Retire d'abord quelque chose, s'il te plaît.`,
    SERVINGS_EDIT_UNCLEAR: () => "Une recette s'enregistre par portions. Combien y en avait-il\u00a0?",
    SERVINGS_OUT_OF_RANGE: () => 'Le nombre de portions est supérieur à zéro.',
    SERVINGS_UNKNOWN: ({ recipe }) => `Combien de portions donne ${quoted(recipe)}\u00a0?`,
    STEP_UNKNOWN: ({ recipe, steps }) =>
      steps === 0
        ? `${quoted(recipe)} n'a pas encore d'étapes.`
        : `${quoted(recipe)} a ${steps === 1 ? 'une étape' : `${steps} étapes`}\u00a0: laquelle veux-tu dire\u00a0?`,
    STILL_RUNNING: () => "Cette demande est encore en cours. Arrête-la ou attends la fin, s'il te plaît.",
    STOCK_TOO_LARGE: ({ food }) =>
      `Avec ce qui est déjà là, cela ferait un milliard ou plus\u00a0: ${name(food)}.`,
    TARGET_OUT_OF_RANGE: () => 'La valeur visée est supérieure à zéro.',
    SUGGESTION_NOT_FOUND: ({ about }) =>
      about === '' ? "Je n'ai rien suggéré ici." : `Je n'ai rien suggéré là-dessus\u00a0: ${quoted(about)}.`,
    TASK_NOT_FOUND: ({ what }) => `Ce n'est pas dans la liste des tâches\u00a0: ${what}.`,
    TASK_NOT_NAMED: () => "Il n'a pas été dit ce qu'il faut faire.",
    UNIT_MISMATCH: ({ food, unit, asked }) =>
      `La réserve est comptée en ${terms.units(unit)}, ce qui ne se convertit pas en ${terms.units(asked)}\u00a0: ${name(food)}.`,
    UNIT_UNKNOWN: ({ food, quantity, unit, measures, portions }) => {
      const others = portions.length === 0 ? '' : ` ou en ${portions.map(terms.units).join(', ')}`
      return `Je ne connais pas le poids\u00a0: ${amountOf(quantity, unit, food)}. Dis-moi la quantité en ${or(measures)}${others}.`
    },
    UNKNOWN_DIET: ({ diet, known }) =>
      `Je ne connais pas le régime ${quoted(diet)}. Je connais\u00a0: ${known.map((one) => terms.kept('diet', one)).join(', ')}.`,
    UNKNOWN_TOOL: () => "Il n'y a pas d'outil de ce genre ici.",
  },
  saving: { update: 'Remplacer', new: 'Enregistrer comme une autre', keep: 'Laisser' },
  labels: {
    body_measure: ({ measure }) => terms.measure(measure),
    food_entry: (entry) => sayEntry(entry, entry.day),
    meal: ({ meal, day, title }) => `${terms.meal(meal)} le ${day}\u00a0: ${title}`,
    nutrition_goal: ({ nutrient: code }) => `objectif (${nutrient(code)})`,
    person: ({ name: called }) => terms.person(called),
    preference: ({ kind, value }) => `${terms.kept(kind, value)} (${terms.kind(kind)})`,
    workout: ({ day }) => `entraînement le ${day}`,
  },
}

/** "2 œufs au petit-déjeuner le ven. 27 novembre". */
function sayEntry({ quantity, unit, food, meal }: LabelDetails<'food_entry'>, day: string): string {
  return terms.eaten(amountOf(quantity, unit, food), meal, terms.onDay(day))
}

type Conflict = RefusalDetails<'CONFLICT_WITH_RULES'>

function ruleOf({ kind, value }: Conflict['rule']): string {
  const said = terms.kept(kind, value)
  if (kind === 'companion') return `ce qui vaut pour qui mange avec toi (${said})`
  if (kind === 'wish') return `ton souhait de t'en passer cette fois (${said})`
  return kind === 'allergy' ? `ton allergie (${said})` : `ton régime (${said})`
}

const relations = { contains: 'contient', is: 'fait partie de', may_contain: 'peut contenir' }

/** By which part of it a food is against a rule: " (contient : cacahuètes)". */
function sayBecause({ food, relation, part }: Conflict['because'], refused: string): string {
  const isSame = name(food) === name(refused)
  if (relation === 'named' || part === null) return isSame ? '' : ` (nommé\u00a0: ${name(food)})`
  return ` (${isSame ? '' : `${name(food)} – `}${relations[relation]}\u00a0: ${name(part)})`
}
