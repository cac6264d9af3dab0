/** What figures and keeping times are cited from, as replies tell it: "(USDA SR28)", "USDA FoodKeeper 178", "(UK Food Standards Agency)". */
const PUBLISHED =
  '(?:UK Food Standards Agency|USDA)(?: (?:SR28|SR Legacy|FNDDS|FSIS|FoodKeeper|Foundation Foods|FoodData Central))?(?: \\d{1,8})?'
const SOURCE = new RegExp(` ?\\(${PUBLISHED}[^()]{0,60}\\)|,? ?(?:from |by )?\\b${PUBLISHED}\\b`, 'g')

/** A reply without the sources that it cites: the name of one is no dish that was spoken of. */
export function withoutSources(reply: string): string {
  return reply.replace(SOURCE, '')
}
