/**
 * What is said of what was noticed, in one language. Foods come in as they are called, amounts and days as they are said ("2 eggs", "tomorrow"), lists as
 * words; a sentence is of a shape that is right for all of them.
 */
export type NoticingWords = {
  /** Less than the person always wants; `left` is null where nothing is left. */
  belowMinimum(of: { food: string; left: Left | null; want: string }): string
  /** What runs out by how it is used; `left` is null where it is used up. */
  runsOut(of: { food: string; left: Left | null; aWeek: string; times: number }): string
  putOnList(food: string): string
  /** Foods that expire and a dish that uses them together. */
  together(of: { foods: readonly string[]; day: string; dish: string; lacks: readonly string[] }): string
  changePlan: string
  /** Null for tonight. */
  planDinner(day: string | null): string
  /** A dish for a dinner that is not planned, of which so many of its things are there. */
  dishTonight(of: {
    dish: string
    minutes: number | null
    has: number
    all: number
    lacks: readonly string[]
    season: readonly string[]
  }): string
  planTonight: string
  lacking(of: { dishes: readonly string[]; day: string; foods: readonly string[] }): string
  /** How many packs are enough, and what is left over of them. */
  packs(of: { packs: string; isMany: boolean; over: string | null }): string
  putAllOnList(count: number): string
  /** A food that expires before its meal. */
  tooEarly(of: { food: string; isEstimated: boolean; due: string; dish: string; day: string }): string
  moveDish(dish: string, day: string): string
  boughtAlong(of: { food: string; both: number; all: number; other: string }): string
  putToo(food: string): string
  cuisine(of: { count: number; all: number; cuisine: string }): string
  keepCuisine(cuisine: string): string
  disliked(food: string, times: number): string
  keepDislike(food: string): string
  wasted(of: { food: string; thrown: number; bought: number }): string
  lessOfIt: string
  /** A food that expires; the place is null where none is told. */
  expires(of: { food: string; place: string | null; isEstimated: boolean; day: string }): string
  goesWith(foods: readonly string[]): string
  lookForDish(food: string): string
  /** Something to be done today; its time is null where none was told. */
  toDo(what: string, time: string | null): string
  /** What a planned dish makes necessary; the food is null where it is the dish itself. */
  forDish(of: { kind: TaskKind; food: string | null; dish: string; day: string }): string
  tickOff: string
}

/** What a dish may need ahead of its day. */
export type TaskKind = 'thaw' | 'soak' | 'marinate' | 'chill' | 'rise' | 'rest'

/** An amount with its food, and whether a verb after it is that of many. */
export type Left = { amount: string; isMany: boolean }
