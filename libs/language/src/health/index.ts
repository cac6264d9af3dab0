// What a message tells of health that Alfred must not answer by itself, and what is said instead. Pure.
export { ENERGY_CAUTION_KCAL, words } from './concern.ts'
export { answerFoodSafety } from './food-safety/answer-food-safety.ts'
export { safetyTopics } from './food-safety/safety-topics.ts'
export { readHealthConcern } from './read-concern.ts'
export { answerConcern, sayConcern } from './say-concern.ts'
