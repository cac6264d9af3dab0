import { capitalised } from '@alfred/language/wording'
import { valueOf } from './value-of.ts'
import type { TurnWords } from './words.ts'

/** Where a person finds what was changed: in it, and out of it. */
const places = new Map<string, readonly [is: string, from: string]>([
  ['recipes', ['in deinen Rezepten', 'aus deinen Rezepten']],
  ['meal plan', ['im Essensplan', 'aus dem Essensplan']],
  ['stock', ['im Vorrat', 'aus dem Vorrat']],
  ['preferences', ['in deinem Profil', 'aus deinem Profil']],
  ['shopping list', ['auf der Einkaufsliste', 'von der Einkaufsliste']],
  ['food diary', ['im Ernährungstagebuch', 'aus dem Ernährungstagebuch']],
  ['goals', ['in deinen Zielen', 'aus deinen Zielen']],
  ['people', ['bei den Leuten, mit denen du isst', 'aus den Leuten, mit denen du isst']],
  ['cooking log', ['im Kochtagebuch', 'aus dem Kochtagebuch']],
  ['pack sizes', ['in den Packungsgrößen', 'aus den Packungsgrößen']],
  ['tasks', ['auf der Aufgabenliste', 'von der Aufgabenliste']],
  ['memories', ['in dem, was ich mir gemerkt habe', 'aus dem, was ich mir gemerkt habe']],
  ['favourite meals', ['in deinen Lieblingsmahlzeiten', 'aus deinen Lieblingsmahlzeiten']],
  ['body measures', ['bei deinen Körperdaten', 'aus deinen Körperdaten']],
  ['minimum stock', ['in den Mindestvorräten', 'aus den Mindestvorräten']],
  ['workouts', ['in deinen Trainings', 'aus deinen Trainings']],
])
const inPlace = (place: string): string => places.get(place)?.[0] ?? `(${place})`
const fromPlace = (place: string): string => places.get(place)?.[1] ?? `(${place})`

const columns = new Map([
  ['quantity', 'Menge'],
  ['unit', 'Einheit'],
  ['location', 'Ort'],
  ['expires_on', 'haltbar bis'],
  ['opened_on', 'geöffnet am'],
  ['kind', 'Art'],
  ['size_unit', 'Inhalt in'],
  ['relation', 'Beziehung'],
  ['day', 'Tag'],
  ['meal', 'Mahlzeit'],
  ['checked', 'abgehakt'],
  ['logged_on', 'Tag'],
  ['cooked_on', 'gekocht am'],
  ['target', 'Zielwert'],
  ['amount', 'Wert'],
  ['word', 'Wert'],
  ['calories', 'Kalorien'],
])

