import { PASTED_RECIPE_GOAL } from '@alfred/contracts'
import type { FastPath } from '@alfred/contracts'

const item = { ref: 'gen_recipe_1', label: 'the pasted recipe' }
const step = { subdomain: 'recipes', complexity: null, batch: { total: 1, items: [item] } }

/**
 * Long text with amounts, verbs of cooking and the words of recipes is a recipe: it needs no model to be
 * classified, only to be parsed (ruling R5). Amounts alone are a shopping list and not enough.
 */
export const fastPaths: FastPath[] = [
  {
    name: 'pasted_recipe',
    characters_min: 200,
    lines_min: 4,
    signals: [
      {
        pattern:
          '(?:\\d{1,9}(?:[.,/]\\d{1,9})?|[½¼¾⅓⅔])\\s?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cloves?|cans?|tins?|pinch)\\b',
        points: 1,
        times_max: 4,
      },
      {
        pattern:
          '(?:^|[.:)]\\s*|\\bthen |\\band )(?:add|bake|beat|blend|boil|bring|chop|combine|cook|drain|fold|fry|grill|heat|knead|melt|mix|pour|preheat|roast|season|serve|simmer|sprinkle|stir|whisk)\\b',
        points: 2,
        times_max: 4,
      },
      {
        pattern:
          '\\b(?:ingredients|instructions|directions|method|serves|servings|prep time|cook(?:ing)? time)\\b',
        points: 2,
        times_max: 3,
      },
      // Who tells a story of what was bought or eaten pastes no recipe, and who asks for one has none.
      {
        pattern:
          '\\b(?:i|we) (?:bought|used|ate|have|need|threw)\\b|\\bshopping list\\b|\\b(?:create|make me|suggest)\\b',
        points: -3,
        times_max: 3,
      },
    ],
    points_min: 7,
    goal: PASTED_RECIPE_GOAL,
    complexity: 'medium',
    plan: {
      decision: 'plan_direct',
      goal: PASTED_RECIPE_GOAL,
      steps: [
        {
          ...step,
          step_id: 'read_it',
          step_type: 'generate',
          group: 0,
          confirm: false,
          description: 'read the recipe that was pasted, as it stands',
        },
        {
          ...step,
          step_id: 'save_it',
          step_type: 'write',
          group: 1,
          confirm: true,
          description: 'save the recipe that you pasted',
        },
      ],
      proposal_message: null,
      assumptions: [],
      clarification_questions: [],
    },
  },
]
