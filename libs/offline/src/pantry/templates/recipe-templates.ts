import type { DishTemplate } from './dish-template.ts'
import { everydayTemplates } from './everyday-templates.ts'
import { formTemplates } from './form-templates.ts'

/** All dishes that can be made without a model. */
export const dishTemplates: readonly DishTemplate[] = [...everydayTemplates, ...formTemplates]
