import type { KitWords } from './words.ts'

export const french: KitWords = {
  done: () => "C'est fait.",
  doneAndFault: () =>
    "C'est fait. Quelque chose a mal tourné de notre côté\u00a0; je ne peux pas en dire plus.",
  faultBefore: () => "Quelque chose a mal tourné de notre côté. Rien n'a été changé.",
  notAnswered: "Il n'y a pas eu de réponse.",
  noSuchTool: "Il n'y a pas d'outil de ce genre ici.",
  argumentsDoNotFit: (reasons) => `Les indications ne conviennent pas\u00a0: ${reasons}`,
  notUnderstood: "Je n'ai pas trouvé comment faire cela.",
  whatInstead: (reason) => `${reason} Que dois-je faire à la place\u00a0?`,
  couldNotBeDone: "Cela n'a pas pu se faire.",
}
