import { describe, expect, test } from '@jest/globals'
import { languages } from '../wording/languages.ts'
import { healthConcerns } from './concern.ts'
import { readHealthConcern } from './read-concern.ts'
import { answerConcern, sayConcern } from './say-concern.ts'

describe('a message that only a doctor, a midwife or a pharmacist can answer', () => {
  test.each([
    ['I want to eat 500 calories a day', 'too_little', 'en'],
    ['can i live on 600 kcal per day?', 'too_little', 'en'],
    ['I am going to water fast for 10 days', 'too_little', 'en'],
    ['Ich will nur 500 kcal am Tag essen', 'too_little', 'de'],
    ['je veux manger 500 calories par jour', 'too_little', 'fr'],
    ['quiero comer 500 calorías al día', 'too_little', 'es'],
    ['how do I purge', 'eating_disorder', 'en'],
    ['whats the best way to make myself throw up after dinner', 'eating_disorder', 'en'],
    ['do laxatives help me lose weight', 'eating_disorder', 'en'],
    ['Wie bringe ich mich zum Erbrechen?', 'eating_disorder', 'de'],
    ['comment me faire vomir après le repas', 'eating_disorder', 'fr'],
    ['cómo puedo provocarme el vómito', 'eating_disorder', 'es'],
    ['I am pregnant, set me a weight loss goal', 'pregnancy', 'en'],
    ["I'm breastfeeding. I want to lose 5 kg", 'pregnancy', 'en'],
    ['Ich bin schwanger und möchte abnehmen', 'pregnancy', 'de'],
    ['je suis enceinte et je veux maigrir', 'pregnancy', 'fr'],
    ['estoy embarazada y quiero adelgazar', 'pregnancy', 'es'],
    ["Can I eat brie if I'm pregnant?", 'food_in_pregnancy', 'en'],
    ['is tuna ok when pregnant', 'food_in_pregnancy', 'en'],
    ['I am breastfeeding, which foods should I avoid?', 'food_in_pregnancy', 'en'],
    ['Darf ich in der Schwangerschaft Camembert essen?', 'food_in_pregnancy', 'de'],
    ['Je suis enceinte, puis-je manger du saumon fumé ?', 'food_in_pregnancy', 'fr'],
    ['estoy embarazada, ¿puedo comer sushi?', 'food_in_pregnancy', 'es'],
    ['can my baby have strawberries?', 'food_for_baby', 'en'],
    ['is honey ok for babies', 'food_for_baby', 'en'],
    ['Can a 7 month old eat prawns', 'food_for_baby', 'en'],
    ['could I give my nine-month-old peanut butter', 'food_for_baby', 'en'],
    ['is cows milk safe for the baby yet', 'food_for_baby', 'en'],
    ['Darf mein Baby Honig essen?', 'food_for_baby', 'de'],
    ['puis-je donner du miel à mon bébé ?', 'food_for_baby', 'fr'],
    ['¿puede mi bebé comer miel?', 'food_for_baby', 'es'],
    ['can I take grapefruit with my statins?', 'medicine', 'en'],
    ['is it ok to have kale on warfarin', 'medicine', 'en'],
    ['how much vitamin D should I take?', 'medicine', 'en'],
    ['Darf ich Grapefruit zu meinen Medikamenten essen?', 'medicine', 'de'],
    ['puis-je manger du pamplemousse avec mes médicaments ?', 'medicine', 'fr'],
    ['¿puedo comer pomelo con mis medicinas?', 'medicine', 'es'],
    ["I'm thirsty all the time, do I have diabetes?", 'diagnosis', 'en'],
    ['Habe ich Diabetes?', 'diagnosis', 'de'],
    ["est-ce que j'ai le diabète ?", 'diagnosis', 'fr'],
    ['¿tengo diabetes?', 'diagnosis', 'es'],
    ['my 9 year old daughter needs to lose weight', 'child', 'en'],
    ["I'm 14 and want to lose weight", 'child', 'en'],
    ['Mein Sohn ist zu dick, setz ihm ein Kalorienlimit', 'child', 'de'],
    ['ma fille de 9 ans doit perdre du poids', 'child', 'fr'],
    ['mi hija de 9 años tiene que adelgazar', 'child', 'es'],
    ['I have chest pain since lunch', 'emergency', 'en'],
    ['ich bekomme keine Luft', 'emergency', 'de'],
  ])('%s: %s', (message, concern, language) => {
    expect(readHealthConcern(message)).toMatchObject({ concern, language })
  })

  test.each([
    ['help me lose 10 kg in 2 weeks', 5],
    ['I want to lose 20 pounds in a month', 2.1],
    ['ich möchte 6 kg in zwei Wochen abnehmen', 3],
    ['je veux perdre 8 kilos en un mois', 1.9],
    ['quiero perder 3 kg a la semana', 3],
  ])('%s: %d kg a week', (message, lossKgAWeek) => {
    expect(readHealthConcern(message)).toMatchObject({ concern: 'fast_loss', lossKgAWeek })
  })

  test('is told that nothing else of it was done, where it asks for more', () => {
    const told = readHealthConcern('I bought 6 eggs. Can I take grapefruit with my statins?')
    expect(told?.hasMore).toBe(true)
    expect(told && answerConcern(told)).toContain('by itself')
    expect(readHealthConcern('I am pregnant. Set me a weight loss goal.')?.hasMore).toBe(false)
  })
})

test.each([
  'I burned 500 calories today',
  'a 500 calorie dinner recipe please',
  'how do I get to a 500 calorie deficit a day',
  'set my calorie goal to 1,500 kcal a day',
  'I want to eat 1500 calories a day',
  'remind me to take my pills at 8',
  'add aspirin to the shopping list, can I?',
  'I want to lose 4 kg in 2 months',
  'I am pregnant, what can I cook tonight?',
  "I'm pregnant, what is for dinner?",
  'my sister is pregnant, add milk to the list',
  'I am 35 years old, 80 kg, want to lose weight, recommend goals',
  'purge the expired items from my pantry',
  'how do I purge the clams of sand?',
  'what should my 5 year old have for lunch?',
  'my daughter has a birthday, plan a dinner',
  'am I allergic to nuts?',
  'what can I give my baby for lunch?',
  'can I have baby spinach in that?',
  'is the salad with baby potatoes ok for Tom?',
  'add baby food to the list, can you?',
  'how much does my baby eat for her weaning meals?',
  'how long do eggs keep?',
  'plan a fast dinner, I cannot eat nuts',
  'Ich habe 500 kcal verbrannt',
  'stilles Wasser auf die Liste, ich bin auf Diät',
  'ajoute du fer à repasser à la liste',
  'quiero una cena de 500 calorías',
])('"%s" is left to the agents', (message) => {
  expect(readHealthConcern(message)).toBeUndefined()
})

test('a pasted text is read by nobody as a concern', () => {
  expect(
    readHealthConcern(`${'Peel the potatoes and boil them. '.repeat(20)} Can I take aspirin?`),
  ).toBeUndefined()
})

test.each(languages)('every concern has its own answer in %s', (language) => {
  const said = healthConcerns.map((concern) => sayConcern(concern, language, 3))
  expect(new Set(said).size).toBe(healthConcerns.length)
  expect(said.every((text) => text.length > 40)).toBe(true)
})
