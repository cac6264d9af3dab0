import { keysOf, type ToolOutcome } from '@alfred/contracts'
import type { Language, Viewer } from '@alfred/language/wording'
import { describe, expect, test } from '@jest/globals'

type Tell<Told> = (tool: string, outcome: ToolOutcome, viewer: Viewer) => Told

/** An agent's samples of answers, what is told of each in each language, and how the agent tells it. */
type Told<Sample extends string> = {
  /** The data of answers, by the tool and what the sample shows: "add_item last". */
  samples: Readonly<Record<Sample, Readonly<Record<string, unknown>>>>
  sentences: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Sample, readonly string[]>>>>
  /** What each sentence looks like. */
  whole: RegExp
  describeResult: Tell<string[]>
  languageOf: Tell<string>
  today: string
}

const locales = [
  ['de-AT', 'de'],
  ['fr-FR', 'fr'],
  ['es-MX', 'es'],
] as const

/** Tests that each sample is told as it is written down, in each language, and in no English words. */
export function testAnswersInLanguages<Sample extends string>(told: Told<Sample>): void {
  const { sentences, whole, describeResult, languageOf, today } = told
  const samples = keysOf(told.samples)
  const given = (sample: Sample, locale: string): Parameters<typeof describeResult> => [
    sample.split(' ')[0] ?? '',
    { ok: true, entities: [], data: told.samples[sample] },
    { locale, today },
  ]
  describe.each(locales)('in %s', (locale, language) => {
    test.each(samples)('%s is told', (sample) => {
      expect(describeResult(...given(sample, locale))).toEqual(sentences[language][sample])
      expect(languageOf(...given(sample, locale))).toBe(language)
    })

    test('no sentence is that of English, has a hole in it, or ends twice', () => {
      const wrong = samples.filter((sample) => {
        const own = sentences[language][sample]
        const english = describeResult(...given(sample, 'en-GB'))
        return (
          own.join(' ') === english.join(' ') ||
          own.some((sentence) => !whole.test(sentence) || /\s\s|undefined|null/.test(sentence))
        )
      })
      expect(wrong).toEqual([])
    })
  })
}
