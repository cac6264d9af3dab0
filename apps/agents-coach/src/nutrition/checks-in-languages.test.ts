import { describe, expect, test } from '@jest/globals'
import { prepareEdits } from '../language/prepare-edits.ts'
import { unknownUnit, withUnit } from '../language/prepare-portion.ts'
import { createRuleCheck } from './create-rule-check.ts'
import { recommendGoals } from './recommend-goals.ts'
import { validateNutrition } from './validate-nutrition.ts'

const small = { age: 80, height_cm: 150, weight_kg: 40.5 }
const woman = { ...small, sex: 'female', activity: 'sedentary', aim: 'lose' } as const

const messageOf = (refusal: ReturnType<typeof unknownUnit>): string =>
  refusal.ok ? '' : refusal.error.message

/** What is told of figures that cannot be, of the reason of goals, of units, and of what is not to be offered. */
async function toldIn(locale: string): Promise<string[]> {
  const egg = { food: 'egg', nutrients: { calories: 400, protein_g: 12.5, carbs_g: 0, fat_total_g: 10 } }
  const reader = { conflictIn: async () => ({ food: 'satay', rule: { kind: 'allergy', value: 'peanuts' } }) }
  const portion = { food: 'milk', quantity: 1, unit: 'furlong' }
  const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'UTC', locale }
  const edits = { proposal: 'c0000000-0000-4000-8000-000000000001', version: 1, edits: { colour: 'red' } }
  return [
    validateNutrition({ food: 'egg', nutrients: { calories: -1 } }, locale).rejected ?? '',
    validateNutrition({ food: 'egg', nutrients: { calories: 0 } }, locale).rejected ?? '',
    ...validateNutrition(egg, locale).flags,
    ...validateNutrition({ food: 'cake', nutrients: { calories: 3_000 } }, locale).flags,
    recommendGoals(woman, locale).reason,
    messageOf(unknownUnit('furlong', { locale })),
    messageOf(withUnit(portion, { locale })).split(': g')[0] ?? '',
    messageOf(prepareEdits(edits, moment)),
    (await createRuleCheck(reader).texts('t', ['satay'], { without: [], locale })) ?? '',
  ]
}

describe('figures, goals, units and offers', () => {
  test.each([
    [
      'de-CH',
      [
        'Eine Menge unter null bei den Werten für: Eier.',
        '0 kcal ist hier nicht möglich: Eier.',
        'Die 400 kcal passen nicht zu Eiweiß, Kohlenhydraten und Fett, die zusammen 140 kcal ergeben (Eier).',
        'Mehr als 2500 kcal ist ungewöhnlich: Kuchen.',
        'Mifflin-St Jeor: 782 kcal in Ruhe, mal 1,2 für Bewegung, minus 500, angehoben auf das Mindeste, das ich empfehle',
        'Diese Einheit kenne ich nicht: „furlong“.',
        'Ich weiß nicht, wie viel „furlong“ davon ist (Milch). Ich kenne',
        'Ich kann das Lebensmittel, die Menge, die Einheit, die Werte, die Mahlzeit oder den Tag ändern, die Portionen eines Rezepts und den Zielwert.',
        'Damit würde ich dir anbieten: satay. Dagegen spricht: Allergie (Erdnüsse).',
      ],
    ],
    [
      'fr',
      [
        'Une quantité inférieure à zéro parmi les valeurs pour\u00a0: œufs.',
        "0 kcal n'est pas possible ici\u00a0: œufs.",
        'Les 400 kcal ne correspondent pas aux protéines, glucides et lipides, qui font 140 kcal (œufs).',
        "Plus de 2500 kcal, c'est inhabituel\u00a0: gâteau.",
        "Mifflin-St Jeor\u00a0: 782 kcal au repos, fois 1,2 pour l'activité, moins 500, relevé au minimum que je recommande",
        'Je ne connais pas cette unité\u00a0: «\u00a0furlong\u00a0».',
        'Je ne sais pas combien fait «\u00a0furlong\u00a0» (lait). Je connais\u00a0',
        "Je peux changer l'aliment, la quantité, l'unité, les valeurs, le repas ou le jour, les portions d'une recette et la valeur visée.",
        'Ce serait te proposer\u00a0: satay. Cela va contre\u00a0: allergie (cacahuètes).',
      ],
    ],
    [
      'es',
      [
        'Hay una cantidad menor que cero entre los valores de: huevos.',
        '0 kcal no es posible aquí: huevos.',
        'Las 400 kcal no encajan con sus proteínas, hidratos de carbono y grasas, que dan 140 kcal (huevos).',
        'Más de 2500 kcal es poco habitual: pastel.',
        'Mifflin-St Jeor: 782 kcal en reposo, multiplicado por 1,2 por la actividad, menos 500, subido al mínimo que recomiendo',
        'No conozco esa unidad: «furlong».',
        'No sé cuánto es «furlong» (leche). Conozco',
        'Puedo cambiar el alimento, la cantidad, la unidad, los valores, la comida o el día, las raciones de una receta y el valor del objetivo.',
        'Eso sería ofrecerte: satay. Va contra: alergia (cacahuetes).',
      ],
    ],
  ] as const)('are judged in %s', async (locale, sentences) => {
    expect(await toldIn(locale)).toEqual(sentences)
  })
})
