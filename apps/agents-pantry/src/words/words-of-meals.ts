import { capitalised, termsFor } from '@alfred/language/wording'
import { bracketed } from './bracketed.ts'

/** A meal of the plan, by its code, and its day in words. */
type MealPlace = { meal: string; day: string }

/** What is said of a dish behind its name. */
type DishNotes = { servings: string | null; note: string | null; isCooked: boolean }

export type MealWords = {
  planned(
    meal: string,
    at: {
      day: string
      title: string
      servings: string | null
      replaced: string | null
      beside: string | null
    },
  ): string
  /** A meal with its dishes, each as `dish` says it. */
  listed(meal: string, at: { day: string; dishes: readonly string[] }): string
  dish(title: string, notes: DishNotes): string
  moved(title: string, places: { from: MealPlace; to: MealPlace; replaced: string | null }): string
  /** What was planned there already, and is left as it was. */
  stays(meal: string, at: { day: string; title: string }): string
  /** What could not be planned, with the sentence that says why. */
  notPlanned(meal: string, at: { day: string; title: string; because: string }): string
  /** For how many a dish is from now on; without a number it is for as many as it serves. `isCounted` where its recipe tells what it needs. */
  servedFor(
    meal: string,
    at: { day: string; title: string; servings: string | null; isCounted: boolean },
  ): string
  noLonger(meal: string, at: { day: string; title: string }): string
  nothing(days: string): string
  /** What the dishes of a day come to of one nutrient; `untold` are those of which nothing is known. */
  amongGoals(of: AmongGoals): string
  plannedDay(of: { day: string; goals: readonly string[]; sources: string }): string
  /** A day whose dishes come to more than a limit. */
  overLimit(of: { day: string; goals: readonly string[]; sources: string }): string
}

type AmongGoals = {
  planned: string
  target: string
  kind: 'goal' | 'limit'
  beyond: string | null
  untold: { untold: string; dishes: string } | null
}

const [german, french, spanish] = [termsFor('de'), termsFor('fr'), termsFor('es')]
const behind = (parts: readonly (string | null)[]): string =>
  bracketed(parts.flatMap((part) => (part === null || part === '' ? [] : [part])))
const said = (text: string | null, say: (text: string) => string): string | null =>
  text === null ? null : say(text)

