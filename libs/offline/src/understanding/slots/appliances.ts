/** Appliances and tools of a kitchen, by the last word of their names: no misspelled foods. */
export const appliances: readonly string[] =
  'fryer cooker pot microwave oven bbq barbecue wok blender processor mixer maker machine hob grill freezer steamer toaster thermomix dishwasher grinder smoker whisk basket griddle burner plate ring aga pan set claypot iron mortar mandoline scale stove kettle'.split(
    ' ',
  )
