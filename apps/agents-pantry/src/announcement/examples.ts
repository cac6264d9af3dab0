import type { AgentDefinition } from '@alfred/agent-kit'

/** Messages of one simple read or write each. */
export const examples: AgentDefinition['examples'] = [
  'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
  "what's in my fridge?",
  'I used 3 eggs',
  'what expires this week?',
  'move the chicken to the freezer',
  'I actually have 7 eggs',
  'throw away the yoghurt',
  'how much rice do I have left?',
  'show me fish recipes',
  'do I have a recipe with chicken?',
  'show me the recipe for honey garlic cod',
  'save all three recipes',
  'delete that recipe',
  'rename the recipe to Sunday cod',
  "I'm allergic to peanuts",
  'remember that I am vegetarian',
  'my kitchen has an air fryer',
  'remember that we are two people',
  "please note that I don't like mushrooms",
  "forget that I'm allergic to nuts",
  'what do you know about me?',
  'add eggs to the shopping list',
  "what's on my shopping list?",
  'remove milk from the list',
  'I got the eggs, tick them off',
  'plan pasta for dinner on Friday',
  "what's for dinner tomorrow?",
  "what's planned this week?",
]

/** What takes a plan of several steps, or days that must fit together. */
export const harderExamples: NonNullable<AgentDefinition['harderExamples']> = [
  { message: 'create 3 cod recipes and save them', complexity: 'medium' },
  { message: 'make me a recipe', complexity: 'medium' },
  { message: 'I want fish recipes for the air fryer', complexity: 'medium' },
  { message: 'make 3 variations with rice', complexity: 'medium' },
  { message: 'use cod, serve with rice', complexity: 'medium' },
  { message: 'what can I cook with what I have?', complexity: 'medium' },
  { message: 'use my saved recipes', complexity: 'medium' },
  { message: 'help me with dinner', complexity: 'medium' },
  { message: 'plan my week', complexity: 'high' },
  { message: 'plan my meals for next week with what is in the fridge', complexity: 'high' },
]
