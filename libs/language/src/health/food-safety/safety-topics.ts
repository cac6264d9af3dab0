import { cookingTopics } from './cooking-topics.ts'
import { keepingTopics } from './keeping-topics.ts'
import type { SafetyTopic } from './safety-topic.ts'

// What cooks ask about safe food, and what is known of it. Each answer names where it is from; none is about the things in the kitchen.

/** In the order in which they are looked for: what is more exact comes first. */
export const safetyTopics: readonly SafetyTopic[] = [...keepingTopics, ...cookingTopics]
