// The name of a food behind a number, for pages too: nothing that a browser would have to load for more.
export { countFood } from './food-words.ts'
