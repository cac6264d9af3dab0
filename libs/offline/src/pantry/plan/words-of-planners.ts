import { shortWeekdayPattern } from '../../reading/day-words.ts'

const DAY = `(?:(?:this |next )?${shortWeekdayPattern}|tomorrow|tonight)`

/** Where a dish is that is planned is no part of the plan: "put leftover chili on Thursday then, it's in the freezer from last month". */
export const ofPlanners: readonly { from: RegExp; to: string }[] = [
  {
    from: new RegExp(
      `^(?:put|plan|stick|have) ([^.,;!?]{3,80}) (?:on|for) (${DAY})(?: then| please)*,? (?:it's|its|it is|they're|there's some|there is some|that's) (?:still )?in the (?:freezer|fridge)[^.;!?]{0,60}$`,
    ),
    to: 'plan $1 for $2',
  },
]
