/** What a dish may be, as far as a drink goes with it, each with words by which a dish tells of it. */
export const dishWords = {
  'red meat':
    'beef, steak, roast beef, rib eye, ribeye, sirloin, entrecote, fillet steak, burger, meatball, meatloaf, brisket, oxtail, short rib, wellington',
  lamb: "lamb, mutton, shepherd's pie, kofta, moussaka",
  game: 'game, venison, wild boar, pheasant, hare, rabbit, pigeon, partridge, duck, goose',
  poultry: 'chicken, turkey, poultry, quail, guinea fowl, coq au vin',
  pork: 'pork, schnitzel, ham, gammon, pulled pork, sausage, bratwurst, belly',
  charcuterie:
    'charcuterie, salami, prosciutto, serrano, jamon, pate, terrine, cold cuts, chorizo, antipasti',
  'white fish':
    'cod, haddock, sole, sea bass, seabass, bream, plaice, halibut, hake, monkfish, turbot, tilapia, fish, ceviche',
  'fatty fish': 'salmon, tuna, mackerel, sardine, trout, herring, swordfish, eel',
  'smoked fish': 'smoked salmon, smoked trout, smoked mackerel, smoked fish, kipper, lox',
  shellfish:
    'shrimp, prawn, oyster, mussel, clam, crab, lobster, scallop, squid, octopus, calamari, seafood, shellfish, paella',
  tomato: 'tomato, bolognese, lasagne, lasagna, marinara, spaghetti, pasta, amatriciana, ratatouille',
  pizza: 'pizza, calzone, flatbread',
  cream: 'cream, creamy, carbonara, alfredo, gratin, bechamel, quiche, fondue, raclette, mac and cheese',
  mushrooms: 'mushroom, mushrooms, porcini, truffle, truffles, risotto',
  'hard cheese': 'cheese, cheddar, parmesan, comte, gruyere, manchego, pecorino, gouda, cheese board',
  'soft cheese': 'brie, camembert, soft cheese, burrata, mozzarella, ricotta',
  'blue cheese': 'blue cheese, stilton, roquefort, gorgonzola',
  'goat cheese': "goat cheese, goats cheese, goat's cheese, feta",
  spicy:
    'spicy, hot, chilli, chili, curry, tikka, vindaloo, jalfrezi, masala, jerk, taco, tacos, burrito, enchilada, harissa, tagine, jambalaya, kimchi, dal, dhal',
  asian:
    'thai, sushi, sashimi, ramen, stir fry, stir-fry, noodles, noodle, pad thai, dim sum, dumpling, dumplings, teriyaki, pho, szechuan, chinese, vietnamese, japanese, korean, spring roll',
  salad: 'salad, slaw, gazpacho, tabbouleh, tabouleh',
  vegetables:
    'vegetable, vegetables, asparagus, courgette, zucchini, aubergine, eggplant, pepper, spinach, cauliflower, broccoli, lentil, lentils, chickpea, chickpeas, bean, beans, falafel, tofu, soup, pumpkin, squash',
  fried: 'fried, fish and chips, tempura, fritter, fritters, chips, fries, karaage, nuggets, schnitzel',
  barbecue: 'barbecue, bbq, grilled, grill, ribs, kebab, skewer, skewers, smoked brisket',
  stew: 'stew, braised, casserole, goulash, ragu, cassoulet, bourguignon, pot roast, pie, hotpot',
  eggs: 'egg, eggs, omelette, frittata, tortilla, shakshuka',
  dessert:
    'dessert, cake, tart, pudding, crumble, tiramisu, ice cream, cheesecake, creme brulee, pancake, pancakes, apple pie, biscuits, cookies, pastry',
  chocolate: 'chocolate, brownie, brownies, mousse au chocolat',
  fruit: 'fruit, strawberries, berries, peach, melon, fruit salad, pavlova',
  snacks: 'snack, snacks, nuts, crisps, olives, popcorn, aperitif, canapes, nibbles, tapas',
} as const satisfies Record<string, string>

export type DishKind = keyof typeof dishWords
