import type { ReadName } from '@alfred/contracts'

/** A read that is offered as a tool. `most`: how many rows one answer may hold. */
export type ReadTool = { tool: string; read: ReadName; description: string; most: number }

/**
 * What may be seen over MCP. What is kept of a body, what was told in confidence (memories) and where suggestions are delivered are not among it: no kitchen
 * needs to hand them to another model.
 */
export const readTools: readonly ReadTool[] = [
  {
    tool: 'list_stock',
    read: 'inventory',
    most: 200,
    description: 'What is in the kitchen, what expires first leading.',
  },
  {
    tool: 'list_shopping',
    read: 'shopping',
    most: 200,
    description: 'The shopping list, what is still to be bought first.',
  },
  { tool: 'list_plan', read: 'meal_plan', most: 200, description: 'The meals that are planned, by day.' },
  { tool: 'list_tasks', read: 'tasks', most: 200, description: 'What is to be done in the kitchen, or was.' },
  {
    tool: 'list_recipes',
    read: 'recipes',
    most: 20,
    description: 'The person’s own recipes, with ingredients and steps.',
  },
  {
    tool: 'list_cookbook',
    read: 'cookbook',
    most: 20,
    description: 'The recipes that everyone has. To search them use find_recipes.',
  },
  { tool: 'list_cooked', read: 'cooking', most: 200, description: 'What was cooked, the latest first.' },
  {
    tool: 'list_diary',
    read: 'diary',
    most: 200,
    description: 'What was eaten, the latest first, with its nutrients.',
  },
  { tool: 'list_goals', read: 'goals', most: 100, description: 'Goals and limits of nutrients.' },
  { tool: 'list_favourites', read: 'favourites', most: 50, description: 'Meals that are kept under a name.' },
  {
    tool: 'list_preferences',
    read: 'preferences',
    most: 200,
    description: 'Allergies, diets, likes, dislikes and equipment of the person.',
  },
  {
    tool: 'list_people',
    read: 'people',
    most: 100,
    description: 'Whom the person eats with, and what holds for them.',
  },
  {
    tool: 'list_minimum_stock',
    read: 'min_stocks',
    most: 200,
    description: 'How much of a food is always to be there.',
  },
  {
    tool: 'list_suggestions',
    read: 'suggestions',
    most: 100,
    description: 'What Alfred noticed by himself.',
  },
]
