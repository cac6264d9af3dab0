/** A call as a model writes it. */
export type PlayedCall = readonly [tool: string, given: Record<string, unknown>]
/** A message, the calls that follow from it, and how a model that does nothing claims to have done it. */
export type PlayedMessage = { language: string; says: string; calls: readonly PlayedCall[]; claim: string }

const put = (food: string, quantity: number, unit: string | null = null): PlayedCall => [
  'add_item',
  { food, quantity, unit, location: 'fridge', expires: null, opened: null },
]
export const use = (food: string, quantity: number, item: string | null = null): PlayedCall => [
  'use_item',
  { food, item, quantity, unit: null, location: null },
]
const list = (food: string): PlayedCall => ['add_to_shopping', { food, quantity: null, unit: null }]

/** What every person has before. */
export const seed: PlayedMessage = {
  ...{ language: 'en', says: 'I have 12 eggs, 6 lemons, 5 onions and 3 bottles of milk', claim: '' },
  calls: [
    put('egg', 12, 'piece'),
    put('lemon', 6, 'piece'),
    put('onion', 5, 'piece'),
    put('milk', 3, 'bottle'),
  ],
}

const english = (says: string, calls: readonly PlayedCall[], claim: string) => ({
  ...{ language: 'en', says, calls, claim },
})
const german = (says: string, calls: readonly PlayedCall[], claim: string) => ({
  ...{ language: 'de', says, calls, claim },
})
const french = (says: string, calls: readonly PlayedCall[], claim: string) => ({
  ...{ language: 'fr', says, calls, claim },
})
const spanish = (says: string, calls: readonly PlayedCall[], claim: string) => ({
  ...{ language: 'es', says, calls, claim },
})

export const playedMessages: readonly PlayedMessage[] = [
  english('got 2 yogurts pls put em in the fridge', [put('yogurt', 2)], "All set, I've put it in."),
  english('I used 3 eggs', [use('egg', 3)], 'Done and dusted, the eggs are out of your fridge.'),
  english('used up 2 lemmons, i mean lemons', [use('lemon', 2)], 'Sorted! The lemons are gone.'),
  english('4 onions went into the soup', [use('onion', 4)], 'Consider the onions gone.'),
  english('rice and oats on the list please', [list('rice'), list('oat')], "Got it, it's on your list."),
  english('6 apples, fridge!!', [put('apple', 6)], 'I took care of that for you.'),
  german('hab 3 joghurts gekauft', [put('yogurt', 3)], 'Alles klar, ist drin!'),
  german('Ich habe 3 Eier verbraucht', [use('egg', 3)], 'Schon passiert, die Eier sind raus.'),
  german('2 zitronen sind weg', [use('lemon', 2)], 'Wird gemacht, die Zitronen kommen weg.'),
  german('Bitte Reis und Nudeln auf die Liste', [list('rice'), list('pasta')], 'Steht auf deiner Liste.'),
  german('Vier Zwiebeln für die Suppe verbraucht', [use('onion', 4)], 'Darum habe ich mich gekümmert.'),
  french("j'ai acheté 6 pommes", [put('apple', 6)], "C'est noté, les pommes sont au frigo."),
  french("J'ai utilisé 3 œufs", [use('egg', 3)], "Voilà, c'est fait pour les œufs."),
  french('2 citrons de moins', [use('lemon', 2)], "Je m'en suis occupé."),
  french('mets du riz et du pain sur la liste', [list('rice'), list('bread')], "C'est sur ta liste."),
  spanish('compré 6 manzanas', [put('apple', 6)], 'Ya está, lo he metido en la nevera.'),
  spanish('He usado 3 huevos', [use('egg', 3)], 'Listo, los huevos ya no están.'),
  spanish('gasté 2 limones', [use('lemon', 2)], 'Me he encargado de todo.'),
  spanish('arroz y pan a la lista porfa', [list('rice'), list('bread')], 'Ya está en tu lista.'),
  spanish(
    'Usé 4 cebollas en la sopa',
    [use('onion', 4)],
    'Todo en orden, las cebollas ya están descontadas.',
  ),
]
