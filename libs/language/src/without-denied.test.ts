import { describe, expect, test } from '@jest/globals'
import { withoutDenied } from './without-denied.ts'

const rest = (text: string): string => withoutDenied(text).replace(/\s+/g, ' ').trim()

describe('a food that is left out or somebody is allergic to is taken for unnamed', () => {
  test.each([
    [
      'Ich habe notiert, dass du gegen Erdnüsse allergisch bist.',
      'Ich habe notiert, dass du gegen allergisch bist.',
    ],
    ['Du bist allergisch gegen Erdnüsse und Milch.', 'Du bist allergisch gegen und .'],
    ['Das Curry ist ohne Nüsse und Milchprodukte.', 'Das Curry ist ohne und .'],
    ['Keine Nüsse, versprochen!', 'Keine , versprochen!'],
    ['Deine Erdnussallergie ist vermerkt.', 'Deine ist vermerkt.'],
    ['Das ist ein nussfreies Rezept.', 'Das ist ein Rezept.'],
    ['Ein Rezept frei von Eiern oder Milch', 'Ein Rezept frei von oder'],
    ['Nimm Kerne statt Nüsse.', 'Nimm Kerne statt .'],
    ["J'ai noté que tu es allergique aux cacahuètes.", "J'ai noté que tu es allergique aux ."],
    ['Un curry sans fruits à coque ni lait', 'Un curry sans ni'],
    ['Il n’y a pas de beurre de cacahuètes dedans.', 'Il n’y a pas de dedans.'],
    ["Un gâteau sans l'œuf", "Un gâteau sans l'"],
    ['He apuntado que eres alérgica a los cacahuetes.', 'He apuntado que eres alérgica a los .'],
    ['Es una salsa sin frutos secos, y no lleva leche.', 'Es una salsa sin , y no lleva .'],
    ['Tienes alergia al marisco.', 'Tienes alergia al .'],
    ['Je retiens que tu as une allergie (fruits à coque).', 'Je retiens que tu as une allergie ( ).'],
    ['Va contra tu alergia (cacahuetes).', 'Va contra tu alergia ( ).'],
  ])('"%s"', (text, left) => {
    expect(rest(text)).toBe(left)
  })
})

describe('a food that is offered stays, whatever else is said of it', () => {
  test.each([
    'Probier Erdnussbutter.',
    'Ohne Milch, Nüsse dazu.',
    'Nicht ohne Nüsse!',
    'Keine Sorge: Nüsse sind darin.',
    'Du hast keine Nussallergie.',
    'Du bist nicht gegen Nüsse allergisch.',
    'Du bist nicht mehr allergisch gegen Nüsse.',
    'Pas sans noix.',
    'Encore plus de noix !',
    'No sin nueces.',
    'A soup without nuts',
    'Kein Problem, iss Erdnüsse.',
    'Bei Allergie (iss: Erdnüsse)!',
    'Trotz Allergie: Erdnüsse!',
  ])('"%s"', (text) => {
    expect(withoutDenied(text)).toMatch(/Erdnussbutter|Erdnüsse|Nüsse|Nussallergie|noix|nueces|nuts/)
  })

  test('as does what follows behind what is left out', () => {
    expect(rest('Ohne Milch und mit Nüssen')).toBe('Ohne und Nüssen')
    expect(rest('Keine Milch und Nüsse')).toBe('Keine und Nüsse')
    expect(rest('sans lait mais avec des noix')).toBe('sans mais avec des noix')
    expect(rest('sin leche pero con nueces')).toBe('sin pero con nueces')
    expect(rest('Du bist gegen Erdnüsse allergisch, aber probier Erdnussbutter.')).toBe(
      'Du bist gegen allergisch, aber probier Erdnussbutter.',
    )
  })
})
