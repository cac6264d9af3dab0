import type { QuickSignal } from '../reading/signals.ts'

const END = String.raw`[?.! ]*$`

/** The wordings of the simplest requests, which take one call. Other wordings need a plan. */
export const quickSignals: QuickSignal[] = [
  {
    pattern: String.raw`^(?:show(?: me)?|what are) my (?:nutrition )?goals${END}`,
    tool: 'get_user_goals',
    arguments: {},
  },
  {
    pattern: String.raw`^(?:how am i doing|what have i eaten|what did i eat|my (?:totals|progress)) (?<day>today|yesterday)${END}`,
    tool: 'get_today_progress',
    arguments: { day: '$day' },
  },
  {
    pattern: String.raw`^(?:please )?(?:log|i drank|i had) (?<ml>\d{2,4}) ?ml (?:of )?water${END}`,
    tool: 'log_water',
    arguments: { ml: '$ml', day: null },
  },
]
