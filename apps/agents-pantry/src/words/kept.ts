/** A kind of what is remembered of a person, with its value in the words of the language. */
export type Kept = { kind: string; value: string }
