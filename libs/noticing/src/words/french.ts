import { capitalised, termsFor } from '@alfred/language/wording'
import type { NoticingWords, TaskKind } from './words.ts'

const listed = (words: readonly string[]): string => termsFor('fr').and(words)

const dayParts: Readonly<Record<string, string>> = {
  ...{ morning: 'le matin', noon: 'à midi', afternoon: "l'après-midi", evening: 'le soir', night: 'la nuit' },
}
const deeds: Readonly<Record<TaskKind, string>> = {
  ...{ thaw: 'à décongeler', soak: 'à faire tremper', marinate: 'à faire mariner' },
  ...{ chill: 'à mettre au frais', rise: 'à laisser lever', rest: 'à laisser reposer' },
}

/** What is noticed, in French. */
export const french: NoticingWords = {
  belowMinimum: ({ food, left, want }) =>
    `${left === null ? `${capitalised(food)}\u00a0: il n'y en a plus` : `Il reste ${left.amount}`}, et tu en veux toujours au moins ${want}.`,
  runsOut: ({ food, left, aWeek, times }) =>
    `${left === null ? `${capitalised(food)}\u00a0: c'est épuisé` : `Il reste ${left.amount}`}. Tu en utilises environ ${aWeek} par semaine (${times} fois dernièrement).`,
  putOnList: (food) => `J'ajoute ceci à la liste de courses\u00a0: ${food}\u00a0?`,
  together: ({ foods, day, dish, lacks }) =>
    `À utiliser bientôt (dès\u00a0: ${day})\u00a0: ${listed(foods)}. «\u00a0${dish}\u00a0» ${foods.length === 2 ? 'utilise les deux' : `utilise les ${foods.length}`}${lacks.length === 0 ? ', et tout le reste est là' : `. Il manque\u00a0: ${listed(lacks)}`}.`,
  changePlan: 'Changer le plan en vaut peut-être la peine.',
  planDinner: (day) => `Je le prévois pour le dîner (${day ?? 'ce soir'})\u00a0?`,
  dishTonight: ({ dish, minutes, has, all, lacks, season }) =>
    `Rien n'est prévu pour ce soir. Pour «\u00a0${dish}\u00a0»${minutes === null ? '' : ` (${minutes} minutes)`} tu as ${has} ingrédients sur ${all}${lacks.length === 0 ? '' : `; il manque\u00a0: ${listed(lacks)}`}.${season.length === 0 ? '' : ` De saison\u00a0: ${listed(season)}.`}`,
  planTonight: 'Je le prévois pour ce soir\u00a0?',
  lacking: ({ dishes, day, foods }) =>
    `Pour ${listed(dishes)} (${day}) il manque\u00a0: ${listed(foods)}. Rien de cela n'est sur la liste.`,
  packs: ({ packs, over }) => `Il suffit de\u00a0: ${packs}${over === null ? '' : `; il en reste ${over}`}.`,
  putAllOnList: () => "J'ajoute cela à la liste\u00a0?",
  tooEarly: ({ food, isEstimated, due, dish, day }) =>
    `${capitalised(food)}\u00a0: ${isEstimated ? 'date limite estimée' : 'date limite'} ${due}. Or «\u00a0${dish}\u00a0» n'est prévu que pour\u00a0: ${day}.`,
  moveDish: (dish, day) => `Je déplace «\u00a0${dish}\u00a0» à\u00a0: ${day}\u00a0?`,
  boughtAlong: ({ food, both, all, other }) =>
    `Avec ce qui est sur la liste (${other}), tu as acheté ceci ${both} fois sur ${all}\u00a0: ${food}.`,
  putToo: (food) => `Je l'ajoute aussi à la liste\u00a0: ${food}\u00a0?`,
  cuisine: ({ count, all, cuisine }) =>
    `${count} des ${all} derniers plats que tu as cuisinés étaient de cette cuisine\u00a0: ${cuisine}.`,
  keepCuisine: (cuisine) => `Je retiens que tu aimes cette cuisine\u00a0: ${cuisine}\u00a0?`,
  disliked: (food, times) => `${capitalised(food)}\u00a0: jeté ${times} fois parce que ça n'a pas plu.`,
  keepDislike: (food) => `Je retiens que tu n'aimes pas ceci\u00a0: ${food}\u00a0?`,
  wasted: ({ food, thrown, bought }) =>
    `${capitalised(food)}\u00a0: acheté ${bought} fois, une partie jetée ${thrown} fois.`,
  lessOfIt: 'En prendre moins à la fois, ou en congeler la moitié, pourrait aider.',
  expires: ({ food, place, isEstimated, day }) =>
    `${capitalised(food)}${place === null ? '' : ` ${place}`}\u00a0: ${isEstimated ? 'date limite estimée' : 'date limite'} ${day}.`,
  goesWith: (foods) => `Ce que tu as irait avec\u00a0: ${listed(foods)}.`,
  lookForDish: (food) => `Je cherche un plat avec\u00a0: ${food}\u00a0?`,
  toDo: (what, time) =>
    `À faire aujourd'hui${time === null ? '' : ` (${dayParts[time] ?? time})`}\u00a0: ${what}.`,
  forDish: ({ kind, food, dish, day }) =>
    `${food ?? `commencer «\u00a0${dish}\u00a0»`} (${deeds[kind]}), pour «\u00a0${dish}\u00a0» ${day}`,
  tickOff: "Dis-moi quand c'est fait, et je le coche.",
}
