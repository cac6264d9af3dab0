import { oneOf, vocabulary } from '@alfred/language'

/** A pattern of the names of all diets, with what people also call them. */
export const dietPattern = oneOf(vocabulary.diets.flatMap(({ name, also }) => [name, ...also]))
