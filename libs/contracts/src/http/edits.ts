import { z } from 'zod'

/** What a person may do by hand in a client (rulings R20 and R21): tools that write the entries that one points at. */
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
