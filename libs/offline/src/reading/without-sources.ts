import type { TurnBrief } from '@alfred/contracts'

/** What figures and keeping times are cited from, as replies tell it: "(USDA SR28)", "USDA FoodKeeper 178". */
const PUBLISHED =
  'USDA(?: (?:SR28|SR Legacy|FNDDS|FSIS|FoodKeeper|Foundation Foods|FoodData Central))?(?: \\d{1,8})?'
const SOURCE = new RegExp(
  ` ?\\((?:[^()]{0,60}\\b)?${PUBLISHED}[^()]{0,60}\\)|,? ?(?:from |by )?\\b${PUBLISHED}\\b`,
  'g',
)

/** The brief without the sources that its replies cite: the name of one is no dish that was spoken of. */
export function withoutSources(brief: TurnBrief): TurnBrief {
  const recent_turns = brief.recent_turns.map((turn) => ({
    ...turn,
    response: turn.response.replace(SOURCE, ''),
  }))
  return { ...brief, recent_turns }
}
