import { capitalised } from '@alfred/language/wording'
import { valueOf } from './value-of.ts'
import type { TurnWords } from './words.ts'

/** Where a person finds what was changed: in it, and out of it. */
const places = new Map<string, readonly [is: string, from: string]>([
  ['recipes', ['dans tes recettes', 'de tes recettes']],
  ['meal plan', ['dans le planning des repas', 'du planning des repas']],
  ['stock', ['dans la réserve', 'de la réserve']],
  ['preferences', ['dans ton profil', 'de ton profil']],
  ['shopping list', ['sur la liste de courses', 'de la liste de courses']],
  ['food diary', ['dans le journal alimentaire', 'du journal alimentaire']],
  ['goals', ['dans tes objectifs', 'de tes objectifs']],
  ['people', ['parmi les gens avec qui tu manges', 'des gens avec qui tu manges']],
  ['cooking log', ['dans ton carnet de cuisine', 'de ton carnet de cuisine']],
  ['pack sizes', ['parmi les tailles de paquets', 'des tailles de paquets']],
  ['tasks', ['dans ta liste de tâches', 'de ta liste de tâches']],
  ['memories', ['dans ce que je retiens', 'de ce que je retiens']],
  ['favourite meals', ['dans tes repas préférés', 'de tes repas préférés']],
  ['body measures', ['dans tes données corporelles', 'de tes données corporelles']],
  ['minimum stock', ['parmi les réserves minimales', 'des réserves minimales']],
  ['workouts', ['dans tes entraînements', 'de tes entraînements']],
])
const inPlace = (place: string): string => places.get(place)?.[0] ?? `(${place})`
const fromPlace = (place: string): string => places.get(place)?.[1] ?? `(${place})`

const columns = new Map([
  ['quantity', 'quantité'],
  ['unit', 'unité'],
  ['location', 'endroit'],
  ['expires_on', 'à consommer avant'],
  ['opened_on', 'ouvert le'],
  ['kind', 'type'],
  ['size_unit', 'contenu en'],
  ['relation', 'lien'],
  ['day', 'jour'],
  ['meal', 'repas'],
  ['checked', 'coché'],
  ['logged_on', 'jour'],
  ['cooked_on', 'cuisiné le'],
  ['target', 'valeur visée'],
  ['amount', 'valeur'],
  ['word', 'valeur'],
  ['calories', 'calories'],
])

