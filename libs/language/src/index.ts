// How people say days, amounts and foods. Pure; knows no tool and no table.
export { addDays, endOfMonth, localDateAt, weekdayOf } from './local-date.ts'
export type { LocalDate } from './local-date.ts'
export { resolveDate } from './resolve-date.ts'
export type { AskedWhen } from './resolve-date.ts'
export { sayDate } from './say-date.ts'
export { countFood, sayAmount, sayFood, sayNumber } from './food-words.ts'
export { readAmount, readFood, readNumber } from './read-food.ts'
export type { FoodPhrase } from './read-food.ts'
