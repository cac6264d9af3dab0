import type { KitWords } from './words.ts'

export const german: KitWords = {
  done: () => 'Erledigt.',
  doneAndFault: () => 'Erledigt. Bei uns ist dabei etwas schiefgegangen; mehr kann ich dazu nicht sagen.',
  faultBefore: () => 'Bei uns ist etwas schiefgegangen. Dabei wurde nichts geändert.',
  notAnswered: 'Darauf kam keine Antwort.',
  noSuchTool: 'So ein Werkzeug gibt es hier nicht.',
  argumentsDoNotFit: (reasons) => `Die Angaben passen nicht: ${reasons}`,
  notUnderstood: 'Ich habe nicht herausgefunden, wie das gehen soll.',
  whatInstead: (reason) => `${reason} Was soll ich stattdessen tun?`,
  couldNotBeDone: 'Das ließ sich nicht machen.',
}