export const french: TurnWords = {
  talk: {
    welcome: 'Avec plaisir.',
    goodbye: 'À bientôt\u00a0!',
    greeting: () => 'Bonjour\u00a0! Que puis-je faire pour toi\u00a0?',
  },
  answering: {
    noLongerOpen:
      "Ce n'est plus ouvert\u00a0: il y a eu une réponse, un remplacement, ou le délai est passé.",
    noSuchOption: "Ce choix n'existe pas. Choisis-en un de ceux qui sont affichés, s'il te plaît.",
    editsOfPlan:
      'Pour modifier ceci, il faut «\u00a0assumptions\u00a0», une liste de quatre lignes au plus, ou «\u00a0text\u00a0»\u00a0: ce qui doit changer. Rien n’a été modifié, la question reste ouverte.',
    nothingForYes: "Rien n'attend de oui. Que dois-je faire\u00a0?",
    nothingOpen: "D'accord. Il n'y a rien d'ouvert.",
    tooEarly: (asked) =>
      `Tu l'as dit avant que je pose la question\u00a0: ${asked} Réponds encore une fois, s'il te plaît.`,
    choose: (labels) => `Choisis, s'il te plaît\u00a0: ${labels.join(', ')}.`,
    left: "D'accord, je laisse.",
    sayYes: (asked) => `${asked} Dis «\u00a0oui\u00a0» si je dois le faire.`.trim(),
    letGo: (asked) => `J'ai laissé tomber ce qui était ouvert\u00a0: ${asked}`,
    replaces: (asked) => `Cela remplace\u00a0: ${asked}`,
  },
  asking: {
    opened: 'ouvert',
    changes: (what, count) =>
      `${what}. Cela fait ${count} ${count === 1 ? 'changement' : 'changements'}. Dois-je le faire\u00a0?`,
    unspoken: (things) =>
      `Cela prendrait ou changerait ce dont il n'était pas question\u00a0: ${things.join(', ')}. Dois-je le faire\u00a0?`,
    save: (count) =>
      count === 1 ? "Dois-je l'enregistrer\u00a0?" : `Dois-je enregistrer les ${count}\u00a0?`,
    undo: "Dois-je annuler ce que j'ai changé en dernier\u00a0?",
    redo: 'Dois-je rétablir ce qui a été annulé en dernier\u00a0?',
    doThis: (request) => `Je m'en occupe\u00a0: ${request}\u00a0?`,
  },
  reply: {
    stopped: 'Arrêté.',
    notDone: (failures) => `Pas fait\u00a0: ${failures}`,
    unsaved: (count) =>
      count === 1
        ? "C'est une ébauche, elle n'est pas enregistrée."
        : 'Ce sont des ébauches, elles ne sont pas enregistrées.',
    options: (labels) => `Au choix\u00a0: ${labels.join(', ')}.`,
    nothingChanged: "Rien n'a été changé.",
    nothingToTell: "Il n'y a rien à en dire.",
    byTheWay: (suggestions) => `Au fait\u00a0: ${suggestions}`,
    notBegun: (goal) => `Pas encore commencé\u00a0: ${goal}`,
    notUnderstood: (part) => `Je n’ai pas compris « ${part} »\u00a0: dis-le avec d’autres mots.`,
    takeCare: (objection) => `Prudence\u00a0: ${objection}`,
    stillOpen: (asked) => `Encore en attente\u00a0: ${asked}`,
  },
  changes: {
    nothingLately: "Je n'ai rien changé pour toi dernièrement.",
    request: (said) => `ta demande «\u00a0${said}\u00a0»`,
    earlierRequest: 'une demande précédente',
    yourYes: 'ce que tu avais confirmé',
    theUndo: 'la dernière annulation',
    last: (by, list, isUndo) =>
      `${isUndo ? 'Dernière annulation' : 'Dernier changement'}\u00a0: ${by}. ${capitalised(list)}.`,
    tookBack: (what, list) => `Annulé\u00a0: ${what}. ${capitalised(list)}.`,
    takenBackSince: 'Cela a été annulé depuis.',
    cannotTakeBack: (things) =>
      `Impossible d'annuler tel quel, car il y a eu d'autres changements depuis\u00a0: ${things.join(', ')}.`,
    howToUndo: 'Dis «\u00a0annule le dernier changement\u00a0» pour revenir en arrière.',
    howToRedo: 'Dis «\u00a0rétablis-le\u00a0» pour le retrouver.',
    more: (count) => `${count} de plus`,
    made: {
      created: ({ thing, place }) => `ajouté ${inPlace(place)}\u00a0: ${thing}`,
      updated: ({ thing, place, difference }) => `modifié ${inPlace(place)}\u00a0: ${thing}${difference}`,
      deleted: ({ thing, place }) => `retiré ${fromPlace(place)}\u00a0: ${thing}`,
    },
    undone: {
      created: ({ thing, place }) => `retiré ${fromPlace(place)}\u00a0: ${thing}`,
      updated: ({ thing, place, difference }) => `comme avant ${inPlace(place)}\u00a0: ${thing}${difference}`,
      deleted: ({ thing, place }) => `de nouveau ${inPlace(place)}\u00a0: ${thing}`,
    },
    column: (name) => columns.get(name) ?? name.replaceAll('_', ' '),
    value: (column, value) => valueOf('fr', { column, value, yes: 'oui', no: 'non', none: '–' }),
    changed: (from, to) => `${from} → ${to}`,
    insteadOf: (from, to) => `${from} au lieu de ${to}`,
  },
  failing: {
    notKept: (label, reason) => `Non retenu (${label})\u00a0: ${reason}`,
    itemNotDone: "Cela n'a pas été fait.",
    notCarriedOut: "Le plan n'a pas pu être exécuté.",
    nothingCalled: (refs) => `Cela n'existe pas ici\u00a0: ${refs.join(', ')}.`,
    stepsNamedAlike: 'Deux étapes portent le même nom.',
    nobodyFor: (goal) => `Personne ici n'a pu s'en charger\u00a0: ${goal}`,
    nobodyToWrite: "Aucun service capable d'écrire cela ne fonctionne en ce moment.",
    uncertain: "Il n'est pas certain que le dernier changement ait été fait. Vérifie, s'il te plaît.",
    overBudget: (of) =>
      `Cela a pris plus ${of === 'steps' ? "d'étapes" : 'de décisions'} qu'une demande ne le peut.`,
    wentWrong: (isSomethingDone) =>
      `Quelque chose a mal tourné de notre côté. ${isSomethingDone ? "Ce qui est dit ici est fait\u00a0; rien d'autre n'a été changé." : "Rien n'a été changé."}`,
    wentWrongAtEnd: "Quelque chose a mal tourné de notre côté. Vérifie ce qui a été fait, s'il te plaît.",
    storedChange: (label, op) =>
      `${{ created: 'Entrée ajoutée', updated: 'Entrée modifiée', deleted: 'Entrée supprimée' }[op]}\u00a0: ${label}.`,
    errors: {
      ATTEMPTS_EXHAUSTED: 'Cette demande a échoué trop souvent et a été abandonnée.',
      DAY_BUDGET_EXCEEDED:
        "Le modèle de langage a lu et écrit pour toi tout ce qu'il peut aujourd'hui. Il reprend à minuit (UTC). D'ici là, un oui ou un non à une question ouverte fonctionne encore.",
      INTERNAL: "Quelque chose a mal tourné de notre côté. Réessaie, s'il te plaît.",
      MODEL_OUTPUT_INVALID: "Je n'ai pas reçu de réponse utilisable. Redis-le, s'il te plaît.",
      MODEL_REFUSED: "Le modèle de langue a refusé d'y répondre.",
      MODEL_UNAVAILABLE: 'Le modèle de langue est injoignable pour le moment. Réessaie dans un instant.',
      NO_AGENT: "Aucun service capable d'aider ne fonctionne en ce moment. Réessaie dans un instant.",
      RECIPE_NOT_FOUND: "Cette recette n'existe pas.",
      TIMEOUT: "Cela a pris trop de temps. Réessaie, s'il te plaît.",
      TURN_BUDGET_EXCEEDED: "C'était plus de travail qu'une demande ne peut en donner.",
      UNAVAILABLE: "Une partie d'Alfred ne répond pas pour le moment. Réessaie dans un instant.",
    },
  },
  progress: {
    understand: 'Je lis ton message',
    keep: "Je note ce que tu m'as dit",
    route: 'Je cherche qui peut aider',
    think: 'Je prépare un plan',
    act: "J'y travaille",
    reply: "J'écris la réponse",
    resumed: "Je reprends là où c'était interrompu.",
    escalated: 'Il faut un plan\u00a0; ce sera un peu plus long.',
    waiting: "J'attends qu'un service revienne.",
  },
}
