import type { HandTool } from '@alfred/contracts'

/**
 * What becomes of a call. `at_once`: it is small, is audited and can be undone. `proposed`: it takes something away, changes much, is logged of a
 * person, or steers later conversations; nothing is done until it is confirmed. `withheld`: it is done in a conversation alone.
 */
export type EditPolicy = 'at_once' | 'proposed' | 'withheld'

/** Every tool that a person may use by hand. One that comes new has to be given its place here. */
export const editPolicies: Readonly<Record<HandTool, EditPolicy>> = {
  add_item: 'at_once',
  bought: 'at_once',
  use_item: 'at_once',
  move_item: 'at_once',
  correct_item: 'at_once',
  discard_item: 'proposed',
  discard_all: 'proposed',
  set_pack_size: 'at_once',
  forget_pack_size: 'at_once',
  set_min_stock: 'at_once',
  add_to_shopping: 'at_once',
  remove_from_shopping: 'at_once',
  set_shopping: 'at_once',
  add_missing_to_shopping: 'at_once',
  check_off: 'at_once',
  bought_list: 'proposed',
  clear_shopping: 'proposed',
  plan_meals: 'at_once',
  remove_meal: 'at_once',
  set_meal_servings: 'at_once',
  move_meal: 'at_once',
  swap_meals: 'at_once',
  copy_week: 'proposed',
  copy_recipe: 'at_once',
  update_recipe: 'at_once',
  edit_recipe: 'proposed',
  delete_recipe: 'proposed',
  cook_recipe: 'proposed',
  add_task: 'at_once',
  done_task: 'at_once',
  remove_task: 'at_once',
  // Nothing is logged of what was eaten before the person said yes (spec S6).
  log_food: 'proposed',
  log_water: 'at_once',
  update_food_log: 'proposed',
  delete_food_log: 'proposed',
  save_favourite: 'at_once',
  forget_favourite: 'proposed',
  apply_daily_workout_offset: 'proposed',
  set_goal: 'proposed',
  set_goal_colours: 'at_once',
  remove_user_goal: 'proposed',
  // What is kept of people steers all that Alfred says and offers later, allergies among it.
  remember_preference: 'proposed',
  forget_preference: 'proposed',
  remember_person: 'proposed',
  correct_person: 'proposed',
  forget_person: 'proposed',
  remember_fact: 'proposed',
  undo_changes: 'proposed',
  // It cannot be taken back.
  forget_fact: 'withheld',
  // No kitchen needs to hand a body to another model.
  remember_body: 'withheld',
  forget_body: 'withheld',
}

/** Tools that take something away, for clients that ask their person before such a call. */
export const takingAway: ReadonlySet<HandTool> = new Set([
  'remove_from_shopping',
  'remove_meal',
  'remove_task',
  'forget_pack_size',
  'use_item',
])
