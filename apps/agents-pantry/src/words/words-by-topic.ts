import { wordsOfMemory } from './words-of-memory.ts'
import { wordsOfSuggestions } from './words-of-suggestions.ts'
import { wordsOfTasks } from './words-of-tasks.ts'

/** The topics whose words stand together for all languages. */
export const wordsByTopic = {
  english: {
    memory: wordsOfMemory.english,
    suggestions: wordsOfSuggestions.english,
    tasks: wordsOfTasks.english,
  },
  german: {
    memory: wordsOfMemory.german,
    suggestions: wordsOfSuggestions.german,
    tasks: wordsOfTasks.german,
  },
  french: {
    memory: wordsOfMemory.french,
    suggestions: wordsOfSuggestions.french,
    tasks: wordsOfTasks.french,
  },
  spanish: {
    memory: wordsOfMemory.spanish,
    suggestions: wordsOfSuggestions.spanish,
    tasks: wordsOfTasks.spanish,
  },
} as const
