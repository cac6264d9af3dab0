import type { AgentDefinition } from '@alfred/agent-kit'

// The coach's description of itself: read by the router model, and by the rules of the offline provider.

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
  'how many grams is a cup of flour?',
  'what has the most iron: spinach or beef?',
  'do I have something with protein for tonight?',
  'do I have anything high in fibre?',
  'I burned 300 calories running',
  'log 500 ml of water',
  'delete that diary entry',
  '2 eggs breakfast log',
  'log a portion of my chickpea curry for lunch',
  'just had a banana and a cup of milk',
  'log an egg for breakfast and an apple for lunch',
  "how's my protein looking today?",
  'how was my week?',
  'how many calories are in a serving of my lasagne?',
  'actually that was 3 eggs, correct the entry',
  'which foods are rich in iron?',
  'log the same as yesterday for breakfast',
  'the usual for breakfast',
  'save this breakfast as my usual',
]

/** Example messages that need judgement: figures against goals, or many days compared. */
export const harderExamples: NonNullable<AgentDefinition['harderExamples']> = [
  { message: 'should I have pizza or salad?', complexity: 'medium' },
  { message: 'how am I doing today? Should I have soup or pasta?', complexity: 'medium' },
  { message: 'should I eat a burger or a salad tonight?', complexity: 'medium' },
  { message: 'should I go for rice or potatoes, given what I ate?', complexity: 'medium' },
  { message: 'what should I eat to reach my protein goal?', complexity: 'medium' },
  { message: 'what am I lacking today, and which foods would help?', complexity: 'medium' },
  { message: 'what should I change about my eating this week?', complexity: 'medium' },
  { message: 'a progress report, please', complexity: 'medium' },
  { message: 'how did my goals go over the month?', complexity: 'medium' },
  { message: 'help me eat better', complexity: 'medium' },
  { message: 'do you see patterns in my eating habits?', complexity: 'high' },
  { message: 'look at what I ate over the last week and tell me what to change', complexity: 'high' },
  { message: 'analyze my diet of the past month and advise me', complexity: 'high' },
]
