/** Turns a text into a vector: texts of like meaning get vectors of a small angle. */
export type Embedder = {
  /** The name of the model; vectors of different models must not be compared. */
  readonly model: string
  readonly dimensions: number
  /** A vector of length 1; null when no word of the text is known. */
  embed(text: string): number[] | null
}
