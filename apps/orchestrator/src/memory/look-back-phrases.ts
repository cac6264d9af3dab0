import type { ByLanguage } from '@alfred/language/wording'

/** How a wish to have changes back, to have them again or to see them is worded, as sources of regular expressions. */
type Phrases = { politely: string; ends: string; redo: string[]; undo: string[]; show: string[] }

const that =
  '(?:that|this|it|them|those|these|all of that|all that|everything|the changes?|your changes?|(?:my|your|the) last (?:change|changes|thing|action|step|request|turn|one)|' +
  'what you (?:just )?did|what you have (?:just )?done|everything you (?:just )?did|the last one)'

const english: Phrases = {
  politely: String.raw`(?:please |can you |could you |would you |will you |ok |okay |no |wait |oops |hm |hmm |sorry |actually )*`,
  ends: '(?: again)?(?: please)?(?: now)?',
  redo: [
    `redo(?: ${that})?`,
    '(?:undo|revert|reverse|take back) (?:the|your|that|my|the last|your last) undo',
    '(?:bring|put) (?:that|it|everything) back after all',
  ],
  undo: [
    `(?:undo|revert|reverse|roll back|rollback|take back)(?: ${that})?`,
    `(?:roll|take) ${that} back`,
    '(?:put|set) (?:it|that|them|everything) back (?:how|as|like|the way|to how|to the way) (?:it|they|that|everything) (?:was|were)(?: before)?',
  ],
  show: [
    'what (?:did you|have you) (?:just |last )?(?:do|done|change|changed)(?: for me| just now| last| there| in my kitchen| right now)?',
    'what (?:was|has been) (?:just )?changed(?: just now)?',
    'what (?:changed|has changed)(?: just now)?',
    '(?:show|tell) (?:me )?(?:what you (?:just |last )?(?:did|changed)|(?:the|your) (?:last|latest|recent) changes?|what (?:was|has been) changed)',
    'what were (?:the|your) (?:last|latest) changes?',
  ],
}

const das = '(?:das|es|alles|die letzte änderung|deine letzte änderung)'

const german: Phrases = {
  politely: '(?:bitte |kannst du |könntest du |ok |okay |nein |warte |ups |oh |entschuldige )*',
  ends: '(?: bitte)?',
  redo: [`stelle? ${das} wieder her`, `(?:${das} )?wiederherstellen`],
  undo: [
    `mache? ${das}(?: bitte| wieder)* rückgängig`,
    `(?:${das} )?(?:bitte |wieder )*rückgängig(?: machen)?`,
    `nimm ${das}(?: bitte| wieder)* zurück`,
  ],
  show: ['was hast du (?:gerade |eben |zuletzt |jetzt )*(?:gemacht|getan|geändert|verändert)'],
}

const changement =
  '(?:le dernier changement|la dernière modification|ta dernière modification|ce que tu (?:viens de faire|as fait))'

const french: Phrases = {
  politely: "(?:s'il te plaît |peux tu |pourrais tu |ok |non |attends |oups |pardon )*",
  ends: "(?: s'il te plaît)?",
  redo: ['(?:rétablis|refais)(?: le| ça| cela| tout)', '(?:rétablir|refaire)(?: ça| cela| tout)?'],
  // "Annule" alone calls off what is open.
  undo: [`annuler? ${changement}`, '(?:défais|défaire) (?:ça|cela|tout)', 'reviens en arrière'],
  show: [
    "qu'est ce que tu (?:viens de (?:faire|changer|modifier)|as (?:fait|changé|modifié)(?: en dernier| dernièrement)?)",
    "qu'as tu (?:fait|changé|modifié)(?: en dernier| dernièrement)?",
  ],
}

const spanish: Phrases = {
  politely: '(?:por favor |puedes |podrías |ok |no |espera |ups |perdona )*',
  ends: '(?: por favor)?',
  redo: ['rehazlo', '(?:rehaz|rehacer)(?: eso| esto| todo)?'],
  undo: [
    'deshazlo',
    '(?:deshaz|deshacer)(?: (?:eso|esto|todo|el último cambio|lo último|lo que has hecho))?',
    'vuelve atrás',
  ],
  show: [
    'qué (?:has hecho|hiciste|acabas de hacer|has cambiado|cambiaste)(?: ahora| últimamente| por último)?',
  ],
}

export const lookBackPhrases: ByLanguage<Phrases> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
