import type { PantryWords } from './words.ts'

/** What is said of the pages from which recipes are read, by language. */
export const wordsOfPages = {
  english: {
    from: (address) => `From ${address}`,
    problems: {
      ADDRESS_NOT_ALLOWED: (address) =>
        `I do not go where ${address} leads: I fetch pages that anybody in the internet can open, and no others.`,
      PAGE_NOT_THERE: (address) => `There is no page at ${address}.`,
      PAGE_LOCKED: (address) => `The site lets no program read ${address}.`,
      PAGE_NOT_REACHED: (address) => `I could not reach ${address}.`,
      PAGE_TOO_SLOW: (address) => `${address} took too long to answer.`,
      PAGE_TOO_LARGE: (address) => `The page at ${address} is too long for me.`,
      PAGE_WITHOUT_TEXT: (address) => `What is at ${address} is no page that I can read.`,
      NO_RECIPE: (address) => `I find no recipe at ${address}: it takes ingredients and steps.`,
      RECIPE_TOO_LONG: (address) => `The recipe at ${address} has more ingredients or steps than I can keep.`,
    },
    left: 'I have left it as it is.',
    paste: 'The recipe is not saved. Paste its text here, and I read it.',
  },
  german: {
    from: (address) => `Von ${address}`,
    problems: {
      ADDRESS_NOT_ALLOWED: (address) =>
        `Wohin ${address} führt, gehe ich nicht: Ich hole nur Seiten, die jeder im Internet öffnen kann.`,
      PAGE_NOT_THERE: (address) => `Unter ${address} gibt es keine Seite.`,
      PAGE_LOCKED: (address) => `Die Website lässt kein Programm ${address} lesen.`,
      PAGE_NOT_REACHED: (address) => `Ich konnte ${address} nicht erreichen.`,
      PAGE_TOO_SLOW: (address) => `${address} hat zu lange nicht geantwortet.`,
      PAGE_TOO_LARGE: (address) => `Die Seite ${address} ist zu lang für mich.`,
      PAGE_WITHOUT_TEXT: (address) => `Unter ${address} steht keine Seite, die ich lesen kann.`,
      NO_RECIPE: (address) => `Unter ${address} finde ich kein Rezept: Dazu gehören Zutaten und Schritte.`,
      RECIPE_TOO_LONG: (address) =>
        `Das Rezept unter ${address} hat mehr Zutaten oder Schritte, als ich behalten kann.`,
    },
    left: 'Ich habe alles gelassen, wie es ist.',
    paste: 'Das Rezept ist nicht gespeichert. Füge seinen Text hier ein, dann lese ich ihn.',
  },
  french: {
    from: (address) => `De ${address}`,
    problems: {
      ADDRESS_NOT_ALLOWED: (address) =>
        `Je ne vais pas là où mène ${address}\u00a0: je ne lis que les pages que tout le monde peut ouvrir sur internet.`,
      PAGE_NOT_THERE: (address) => `Il n'y a pas de page à l'adresse ${address}.`,
      PAGE_LOCKED: (address) => `Le site ne laisse aucun programme lire ${address}.`,
      PAGE_NOT_REACHED: (address) => `Je n'ai pas pu atteindre ${address}.`,
      PAGE_TOO_SLOW: (address) => `${address} a mis trop de temps à répondre.`,
      PAGE_TOO_LARGE: (address) => `La page ${address} est trop longue pour moi.`,
      PAGE_WITHOUT_TEXT: (address) => `À l'adresse ${address}, il n'y a pas de page que je puisse lire.`,
      NO_RECIPE: (address) =>
        `Je ne trouve pas de recette à l'adresse ${address}\u00a0: il faut des ingrédients et des étapes.`,
      RECIPE_TOO_LONG: (address) =>
        `La recette de ${address} a plus d'ingrédients ou d'étapes que je ne peux en garder.`,
    },
    left: "J'ai tout laissé comme c'était.",
    paste: "La recette n'est pas enregistrée. Colle ici son texte, et je le lis.",
  },
  spanish: {
    from: (address) => `De ${address}`,
    problems: {
      ADDRESS_NOT_ALLOWED: (address) =>
        `No voy adonde lleva ${address}: solo leo páginas que cualquiera puede abrir en internet.`,
      PAGE_NOT_THERE: (address) => `No hay ninguna página en ${address}.`,
      PAGE_LOCKED: (address) => `El sitio no deja que ningún programa lea ${address}.`,
      PAGE_NOT_REACHED: (address) => `No he podido llegar a ${address}.`,
      PAGE_TOO_SLOW: (address) => `${address} ha tardado demasiado en responder.`,
      PAGE_TOO_LARGE: (address) => `La página ${address} es demasiado larga para mí.`,
      PAGE_WITHOUT_TEXT: (address) => `Lo que hay en ${address} no es una página que yo pueda leer.`,
      NO_RECIPE: (address) => `No encuentro ninguna receta en ${address}: hacen falta ingredientes y pasos.`,
      RECIPE_TOO_LONG: (address) =>
        `La receta de ${address} tiene más ingredientes o pasos de los que puedo guardar.`,
    },
    left: 'Lo he dejado todo como estaba.',
    paste: 'La receta no está guardada. Pega aquí su texto y lo leo.',
  },
} satisfies Record<string, PantryWords['pages']>
