import { describe, expect, test } from '@jest/globals'
import { readTellings } from './tellings.ts'

const told = (message: string): string[] =>
  readTellings(message).map(
    ({ kind, value, who }) => `${who === 'another' ? 'another: ' : ''}${kind} ${value}`,
  )

describe('what a message says of allergies and diets', () => {
  test.each([
    ["Plan dinner for tomorrow, and by the way I'm allergic to peanuts.", ['allergy peanuts']],
    ["I'm allergic to nuts and shellfish", ['allergy nuts', 'allergy shellfish']],
    ['two of us, allergic to peanuts', ['allergy peanuts']],
    ["I'm vegan and allergic to soy, plan a dinner", ['allergy soy', 'diet vegan']],
    ['I’m lactose intolerant, what can I eat?', ['allergy lactose']],
    ['I have a nut allergy.', ['allergy nut']],
    ["I can't have gluten", ['allergy gluten']],
    ["I can't have it all", []],
    ["I don't eat pork", ['diet no pork']],
    ['No nuts please, I am allergic to them. Plan something.', ['allergy nuts']],
    ['Ich bin gegen Erdnüsse allergisch. Plane ein Abendessen.', ['allergy Erdnüsse']],
    ['ich bin allergisch gegen Milch und Eier', ['allergy Milch', 'allergy Eier']],
    ['Ich bin laktoseintolerant.', ['allergy laktose']],
    ['Ich habe eine Erdnussallergie', ['allergy Erdnuss']],
    ['Wir sind Vegetarier, was koche ich?', ['diet Vegetarier']],
    ['Ich esse kein Schweinefleisch', ['diet no Schweinefleisch']],
    ['Je suis allergique aux cacahuètes et au lait.', ['allergy cacahuètes', 'allergy lait']],
    ['je suis végétarienne', ['diet végétarienne']],
    ['Soy alérgica a los frutos secos.', ['allergy frutos secos']],
    ['No como cerdo. Planea una cena.', ['diet no cerdo']],
    ['Soy intolerante a la lactosa, planea algo', ['allergy lactosa']],
  ])('in "%s" is %j', (message, values) => {
    expect(told(message).toSorted()).toEqual(values.toSorted())
  })

  test.each([
    ['forget the curry, I am allergic to sesame', ['allergy sesame']],
    ['forget it. I am vegan', ['diet vegan']],
    ['forget that, I am allergic to sesame', ['allergy sesame']],
    ["don't forget that I am allergic to sesame", ['allergy sesame']],
    ['never forget that we are vegetarian', ['diet vegetarian']],
    ['you always forget that I am vegan', ['diet vegan']],
    ['please do not ever forget I am allergic to kiwi', ['allergy kiwi']],
    ['remove the nuts from the list, I am allergic to nuts', ['allergy nuts']],
    ['I can no longer eat out, I am allergic to kiwi', ['allergy kiwi']],
    ["n'oublie pas que je suis végétarienne", ['diet végétarienne']],
    ['no olvides que soy vegana', ['diet vegana']],
    ["I don't eat pork any more", ['diet no pork']],
    ['forget that I am vegan and by the way I am allergic to sesame', ['allergy sesame']],
  ])('what is to be forgotten takes nothing else along: in "%s" is %j', (message, values) => {
    expect(told(message)).toEqual(values)
  })

  test.each([
    'Yes please note it, and tell me what all I am allergic to now',
    'tell me again what I am allergic to, please',
    "which things I'm allergic to do you know",
    'list the foods I am allergic to',
    'nothing I am allergic to, please',
  ])('"%s" asks what is known and tells nothing', (message) => {
    expect(told(message)).toEqual([])
  })

  test.each([
    ['My friend Anna is allergic to shellfish.', ['another: allergy shellfish']],
    ['My son Tom is 8 and allergic to celery.', ['another: allergy celery']],
    ['Our daughter is 3, allergic to sesame and kiwi', ['another: allergy sesame', 'another: allergy kiwi']],
    ['My husband cooks, and I am vegan and allergic to celery.', ['allergy celery', 'diet vegan']],
    ["invent a starter, my sister can't have gluten", ['another: allergy gluten']],
    ['What can I cook for Anna? She is vegan.', ['another: diet vegan']],
    ['mein Gast ist gegen Nüsse allergisch', ['another: allergy Nüsse']],
  ])('of somebody else in "%s" is %j', (message, values) => {
    expect(told(message)).toEqual(values)
  })

  test.each([
    "I'm not allergic to nuts",
    'I am no longer vegan',
    'Am I allergic to nuts?',
    "Do you know whether I'm allergic to peanuts?",
    "what could I eat if I'm vegan?",
    'The label says "I am allergic to milk friendly".',
    "> I'm allergic to eggs\nwhat do you think?",
    'Ich bin nicht gegen Nüsse allergisch',
    'je ne suis pas allergique aux noix',
    'No soy alérgico al pescado',
    'forget that I am vegan',
    'Please forget that I am allergic to sesame',
    'plan a pie and forget I am lactose intolerant',
    'forget that I am vegan and allergic to sesame',
    'can you delete that we are vegetarian?',
    'it is not true that I am allergic to kiwi',
    'I used to think that I am allergic to kiwi',
    "I'm vegan no more",
    "I'm allergic to kiwi no longer.",
    'forget that Tom is vegan',
    'oublie que je suis végétarienne',
    'olvida que soy vegana',
    'I bought vegetarian sausages',
    'I am allergic to nothing',
    `A blog\n\n${'I baked it twice. '.repeat(40)}I'm allergic to eggs.\n\nThe end.`,
  ])('is nothing in "%s"', (message) => {
    expect(told(message)).toEqual([])
  })
})
