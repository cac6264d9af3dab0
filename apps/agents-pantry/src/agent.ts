import { viewerOf, type AgentDefinition } from '@alfred/agent-kit'
import type { KitchenReader } from '@alfred/db/kitchen'
import { createWordTextEmbedder, loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import { linesToWeigh } from '@alfred/recipe-text'
import { examples, harderExamples } from './announcement/examples.ts'
import { fastPaths } from './announcement/fast-paths.ts'
import { contextNames, description, persona, subdomains } from './announcement/subdomains.ts'
import { readKitchen } from './kitchen/read-context.ts'
import type { FetchPage } from './pages/ask-for-page.ts'
import { saveFromPage } from './pages/save-from-page.ts'
import { takeFromPage } from './pages/take-from-page.ts'
import { checkPlan } from './planning/check-plan.ts'
import { mendPlan } from './planning/mend-plan.ts'
import { isKeyOf, pantryToolsBySubdomain, preferenceKindSchema, recipeSchema } from '@alfred/contracts'
import { tellRecipe } from './recipes/recipe-artifact.ts'
import { tellDraftFigures } from './recipes/tell-draft-figures.ts'
import { createFoodRules } from './rules/check-food.ts'
import { describeResult, describeTogether, languageOf, prepareCall, tools } from './tools/registry.ts'

/** How the words of a message are compared by their meaning, and how they are read where they are misspelled or dialect. */
type Means = { embedder: TextEmbedder; asRead: (message: string) => string }

const asWritten = (message: string): string => message

/**
 * Creates the definition of the pantry agent: what it announces, how it prepares tool arguments and how it describes
 * results.
 */
export function createPantryAgent(
  kitchen: KitchenReader,
  fetchPage: FetchPage,
  { embedder = createWordTextEmbedder(loadWordVectors()), asRead = asWritten }: Partial<Means> = {},
): AgentDefinition {
  return {
    domain: 'pantry',
    version: 1,
    description,
    subdomains,
    examples,
    harderExamples,
    tools,
    toolsOf: (subdomain) =>
      isKeyOf(pantryToolsBySubdomain, subdomain) ? Object.keys(pantryToolsBySubdomain[subdomain]) : [],
    artifacts: {
      recipe: {
        subdomain: 'recipes',
        description: 'A whole recipe: every ingredient with its amount, every step in full.',
        schema: recipeSchema,
        savedBy: { tool: 'save_recipe', argument: 'recipe' },
        // agent-kit has validated the arguments against the schema.
        tell: (content) => tellRecipe(recipeSchema.parse(content)),
        tellBeside: async (token, content, locale) => {
          const recipe = recipeSchema.parse(content)
          const ingredients = linesToWeigh(recipe, locale)
          const { name, servings } = recipe
          return tellDraftFigures(await kitchen.figuresOfDraft(token, { name, servings, ingredients }))
        },
      },
    },
    prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
    persona,
    providers: {
      dashboard: true,
      constraints: true,
      background: true,
      context: contextNames,
      details: ['recipe'],
      fastPaths,
      keeps: { tool: 'remember_preference', kinds: preferenceKindSchema.options },
    },
    readContext: (question) => readKitchen({ kitchen, embedder, asRead }, question),
    takeContent: async (request) => (await takeFromPage(request, fetchPage)) ?? saveFromPage(request),
    rules: createFoodRules(kitchen),
    mendPlan,
    checkPlan,
    prepareArguments: prepareCall,
    describeResult: (tool, outcome, moment) => describeResult(tool, outcome, viewerOf(moment)),
    describeTogether: (tool, outcomes, moment) => describeTogether(tool, outcomes, viewerOf(moment)),
    languageOf: (tool, outcome, moment) => languageOf(tool, outcome, viewerOf(moment)),
  }
}
