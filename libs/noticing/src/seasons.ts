/**
 * When fresh produce is harvested outdoors in a temperate north, by its first and last month. Common knowledge of gardeners, kept coarse: it weighs among
 * dishes, and nothing is refused by it.
 */
const HARVEST: Readonly<Record<string, readonly [from: number, until: number]>> = {
  apple: [8, 11],
  apricot: [6, 8],
  artichoke: [6, 9],
  asparagus: [4, 6],
  beetroot: [6, 11],
  blackberry: [7, 9],
  'brussels sprout': [10, 2],
  'butternut squash': [9, 12],
  cauliflower: [6, 11],
  celeriac: [9, 3],
  cherry: [6, 7],
  chestnut: [10, 12],
  corn: [8, 9],
  cucumber: [6, 9],
  eggplant: [7, 9],
  'fava bean': [5, 7],
  fennel: [6, 10],
  fig: [8, 10],
  gooseberry: [6, 7],
  grape: [9, 10],
  'green bean': [6, 9],
  'jerusalem artichoke': [11, 3],
  kale: [10, 3],
  leek: [9, 3],
  parsnip: [10, 3],
  pea: [5, 7],
  peach: [7, 9],
  pear: [8, 11],
  plum: [7, 9],
  pumpkin: [9, 11],
  radish: [4, 9],
  raspberry: [6, 9],
  'red cabbage': [9, 12],
  rhubarb: [4, 6],
  rutabaga: [10, 2],
  'savoy cabbage': [9, 2],
  'sour cherry': [6, 7],
  spinach: [4, 6],
  strawberry: [5, 7],
  'yellow squash': [6, 9],
  tomato: [7, 9],
  zucchini: [6, 9],
}

/** Time zones of the temperate south, where the seasons are half a year later. */
const SOUTH =
  /^(?:Australia\/(?!Darwin|North)|Pacific\/Auckland$|Antarctica\/|Africa\/(?:Johannesburg|Maseru|Mbabane)$|America\/(?:Argentina\/|Buenos_Aires$|Santiago$|Montevideo$|Punta_Arenas$))/
/** Time zones of the temperate north. Of all others nothing is known. */
const NORTH =
  /^(?:Europe\/|Asia\/(?:Tokyo|Seoul|Istanbul|Tbilisi|Yerevan)$|America\/(?:New_York|Chicago|Denver|Los_Angeles|Toronto|Vancouver|Montreal|Detroit|Boise|Halifax|Winnipeg|Edmonton|Indiana\/|Kentucky\/))/

/** Whether a food is harvested now where somebody lives; false where that is not known. `today` is YYYY-MM-DD. */
export function isInSeason(food: string, { today, timeZone }: { today: string; timeZone: string }): boolean {
  const harvest = HARVEST[food]
  const isSouth = SOUTH.test(timeZone)
  if (harvest === undefined || (!isSouth && !NORTH.test(timeZone))) return false
  const month = ((Number(today.slice(5, 7)) - 1 + (isSouth ? 6 : 0)) % 12) + 1
  const [from, until] = harvest
  return from <= until ? month >= from && month <= until : month >= from || month <= until
}
