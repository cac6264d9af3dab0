import type { BodyWords } from './words-of-body.ts'

/** The sizes in which pieces of food are weighed. */
type Size = 'small' | 'medium' | 'large' | 'extra large'

/** The days before that others are held against: a week is called one. */
export type DaysBefore = { logged: string; of: number }

/** How far a goal or a limit is reached, with its amounts as they are said. */
export type Progress = {
  nutrient: string
  isLimit: boolean
  consumed: string
  target: string
  /** What is left of a limit or to go to a goal; below zero a limit is passed. */
  left: number
  rest: string
  /** How many entries have no figure for it. */
  untold: number
}

/** An amount, and the nutrient that it is of where that is not energy. */
export type Aim = { amount: string; nutrient: string | null }

/** How a goal or a limit was kept over several days. */
export type Kept = {
  nutrient: string
  isLimit: boolean
  kept: string
  days: string
  average: string
  target: string
  trend: Pick<Trend, 'way' | 'from' | 'to'> | null
}

/** How a nutrient moved from one week to the next, with its averages as they are said. */
export type Trend = {
  nutrient: string
  way: 'steady' | 'up' | 'down'
  from: string
  to: string
  /** How many of the entries tell it, where not all do. */
  known: { known: string; all: string } | null
}

/**
 * Everything that the coach says in one language. Amounts, foods and nutrients come in as the terms of the language say
 * them: figures are "143 kcal, 12.6 g protein", a day "today" or "on Mon 16 Nov", sources "(USDA SR28)".
 */
export type CoachWords = {
  figures: {
    none: string
    stated: string
    estimate: string
    /** A source that covers some ingredients of a recipe. */
    partOf(known: string, all: string, source: string): string
    told(thing: string, figures: string, sources: string): string
    nothingTold(thing: string, nutrient: string, sources: string): string
    estimated(thing: string, figures: string): string
    fit(food: string): string
    ofAnother(food: string, other: string): string
    /** What one of the unit holds, as the person told it. */
    ownMeasure(one: string, holds: string): string
    /** What people usually have of foods, taken for a serving, with what it weighs in grams. */
    usualServings(taken: readonly { food: string; grams: number }[]): string
    sizeTaken(size: Size, grams: number): string
    sizeUnknown(size: Size): string
    perPiece: string
    per(amount: string): string
    compared(what: string, foods: readonly string[], sources: string): string
    ranked(what: string, foods: readonly string[], sources: string): string
    notTold(food: string): string
    converted(from: string, to: string, sources: string): string
    moreNotListed(count: string): string
    unknown(foods: readonly string[]): string
    /** What had no figures when it was asked for or to be logged, with what can be done about it. */
    failed(foods: readonly string[]): string
    knownByNow(foods: readonly string[]): string
    nothingFailed: string
    covered(known: string, all: string, without: readonly string[]): string
    /** The figures leave out too much of a dish to be its sum. */
    notWhole(known: string, all: string, without: readonly string[]): string
  }
  offers: {
    servings(servings: number, name: string): string
    unknownCalories: string
    waiting(thing: string, figures: string): string
    shallLog(thing: string, figures: string, isMany: boolean): string
    whichRecipe(name: string | null, options: readonly string[]): string
    goal(kind: 'goal' | 'limit', amount: string): string
    aDay(goals: readonly string[]): string
    shallSet(goals: readonly string[]): string
    soFar(goals: readonly string[]): string
    reckoned(by: string): string
    /** Behind a limit of energy that is allowed, and little. */
    littleEnergy(least: string): string
    set(goals: readonly string[]): string
    logged(thing: string, figures: string): string
    /** Foods that were said and would not be logged, since they have no figures. */
    leftOut(foods: readonly string[]): string
    /** An amount that nobody eats at once. */
    much(thing: string, figures: string | null): string
    calledOff(offer: string): string
    /** Said unasked: how far the goal is, and what of the kitchen brings how much of it. */
    wouldHelp(of: { goal: string; consumed: string; target: string; food: string; brings: string }): string
  }
  /** What is eaten again, and meals that are kept under a name. */
  again: {
    asOn(day: string): string
    mostOften(times: string, day: string): string
    asKept(name: string): string
    /** A kept meal in a row of others: its name, the meal that it is, its foods and its energy. */
    kept(name: string, meal: string | null, told: { foods: string; figures: string | null }): string
    saved(meal: string, isReplacing: boolean): string
    listed(meals: readonly string[]): string
    none: string
    forgotten(name: string, meal: string | null): string
  }
  diary: {
    nothingOn(day: string): string
    nothingFromTo(from: string, until: string): string
    day(day: string, figures: { figures: string; entries: number; sources: string }): string
    workoutAdds(calories: string): string
    estimates(count: number): string
    progress(progress: Progress): string
    emptyWeek(from: string, until: string): string
    week(from: string, until: string, told: { days: string; figures: string; sources: string }): string
    /** What changed against as many days before, of which so many have food. */
    against(before: DaysBefore, trends: readonly Trend[]): string
    tooFewToCompare(before: DaysBefore, needed: string): string
    eatenOn(day: string, meals: readonly string[], all: { calories: string; sources: string }): string
  }
  entries: {
    workout(day: string, calories: string, all: string | null): string
    water(day: string, amount: string, all: string | null): string
    deleted(thing: string, calories: string | null): string
    changed(thing: string, figures: string | null): string
  }
  goals: {
    none: string
    listed(goals: readonly string[]): string
    emptyDiary: string
    diarySince(entries: number, day: string): string
    count(goals: number): string
    preference(kind: string, value: string): string
    known(preferences: readonly string[]): string
    removed(goal: string): string
    /** From which percentage of its target on a goal is yellow, and from which on it is green, or red for a limit. */
    colours(nutrient: string, kind: 'goal' | 'limit', percent: { yellow: string; turn: string }): string
    /** Why no goal for losing weight is reckoned for somebody who weighs little for their height. */
    weighsLittle: string
    atRest(told: { resting: string; factor: string; added: number; isRaised: boolean }): string
  }
  body: BodyWords
  recipes: {
    noneFound(query: string | null): string
    /** A text in which no ingredients are found. */
    unread: string
    makes(servings: string): string
    found(recipes: readonly string[]): string
    noFigures(name: string): string
    whole(name: string, figures: string): string
    serving(name: string, makes: string, figures: string): string
  }
  reports: {
    noDays(from: string, until: string): string
    report(from: string, until: string, told: { days: number; figures: string; sources: string }): string
    noGoals: string
    kept(kept: Kept): string
    tooFew(from: string, until: string, days: number): string
    shares(
      from: string,
      until: string,
      told: { days: number; shares: readonly string[]; sources: string },
    ): string
    mostOften(foods: readonly string[]): string
    times(food: string, times: string): string
    weekdays(weekday: string, weekend: string): string
    noFood(nutrient: string): string
    lacksMost(nutrient: string): string
    /** What helps of what the person has, each with its amount. */
    atHand(things: readonly string[], sources: string): string
    toBuy(foods: readonly string[]): string
    muchOf(nutrient: string, foods: readonly string[], sources: string): string
  }
  checks: {
    belowZero(food: string): string
    noCalories(food: string): string
    doNotFit(food: string, stated: string, reckoned: string): string
    unusual(food: string, above: Aim): string
  }
  asking: {
    convertWhat: string
    unknownUnit(said: string): string
    unknownUnitOf(said: string, food: string, known: readonly string[]): string
    editUnclear: string
  }
  objection(food: string, rule: { kind: string; value: string }): string
}
