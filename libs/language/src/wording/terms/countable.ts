/** A word that has a form for one and a form for many. */
export type Countable = readonly [one: string, many: string]
