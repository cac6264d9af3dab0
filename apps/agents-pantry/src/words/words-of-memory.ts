import { capitalised } from '@alfred/language/wording'

type Counts = { memories: number; preferences: number; people: number }

/** What is said of what a person told. Their own words stand in quotation marks, days as they are said ("Wed 25 Nov"). */
export type MemoryWords = {
  remembered(text: string): string
  already(text: string): string
  /** What it took the place of. */
  instead(before: string): string
  /** A memory with what it rests on: told, gathered from what was said, or noticed. */
  told(
    text: string,
    of: { source: 'stated' | 'inferred' | 'learned'; day: string; until: string | null },
  ): string
  /** In which words it was told, and when. */
  said(words: string, day: string): string
  /** When the words themselves are gone. */
  sourceGone(day: string): string
  /** A sentence, without its end, with the day since which it is known. */
  since(sentence: string, day: string): string
  goal(nutrient: string, of: { kind: 'goal' | 'limit'; amount: string }): string
  /** What is kept of a body: "Weight: 78 kg." */
  measure(name: string, value: string): string
  /** What behaviour showed, and what is asked about it: two sentences of the worker's. */
  learned(why: string, asked: string): string
  nothing(about: string): string
  /** No preferences are kept, whatever else is known. */
  noTastes: string
  /** Where others are known, and nothing of the person. */
  noOwnTastes: string
  more: string
  forgotten(about: string | null): string
  forgottenAll(counts: Counts): string
}

/** A note in brackets behind a sentence, or within those that it ends with. */
function bracket(sentence: string, note: string): string {
  return sentence.endsWith(')') ? `${sentence.slice(0, -1)}, ${note})` : `${sentence} (${note})`
}

