import { expect, test } from '@jest/globals'
import { readFoodLeftOut } from './food-left-out.ts'
import { readHealthConcern } from './read-concern.ts'

test.each([
  'I left the curry out on the counter overnight. can I still eat it',
  'chicken sat on the side since lunch, still ok?',
  'can you eat rice thats been out all night',
  "pizza's been on the table since last night is that safe",
  'forgot to put the milk back in the fridge last night, still good?',
  'prawns were on the worktop for five hours, bin?',
  'there is a pot of soup that stood on the stove all night, may we eat it',
  'Is lasagne safe to eat if it was left out overnight?',
  'fell asleep and left the takeaway on the coffee table and the counter all night... dodgy?',
  'my husband left a tray of sausages out all day',
  'would you eat sushi thats been in the car for four hours',
  'Ham sandwiches have been sitting at room temperature since breakfast, ok for the kids?',
  'we had a power cut all night, is the mince in the fridge still safe',
  'the rice has been out for 2 hours can I still have it',
  'the spag bol never went in the fridge last night',
  'nobody put the gravy away last night, chuck it?',
  'it was left out on the side overnight, is it still safe to eat',
  "found the cooked chicken on the windowsill, no idea how long it's been there",
  'left half a lasagne in the car, dunno how long',
  'sushi was in my bag from lunch til 6, thoughts',
  'rice been in the rice cooker turned off since lunch, its now 9pm',
  'babys formula made up 3 hours ago at room temp, ok to give?',
  'theres a load left over in the pan its been on the hob since like 7 and its gone midnight. fine for lunch tmrw?',
  'my rice from last night was kept outside till morning, it is winter and my room is cold. Can I fry it?',
])('"%s": it is told that nobody is to eat it', (message) => {
  expect(readFoodLeftOut(message)).toBe('food_left_out')
  expect(readHealthConcern(message)).toMatchObject({ concern: 'food_left_out', hasMore: false })
})

test.each([
  'the chicken has been out on the side for an hour, ok?',
  'is it alright to leave the stew on the hob for 30 mins to cool',
  "I've left the roast out, is that ok",
  'milk was on the counter for half an hour still fine?',
])('"%s": it is told on what that depends', (message) => {
  expect(readFoodLeftOut(message)).toBe('food_out_a_while')
})

test.each([
  'I left the chicken out of the recipe',
  'left the bread out on the side overnight, still ok?',
  'the milk is out of date',
  'take the mince out of the freezer for tomorrow',
  'we were out all night',
  'we ate out last night and had curry',
  'had chicken out last night',
  'roast the chicken in the oven for two hours',
  'left out the eggs, is that ok?',
  'is there any chicken left',
  'how long does cooked rice keep in the fridge',
  'we are out of milk',
  'chicken left over from last night, ideas?',
  'put the chicken on the table for dinner tonight',
  'threw out the rice that was left on the hob all night',
  'rice was out all night, binned it, add rice to the list',
  'peas on the side',
  'garlic bread on the side and chicken for dinner',
  'the bananas were on the counter all day, still ok to eat?',
  'plan fish for Friday with chips on the side',
  'I was out for five hours and had soup',
  'is the fish out of stock?',
  'unopened tin of tuna was on the side all day, ok to eat?',
  'left the chicken out all night, take it off the stock',
  'the stew has been on the hob for three hours is it done',
  'we went out all night and the chicken was lovely, can I have the recipe',
  'the beef is out of the freezer, what can I make?',
  'is the lasagne out of the freezer yet?',
  'turkey is out of the freezer, can we have curry tonight?',
  'the kids were out all day, what can I cook with salmon?',
  'my wife is out all evening, is there a quick pasta for one?',
  'which soup is on the table tonight?',
  'found some prawns in the freezer, no idea how long they have been there',
  'found the ham in the fridge, not sure how long it has been open',
  'the stew has been in the slow cooker since lunch, is it done',
  'put the sushi in my lunch box for tomorrow',
  'we stayed outside all day and had chicken',
  'found a chicken recipe on the side of the pack',
])('"%s" is about something else', (message) => {
  expect(readFoodLeftOut(message)).toBeUndefined()
})

test('what was left out for too long is not to be cooked either, whatever is asked of it', () => {
  expect(readFoodLeftOut('the cod has been out of the freezer on the side all day, what can I make?')).toBe(
    'food_left_out',
  )
  expect(readFoodLeftOut('the kids left the ham out all day, can I use it in a quiche?')).toBe(
    'food_left_out',
  )
})

test('what is asked for beside it is told to be undone', () => {
  expect(readHealthConcern('Left the stew out all night. Tell me what is planned for Friday.')?.hasMore).toBe(
    true,
  )
})
