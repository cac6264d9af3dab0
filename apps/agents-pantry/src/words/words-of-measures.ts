/** A measure comes in as one phrase: "1 slice of bread = 45 g". */
export type MeasureWords = {
  measure(one: string, holds: string): string
  listed(measures: readonly string[]): string
  none: string
  forgotten(measures: readonly string[]): string
}

/** What is said of a person's own slices, bowls and packs, by language. */
export const wordsOfMeasures = {
  english: {
    measure: (one, holds) => `${one} is ${holds}`,
    listed: (measures) => `Your own measures: ${measures.join('; ')}.`,
    none: 'You have told me no measures of your own yet. Say "my bowl holds 250 ml", for example.',
    forgotten: (measures) => `Forgotten: ${measures.join('; ')}. What was logged by it stays.`,
  },
  german: {
    measure: (one, holds) => `${one} = ${holds}`,
    listed: (measures) => `Deine eigenen Maße: ${measures.join('; ')}.`,
    none: 'Du hast mir noch keine eigenen Maße genannt. Sag zum Beispiel „meine Schüssel fasst 250 ml“.',
    forgotten: (measures) => `Vergessen: ${measures.join('; ')}. Was damit eingetragen wurde, bleibt.`,
  },
  french: {
    measure: (one, holds) => `${one} = ${holds}`,
    listed: (measures) => `Tes propres mesures\u00a0: ${measures.join('; ')}.`,
    none: "Tu ne m'as encore donné aucune mesure à toi. Dis par exemple\u00a0: mon bol fait 250 ml.",
    forgotten: (measures) => `Oublié\u00a0: ${measures.join('; ')}. Ce qui a été noté ainsi reste.`,
  },
  spanish: {
    measure: (one, holds) => `${one} = ${holds}`,
    listed: (measures) => `Tus propias medidas: ${measures.join('; ')}.`,
    none: 'Todavía no me has dicho medidas tuyas. Di por ejemplo: mi tazón tiene 250 ml.',
    forgotten: (measures) => `Olvidado: ${measures.join('; ')}. Lo que se apuntó así se queda.`,
  },
} satisfies Record<string, MeasureWords>
