/** What is said of what is kept of a body. Measures come in as a row of phrases: "weight 78 kg". */
export type BodyWords = {
  /** A measure with its value. */
  measure(name: string, value: string): string
  nothing: string
  listed(measures: readonly string[]): string
  /** What goals are about to be reckoned from. */
  forGoals(measures: readonly string[]): string
  kept(measures: readonly string[], before: readonly string[]): string
  forgotten(measures: readonly string[]): string
  /** Asks whether what was told shall be kept. */
  shallKeep(measures: readonly string[]): string
  /** What waits for a yes, in one line. */
  waiting(measures: readonly string[]): string
}

/** What is said of a body, by language. */
export const wordsOfBody = {
  english: {
    measure: (name, value) => `${name} ${value}`,
    nothing: 'Nothing is kept of your body.',
    listed: (measures) =>
      `Kept of your body: ${measures.join(', ')}. Say "forget my weight" to have it gone.`,
    forGoals: (measures) =>
      measures.length === 0
        ? 'Nothing is kept of your body from earlier.'
        : `From what is kept of your body: ${measures.join(', ')}.`,
    kept: (measures, before) =>
      `Kept for your goals: ${measures.join(', ')}${before.length === 0 ? '' : ` (before: ${before.join(', ')})`}.`,
    forgotten: (measures) => `Forgotten: ${measures.join(', ')}.`,
    shallKeep: (measures) => `Shall I keep for next time: ${measures.join(', ')}?`,
    waiting: (measures) => `to be kept: ${measures.join(', ')}`,
  },
  german: {
    measure: (name, value) => `${name} ${value}`,
    nothing: 'Von deinem Körper ist nichts gespeichert.',
    listed: (measures) =>
      `Von deinem Körper gespeichert: ${measures.join(', ')}. Mit „Vergiss mein Gewicht“ ist es weg.`,
    forGoals: (measures) =>
      measures.length === 0
        ? 'Von früher ist von deinem Körper nichts gespeichert.'
        : `Aus dem, was gespeichert ist: ${measures.join(', ')}.`,
    kept: (measures, before) =>
      `Für deine Ziele gespeichert: ${measures.join(', ')}${before.length === 0 ? '' : ` (vorher: ${before.join(', ')})`}.`,
    forgotten: (measures) => `Vergessen: ${measures.join(', ')}.`,
    shallKeep: (measures) => `Soll ich das fürs nächste Mal speichern: ${measures.join(', ')}?`,
    waiting: (measures) => `zu speichern: ${measures.join(', ')}`,
  },
  french: {
    measure: (name, value) => `${name} ${value}`,
    nothing: "Rien n'est gardé de ton corps.",
    listed: (measures) =>
      `Gardé de ton corps\u00a0: ${measures.join(', ')}. Dis «\u00a0oublie mon poids\u00a0» pour l'effacer.`,
    forGoals: (measures) =>
      measures.length === 0
        ? "Rien n'est gardé de ton corps d'avant."
        : `D'après ce qui est gardé\u00a0: ${measures.join(', ')}.`,
    kept: (measures, before) =>
      `Gardé pour tes objectifs\u00a0: ${measures.join(', ')}${before.length === 0 ? '' : ` (avant\u00a0: ${before.join(', ')})`}.`,
    forgotten: (measures) => `Oublié\u00a0: ${measures.join(', ')}.`,
    shallKeep: (measures) =>
      `Dois-je garder cela pour la prochaine fois\u00a0: ${measures.join(', ')}\u00a0?`,
    waiting: (measures) => `à garder\u00a0: ${measures.join(', ')}`,
  },
  spanish: {
    measure: (name, value) => `${name} ${value}`,
    nothing: 'No hay nada guardado de tu cuerpo.',
    listed: (measures) =>
      `Guardado de tu cuerpo: ${measures.join(', ')}. Di «olvida mi peso» para que desaparezca.`,
    forGoals: (measures) =>
      measures.length === 0
        ? 'No hay nada guardado de antes sobre tu cuerpo.'
        : `Según lo guardado: ${measures.join(', ')}.`,
    kept: (measures, before) =>
      `Guardado para tus objetivos: ${measures.join(', ')}${before.length === 0 ? '' : ` (antes: ${before.join(', ')})`}.`,
    forgotten: (measures) => `Olvidado: ${measures.join(', ')}.`,
    shallKeep: (measures) => `¿Lo guardo para la próxima vez: ${measures.join(', ')}?`,
    waiting: (measures) => `por guardar: ${measures.join(', ')}`,
  },
} satisfies Record<string, BodyWords>
