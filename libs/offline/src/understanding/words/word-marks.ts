/** Writes rows of `value: word, word` as a map from each word to its value. */
function byWord(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([value, words]) => words.split(', ').map((word) => [word, value] as const)),
  )
}

export const meals = byWord({
  breakfast: 'breakfast, breakfasts, brunch',
  lunch: 'lunch, lunches, packed lunch',
  dinner: 'dinner, dinners, supper, suppers, tea, teas, evening meal, sunday roast',
  snack: 'snack, snacks, elevenses, a snack, midnight snack',
})

export const places = byWord({
  fridge:
    'fridge, fridges, refrigerator, icebox, garage fridge, beer fridge, outside fridge, salad drawer, fridge door, crisper, veg drawer, vegetable drawer',
  freezer:
    'freezer, freezers, chest freezer, deep freeze, deep freezer, ice box, big freezer, freezer drawer, garage freezer, outside freezer',
  pantry:
    'pantry, cupboard, cupboards, larder, cabinet, store cupboard, storecupboard, kitchen cupboard, dry store, the press, in press, on shelf, the shelf, shelves',
  counter:
    'counter, countertop, worktop, fruit bowl, bread bin, windowsill, window sill, the side, sideboard, work top, the bench, bench top',
  other:
    'cellar, garage, shed, outhouse, utility room, garage shelf, under the stairs, under the house, porch, basement, loft, attic, balcony, carport',
})

export const nutrients = byWord({
  calories_kcal: 'calories, energy, kilocalories',
  protein_g: 'protein, proteins',
  carbs_g: 'carbs',
  fat_g: 'fat, fats',
  fiber_g: 'fiber, fibers, roughage',
  sugar_g: 'sugar, sugars',
  added_sugar_g: 'added sugar, added sugars',
  sodium_mg: 'sodium, sodiums, salt, salts',
  saturated_fat_g: 'saturated fat, sat fat, saturates, saturated fats, sat fats, saturated',
  cholesterol_mg: 'cholesterol',
  potassium_mg: 'potassium, potassiums',
  calcium_mg: 'calcium, calciums',
  iron_mg: 'iron, irons',
  magnesium_mg: 'magnesium',
  zinc_mg: 'zinc',
  phosphorus_mg: 'phosphorus',
  selenium_mcg: 'selenium',
  iodine_mcg: 'iodine',
  folate_mcg: 'folate, folic acid',
  vitamin_a_mcg: 'vitamin a, vit a',
  vitamin_c_mg: 'vitamin c, vit c',
  vitamin_d_mcg: 'vitamin d, vit d',
  vitamin_e_mg: 'vitamin e, vit e',
  vitamin_k_mcg: 'vitamin k, vit k',
  vitamin_b6_mg: 'vitamin b 6, vit b 6, b 6',
  vitamin_b12_mcg: 'vitamin b 12, vit b 12, b 12',
  omega_3_g: 'omega 3, omega3, omega threes',
  caffeine_mg: 'caffeine, caffeines',
  alcohol_g: 'alcohol',
  water_ml: 'water intake',
})

/** Units as people say them, and as they are kept. */
export const units = byWord({
  ...{
    g: 'g, gram, grams, gr, gms, gramme, grammes, gm',
    kg: 'kg, kilo, kilos, kilogram, kilograms, kgs',
    mg: 'mg, milligrams',
    mcg: 'mcg',
  },
  ...{
    l: 'l, litre, litres, liter, liters, ltr, ltrs',
    ml: 'ml, mls, millilitre, millilitres, milliliters, mil',
    cl: 'cl, centilitre, centilitres, centiliter, centiliters',
    dl: 'dl',
  },
  ...{
    oz: 'oz, ounce, ounces',
    lb: 'lb, lbs, pound, pounds',
    pint: 'pint, pints, pt, pts, pint glass',
    quart: 'quart, quarts',
    gallon: 'gallon, gallons',
    'fl oz': 'fl oz, fluid ounces',
  },
  ...{
    cup: 'cup, cups, cuppa, cupful, cupfuls',
    tbsp: 'tbsp, tablespoon, tablespoons, tbsps',
    tsp: 'tsp, teaspoon, teaspoons, tsps',
    spoon: 'spoon, spoonful, spoonfuls, spoons',
  },
  ...{
    slice: 'slice, slices',
    piece: 'piece, pieces',
    tin: 'tin, tins',
    can: 'can, cans',
    jar: 'jar, jars',
    bottle: 'bottle, bottles',
    bag: 'bag, bags',
  },
  ...{
    pack: 'pack, packs, packet, packets, pkt, pk, package, packages, pkts',
    box: 'box, boxes',
    carton: 'carton, cartons',
    tub: 'tub, tubs',
    pot: 'pot, pots',
    punnet: 'punnet, punnets',
    bunch: 'bunch, bunches',
  },
  ...{
    loaf: 'loaf, loaves',
    clove: 'clove, cloves',
    rasher: 'rasher, rashers',
    fillet: 'fillet, fillets',
    handful: 'handful, handfuls',
    glass: 'glass, glasses',
    bowl: 'bowl, bowls, bowlful',
    plate: 'plate, plates, plateful',
  },
  ...{
    mug: 'mug, mugs',
    head: 'head, heads',
    stick: 'stick, sticks',
    bar: 'bar, bars',
    scoop: 'scoop, scoops',
    serving: 'serving, servings, portion, portions, helping, helpings',
    sheet: 'sheet, sheets',
    tray: 'tray, trays',
    roll: 'roll, rolls',
    block: 'block, blocks',
    tube: 'tube, tubes',
    sachet: 'sachet, sachets',
    pinch: 'pinch',
    dash: 'dash',
    splash: 'splash',
    knob: 'knob',
    sprig: 'sprig, sprigs',
    stalk: 'stalk, stalks',
    rib: 'rib, ribs',
    crate: 'crate, crates',
    case: 'case, cases',
    sack: 'sack, sacks',
    wedge: 'wedge, wedges',
    ball: 'ball, balls',
    cube: 'cube, cubes',
    square: 'square, squares',
    ladle: 'ladle, ladles',
    shot: 'shot, shots',
    drop: 'drop, drops',
    dollop: 'dollop, dollops',
    net: 'net, nets',
    multipack: 'multipack, multipacks',
    strip: 'strip, strips',
    stone: 'stone',
    rack: 'rack, racks',
    slab: 'slab, slabs',
    spear: 'spear, spears',
    bite: 'bite, bites',
    mouthful: 'mouthful, mouthfuls',
    ear: 'ear, ears',
    link: 'link, links',
    pouch: 'pouch, pouches',
    katori: 'katori, katoris',
    stubby: 'stubby, stubbies',
    dram: 'dram, drams',
  },
})

/** The words of all marks: they are spelled right. */
export const markWords: readonly string[] = [meals, places, nutrients, units].flatMap((phrases) =>
  [...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
)
