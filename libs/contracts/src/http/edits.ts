import { z } from 'zod'

/** The tools that a person may use by hand in a client, without a model (rulings R20 and R21). */
export const handToolSchema = z.enum([
  'add_item',
  'use_item',
  'move_item',
  'correct_item',
  'discard_item',
  'remember_preference',
  'forget_preference',
  'update_recipe',
  'delete_recipe',
  'plan_meals',
  'remove_meal',
  'add_to_shopping',
  'remove_from_shopping',
  'check_off',
  'log_water',
  'delete_food_log',
  'update_food_log',
  'apply_daily_workout_offset',
  'undo_changes',
])
export type HandTool = z.infer<typeof handToolSchema>
