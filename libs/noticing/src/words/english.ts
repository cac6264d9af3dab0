import { capitalised } from '@alfred/language/wording'
import { listNames } from '../list-names.ts'
import type { NoticingWords } from './words.ts'

const isOrAre = (isMany: boolean): string => (isMany ? 'are' : 'is')
/** "today" and "tomorrow" stand alone, a date behind "on". */
const on = (day: string): string => (/\d/.test(day) ? `on ${day}` : day)

/** What is noticed, in English. A food may be one or many ("milk", "oat cakes"): the words fit both. */
export const english: NoticingWords = {
  belowMinimum: ({ food, left, want }) =>
    `${left === null ? `There is no ${food} left` : `${left.amount} ${isOrAre(left.isMany)} left`}, and you always want ${want}.`,
  runsOut: ({ food, left, aWeek, times }) =>
    `${left === null ? `The ${food} is used up` : `${left.amount} ${isOrAre(left.isMany)} left`}: you use about ${aWeek} a week (${times} times lately).`,
  putOnList: (food) => `Shall I put ${food} on the shopping list?`,
  together: ({ foods, day, dish, lacks }) =>
    `${capitalised(listNames(foods))} should be used from ${day} on; ${dish} uses ${foods.length === 2 ? 'both' : `all ${foods.length}`}${lacks.length === 0 ? ', and everything for it is there' : `. For it you lack ${listNames(lacks)}`}.`,
  changePlan: 'It may be worth a change of plan.',
  planDinner: (day) => `Shall I plan it for dinner ${day ?? 'tonight'}?`,
  dishTonight: ({ dish, minutes, has, all, lacks, season }) =>
    `Nothing is planned for dinner tonight. For ${dish}${minutes === null ? '' : ` (${minutes} minutes)`} you have ${has} of ${all} things${lacks.length === 0 ? '' : `; you lack ${listNames(lacks)}`}.${season.length === 0 ? '' : ` ${capitalised(listNames(season))} ${isOrAre(season.length > 1)} in season.`}`,
  planTonight: 'Shall I plan it for tonight?',
  lacking: ({ dishes, day, foods }) =>
    `For ${listNames(dishes)} ${on(day)} you lack ${listNames(foods)}, and ${foods.length === 1 ? 'it is' : 'they are'} not on the list.`,
  packs: ({ packs, isMany, over }) =>
    `${packs} ${isOrAre(isMany)} enough${over === null ? '' : ` and ${isMany ? 'leave' : 'leaves'} ${over}`}.`,
  putAllOnList: (count) => `Shall I put ${count === 1 ? 'it' : 'them'} on the list?`,
  tooEarly: ({ food, isEstimated, due, dish, day }) =>
    `The ${food} ${isEstimated ? 'usually keeps until' : 'will expire'} ${due}, and its ${dish} is planned for ${day}.`,
  moveDish: (dish, day) => `Shall I move the ${dish} to ${day}?`,
  boughtAlong: ({ food, both, all, other }) =>
    `You bought ${food} ${both} of the last ${all} times that you bought ${other}, which is on the list.`,
  putToo: (food) => `Shall I put ${food} on the list too?`,
  cuisine: ({ count, all, cuisine }) => `${count} of the last ${all} dishes that you cooked were ${cuisine}.`,
  keepCuisine: (cuisine) => `Shall I remember that you like ${cuisine} food?`,
  disliked: (food, times) => `${capitalised(food)} was thrown away ${times} times as disliked.`,
  keepDislike: (food) => `Shall I remember that you don't like ${food}?`,
  wasted: ({ food, thrown, bought }) =>
    `${thrown} of the last ${bought} times that you bought ${food}, some of it ended in the bin.`,
  lessOfIt: 'Less of it at a time, or half of it in the freezer, may save that.',
  expires: ({ food, place, isEstimated, day }) =>
    `The ${food}${place === null ? '' : ` ${place}`} ${isEstimated ? `usually keeps until ${day}` : `will expire ${on(day)}`}.`,
  goesWith: (foods) => `You have ${foods.join(' and ')}, which would go with it.`,
  lookForDish: (food) => `Shall I look for a dish with the ${food}?`,
  toDo: (what, time) => `To do today${time === null ? '' : ` (${time})`}: ${what}.`,
  forDish: ({ kind, food, dish, day }) =>
    food === null
      ? `begin the ${dish} for ${day}, which has to ${kind}`
      : `${kind} the ${food} for the ${dish} on ${day}`,
  tickOff: 'Tell me when it is done, and I tick it off.',
}
