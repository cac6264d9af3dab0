/** Feasts and holidays after which people call a week. */
const FEASTS =
  'christmas|xmas|easter|holy|half term|midterm|golden|diwali|eid|ramadan|thanksgiving|new years?|passover|hanukkah|carnival|rosh hashanah|lunar new year|bank holiday'

const NAMED = new RegExp(
  ` (?:the )?((?:first|second|last) week of (?:${FEASTS})|(?:last |next )?(?:${FEASTS}) week(?: \\d{4})?|week \\d{1,2})(?= )`,
)

/** A week that has a name or a number of its own, and where it stands: "holy week", "half term week", "week 27". */
export function namedWeek(text: string): { week: string; at: number } | undefined {
  const found = NAMED.exec(text)
  return found?.[1] === undefined ? undefined : { week: found[1], at: found.index }
}
