import type { KitWords } from './words.ts'

export const spanish: KitWords = {
  done: () => 'Hecho.',
  doneAndFault: () => 'Hecho. Algo ha fallado por nuestra parte; no puedo decir más.',
  faultBefore: () => 'Algo ha fallado por nuestra parte. No se ha cambiado nada.',
  notAnswered: 'No ha habido respuesta.',
  noSuchTool: 'Aquí no hay ninguna herramienta así.',
  argumentsDoNotFit: (reasons) => `Los datos no encajan: ${reasons}`,
  notUnderstood: 'No he encontrado la manera de hacerlo.',
  whatInstead: (reason) => `${reason} ¿Qué hago en su lugar?`,
  couldNotBeDone: 'No se ha podido hacer.',
}
