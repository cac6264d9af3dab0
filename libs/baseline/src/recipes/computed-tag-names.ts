/** The tags that are reckoned from a recipe, so that nobody writes them. */
export const computedTags = ['quick', 'high-protein', 'light', 'no-cook'] as const

/** Is the tag one of those that are reckoned from a recipe? */
export function isComputedTag(tag: string): boolean {
  return computedTags.some((computed) => computed === tag)
}
