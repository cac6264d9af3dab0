import { describe, expect, test } from '@jest/globals'
import { answerFoodSafety } from './answer-food-safety.ts'
import { safetyTopics } from './safety-topics.ts'

const topicOf = (message: string): string | undefined => {
  const said = answerFoodSafety(message)
  return safetyTopics.find(({ says }) => says === said)?.name
}

describe('a question of food safety', () => {
  test.each([
    ['what is the difference between use by and best before', 'what the dates mean'],
    ['whats the diff btwn best before n use by dates', 'what the dates mean'],
    ['is use-by the same as best before?', 'what the dates mean'],
    ['what does use by actually mean', 'what one date means'],
    ['the mince is use by today, can I still freeze it?', 'freezing before the use-by date'],
    ['the ham went past its use by yesterday, can I still eat it?', 'past the use-by date'],
    ['milk use by was monday, still ok?', 'past the use-by date'],
    ['Is chicken safe two days after the use-by?', 'past the use-by date'],
    ['is it ok to eat eggs after their best before', 'past the best-before date'],
    ['yoghurt is 3 days past best before, ok to eat?', 'past the best-before date'],
    ['tin of tomatoes best before 2023, safe?', 'past the best-before date'],
    ['found a tin of peaches dated two years ago, is it still safe?', 'past some date'],
    ['The stock cubes expired in March. Can I use them?', 'past some date'],
    [
      'freezer door was open overnight!! everythings soft but still cold',
      'a freezer or fridge without power',
    ],
    ['power was off for 6 hours, is the stuff in the freezer ok', 'a freezer or fridge without power'],
    ['our freezer packed in last night', 'a freezer or fridge without power'],
    ['can i refreeze mince that has thawed', 'freezing again'],
    ['refreeze the bread ok to do?', 'freezing again'],
    ['can i put hot soup straight in the fridge', 'hot food in the fridge'],
    ['why cant you put hot rice straight in the fridge', 'hot food in the fridge'],
    ['hi can u tell me why u cant put hot rice straight in the fridge', 'hot food in the fridge'],
    ['is it safe to reheat rice', 'rice that is heated again'],
    ['so could i eat the rice if i microwave it really hot, is it risky', 'rice that is heated again'],
    ['can you reheat a curry twice', 'heating again'],
    ["there's mould on the jam, can i scrape it off", 'mould'],
    ['bread is mouldy on one side, still ok?', 'mould'],
    ['are the green bits on potatoes ok to eat', 'green or sprouting potatoes'],
    ['thighs were use by yesterday but smell alright, can i still cook them', 'past the use-by date'],
    ['i left the fridge open all night', 'a freezer or fridge without power'],
    ['the bread is mouldy, should I bin it?', 'mould'],
    ['can i eat green potatoes', 'green or sprouting potatoes'],
    ['my potatoes have started to sprout, is it ok to eat them', 'green or sprouting potatoes'],
    ['do i need to boil dried kidney beans', 'dried kidney beans'],
    ['the chicken is still a bit pink, is that safe', 'meat that is pink'],
    ['how hot should chicken be inside', 'how hot meat has to be inside'],
    ['what temp should my fridge be', 'how cold a fridge has to be'],
    ['the fridge is at 9 degrees, is that ok', 'how cold a fridge has to be'],
    ['how do i know if eggs are still good', 'whether eggs are good'],
    ['my egg floats, what does that mean', 'whether eggs are good'],
    ['is a dented tin safe', 'a damaged tin'],
    ['should i wash raw chicken', 'washing raw meat'],
    ['can i defrost chicken on the side', 'thawing'],
    ['the turkey smells a bit off, is it ok to eat?', 'food that smells off'],
    ['the turkey smells a bit eggy when I opened it but it says today on it', 'food that smells off'],
    ['the milk tastes a bit funny, is it still ok?', 'food that seems off'],
    ['bit of green on the corner of my cheddar can i just cut it off', 'mould'],
  ])('"%s" is answered by: %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic)
  })
})

test.each([
  'set the use by of the ham to yesterday',
  'ham, use by tomorrow, in the fridge',
  'what is past its use by?',
  "what's out of date?",
  'is anything out of date?',
  'which of my eggs are past their best before?',
  'the milk went off, add milk to the list',
  'threw the mouldy bread out',
  "the bread's mouldy, bin it and put bread on the list",
  'I bought a dented tin of tomatoes',
  'is there hot sauce in the fridge?',
  'can you put the hot sauce in the fridge',
  'what can I make with leftover rice',
  'fried rice recipe please',
  'how long does cooked rice keep in the fridge?',
  'how long do eggs keep?',
  'do we have eggs?',
  'green beans and potatoes for dinner, is that ok for Tom?',
  'how long do I roast potatoes',
  'kidney beans, 2 tins',
  'plan chilli with kidney beans for Friday',
  'pink grapefruit for breakfast, how many calories?',
  'I had a rare steak',
  'salmon for dinner?',
  'how long do I cook chicken for',
  'what is in the freezer?',
  'what is in the fridge?',
  'took the mince out of the freezer to defrost',
  'remind me to defrost the chicken on Friday',
  'move the stew from the freezer to the fridge',
  'the power bars are 200 kcal each',
  'what can I cook without power?',
  'can I have a can of beans?',
  'is blue cheese vegetarian?',
  'bread for mould tins',
  'wash the salad',
  'how much protein is in 100 g chicken?',
  'what should I eat before it goes out of date?',
  'what expires this week?',
  'can I eat this on keto?',
  'is hummus ok for Anna?',
  'are eggs good for you?',
  'are the eggs still in date?',
  'I reheated the curry and had it for lunch',
  'can I still eat 500 kcal today?',
  'should I use the chicken or the beef first?',
  'the curry tastes good, save it',
  'best before 12 May on the cheddar',
  'power went out so no pizza tonight obvs, do it tomorrow',
  'power was out 9 hours. fridge stuff: toss milk, hot dogs, mayo. corn and berries are fine',
  'carrots have gone slimy, parsnips are ok so just bin the carrots',
  "that spinach only half the bag is any good, I've binned the slimy half",
  'chuck out the two bagels that went mouldy but the others are fine so leave them',
  'the pepper jack is the one thats moldy, the colby is fine',
  "half n half's expired but it's fine, leave it",
  "gravy's dated the 28th but i made it boxing day, it's good till 30th",
  'Could you chuck everything in the fridge thats past its date please',
  'how would i microwave rice',
  "that chicken smells funny, it's going out",
  'used 4 rashers of bacon for a fry up, the sausages were a bit slimy so they went in the bin',
  'bit of the chicken was pink in the middle, kids ate it already. do i need to worry',
  'I ate the rice that was reheated twice and feel sick, is that ok?',
  'the curry smells amazing',
  'the turkey smells good, is it done?',
  'the fishy smell in the fridge is gone',
  'the lamb smells off, put lamb on the shopping list',
])('"%s" is no question of food safety that a fixed answer is for', (message) => {
  expect(topicOf(message)).toBeUndefined()
})

test('each topic has an answer of its own, and all but two say where it is from', () => {
  expect(new Set(safetyTopics.map(({ says }) => says)).size).toBe(safetyTopics.length)
  expect(
    safetyTopics
      .filter(({ says }) => !/USDA|Food Standards Agency|Food and Drug/.test(says))
      .map(({ name }) => name),
  ).toEqual(['green or sprouting potatoes', 'food that seems off'])
})
