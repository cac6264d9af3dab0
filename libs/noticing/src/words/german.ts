import { capitalised, termsFor } from '@alfred/language/wording'
import type { NoticingWords, TaskKind } from './words.ts'

const listed = (words: readonly string[]): string => termsFor('de').and(words)

const dayParts: Readonly<Record<string, string>> = {
  ...{ morning: 'morgens', noon: 'mittags', afternoon: 'nachmittags', evening: 'abends', night: 'nachts' },
}
const deeds: Readonly<Record<TaskKind, string>> = {
  ...{ thaw: 'auftauen', soak: 'einweichen', marinate: 'marinieren' },
  ...{ chill: 'kalt stellen', rise: 'gehen lassen', rest: 'ruhen lassen' },
}

/** What is noticed, in German. */
export const german: NoticingWords = {
  belowMinimum: ({ food, left, want }) =>
    `${left === null ? `${capitalised(food)}: nichts mehr da` : `Noch da: ${left.amount}`}; du willst immer ${want} haben.`,
  runsOut: ({ food, left, aWeek, times }) =>
    `${left === null ? `${capitalised(food)}: aufgebraucht` : `Noch da: ${left.amount}`}. In der Woche brauchst du etwa ${aWeek} (zuletzt ${times}-mal).`,
  putOnList: (food) => `Soll ich es auf die Einkaufsliste setzen: ${food}?`,
  together: ({ foods, day, dish, lacks }) =>
    `Bald verbrauchen (ab: ${day}): ${listed(foods)}. „${dish}“ braucht ${foods.length === 2 ? 'beides' : `alle ${foods.length}`}${lacks.length === 0 ? ', und alles dafür ist da' : `. Dafür fehlt: ${listed(lacks)}`}.`,
  changePlan: 'Vielleicht lohnt es, den Plan zu ändern.',
  planDinner: (day) => `Soll ich es fürs Abendessen planen (${day ?? 'heute'})?`,
  dishTonight: ({ dish, minutes, has, all, lacks, season }) =>
    `Für heute Abend ist nichts geplant. Für „${dish}“${minutes === null ? '' : ` (${minutes} Minuten)`} hast du ${has} von ${all} Zutaten${lacks.length === 0 ? '' : `; es fehlt: ${listed(lacks)}`}.${season.length === 0 ? '' : ` Gerade Saison: ${listed(season)}.`}`,
  planTonight: 'Soll ich es für heute Abend planen?',
  lacking: ({ dishes, day, foods }) =>
    `Für ${listed(dishes)} (${day}) fehlt: ${listed(foods)}. Auf der Liste steht davon nichts.`,
  packs: ({ packs, over }) => `Es reicht: ${packs}${over === null ? '' : `; übrig bleibt: ${over}`}.`,
  putAllOnList: () => 'Soll ich das auf die Liste setzen?',
  tooEarly: ({ food, isEstimated, due, dish, day }) =>
    `${capitalised(food)}: ${isEstimated ? 'haltbar meist bis' : 'Ablaufdatum'} ${due}. „${dish}“ ist aber erst geplant für: ${day}.`,
  moveDish: (dish, day) => `Soll ich „${dish}“ verschieben auf: ${day}?`,
  boughtAlong: ({ food, both, all, other }) =>
    `Zu ${other} auf der Liste: Die letzten ${all} Male hast du ${both}-mal auch dies gekauft: ${food}.`,
  putToo: (food) => `Soll ich es auch auf die Liste setzen: ${food}?`,
  cuisine: ({ count, all, cuisine }) =>
    `${count} der letzten ${all} Gerichte, die du gekocht hast, waren aus dieser Küche: ${cuisine}.`,
  keepCuisine: (cuisine) => `Soll ich mir merken, dass du diese Küche magst: ${cuisine}?`,
  disliked: (food, times) => `${capitalised(food)}: ${times}-mal weggeworfen, weil es nicht schmeckte.`,
  keepDislike: (food) => `Soll ich mir merken, dass du das nicht magst: ${food}?`,
  wasted: ({ food, thrown, bought }) =>
    `${capitalised(food)}: ${bought}-mal gekauft, ${thrown}-mal landete etwas davon im Müll.`,
  lessOfIt: 'Weniger auf einmal oder die Hälfte in den Gefrierschrank: das könnte helfen.',
  expires: ({ food, place, isEstimated, day }) =>
    `${capitalised(food)}${place === null ? '' : ` ${place}`}: ${isEstimated ? 'haltbar meist bis' : 'Ablaufdatum'} ${day}.`,
  goesWith: (foods) => `Dazu passt, was du hast: ${listed(foods)}.`,
  lookForDish: (food) => `Soll ich ein Gericht damit suchen: ${food}?`,
  toDo: (what, time) => `Heute zu tun${time === null ? '' : ` (${dayParts[time] ?? time})`}: ${what}.`,
  forDish: ({ kind, food, dish, day }) =>
    `${food ?? `„${dish}“ anfangen`} (${deeds[kind]}), für „${dish}“ am ${day}`,
  tickOff: 'Sag mir, wenn es erledigt ist, dann hake ich es ab.',
}
