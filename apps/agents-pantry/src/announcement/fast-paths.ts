import { PASTED_RECIPE_GOAL } from '@alfred/contracts'
import type { FastPath } from '@alfred/contracts'

const item = { ref: 'gen_recipe_1', label: 'the pasted recipe' }
const step = { subdomain: 'recipes', complexity: null, batch: { total: 1, items: [item] } }

/**
 * A long text with amounts, cooking verbs and recipe words is a recipe: it only needs to be parsed, without a model
 * call to classify it (ruling R5). Amounts alone are not enough: they may be a shopping list.
 */
export const fastPaths: FastPath[] = [
  {
    name: 'pasted_recipe',
    characters_min: 200,
    lines_min: 4,
    signals: [
      {
        pattern:
          '(?:\\d{1,9}(?:[.,/]\\d{1,9})?|[½¼¾⅓⅔])\\s?(?:g|gms?|kg|ml|cl|dl|l|oz|fl oz|lbs?|pints?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|cloves?|cans?|tins?|pinch|el|tl|prise|dosen?|bund|zehen?)\\b',
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
          '\\b(?:ingredients|instructions|directions|method|serves|servings|prep time|cook(?:ing)? time|zutaten|zubereitung|portionen|personen)\\b',
        points: 2,
        times_max: 3,
      },
      {
        pattern:
          '\\b(?:schneiden|rühren|verrühren|kochen|braten|anbraten|backen|geben|dazugeben|vermengen|vermischen|mischen|schälen|würzen|abschmecken|erhitzen|unterheben|köcheln|kneten)\\b',
        points: 2,
        times_max: 4,
      },
      // A report of what was bought or eaten, or a request for a recipe, is not a pasted recipe.
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
