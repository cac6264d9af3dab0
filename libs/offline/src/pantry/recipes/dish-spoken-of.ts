import type { TurnBrief } from '@alfred/contracts'
import { namesADish } from '../plan/names-a-dish.ts'

const TURNS_BACK = 4
const DISH = "(?<dish>[a-z][a-z' -]{2,40}?)"
const ENDS =
  '(?= (?:and|but|so|for|with|from|has|have|is|are|was|were|tonight|today|tomorrow|again|now|then|this|that|which|keeps?|sinks?|sank|recipe|came|comes|goes|turned)\\b|[.,!?;:]|$)'
/** How a dish is spoken of before its recipe is told: "I'm making banana bread and ...", "my sponge has sunk again". */
const SPOKEN_OF = [
  new RegExp(
    `\\b(?:making|baking|cooking|make|bake|cook|made|baked|cooked) (?:a |an |some |the |my |our |this )?${DISH}${ENDS}`,
    'i',
  ),
  new RegExp(`\\b(?:my|our|the|this|a) ${DISH}${ENDS}`, 'i'),
]

/** The dish that somebody spoke of in the turns before, the last one first. Undefined where none was. */
export function dishSpokenOf(turns: TurnBrief['recent_turns']): string | undefined {
  const said = turns
    .slice(-TURNS_BACK)
    .map(({ message }) => message.replaceAll('’', "'").toLowerCase())
    .toReversed()
  for (const message of said) {
    const dish = SPOKEN_OF.map((pattern) => pattern.exec(message)?.groups?.['dish']).find(
      (named) => named !== undefined && namesADish(named),
    )
    if (dish !== undefined) return dish
  }
  return undefined
}
