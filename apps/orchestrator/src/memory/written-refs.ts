/** A ref as models are shown it, within a text: recipe_1, gen_recipe_2, ref_shopping_item_3. */
const writtenRef = /\b[a-z]+(?:_[a-z]+)*_\d+\b/gi

/** Whether a text names a thing by its ref, which tells a person nothing. */
export function hasRef(text: string): boolean {
  return text.search(writtenRef) >= 0
}

/** The text with other words in place of each ref. */
export function replaceRefs(text: string, wordsOf: (ref: string) => string): string {
  return text.replace(writtenRef, wordsOf)
}
