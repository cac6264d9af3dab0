/** Two eggs as the database tells them. */
export const twoEggs = {
  ...{ food: 'egg', quantity: 2, unit: 'piece', source: 'USDA SR28', is_estimate: false },
  nutrients: { calories: 143, protein_g: 12.56 },
  figures_of: null,
  flags: [],
}
