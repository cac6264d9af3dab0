import type { Quarter } from './simulate.ts'

/** Of what was told, how much was so; and of what was so, how much was told. */
export type Judged = { told: number; right: number; due: number; found: number }

type Judge = (quarter: Quarter) => Judged

/** Nothing can be known of a habit before it has shown itself. */
const LEARNING_DAYS = 21
const DAYS_TO_WANT = 5

/**
 * A food is rightly told to run out where more of it is wanted within five days than is there. It should have been told within the week before it was
 * wanted and not there.
 */
const restock: Judge = ({ days }) => {
  const told = days.flatMap(({ told: all }, at) =>
    all.filter(({ kind }) => kind === 'restock').map(({ subject, left }) => ({ at, food: subject, left })),
  )
  const wantedOf = (food: string, from: number): number =>
    days
      .slice(from, from + DAYS_TO_WANT)
      .flatMap(({ happened }) => happened.wanted)
      .filter((one) => one.food === food)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const short = days.flatMap(({ happened }, at) => happened.short.map((food) => ({ at, food })))
  // Missing it for days is being short of it once.
  const known = short.filter(
    ({ at, food }) =>
      at >= LEARNING_DAYS && !short.some((one) => one.food === food && one.at < at && one.at >= at - 4),
  )
  const judgeable = told.filter(({ at }) => at + DAYS_TO_WANT <= days.length)
  return {
    told: judgeable.length,
    right: judgeable.filter(({ at, food, left }) => wantedOf(food, at) > left).length,
    due: known.length,
    found: known.filter(({ at, food }) =>
      told.some((one) => one.food === food && one.at <= at && one.at >= at - 7),
    ).length,
  }
}

/** A lot is rightly told of where it was thrown away in the end. */
const expiry: Judge = ({ days }) => {
  const told = days.flatMap(({ told: all }) =>
    all.filter(({ kind }) => kind === 'expiry').map(({ subject }) => subject),
  )
  const wasted = days.flatMap(({ happened }) => happened.wasted.map(({ id }) => id))
  return {
    told: told.length,
    right: told.filter((id) => wasted.includes(id)).length,
    due: wasted.length,
    found: wasted.filter((id) => told.includes(id)).length,
  }
}

/** A taste is rightly learned where it is the household's; each of its tastes should be learned. */
const preference: Judge = ({ character, days }) => {
  const learned = [
    ...new Set(
      days.flatMap(({ told }) =>
        told.filter(({ subject }) => /^(?:cuisine|dislike):/.test(subject)).map(({ subject }) => subject),
      ),
    ),
  ]
  const tastes = [
    ...(character.cuisines.length === 1 ? character.cuisines : []).map((cuisine) => `cuisine:${cuisine}`),
  ]
  const isTrue = (subject: string): boolean =>
    character.cuisines.some((cuisine) => subject === `cuisine:${cuisine}`) ||
    subject === `dislike:${character.disliked}`
  return {
    told: learned.length,
    right: learned.filter(isTrue).length,
    due: tastes.length,
    found: tastes.filter((subject) => learned.includes(subject)).length,
  }
}

/**
 * A dinner is rightly told to lack something where that had to be bought for it, or it lacked it in the end; dinners that were left out at the last
 * moment show neither. Each that lacked something in the end should have been told of.
 */
const shopping: Judge = ({ days }) => {
  const told = days.flatMap(({ told: all }, at) =>
    all.filter(({ subject }) => subject.startsWith('for:')).map(({ due_on: due }) => ({ at, due })),
  )
  const cooked = days.flatMap(({ day, happened }, at) =>
    happened.dinner === null ? [] : [{ at, day, ...happened.dinner }],
  )
  const judged = told.flatMap(({ at, due }) =>
    cooked.filter(({ day }) => day === due).map((dinner) => ({ from: at, dinner })),
  )
  const lacking = cooked.filter(({ isLacking }) => isLacking)
  return {
    told: judged.length,
    right: judged.filter(
      ({ from, dinner }) =>
        dinner.isLacking ||
        days
          .slice(from, dinner.at + 1)
          .some(({ happened }) => dinner.dish.foods.some(({ food }) => happened.bought.includes(food))),
    ).length,
    due: lacking.length,
    found: lacking.filter(({ day }) => told.some(({ due }) => due === day)).length,
  }
}

/**
 * A dish is rightly offered where the household likes its kitchen, or it uses what would be thrown away. On each evening without a plan one should
 * be.
 */
const meal: Judge = ({ character, days }) => {
  const told = days.flatMap(({ told: all }) =>
    all.filter(({ kind }) => kind === 'meal' || kind === 'together'),
  )
  const wasted = new Set(days.flatMap(({ happened }) => happened.wasted.map(({ id }) => id)))
  const free = days.filter(({ isPlanned }) => !isPlanned)
  return {
    told: told.length,
    right: told.filter(
      ({ entities, cuisine }) =>
        entities.some(({ id }) => wasted.has(id)) || character.cuisines.includes(cuisine ?? ''),
    ).length,
    due: free.length,
    found: free.filter(({ told: all }) => all.some(({ kind }) => kind === 'meal' || kind === 'together'))
      .length,
  }
}

export const judges: Readonly<Record<string, Judge>> = { expiry, restock, meal, preference, shopping }
