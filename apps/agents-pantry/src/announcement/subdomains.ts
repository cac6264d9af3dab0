import type { AgentDefinition } from '@alfred/agent-kit'

export const description =
  'Runs a household kitchen: keeps the stock (what is there, how much, where, until when), writes and keeps recipes, ' +
  'plans meals, keeps the shopping list, and remembers allergies, diets, tastes and equipment.'

export const persona =
  'Practical and brief, like a friend who cooks well: plain words, no flattery, no lecture. You take what is known of the ' +
  'person as given and say what you assume instead of asking. Where an allergy or a diet is in play you are exact.'

export const subdomains: AgentDefinition['subdomains'] = [
  {
    name: 'inventory',
    description: 'food in stock: add, use up, move, correct, throw away, list, expiry dates',
  },
  {
    name: 'recipes',
    description:
      'write recipes, save what was written or pasted, save the recipe of a page by its address, find, show, rename, delete; search the cookbook of tried ' +
      'recipes and copy from it; each holds its ingredients',
  },
  {
    name: 'preferences',
    description:
      'allergies, diets, tastes, equipment, servings, routines of the person, and the same of whom they eat with ' +
      '(household and guests): remember, correct, forget, list',
  },
  {
    name: 'meals',
    description:
      'the meal plan: what is eaten on which day, from recipes or titles; a plan is made whole or not at all',
    batchPolicy: 'all_or_nothing',
  },
  {
    name: 'shopping',
    description: 'the shopping list: add, change an amount, list, take off, check off what was bought, clear',
  },
  {
    name: 'tasks',
    description:
      'what is to be done in the kitchen and when (thaw, soak, prepare, anything): write down, list, done, take off; what a planned ' +
      'meal makes necessary is among it by itself',
  },
  {
    name: 'memory',
    description:
      'what the person told that has no place of its own (the oven runs hot, where the big pot is, when they eat): remember it, tell what is ' +
      'known of something or of them and why, forget it for good; what Alfred noticed by itself and suggests: list it, put it off, stop it',
  },
  {
    name: 'foods',
    description:
      'what is known of any food: allergens, how long it keeps, what goes with it, what replaces it',
  },
]

export const contextNames = [
  { name: 'inventory', description: 'what is in stock, what expires first before the rest' },
  { name: 'recipes', description: 'the saved recipes with their main ingredients' },
  { name: 'meals', description: 'what is planned for the next 14 days' },
  { name: 'shopping', description: 'what is still to be bought' },
  { name: 'flavours', description: 'what goes with the foods that were named and with what is in stock' },
]