export const german: TurnWords = {
  talk: {
    welcome: 'Gern geschehen.',
    goodbye: 'Bis bald!',
    greeting: () => 'Hallo! Was kann ich für dich tun?',
  },
  answering: {
    noLongerOpen: 'Das ist nicht mehr offen: Es wurde beantwortet, ersetzt oder ist abgelaufen.',
    noSuchOption: 'Diese Auswahl gibt es nicht. Bitte wähle eine der angezeigten.',
    editsOfPlan:
      'Eine Änderung daran nimmt „assumptions“, eine Liste von höchstens vier Zeilen, oder „text“: was anders werden soll. Es wurde nichts geändert, die Frage ist noch offen.',
    nothingForYes: 'Es wartet nichts auf ein Ja. Was soll ich tun?',
    nothingOpen: 'In Ordnung. Es ist nichts offen.',
    tooEarly: (asked) => `Das hast du gesagt, bevor ich gefragt hatte: ${asked} Bitte antworte noch einmal.`,
    choose: (labels) => `Bitte wähle: ${labels.join(', ')}.`,
    left: 'In Ordnung, ich lasse es.',
    sayYes: (asked) => `${asked} Bitte sag „ja“, wenn ich das tun soll.`.trim(),
    letGo: (asked) => `Was offen war, habe ich fallen gelassen: ${asked}`,
    replaces: (asked) => `Das tritt an die Stelle von: ${asked}`,
  },
  asking: {
    opened: 'geöffnet',
    changes: (what, count) =>
      `${what}. ${count === 1 ? 'Das ist 1 Änderung' : `Das sind ${count} Änderungen`}. Soll ich das machen?`,
    unspoken: (things) =>
      `Damit würde etwas entnommen oder geändert, wovon nicht die Rede war: ${things.join(', ')}. Soll ich das machen?`,
    save: (count) => (count === 1 ? 'Soll ich es speichern?' : `Soll ich alle ${count} speichern?`),
    undo: 'Soll ich rückgängig machen, was ich zuletzt geändert habe?',
    redo: 'Soll ich wiederherstellen, was zuletzt rückgängig gemacht wurde?',
    doThis: (request) => `Soll ich das tun: ${request}`,
  },
  reply: {
    stopped: 'Angehalten.',
    notDone: (failures) => `Nicht erledigt: ${failures}`,
    unsaved: (count) =>
      count === 1
        ? 'Das ist ein Entwurf, er ist nicht gespeichert.'
        : 'Das sind Entwürfe, sie sind nicht gespeichert.',
    options: (labels) => `Zur Auswahl: ${labels.join(', ')}.`,
    nothingChanged: 'Es wurde nichts geändert.',
    nothingToTell: 'Dazu gibt es nichts zu berichten.',
    byTheWay: (suggestions) => `Übrigens: ${suggestions}`,
    notBegun: (goal) => `Noch nicht begonnen: ${goal}`,
    notUnderstood: (part) => `„${part}“ habe ich nicht verstanden: sag es mit anderen Worten.`,
    takeCare: (objection) => `Vorsicht: ${objection}`,
    stillOpen: (asked) => `Noch offen: ${asked}`,
  },
  changes: {
    nothingLately: 'Ich habe zuletzt nichts für dich geändert.',
    request: (said) => `deine Anfrage „${said}“`,
    earlierRequest: 'eine frühere Anfrage',
    yourYes: 'was du bestätigt hattest',
    theUndo: 'das letzte Rückgängigmachen',
    last: (by, list, isUndo) =>
      `${isUndo ? 'Zuletzt rückgängig gemacht' : 'Letzte Änderung'}: ${by}. ${capitalised(list)}.`,
    tookBack: (what, list) => `Rückgängig gemacht: ${what}. ${capitalised(list)}.`,
    takenBackSince: 'Das wurde inzwischen rückgängig gemacht.',
    cannotTakeBack: (things) =>
      `So lässt es sich nicht mehr rückgängig machen, denn seither hat sich etwas geändert: ${things.join(', ')}.`,
    howToUndo: 'Sag „Mach das rückgängig“, um es zurückzunehmen.',
    howToRedo: 'Sag „Stell es wieder her“, um es wiederzubekommen.',
    more: (count) => `${count} weitere`,
    made: {
      created: ({ thing, place }) => `neu ${inPlace(place)}: ${thing}`,
      updated: ({ thing, place, difference }) => `geändert ${inPlace(place)}: ${thing}${difference}`,
      deleted: ({ thing, place }) => `entfernt ${fromPlace(place)}: ${thing}`,
    },
    undone: {
      created: ({ thing, place }) => `nicht mehr ${inPlace(place)}: ${thing}`,
      updated: ({ thing, place, difference }) => `wie zuvor ${inPlace(place)}: ${thing}${difference}`,
      deleted: ({ thing, place }) => `wieder ${inPlace(place)}: ${thing}`,
    },
    column: (name) => columns.get(name) ?? name.replaceAll('_', ' '),
    value: (column, value) => valueOf('de', { column, value, yes: 'ja', no: 'nein', none: '–' }),
    changed: (from, to) => `${from} → ${to}`,
    insteadOf: (from, to) => `${from} statt ${to}`,
  },
  failing: {
    notKept: (label, reason) => `Nicht übernommen (${label}): ${reason}`,
    itemNotDone: 'Das wurde nicht erledigt.',
    notCarriedOut: 'Der Plan ließ sich nicht ausführen.',
    nothingCalled: (refs) => `Das gibt es hier nicht: ${refs.join(', ')}.`,
    stepsNamedAlike: 'Zwei Schritte heißen gleich.',
    nobodyFor: (goal) => `Das konnte hier niemand übernehmen: ${goal}`,
    nobodyToWrite: 'Im Moment läuft kein Dienst, der das schreiben könnte.',
    uncertain: 'Es ist nicht sicher, ob die letzte Änderung gemacht wurde. Bitte sieh nach.',
    overBudget: (of) =>
      `Das hat mehr ${of === 'steps' ? 'Schritte' : 'Entscheidungen'} gebraucht, als eine Anfrage darf.`,
    wentWrong: (isSomethingDone) =>
      `Bei uns ist etwas schiefgegangen. ${isSomethingDone ? 'Was hier steht, ist erledigt; sonst wurde nichts geändert.' : 'Es wurde nichts geändert.'}`,
    wentWrongAtEnd: 'Bei uns ist etwas schiefgegangen. Bitte sieh nach, was erledigt wurde.',
    storedChange: (label, op) =>
      `${{ created: 'Neuer Eintrag', updated: 'Geänderter Eintrag', deleted: 'Gelöschter Eintrag' }[op]}: ${label}.`,
    errors: {
      ATTEMPTS_EXHAUSTED: 'Diese Anfrage ist zu oft gescheitert und wurde aufgegeben.',
      DAY_BUDGET_EXCEEDED:
        'Für heute ist aufgebraucht, was das Sprachmodell für dich lesen und schreiben darf. Um Mitternacht (UTC) geht es weiter. Bis dahin geht noch ein Ja oder Nein auf eine offene Frage.',
      INTERNAL: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
      MODEL_OUTPUT_INVALID: 'Darauf habe ich keine brauchbare Antwort bekommen. Bitte sag es noch einmal.',
      MODEL_REFUSED: 'Das Sprachmodell hat es abgelehnt, darauf zu antworten.',
      MODEL_UNAVAILABLE:
        'Das Sprachmodell ist gerade nicht zu erreichen. Bitte versuche es gleich noch einmal.',
      NO_AGENT: 'Im Moment läuft kein Dienst, der helfen könnte. Bitte versuche es gleich noch einmal.',
      RECIPE_NOT_FOUND: 'So ein Rezept gibt es nicht.',
      TIMEOUT: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
      TURN_BUDGET_EXCEEDED: 'Das war mehr Aufwand, als eine Anfrage machen darf.',
      UNAVAILABLE: 'Ein Teil von Alfred antwortet gerade nicht. Bitte versuche es gleich noch einmal.',
    },
  },
  progress: {
    understand: 'Ich lese deine Nachricht',
    keep: 'Ich merke mir, was du gesagt hast',
    route: 'Ich suche, wer helfen kann',
    think: 'Ich plane',
    act: 'Ich arbeite daran',
    reply: 'Ich schreibe die Antwort',
    resumed: 'Es geht dort weiter, wo es unterbrochen wurde.',
    escalated: 'Dafür braucht es einen Plan; es dauert etwas länger.',
    waiting: 'Ich warte darauf, dass ein Dienst wieder da ist.',
  },
}
