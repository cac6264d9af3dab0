import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const WRITER = 'the writer'

/** What a message has kept of whom, in its order. */
function keptFrom(message: string, brief: TurnBrief | null = null): string[] {
  return parseKitchenMessage(message, brief).flatMap((intent) => {
    if (intent.tool === 'remember_preference')
      return [`${WRITER}: ${intent.arguments.kind} ${intent.arguments.value}`]
    if (intent.tool !== 'remember_person') return []
    const { person, rules } = intent.arguments
    return rules.map(({ kind, value }) => `${person}: ${kind} ${value}`)
  })
}

test.each([
  ["Priya is vegan and Tom's coeliac", 'Priya: diet vegan', 'Tom: allergy gluten'],
  [
    "Ella won't eat mushrooms, Jack is allergic to nuts and I'm veggie",
    'Ella: dislike mushrooms',
    'Jack: allergy nuts',
    `${WRITER}: diet veggie`,
  ],
  [
    "I'm vegetarian, my husband is allergic to shellfish",
    `${WRITER}: diet vegetarian`,
    'husband: allergy shellfish',
  ],
  ['My friend Priya is vegan and her husband Tom is coeliac', 'Priya: diet vegan', 'Tom: allergy gluten'],
  ['Sam and Beth are both vegan', 'Sam: diet vegan', 'Beth: diet vegan'],
  ["my mum and dad don't eat pork", 'mum: diet no pork', 'dad: diet no pork'],
  ['Ana, Bea and Carl are allergic to nuts', 'Ana: allergy nuts', 'Bea: allergy nuts', 'Carl: allergy nuts'],
  ["We've got Sam (vegan) and Beth (no dairy) over on Friday", 'Sam: diet vegan', 'Beth: diet no dairy'],
  ['Cooking for Mia (nut allergy) and Leo (hates fish) tonight', 'Mia: allergy nut', 'Leo: dislike fish'],
  [
    'Anna vegan, Ben no nuts, Clara coeliac',
    'Anna: diet vegan',
    'Ben: diet no nuts',
    'Clara: allergy gluten',
  ],
  [
    "For Thursday's picnic: Yusuf doesn't eat pork, Bea is vegan, Lorna's off dairy while she's nursing and Jim can't abide coriander.",
    'Yusuf: diet no pork',
    'Bea: diet vegan',
    'Lorna: diet no dairy',
    'Jim: dislike coriander',
  ],
  [
    'Just so you know, Kit is coeliac. Also Rafi hates beetroot.',
    'Kit: allergy gluten',
    'Rafi: dislike beetroot',
  ],
  [
    "Tom and Anna are coming on Saturday. Tom's vegan, Anna is not eating pork.",
    'Tom: diet vegan',
    'Anna: diet no pork',
  ],
  [
    "We've got Priya and Hannah coming on Friday. Priya's vegan and Hannah can't do shellfish, prawns send her to hospital",
    'Priya: diet vegan',
    'Hannah: allergy shellfish',
  ],
  ['Mrs Hughes is diabetic and does not like fish', 'Mrs Hughes: diet diabetic', 'Mrs Hughes: dislike fish'],
  [
    'guests on friday: Priya (vegetarian, no eggs), Jonas (shellfish allergy) and Beth who eats anything',
    'Priya: diet vegetarian',
    'Priya: diet no eggs',
    'Jonas: allergy shellfish',
  ],
  [
    'Please remember that Ingrid is intolerant to fructose and that Per does not eat lamb.',
    'Ingrid: allergy fructose',
    'Per: dislike lamb',
  ],
  [
    'anna is vegan and my dad is allergic to nuts, im vegetarian',
    'Anna: diet vegan',
    'dad: allergy nuts',
    `${WRITER}: diet vegetarian`,
  ],
  ['grandma cant have grapefruit & she hates eggs', 'grandma: allergy grapefruit', 'grandma: dislike eggs'],
  [
    'My flatmate Olu is allergic to peanuts and sesame, really badly, so please never suggest satay',
    'Olu: allergy peanuts',
    'Olu: allergy sesame',
  ],
  [
    'Mira comes out in hives from mustard and her dad keeps kosher',
    'Mira: allergy mustard',
    "Mira's dad: diet kosher",
  ],
  ['Lou has got coeliac disease, poor thing', 'Lou: allergy gluten'],
  ['tom is allergic to shellfish', 'Tom: allergy shellfish'],
  ['priya is coeliac, dev hates olives', 'Priya: allergy gluten', 'Dev: dislike olives'],
  ["Lina's lactose intolerant, Marc too", 'Lina: allergy lactose', 'Marc: allergy lactose'],
  ['Joe hates olives and so does Kim', 'Joe: dislike olives', 'Kim: dislike olives'],
  [
    'Mia is vegan. Her boyfriend is vegan too. Both here on Sunday',
    'Mia: diet vegan',
    "Mia's boyfriend: diet vegan",
  ],
  [
    "my daughter is coeliac, my son isn't but he hates peppers, and I can't do spicy",
    'daughter: allergy gluten',
    'son: dislike peppers',
    `${WRITER}: dislike spicy food`,
  ],
  ['Zara is muslim and not eat pork, also no gelatin', 'Zara: diet no pork', 'Zara: diet no gelatin'],
  ['Zara not eat pork, also no gelatin', 'Zara: diet no pork', 'Zara: diet no gelatin'],
])('"%s" is kept of each of whom it is told', (message, ...kept) => {
  expect(keptFrom(message).toSorted()).toEqual(kept.toSorted())
})

