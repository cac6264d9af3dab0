import { cookbookRules } from './recipes/read-cookbook.ts'
import { discardRules } from './stock/read-discards.ts'
import { foodRules } from './stock/read-foods.ts'
import { keepingRules } from './stock/read-keeping.ts'
import { daysOfDishesRules, mealRules } from './plan/read-meals.ts'
import { suggestionRules } from './read-suggestions.ts'
import { firstMemoryRules } from './people/read-memory.ts'
import { minimumRules } from './stock/read-minimum.ts'
import { otherThanPlannedRules } from './plan/other-than-planned.ts'
import { packSizeRules } from './stock/read-pack-sizes.ts'
import { livesWithRules } from './people/lives-with.ts'
import { peopleRules } from './people/read-people.ts'
import { plannedDishRules } from './plan/read-planned-dishes.ts'
import { pointedLineRules, shownLineRules } from './shopping/read-pointed-lines.ts'
import { preferenceRules } from './people/read-preferences.ts'
import { recipeEditRules } from './recipes/read-recipe-edits.ts'
import { forHowManyRules } from './recipes/read-for-how-many.ts'
import { makeableRules } from './recipes/read-whether-makeable.ts'
import { recipeRules } from './recipes/read-recipes.ts'
import { requestRules } from './read-requests.ts'
import { listRules } from './shopping/all-but.ts'
import { nearlyGoneRules } from './stock/nearly-gone.ts'
import { besideRules } from './plan/read-sides.ts'
import { stayingRules } from './shopping/stays-on-list.ts'
import { taskRules } from './tasks/read-tasks.ts'
import { usageRules } from './stock/read-usage.ts'
import { cookedFromRules } from './stock/cooked-from.ts'
import type { TopicRule } from './topic-rule.ts'

/** The rules for everything but the stock, one table per subdomain. */
export const topicRules: readonly TopicRule[] = [
  ...suggestionRules,
  ...taskRules,
  ...shownLineRules,
  ...otherThanPlannedRules,
  ...plannedDishRules,
  ...pointedLineRules,
  ...besideRules,
  ...packSizeRules,
  ...discardRules,
  ...usageRules,
  ...minimumRules,
  ...nearlyGoneRules,
  ...firstMemoryRules,
  ...preferenceRules,
  ...peopleRules,
  ...livesWithRules,
  ...recipeEditRules,
  ...cookedFromRules,
  ...makeableRules,
  ...forHowManyRules,
  ...stayingRules,
  ...listRules,
  ...daysOfDishesRules,
  ...cookbookRules,
  ...requestRules,
  ...mealRules,
  ...keepingRules,
  ...foodRules,
  ...recipeRules,
]
