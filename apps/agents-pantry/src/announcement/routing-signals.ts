import type { AgentDefinition } from '@alfred/agent-kit'

/** Words that speak for the kitchen: where food is kept, what becomes of it, what is cooked, planned and bought. */
export const routingSignals: NonNullable<AgentDefinition['routingSignals']> = [
  { pattern: '\\b(?:fridge|freezer|pantry|cupboard|larder|counter|in stock|inventory)\\b', points: 1 },
  {
    pattern:
      '\\b(?:bought|purchased|picked up|brought home|stocked|ran out|run out|out of|used(?: up)?|use up|threw|throw|toss|bin|discard|expir\\w*|go(?:es|ing)? off|opened|fr[eo]e?ze|froze|move[sd]?|left over)\\b',
    points: 1.5,
  },
  {
    pattern:
      '\\b(?:recipes?|cook\\w*|dish(?:es)?|bake|meal plan|plan (?:my|our|the|a|for)|planned|shopping|groceries|the list|ingredients?)\\b',
    points: 1.5,
  },
  {
    pattern:
      "\\b(?:allerg\\w*|vegetarian|vegan|intolerant|don't (?:like|eat)|do not (?:like|eat)|air fryer|instant pot|know about me)\\b",
    points: 1.5,
  },
  {
    pattern:
      '\\b(?:left|remaining)\\b|^(?:do|have) (?:i|we) (?:have|got)\\b|^how (?:much|many) .+ (?:do|have) (?:i|we)\\b',
    points: 0.7,
  },
  { pattern: "^what(?:'s| is) for (?:breakfast|lunch|dinner|supper)\\b", points: 2 },
  { pattern: '\\b(?:set|correct|update|change) (?:the|my|our) \\w+ to \\d', points: 2 },
  { pattern: '\\b(?:ate|drank|finished) (?:\\d+ |some )?(?:of )?the\\b', points: 1.5 },
]
