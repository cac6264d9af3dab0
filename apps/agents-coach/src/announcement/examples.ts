import type { AgentDefinition } from '@alfred/agent-kit'

// What the coach says of itself: read by the router, and by rules where there is no model.

export const description =
  'Keeps the food diary and the nutrition goals of a person: what they ate, calories and nutrients of foods, how a day or a week compares with the goals.'

export const subdomains: AgentDefinition['subdomains'] = [
  {
    name: 'diary',
    description: 'food and water that was eaten or drunk: log, list, delete',
    batchPolicy: 'all_or_nothing',
  },
  { name: 'goals', description: 'goals and limits for nutrients, workouts, recommended goals' },
  { name: 'nutrition', description: 'figures of foods, comparisons, days and weeks against the goals' },
]

export const examples: AgentDefinition['examples'] = [
  'log two eggs for breakfast',
  'I ate a banana and 200 g of yogurt for lunch',
  'I had 2 eggs for breakfast yesterday',
  'how many calories have I had today?',
  'how am I doing today?',
  'what did I eat yesterday?',
  'how did I do this week?',
  'my weekly summary',
  'set my protein goal to 120 g',
  'limit my sodium to 2000 mg',
  'how much protein is in 100 g of chicken?',
  'which has more protein, cod or salmon?',
  'compare apples and bananas',
  'should I have pizza or salad?',
  'what has the most iron: spinach or beef?',
  'do I have something with protein for tonight?',
  'do I have anything high in fibre?',
  'I burned 300 calories running',
  'log 500 ml of water',
  'delete that diary entry',
]
