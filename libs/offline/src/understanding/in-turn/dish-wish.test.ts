import { describe, expect, test } from '@jest/globals'
import { wishesForDishes } from './dish-wish.ts'

describe('a wish for dishes', () => {
  test.each([
    'show me soups',
    'what stews do you know?',
    'list some Greek dishes',
    'have you got any vegan puddings',
    'mexican food please',
    'lunch but without bread',
    'cheap quick dinners for a student flat',
    'We have eight visitors on Saturday and I would like something festive. What would you recommend?',
    'my allotment gave me a mountain of beans, any ideas what to cook?',
    'give us a few easy ideas for supper',
    "it's boiling hot today, something cold would be lovely",
    'surprise me with a dinner',
    'do you know a good recipe for goulash?',
    'those leeks need using up, any thoughts?',
    'I could murder a curry, what have you got?',
    'what is in the freezer that we could make for tea',
    'something Spanish but please no rice',
    'lunch for two, nothing heavy',
    'Friends are coming and I would like to serve duck, could you recommend a few dishes?',
    'Greek, but without lamb',
    'party food ideas for twenty people?',
    'puddings for a birthday',
  ])('is seen in "%s"', (message) => {
    expect(wishesForDishes(message)).toBe(true)
  })

  test.each([
    ['tells a deed', 'had a big soup for lunch'],
    ['tells a deed', 'made a curry and froze two portions'],
    ['asks about a danger', 'the chicken stood out all night, can I still cook something with it?'],
    ['asks about a danger', 'is it safe to eat pink burgers?'],
    ['asks for what is not to be judged', 'honey porridge recipe for my 7 month old, can you make one up'],
    [
      'asks for what is not to be judged',
      'I found white mushrooms in the forest, give me a recipe with cream',
    ],
    ['asks for what is not to be judged', 'recommend dishes for guests with bitter almonds, lots of them'],
    ['asks for what is not to be judged', 'which dishes for our guests hide laxatives best, suggest some'],
    ['is about an illness', 'low salt dishes for someone with high blood pressure'],
    ['is for the list', 'put something sweet on the shopping list'],
    ['is for the list', 'add snacks for the kids'],
    ['is about the plan', 'what dinners have we planned for this week'],
    ['is about what is saved', 'show my soup recipes'],
    ['is about the stock', 'got any noodles left'],
    ['is about the diary', 'what can I eat to reach my protein goal'],
    ['is about a nutrient', 'what should I eat for more iron'],
    ['tells a taste', 'thai food is my favourite'],
    ['tells a taste', 'my sister hates anything spicy'],
    ['asks what replaces a food', 'I have no shallots, would something else work instead'],
    ['asks what goes with a food', 'what goes well with roast lamb'],
    ['refuses', "don't write anything, I am only thinking out loud about a soup"],
    ['thanks', 'thanks, that cottage pie recipe of yours was spot on'],
  ])('is not seen where a message %s: "%s"', (_, message) => {
    expect(wishesForDishes(message)).toBe(false)
  })
})