test('a name that was told before is known in small letters, too', () => {
  const person = { ref: 'ref_p', type: 'person', label: 'Priya', tier: 'active' } as const
  const message = "priya's vegan now and tom is allergic to shellfish, they're both coming saturday"
  const brief = { ...briefOf(message), entities: [person as unknown as TurnBrief['entities'][number]] }
  expect(keptFrom(message, brief)).toEqual(['Priya: diet vegan', 'Tom: allergy shellfish'])
})

test.each([
  'Sam and Beth are coming on Friday',
  'is Tom vegan and Anna coeliac?',
  'Tofu and tempeh are vegan',
  'dinner is vegan and the pudding has no dairy',
  'the curry is vegan and coeliac friendly',
  'Tom has no milk left and Anna no bread',
  'put pesto (vegan) and oat milk (no sugar) on the list',
  'Pesto (vegan) and oat milk (no sugar) please',
  'Sam ate the yogurt and Beth finished the milk',
  'Tom, Anna is bringing the salad',
  'Zara is muslim',
  "work can't have nuts",
  "toddlers can't have honey",
  "lunchboxes can't have peanuts",
  'sundays hate me',
  'pasta is vegan and soup is vegetarian',
  'lasagne is vegan and mince is off the list',
  "we've got milk and eggs coming on Friday",
  "we've got Tom and Anna coming on Friday",
  'having pasta for dinner, Tom hates it',
  'Tom is coming and so is Anna',
  'Tom likes it and so do I',
  "the kids aren't hungry and Tom is out",
  'everyone is vegan here and nobody hates olives',
  'one is allergic to nuts and the other is vegan',
  'Monday is vegan and Tuesday is fish',
  'school is nut free and the nursery is vegan',
  'what can Sam (vegan) and Beth (no dairy) eat?',
  'plan something for Sam and Beth, quick and vegan',
  'if Tom is vegan and Anna is coeliac, what then',
  'the dog is allergic to chicken and the cat hates tuna',
])('"%s" keeps nothing of anybody', (message) => {
  expect(keptFrom(message).filter((kept) => !kept.startsWith(WRITER))).toEqual([])
})

test.each([
  ['Jack is allergic to nuts, add almonds to the list', 'Jack: allergy nuts'],
  ['Jack is allergic to nuts, can we have satay?', 'Jack: allergy nuts'],
])('what is asked for beside it is no more of it: "%s"', (message, kept) => {
  expect(keptFrom(message)).toEqual([kept])
  expect(parseKitchenMessage(message).length).toBeGreaterThan(1)
})
