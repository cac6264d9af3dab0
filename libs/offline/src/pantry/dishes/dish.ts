import type { DishTemplate, Main, Method, TemplateLine } from './dish-data.ts'
import type { Wishes } from './wishes.ts'

/** A template with all choices made. */
export type Dish = {
  title: string
  template: DishTemplate
  main: Main
  method: Method
  lines: TemplateLine[]
  wishes: Wishes
}