/** What is said of memories, by language. */
export const wordsOfMemory = {
  english: {
    remembered: (text) => `I will remember: "${text}".`,
    already: (text) => `I know that already: "${text}".`,
    instead: (before) => `It takes the place of "${before}".`,
    told: (text, { source, day, until }) => {
      const rest = {
        stated: `you told me on ${day}`,
        inferred: `gathered from what you said on ${day}`,
        learned: `noticed, not told, ${day}`,
      }
      return `"${text}" (${rest[source]}${until === null ? '' : `, until ${until}`}).`
    },
    said: (words, day) => `On ${day} you said: "${words}".`,
    sourceGone: (day) => `It was told on ${day}; the message itself is no longer kept.`,
    since: (sentence, day) => `${bracket(sentence, `since ${day}`)}.`,
    goal: (nutrient, { kind, amount }) =>
      `${kind === 'limit' ? 'Limit' : 'Goal'} a day, ${nutrient}: ${amount}.`,
    measure: (name, value) => `${capitalised(name)}: ${value}.`,
    noTastes: 'You have told me no tastes, diets or allergies yet.',
    noOwnTastes: 'Of yourself you have told me no tastes, diets or allergies yet.',
    learned: (why, asked) => `Learned from what you do, not told: ${why} ${asked}`,
    nothing: (about) => `You have told me nothing about that: "${about}".`,
    more: 'There is more than is listed here: ask me about one thing.',
    forgotten: (about) =>
      about === null
        ? 'I have forgotten that, for good.'
        : `I have forgotten what you told me about "${about}", for good.`,
    forgottenAll: ({ memories, preferences, people }) =>
      `I have forgotten all that I knew about you, for good. Notes: ${memories}, preferences: ${preferences}, people: ${people}.`,
  },
  german: {
    remembered: (text) => `Das merke ich mir: „${text}“.`,
    already: (text) => `Das weiß ich schon: „${text}“.`,
    instead: (before) => `Das ersetzt „${before}“.`,
    told: (text, { source, day, until }) => {
      const rest = {
        stated: `von dir gesagt am ${day}`,
        inferred: `entnommen aus dem, was du gesagt hast, ${day}`,
        learned: `bemerkt, nicht gesagt, ${day}`,
      }
      return `„${text}“ (${rest[source]}${until === null ? '' : `, bis ${until}`}).`
    },
    said: (words, day) => `Am ${day} hast du gesagt: „${words}“.`,
    sourceGone: (day) => `Gesagt am ${day}; die Nachricht selbst gibt es nicht mehr.`,
    since: (sentence, day) => `${bracket(sentence, `seit ${day}`)}.`,
    goal: (nutrient, { kind, amount }) =>
      `${kind === 'limit' ? 'Grenze' : 'Ziel'} am Tag, ${nutrient}: ${amount}.`,
    measure: (name, value) => `${capitalised(name)}: ${value}.`,
    noTastes: 'Du hast mir noch keine Vorlieben, Diäten oder Allergien gesagt.',
    noOwnTastes: 'Von dir selbst hast du mir noch keine Vorlieben, Diäten oder Allergien gesagt.',
    learned: (why, asked) => `Gelernt aus dem, was du tust, nicht gesagt: ${why} ${asked}`,
    nothing: (about) => `Davon hast du mir nichts gesagt: „${about}“.`,
    more: 'Es gibt mehr, als hier steht: Frag nach einer Sache.',
    forgotten: (about) =>
      about === null
        ? 'Das habe ich vergessen, endgültig.'
        : `Was du mir dazu gesagt hast, habe ich vergessen, endgültig: „${about}“.`,
    forgottenAll: ({ memories, preferences, people }) =>
      `Alles, was ich von dir wusste, habe ich vergessen, endgültig. Notizen: ${memories}, Vorlieben: ${preferences}, Personen: ${people}.`,
  },
  french: {
    remembered: (text) => `Je le retiens\u00a0: «\u00a0${text}\u00a0».`,
    already: (text) => `Je le sais déjà\u00a0: «\u00a0${text}\u00a0».`,
    instead: (before) => `Cela remplace «\u00a0${before}\u00a0».`,
    told: (text, { source, day, until }) => {
      const rest = {
        stated: `tu me l'as dit, ${day}`,
        inferred: `déduit de ce que tu as dit, ${day}`,
        learned: `remarqué, pas dit, ${day}`,
      }
      return `«\u00a0${text}\u00a0» (${rest[source]}${until === null ? '' : `, jusqu'au ${until}`}).`
    },
    said: (words, day) => `Ce que tu as dit, ${day}\u00a0: «\u00a0${words}\u00a0».`,
    sourceGone: (day) => `Dit ${day}; le message lui-même n'existe plus.`,
    since: (sentence, day) => `${bracket(sentence, `depuis ${day}`)}.`,
    goal: (nutrient, { kind, amount }) =>
      `${kind === 'limit' ? 'Limite' : 'Objectif'} par jour, ${nutrient}\u00a0: ${amount}.`,
    measure: (name, value) => `${capitalised(name)}\u00a0: ${value}.`,
    noTastes: "Tu ne m'as encore dit ni goûts, ni régimes, ni allergies.",
    noOwnTastes: "De toi-même, tu ne m'as encore dit ni goûts, ni régimes, ni allergies.",
    learned: (why, asked) => `Appris de ce que tu fais, pas dit\u00a0: ${why} ${asked}`,
    nothing: (about) => `Tu ne m'as rien dit là-dessus\u00a0: «\u00a0${about}\u00a0».`,
    more: 'Il y en a plus que ce qui est listé ici\u00a0: demande-moi une chose à la fois.',
    forgotten: (about) =>
      about === null
        ? "C'est oublié, pour de bon."
        : `J'ai oublié ce que tu m'en as dit, pour de bon\u00a0: «\u00a0${about}\u00a0».`,
    forgottenAll: ({ memories, preferences, people }) =>
      `J'ai oublié tout ce que je savais de toi, pour de bon. Notes\u00a0: ${memories}, préférences\u00a0: ${preferences}, personnes\u00a0: ${people}.`,
  },
  spanish: {
    remembered: (text) => `Lo recordaré: «${text}».`,
    already: (text) => `Eso ya lo sé: «${text}».`,
    instead: (before) => `Sustituye a «${before}».`,
    told: (text, { source, day, until }) => {
      const rest = {
        stated: `me lo dijiste, ${day}`,
        inferred: `deducido de lo que dijiste, ${day}`,
        learned: `notado, no dicho, ${day}`,
      }
      return `«${text}» (${rest[source]}${until === null ? '' : `, hasta ${until}`}).`
    },
    said: (words, day) => `Lo que dijiste, ${day}: «${words}».`,
    sourceGone: (day) => `Dicho ${day}; el mensaje mismo ya no existe.`,
    since: (sentence, day) => `${bracket(sentence, `desde ${day}`)}.`,
    goal: (nutrient, { kind, amount }) =>
      `${kind === 'limit' ? 'Límite' : 'Objetivo'} al día, ${nutrient}: ${amount}.`,
    measure: (name, value) => `${capitalised(name)}: ${value}.`,
    noTastes: 'Todavía no me has dicho gustos, dietas ni alergias.',
    noOwnTastes: 'De ti todavía no me has dicho gustos, dietas ni alergias.',
    learned: (why, asked) => `Aprendido de lo que haces, no dicho: ${why} ${asked}`,
    nothing: (about) => `No me has dicho nada de eso: «${about}».`,
    more: 'Hay más de lo que se ve aquí: pregúntame por una cosa.',
    forgotten: (about) =>
      about === null
        ? 'Olvidado, para siempre.'
        : `He olvidado lo que me dijiste de eso, para siempre: «${about}».`,
    forgottenAll: ({ memories, preferences, people }) =>
      `He olvidado todo lo que sabía de ti, para siempre. Notas: ${memories}, preferencias: ${preferences}, personas: ${people}.`,
  },
} satisfies Record<string, MemoryWords>
