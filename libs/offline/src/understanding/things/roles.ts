// The roles that words play in calls: the slots that they fill, those of a sort together.

/** What a named thing is to a call. */
export const thingRoles = [
  'thing',
  'recipe',
  'from',
  'to',
  'without',
  'add',
  'who',
  'name',
  'query',
  'task',
] as const
export type ThingRole = (typeof thingRoles)[number]

/** What an amount, a day, a place, a meal or a nutrient is to a call. */
export const markRoles = [
  'used',
  'servings',
  'minutes',
  'at',
  'since',
  'until',
  'expires',
  'left out',
] as const
export type MarkRole = (typeof markRoles)[number]
