import { capitalised, termsFor } from '@alfred/language/wording'
import type { NoticingWords, TaskKind } from './words.ts'

const listed = (words: readonly string[]): string => termsFor('es').and(words)

const dayParts: Readonly<Record<string, string>> = {
  ...{ morning: 'por la mañana', noon: 'a mediodía', afternoon: 'por la tarde' },
  ...{ evening: 'por la tarde', night: 'por la noche' },
}
const deeds: Readonly<Record<TaskKind, string>> = {
  ...{ thaw: 'descongelar', soak: 'poner en remojo', marinate: 'marinar' },
  ...{ chill: 'enfriar', rise: 'dejar levar', rest: 'dejar reposar' },
}

/** What is noticed, in Spanish. */
export const spanish: NoticingWords = {
  belowMinimum: ({ food, left, want }) =>
    `${left === null ? `${capitalised(food)}: no queda nada` : `Queda: ${left.amount}`}; siempre quieres tener ${want}.`,
  runsOut: ({ food, left, aWeek, times }) =>
    `${left === null ? `${capitalised(food)}: se acabó` : `Queda: ${left.amount}`}. Usas unos ${aWeek} por semana (${times} veces últimamente).`,
  putOnList: (food) => `¿Pongo esto en la lista de la compra: ${food}?`,
  together: ({ foods, day, dish, lacks }) =>
    `Conviene usar pronto (desde: ${day}): ${listed(foods)}. «${dish}» ${foods.length === 2 ? 'usa los dos' : `usa los ${foods.length}`}${lacks.length === 0 ? ', y todo lo demás está' : `. Falta: ${listed(lacks)}`}.`,
  changePlan: 'Quizá valga la pena cambiar el plan.',
  planDinner: (day) => `¿Lo planeo para la cena (${day ?? 'esta noche'})?`,
  dishTonight: ({ dish, minutes, has, all, lacks, season }) =>
    `No hay nada planeado para esta noche. Para «${dish}»${minutes === null ? '' : ` (${minutes} minutos)`} tienes ${has} de ${all} ingredientes${lacks.length === 0 ? '' : `; falta: ${listed(lacks)}`}.${season.length === 0 ? '' : ` De temporada: ${listed(season)}.`}`,
  planTonight: '¿Lo planeo para esta noche?',
  lacking: ({ dishes, day, foods }) =>
    `Para ${listed(dishes)} (${day}) falta: ${listed(foods)}. Nada de eso está en la lista.`,
  packs: ({ packs, over }) => `Basta con: ${packs}${over === null ? '' : `; sobra: ${over}`}.`,
  putAllOnList: () => '¿Lo pongo en la lista?',
  tooEarly: ({ food, isEstimated, due, dish, day }) =>
    `${capitalised(food)}: ${isEstimated ? 'fecha límite estimada' : 'fecha límite'} ${due}. Pero «${dish}» está planeado para: ${day}.`,
  moveDish: (dish, day) => `¿Muevo «${dish}» a: ${day}?`,
  boughtAlong: ({ food, both, all, other }) =>
    `Con lo que está en la lista (${other}), ${both} de las últimas ${all} veces compraste también: ${food}.`,
  putToo: (food) => `¿Lo pongo también en la lista: ${food}?`,
  cuisine: ({ count, all, cuisine }) =>
    `${count} de los últimos ${all} platos que cocinaste eran de esta cocina: ${cuisine}.`,
  keepCuisine: (cuisine) => `¿Recuerdo que te gusta esta cocina: ${cuisine}?`,
  disliked: (food, times) => `${capitalised(food)}: tirado ${times} veces porque no gustó.`,
  keepDislike: (food) => `¿Recuerdo que esto no te gusta: ${food}?`,
  wasted: ({ food, thrown, bought }) =>
    `${capitalised(food)}: comprado ${bought} veces, y ${thrown} veces una parte acabó en la basura.`,
  lessOfIt: 'Comprar menos de una vez, o congelar la mitad, podría ayudar.',
  expires: ({ food, place, isEstimated, day }) =>
    `${capitalised(food)}${place === null ? '' : ` ${place}`}: ${isEstimated ? 'fecha límite estimada' : 'fecha límite'} ${day}.`,
  goesWith: (foods) => `Lo que tienes le iría bien: ${listed(foods)}.`,
  lookForDish: (food) => `¿Busco un plato con: ${food}?`,
  toDo: (what, time) => `Para hoy${time === null ? '' : ` (${dayParts[time] ?? time})`}: ${what}.`,
  forDish: ({ kind, food, dish, day }) =>
    `${food ?? `empezar «${dish}»`} (${deeds[kind]}), para «${dish}» el ${day}`,
  tickOff: 'Dime cuando esté hecho y lo marco.',
}
