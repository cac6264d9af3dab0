import { keysOf } from '@alfred/contracts'
/** Short answers by kind, in several languages: a table, not a model (spec S2.1). */
const words = {
  confirm: [
    'yes',
    'y',
    'yep',
    'yeah',
    'yup',
    'sure',
    'ok',
    'okay',
    'k',
    'yes please',
    'please do',
    'do it',
    'go ahead',
    'go for it',
    'confirm',
    'confirmed',
    'log it',
    'save it',
    'save them',
    'add it',
    'sounds good',
    'looks good',
    'perfect',
    'great',
    'correct',
    'right',
    'exactly',
    'that is right',
    "that's right",
    'that works',
    'absolutely',
    'of course',
    'definitely',
    'yes do it',
    'yes log it',
    'yes save it',
    'yes go ahead',
    'yes thats right',
    'ja',
    'ja bitte',
    'ja gerne',
    'ja gern',
    'ja genau',
    'ja passt',
    'jo',
    'jep',
    'jawohl',
    'gerne',
    'genau',
    'passt',
    'passt so',
    'stimmt',
    'richtig',
    'in ordnung',
    'einverstanden',
    'mach das',
    'mach es',
    'ja mach das',
    'leg los',
    'oui',
    'oui merci',
    'oui bien sûr',
    "oui s'il te plaît",
    "oui s'il te plait",
    "oui s'il vous plaît",
    'ouais',
    "d'accord",
    'vas-y',
    'vas y',
    "c'est bon",
    'parfait',
    'exactement',
    'bien sûr',
    'volontiers',
    'si',
    'sí',
    'sí por favor',
    'si por favor',
    'sí claro',
    'claro',
    'claro que sí',
    'vale',
    'de acuerdo',
    'adelante',
    'hazlo',
    'perfecto',
    'correcto',
    'exacto',
    'por supuesto',
    '👍',
  ],
  cancel: [
    'no',
    'n',
    'nope',
    'nah',
    'no thanks',
    'no thank you',
    'cancel',
    'cancel it',
    'cancel that',
    'stop',
    'stop it',
    "don't",
    'do not',
    'dont',
    "don't do it",
    'never mind',
    'nevermind',
    'forget it',
    'leave it',
    'not now',
    'discard',
    'abort',
    'nein',
    'nein danke',
    'nee',
    'nö',
    'lieber nicht',
    'nicht jetzt',
    'abbrechen',
    'stopp',
    'lass es',
    'vergiss es',
    'non',
    'non merci',
    'annule',
    'arrête',
    'laisse tomber',
    'pas maintenant',
    'no gracias',
    'cancela',
    'cancelar',
    'déjalo',
    'olvídalo',
    'ahora no',
    'mejor no',
    '👎',
  ],
  thanks: [
    'thanks',
    'thank you',
    'thx',
    'ty',
    'cheers',
    'thanks a lot',
    'thank you so much',
    'many thanks',
    'thanks so much',
    'danke',
    'danke schön',
    'dankeschön',
    'vielen dank',
    'danke dir',
    'merci',
    'merci beaucoup',
    'gracias',
    'muchas gracias',
    'great thanks',
    'ok thanks',
    'okay thanks',
    'perfect thanks',
    'thank you very much',
  ],
  greeting: [
    'hi',
    'hello',
    'hey',
    'hi there',
    'hello there',
    'hey there',
    'good morning',
    'good afternoon',
    'good evening',
    'morning',
    'hallo',
    'guten morgen',
    'guten tag',
    'guten abend',
    'hola',
    'buenos días',
    'bonjour',
    'salut',
    'bonsoir',
    'yo',
  ],
  goodbye: [
    'bye',
    'goodbye',
    'good night',
    'see you',
    'see you later',
    'ciao',
    'tschüss',
    'au revoir',
    'adiós',
    'hasta luego',
    'that is all',
    "that's all",
    'that will be all',
  ],
} as const
export type ShortAnswer = keyof typeof words

const kindOf = new Map<string, ShortAnswer>(
  keysOf(words).flatMap((kind) => words[kind].map((word) => [word, kind] as const)),
)

/** A longer yes consists of these words only: "yes, that looks right, log them all please". */
const affirming = new Set(
  (
    "yes yep yeah sure ok okay please do it them that this these those all both that's thats is are looks look sounds good great fine " +
    'perfect right correct works for me log save add go ahead just the proposal plan thanks thank you exactly so lets'
  ).split(' '),
)

/** Short commands that confirm a proposal if there is one, and are commands of their own otherwise. */
const orders = new Set(['log it', 'save it', 'save them', 'add it', 'do it', 'discard', 'stop', 'forget it'])

/** Is the message a short command, which may mean something other than the open question? */
export function isOrder(message: string): boolean {
  return orders.has(plainWords(message).replace(/ please$/, ''))
}

/**
 * Reads a short answer: "Yes, please!" is a confirmation. Undefined for a message that says more than the phrases of
 * the table.
 */
export function readShortAnswer(message: string): ShortAnswer | undefined {
  if (message.includes('?')) return undefined
  const plain = plainWords(message)
  const whole = kindOfWords(plain)
  if (whole) return whole
  // "thx, cheers" is thanks twice.
  const parts = message
    .split(/[,.;!]+/)
    .map(plainWords)
    .filter((part) => part !== '')
  const kinds = new Set(parts.map(kindOfWords))
  const [only] = kinds
  if (kinds.size === 1 && only) return only
  const said = plain.split(' ')
  const beginsWithYes = ['yes', 'yep', 'yeah', 'sure', 'ok', 'okay'].includes(said[0] ?? '')
  return beginsWithYes && said.every((word) => affirming.has(word)) ? 'confirm' : undefined
}

function kindOfWords(words: string): ShortAnswer | undefined {
  const bare = words.replace(/[👍👎]/gu, '').trim()
  return kindOf.get(words) ?? kindOf.get(bare) ?? kindOf.get(bare.replace(/ please$/, ''))
}

/** The text in lower case, with straight quotes, without punctuation and without the name Alfred. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\balfred\b/g, '')
    .replace(/[^\p{L}\p{N}'👍👎 ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the option that the message names by its key or its label. Undefined when there is none. */
export function readOption<Option extends { key: string; label: string }>(
  message: string,
  options: readonly Option[],
): Option | undefined {
  const said = message
    .toLowerCase()
    .replace(/[.!]{1,9}$/, '')
    .replace(/^(?:the |option |number |no\. ?|#)+/, '')
    .replace(/ one$/, '')
    .trim()
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const number = ordinals.indexOf(said.replace(/ (?:one|option|please)$/, ''))
  if (number >= 0) return options[number]
  if (/^last(?: one)?$/.test(said)) return options.at(-1)
  const exact = options.find(({ key, label }) => said === key.toLowerCase() || said === label.toLowerCase())
  if (exact) return exact
  const close = options.filter(({ label }) => said.length > 2 && label.toLowerCase().includes(said))
  return close.length === 1 ? close[0] : undefined
}
