/** Turns a text into a vector: texts of similar meaning get vectors with a small angle between them. */
export type Embedder = {
  /** The name of the model; vectors of different models must not be compared. */
  readonly model: string
  readonly dimensions: number
  /** A vector of length 1; null when no word of the text is known. */
  embed(text: string): number[] | null
}
