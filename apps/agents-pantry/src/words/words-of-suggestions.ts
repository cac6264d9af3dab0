/** What a suggestion is of. */
export type SuggestionKind =
  'expiry' | 'together' | 'restock' | 'meal' | 'shopping' | 'preference' | 'task' | 'nutrition'

/** What is meant: a food or dish by its name, a kind, or neither: what was told last. */
export type SuggestionSubject = { about: string | null; kind: SuggestionKind | null }

/** What is said of suggestions. A reason is a sentence; days come in as they are said ("Wed 25 Nov"). */
export type SuggestionWords = {
  nothing: string
  more: string
  /** What the person wants to hear of no more. */
  quiet(subjects: readonly SuggestionSubject[]): string
  dismissed: string
  snoozed(day: string): string
  never(subject: SuggestionSubject): string
  again(subject: SuggestionSubject): string
}

type KindNames = Readonly<Record<SuggestionKind, string>>

/** A subject as a phrase: the name in the language's quotation marks, the kind by its name, or the word for "this". */
function phrase(
  { about, kind }: SuggestionSubject,
  names: KindNames,
  { quote, none }: { quote: (text: string) => string; none: string },
): string {
  if (about !== null && kind !== null) return `${names[kind]} (${about})`
  if (about !== null) return quote(about)
  return kind === null ? none : names[kind]
}

const englishKinds: KindNames = {
  ...{ expiry: 'food that expires', together: 'dishes for what expires', restock: 'what runs out' },
  ...{ meal: 'ideas for dinner', shopping: 'what the plan lacks', preference: 'tastes that I notice' },
  ...{ task: 'what is to be done', nutrition: 'gaps of the day' },
}
const germanKinds: KindNames = {
  ...{ expiry: 'Ablaufendes', together: 'Gerichte für Ablaufendes', restock: 'was zur Neige geht' },
  ...{ meal: 'Ideen fürs Abendessen', shopping: 'was dem Plan fehlt', preference: 'bemerkte Vorlieben' },
  ...{ task: 'Aufgaben', nutrition: 'Lücken des Tages' },
}
const frenchKinds: KindNames = {
  ...{ expiry: 'ce qui périme', together: 'les plats pour ce qui périme', restock: "ce qui s'épuise" },
  ...{ meal: 'les idées de dîner', shopping: 'ce qui manque au plan', preference: 'les goûts remarqués' },
  ...{ task: 'les tâches', nutrition: 'les manques du jour' },
}
const spanishKinds: KindNames = {
  ...{ expiry: 'lo que caduca', together: 'platos para lo que caduca', restock: 'lo que se acaba' },
  ...{ meal: 'ideas para la cena', shopping: 'lo que falta para el plan', preference: 'gustos que noto' },
  ...{ task: 'tareas', nutrition: 'lo que falta en el día' },
}

const inEnglish = (subject: SuggestionSubject): string =>
  phrase(subject, englishKinds, { quote: (text) => `"${text}"`, none: 'that' })
const inGerman = (subject: SuggestionSubject): string =>
  phrase(subject, germanKinds, { quote: (text) => `„${text}“`, none: 'das' })
const inFrench = (subject: SuggestionSubject): string =>
  phrase(subject, frenchKinds, { quote: (text) => `«\u00a0${text}\u00a0»`, none: 'cela' })
const inSpanish = (subject: SuggestionSubject): string =>
  phrase(subject, spanishKinds, { quote: (text) => `«${text}»`, none: 'eso' })

/** What is said of suggestions, by language. */
export const wordsOfSuggestions = {
  english: {
    nothing: 'There is nothing that I would suggest now.',
    more: 'There is more than is listed here.',
    quiet: (subjects) => `You want to hear no more of: ${subjects.map(inEnglish).join(', ')}.`,
    dismissed: 'All right, I leave it at that.',
    snoozed: (day) => `I will come back to it on ${day}.`,
    never: (subject) =>
      subject.about === null && subject.kind === null
        ? 'I will not suggest that again.'
        : `I will not suggest this again: ${inEnglish(subject)}. Say "suggest it again" with its name when you want it back.`,
    again: (subject) =>
      subject.about === null && subject.kind === null
        ? 'I will suggest everything again.'
        : `I will suggest it again: ${inEnglish(subject)}.`,
  },
  german: {
    nothing: 'Ich würde gerade nichts vorschlagen.',
    more: 'Es gibt mehr, als hier steht.',
    quiet: (subjects) => `Davon willst du nichts mehr hören: ${subjects.map(inGerman).join(', ')}.`,
    dismissed: 'Gut, dann lasse ich es.',
    snoozed: (day) => `Darauf komme ich zurück: ${day}.`,
    never: (subject) =>
      subject.about === null && subject.kind === null
        ? 'Das schlage ich nicht mehr vor.'
        : `Das schlage ich nicht mehr vor: ${inGerman(subject)}.`,
    again: (subject) =>
      subject.about === null && subject.kind === null
        ? 'Ich schlage wieder alles vor.'
        : `Das schlage ich wieder vor: ${inGerman(subject)}.`,
  },
  french: {
    nothing: "Je n'ai rien à suggérer pour le moment.",
    more: 'Il y en a plus que ce qui est listé ici.',
    quiet: (subjects) => `Tu ne veux plus en entendre parler\u00a0: ${subjects.map(inFrench).join(', ')}.`,
    dismissed: "D'accord, j'en reste là.",
    snoozed: (day) => `J'y reviendrai\u00a0: ${day}.`,
    never: (subject) =>
      subject.about === null && subject.kind === null
        ? 'Je ne le suggérerai plus.'
        : `Je ne le suggérerai plus\u00a0: ${inFrench(subject)}.`,
    again: (subject) =>
      subject.about === null && subject.kind === null
        ? 'Je suggérerai de nouveau tout.'
        : `Je le suggérerai de nouveau\u00a0: ${inFrench(subject)}.`,
  },
  spanish: {
    nothing: 'Ahora mismo no sugeriría nada.',
    more: 'Hay más de lo que aparece aquí.',
    quiet: (subjects) => `De esto no quieres saber más: ${subjects.map(inSpanish).join(', ')}.`,
    dismissed: 'De acuerdo, lo dejo ahí.',
    snoozed: (day) => `Volveré a ello: ${day}.`,
    never: (subject) =>
      subject.about === null && subject.kind === null
        ? 'No volveré a sugerirlo.'
        : `No volveré a sugerirlo: ${inSpanish(subject)}.`,
    again: (subject) =>
      subject.about === null && subject.kind === null
        ? 'Volveré a sugerirlo todo.'
        : `Volveré a sugerirlo: ${inSpanish(subject)}.`,
  },
} as const satisfies Record<string, SuggestionWords>
