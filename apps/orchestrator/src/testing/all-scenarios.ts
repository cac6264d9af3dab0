import { answerScenarios } from './answer-scenarios.ts'
import { batchScenarios } from './batch-scenarios.ts'
import { lookBackScenarios } from './look-back-scenarios.ts'
import { modeScenarios } from './mode-scenarios.ts'
import { plainScenarios } from './scenarios.ts'
import { readingScenarios } from './reading-scenarios.ts'
import type { Scenario } from './scenarios.ts'

/** Every scenario that is played to its end, crashed at every point and compared with its expected end. */
export const scenarios: Scenario[] = [
  ...plainScenarios,
  ...batchScenarios,
  ...answerScenarios,
  ...modeScenarios,
  ...lookBackScenarios,
  ...readingScenarios,
]