/** What is said of the meal plan, by language. */
export const wordsOfMeals = {
  english: {
    planned: (meal, { day, title, servings, replaced, beside }) =>
      `Planned ${meal} on ${day}: ${title}${behind([
        said(servings, (count) => `for ${count}`),
        said(replaced, (dish) => `instead of ${dish}`),
        said(beside, (dish) => `with ${dish}`),
      ])}.`,
    listed: (meal, { day, dishes }) => `${capitalised(meal)} on ${day}: ${dishes.join('; ')}.`,
    dish: (title, { servings, note, isCooked }) =>
      `${title}${behind([said(servings, (count) => `for ${count}`), note, isCooked ? 'cooked' : null])}`,
    moved: (title, { from, to, replaced }) =>
      `Moved ${title} from ${from.meal} on ${from.day} to ${to.meal} on ${to.day}${replaced === null ? '' : ` (instead of ${replaced})`}.`,
    stays: (meal, { day, title }) => `Left as it was: ${meal} on ${day}: ${title}.`,
    notPlanned: (meal, { day, title, because }) => `Not planned: ${meal} on ${day}: ${title}. ${because}`,
    servedFor: (meal, { day, title, servings, isCounted }) =>
      `${capitalised(meal)} on ${day}: ${title} ${servings === null ? 'for as many as it serves' : `for ${servings}`}${isCounted ? '' : ' (without a recipe, so that I cannot tell what it needs)'}.`,
    noLonger: (meal, { day, title }) => `No longer planned: ${meal} on ${day}: ${title}.`,
    nothing: (days) => `Nothing is planned for ${days}.`,
    amongGoals: ({ planned, target, kind, beyond, untold }) =>
      `about ${planned}, ${beyond === null ? `${kind} ${target}` : `${beyond} over your limit`}${untold === null ? '' : ` (nothing known of ${untold.untold} of ${untold.dishes} dishes)`}`,
    plannedDay: ({ day, goals, sources }) =>
      `Planned on ${day}, a serving of each: ${goals.join('; ')}${sources}.`,
    overLimit: ({ day, goals, sources }) =>
      `Mind that ${day} comes to more than you want: ${goals.join('; ')}${sources}.`,
  },
  german: {
    planned: (meal, { day, title, servings, replaced, beside }) =>
      `Geplant ${german.forMeal(meal)} am ${day}: ${title}${behind([
        said(servings, (count) => `für ${count}`),
        said(replaced, (dish) => `statt: ${dish}`),
        said(beside, (dish) => `dazu: ${dish}`),
      ])}.`,
    listed: (meal, { day, dishes }) => `${german.meal(meal)} am ${day}: ${dishes.join('; ')}.`,
    dish: (title, { servings, note, isCooked }) =>
      `${title}${behind([said(servings, (count) => `für ${count}`), note, isCooked ? 'schon gekocht' : null])}`,
    moved: (title, { from, to, replaced }) =>
      `Verschoben: ${title} (${german.meal(from.meal)} am ${from.day} → ${german.meal(to.meal)} am ${to.day})${replaced === null ? '' : `, statt: ${replaced}`}.`,
    stays: (meal, { day, title }) => `Unverändert: ${title} (${german.meal(meal)} am ${day}).`,
    notPlanned: (meal, { day, title, because }) =>
      `Nicht geplant: ${title} (${german.meal(meal)} am ${day}). ${because}`,
    servedFor: (meal, { day, title, servings, isCounted }) =>
      `${german.meal(meal)} am ${day}: ${title} ${servings === null ? 'für so viele, wie es reicht' : `für ${servings}`}${isCounted ? '' : ' (ohne Rezept, ich weiß also nicht, was es braucht)'}.`,
    noLonger: (meal, { day, title }) => `Nicht mehr geplant: ${title} (${german.meal(meal)} am ${day}).`,
    nothing: (days) => `Für ${days} ist nichts geplant.`,
    amongGoals: ({ planned, target, kind, beyond, untold }) =>
      `etwa ${planned}, ${beyond === null ? `${kind === 'limit' ? 'Grenze' : 'Ziel'} ${target}` : `${beyond} über deiner Grenze`}${untold === null ? '' : ` (von ${untold.untold} der ${untold.dishes} Gerichte ist nichts bekannt)`}`,
    plannedDay: ({ day, goals, sources }) =>
      `Geplant am ${day}, je eine Portion: ${goals.join('; ')}${sources}.`,
    overLimit: ({ day, goals, sources }) =>
      `Am ${day} wird es mehr, als du willst: ${goals.join('; ')}${sources}.`,
  },
  french: {
    planned: (meal, { day, title, servings, replaced, beside }) =>
      `Prévu ${french.forMeal(meal)} le ${day}\u00a0: ${title}${behind([
        said(servings, (count) => `pour ${count}`),
        said(replaced, (dish) => `à la place de\u00a0: ${dish}`),
        said(beside, (dish) => `avec\u00a0: ${dish}`),
      ])}.`,
    listed: (meal, { day, dishes }) =>
      `${capitalised(french.meal(meal))} du ${day}\u00a0: ${dishes.join('; ')}.`,
    dish: (title, { servings, note, isCooked }) =>
      `${title}${behind([said(servings, (count) => `pour ${count}`), note, isCooked ? 'déjà cuisiné' : null])}`,
    moved: (title, { from, to, replaced }) =>
      `Déplacé\u00a0: ${title} (${french.meal(from.meal)} du ${from.day} → ${french.meal(to.meal)} du ${to.day})${replaced === null ? '' : `, à la place de\u00a0: ${replaced}`}.`,
    stays: (meal, { day, title }) => `Inchangé\u00a0: ${title} (${french.meal(meal)} du ${day}).`,
    notPlanned: (meal, { day, title, because }) =>
      `Pas prévu\u00a0: ${title} (${french.meal(meal)} du ${day}). ${because}`,
    servedFor: (meal, { day, title, servings, isCounted }) =>
      `${capitalised(french.meal(meal))} du ${day}\u00a0: ${title} ${servings === null ? 'pour le nombre de la recette' : `pour ${servings}`}${isCounted ? '' : ' (sans recette\u00a0: je ne sais pas ce que cela demande)'}.`,
    noLonger: (meal, { day, title }) => `Plus prévu\u00a0: ${title} (${french.meal(meal)} du ${day}).`,
    nothing: (days) => `Rien de prévu\u00a0: ${days}.`,
    amongGoals: ({ planned, target, kind, beyond, untold }) =>
      `environ ${planned}, ${beyond === null ? `${kind === 'limit' ? 'limite' : 'objectif'} ${target}` : `${beyond} au-dessus de ta limite`}${untold === null ? '' : ` (rien de connu sur ${untold.untold} des ${untold.dishes} plats)`}`,
    plannedDay: ({ day, goals, sources }) =>
      `Prévu le ${day}, une portion de chaque\u00a0: ${goals.join('; ')}${sources}.`,
    overLimit: ({ day, goals, sources }) =>
      `Le ${day}, cela dépasse ce que tu veux\u00a0: ${goals.join('; ')}${sources}.`,
  },
  spanish: {
    planned: (meal, { day, title, servings, replaced, beside }) =>
      `Planeado ${spanish.forMeal(meal)} el ${day}: ${title}${behind([
        said(servings, (count) => `para ${count}`),
        said(replaced, (dish) => `en vez de: ${dish}`),
        said(beside, (dish) => `con: ${dish}`),
      ])}.`,
    listed: (meal, { day, dishes }) => `${capitalised(spanish.meal(meal))} del ${day}: ${dishes.join('; ')}.`,
    dish: (title, { servings, note, isCooked }) =>
      `${title}${behind([said(servings, (count) => `para ${count}`), note, isCooked ? 'ya se cocinó' : null])}`,
    moved: (title, { from, to, replaced }) =>
      `Cambiado de sitio: ${title} (${spanish.meal(from.meal)} del ${from.day} → ${spanish.meal(to.meal)} del ${to.day})${replaced === null ? '' : `, en vez de: ${replaced}`}.`,
    stays: (meal, { day, title }) => `Sin cambios: ${title} (${spanish.meal(meal)} del ${day}).`,
    notPlanned: (meal, { day, title, because }) =>
      `No planeado: ${title} (${spanish.meal(meal)} del ${day}). ${because}`,
    servedFor: (meal, { day, title, servings, isCounted }) =>
      `${capitalised(spanish.meal(meal))} del ${day}: ${title} ${servings === null ? 'para los de la receta' : `para ${servings}`}${isCounted ? '' : ' (sin receta, así que no sé qué lleva)'}.`,
    noLonger: (meal, { day, title }) => `Ya no está planeado: ${title} (${spanish.meal(meal)} del ${day}).`,
    nothing: (days) => `No hay nada planeado: ${days}.`,
    amongGoals: ({ planned, target, kind, beyond, untold }) =>
      `unos ${planned}, ${beyond === null ? `${kind === 'limit' ? 'límite' : 'objetivo'} ${target}` : `${beyond} por encima de tu límite`}${untold === null ? '' : ` (no se sabe nada de ${untold.untold} de los ${untold.dishes} platos)`}`,
    plannedDay: ({ day, goals, sources }) =>
      `Planeado el ${day}, una ración de cada uno: ${goals.join('; ')}${sources}.`,
    overLimit: ({ day, goals, sources }) =>
      `El ${day} es más de lo que quieres: ${goals.join('; ')}${sources}.`,
  },
} satisfies Record<string, MealWords>
