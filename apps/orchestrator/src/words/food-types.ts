/** The types of entities whose label is a food, which has a name in each language. */
export const foodTypes: ReadonlySet<string> = new Set(['lot', 'shopping_item', 'food_entry'])
