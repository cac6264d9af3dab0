/**
 * Words of German, French and Spanish behind which a food is left out, or is one that somebody is allergic to. The database
 * has those of English.
 */
const phrases = {
  /** A list is left out: "ohne Nüsse und Milch". */
  list:
    'ohne|frei von|weder|allergisch gegen|allergisch auf|allergie gegen|allergien gegen|allergie auf|unverträglichkeit gegen|' +
    'sans|ni|exempt de|exempte de|allergique à|allergique au|allergique aux|allergiques à|allergiques au|allergiques aux|' +
    'allergie à|allergie au|allergie aux|allergies à|allergies au|allergies aux|intolérant à|intolérant au|intolérant aux|' +
    'intolérante à|intolérante au|intolérante aux|intolérance à|intolérance au|intolérance aux|' +
    'sin|libre de|alérgico a|alérgica a|alérgicos a|alérgicas a|alérgico al|alérgica al|alérgicos al|alérgicas al|' +
    'alergia a|alergia al|alergias a|intolerante a|intolerante al|intolerancia a|intolerancia al',
  /** The one food is left out: "keine Nüsse und Milch" has milk in it. */
  one:
    'kein|keine|keinen|keinem|keiner|keines|statt|anstatt|anstelle von|' +
    'pas de|pas du|jamais de|aucun|aucune|au lieu de|au lieu des|à la place de|à la place des|' +
    'no contiene|no contienen|no lleva|no llevan|no tiene|no tienen|no hay|nada de|ningún|ninguna|en vez de|en lugar de',
}

/** Words that join a further food to a list that is left out, and to the one food. */
const joins = {
  list: 'und|oder|noch|sowie|et|ou|ni|y|e|o|u',
  one: 'oder|noch|ou|ni|o|u',
}

/** Words before a food that are no part of its name. */
const determiners =
  'der|die|das|den|dem|des|jegliche|irgendwelche|le|la|les|l|d|de|du|un|une|el|los|las|al|lo|un|una'

const asSet = (words: string): ReadonlySet<string> => new Set(words.split('|'))

export const leavingOut = { list: asSet(phrases.list), one: asSet(phrases.one) }
export const joining = { list: asSet(joins.list), one: asSet(joins.one) }
export const determining = asSet(determiners)

/** "Nicht ohne Nüsse" has nuts in it. */
export const denying = asSet('nicht|nie|niemals|pas|jamais|no|nunca|kaum')

/** A word for an allergy that names its food: "Erdnussallergie". */
export const namesAllergy =
  /allerg(?:ie|ien|iker|ikerin|isch\p{L}*)$|(?:unverträglichkeit|intoleranz)(?:en)?$/u

/** What code writes in brackets behind the word for an allergy: "allergie (fruits à coque)". */
export const valueOfAllergy =
  /(?<=(?<!\p{L})(?:allergien?|allergies|alergias?) \()\p{L}+(?:[ '’]\p{L}+){0,4}(?=\))/giu

/** What is free of a food: "nussfrei". */
export const isFree = /\p{L}{2}frei(?:e[mnrs]?)?$/u
