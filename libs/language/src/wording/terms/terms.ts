/** A day as its parts. Without a year it is one of this year. */
export type DayParts = {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  day: number
  /** 1 is January. */
  month: number
  year: number | null
  /** Whether the reader is used to the month before the day. */
  isMonthFirst: boolean
}

/**
 * What the sentences of one language are made of. A food may be one or many, and of any gender, or a word that no list
 * has: sentences are of a shape that is right for all of them, without an article, an adjective or a verb that depends on it.
 */
export type Terms = {
  number(quantity: number): string
  /** An amount without its food: "3", "2 l", "2 cans". */
  amount(quantity: number, unit: string): string
  /** An amount with its food: "3 eggs", "2 l milk", "2 cans of tomatoes". */
  food(quantity: number, unit: string, food: string): string
  /** The same with the person's own word, where the food has another name here: "6 eggs (Eier)". */
  foodSaid(amount: { quantity: number | null; unit: string; food: string; said: string | null }): string
  /** A unit without a number: "cans". */
  units(unit: string): string
  /** An amount of something that is no food, such as a nutrient: "12.6 g protein". */
  of(amount: string, name: string): string
  /** A food without an amount: "milk", "eggs". */
  name(food: string): string
  day(parts: DayParts): string
  /** A day as it follows the words for "until", "on" and "from". */
  until(day: string): string
  onDay(day: string): string
  fromTo(from: string, until: string): string
  today: string
  yesterday: string
  tomorrow: string
  unknownDay: string
  /** "eggs, milk and rice". */
  and(words: readonly string[]): string
  or(words: readonly string[]): string
  /** A place with its preposition: "in the fridge", "to the fridge", "from the fridge". */
  inPlace(location: string): string
  toPlace(location: string): string
  fromPlace(location: string): string
  meal(meal: string): string
  /** "for breakfast", of a meal that is planned. */
  forMeal(meal: string): string
  /** Something that was eaten, with its meal and its day, as far as they are told: "2 eggs for breakfast today". */
  eaten(thing: string, meal: string | null, day?: string): string
  nutrient(code: string): string
  /** A kind of what is remembered of a person, or of a nutrition goal: "allergy", "diet", "limit". */
  kind(kind: string): string
  /** The value of such a kind: "vegetarian", "peanuts". */
  kept(kind: string, value: string): string
  /** Somebody whom the person eats with: "Anna", "your sister". */
  person(name: string): string
  /** What may be kept of a body: "weight". */
  measure(measure: string): string
  /** The value of such a measure: "78 kg", "female", "34". */
  measured(measure: string, value: number | string): string
  /** How many of the entries that were read have an unknown shape; none for 0. */
  unreadable(count: number): string[]
  moreThanListed: string
  /** A name in quotation marks. */
  quoted(name: string): string
  /** How a warning begins, by which it is known. */
  cautionBegins: string
  /** A warning beside what was done: "Mind your peanuts allergy: peanut butter." */
  caution(rule: { kind: string; value: string }, food: string): string
}
