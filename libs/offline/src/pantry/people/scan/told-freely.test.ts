import { expect, test } from '@jest/globals'
import { toldFreely } from './told-freely.ts'

const WRITER = 'the writer'

/** What a message tells of whom, and whether it has to be asked about. */
function toldIn(message: string): string[] {
  const told = toldFreely(message, null)
  if (told === undefined) return []
  const rules = told.intents.flatMap((intent) => {
    if (intent.tool === 'remember_preference')
      return [`${WRITER}: ${intent.arguments.kind} ${intent.arguments.value}`]
    if (intent.tool !== 'remember_person') return []
    return intent.arguments.rules.map(({ kind, value }) => `${intent.arguments.person}: ${kind} ${value}`)
  })
  return told.isSure ? rules : ['asked', ...rules]
}

test.each([
  ['ravi - no eggs. lena - no nuts', 'Ravi: diet no eggs', 'Lena: diet no nuts'],
  ['owen: soya allergy', 'Owen: allergy soya'],
  ['neither Ruth nor I eat lamb', 'Ruth: dislike lamb', `${WRITER}: dislike lamb`],
  ['hassan and layla only eat halal', 'Hassan: diet halal', 'Layla: diet halal'],
  ['Mira (kosher), Todd (no shellfish!!)', 'Mira: diet kosher', 'Todd: diet no shellfish'],
  ['i dont like olives. neither does greg', `${WRITER}: dislike olives`, 'Greg: dislike olives'],
  ['aunt sylvia is jain so no garlic', 'Sylvia: diet no garlic'],
  ["my colleague martin's popping in, hes got coeliac disease", 'Martin: allergy gluten'],
  ['nut allergy for my nephew Kofi, please note', 'Kofi: allergy nut'],
  ["Rita's boyfriend eats kosher", "Rita's boyfriend: diet kosher"],
  [
    'My sister in law, Ingrid, she is allergic to nuts and eats no pork',
    'Ingrid: allergy nuts',
    'Ingrid: diet no pork',
  ],
  [
    'So my flatmate Dan is vegetarian, and so is his girlfriend',
    'Dan: diet vegetarian',
    'his girlfriend: diet vegetarian',
  ],
  [
    'my stepmum and her sister are both dairy free',
    'stepmum: diet dairy free',
    'her sister: diet dairy free',
  ],
  ["Nina and Paul are coming over. Nina doesn't eat pork", 'Nina: diet no pork'],
  [
    'Prawn allergy (Hugo), walnut allergy (Ines), and I hate celery',
    'Hugo: allergy prawn',
    'Ines: allergy walnut',
    `${WRITER}: dislike celery`,
  ],
  ['no nuts for isla please, and my mum is coeliac', 'Isla: diet no nuts', 'mum: allergy gluten'],
  ['my housemates: rita = vegan, mo = halal', 'Rita: diet vegan', 'Mo: diet halal'],
  ["Halal only for Nadia's new fella", "Nadia's fella: diet halal"],
  [
    'Dad: low salt\nGran: soft food only, no nuts',
    'dad: diet low salt',
    'gran: diet soft food',
    'gran: diet no nuts',
  ],
  ["gran (dad's mum) no grapefruit with her tablets", 'gran: diet no grapefruit'],
  ["Leo can't have milk, same for his brother Max", 'Leo: allergy milk', 'Max: allergy milk'],
  [
    'my gf has been told to give up red meat or beer',
    'girlfriend: diet no red meat',
    'girlfriend: diet no beer',
  ],
  [
    "My daughter Lina can not eat nuts, we are on holiday, and my husband Karim doesn't eat pork",
    'Lina: allergy nuts',
    'Karim: diet no pork',
  ],
  ['the stepson, Malik, is halal', 'Malik: diet halal'],
  ["Vera can't do shellfish - last time we ended up in hospital", 'Vera: allergy shellfish'],
  ["Oskar's hazelnut allergy means he carries tablets", 'Oskar: allergy hazelnut'],
  ["my son Jack has just been told he's lactose intolerant", 'Jack: allergy lactose'],
])('of "%s" each rule is given to those whom it is told of', (message, ...told) => {
  expect(toldIn(message)).toEqual(told)
})

test.each([
  ["Nora's coming, not Paul, and she's vegan", 'Nora: diet vegan'],
  ["taavi can't have pistachios either", 'Taavi: allergy pistachios'],
])(
  'what "%s" tells beside what is denied, or of an unusual name in small letters, is asked about',
  (message, ...told) => {
    expect(toldIn(message)).toEqual(['asked', ...told])
  },
)

test.each([
  "she's coeliac and he doesn't eat pork",
  "Tom and Beth are coming. He's vegan and she can't have dairy.",
  "got my brother's lot coming, the little one's allergic to sesame",
])('where it is not clear who is meant, "%s" tells nothing', (message) => {
  expect(toldIn(message)).toEqual([])
})

test.each([
  'if Nina were vegan I would make a dal',
  'is merguez halal',
  'no meatballs tonight, too hot',
  'something vegan, Thai, no peanuts',
  "there's no milk left, Greg drank it",
  "i've no fresh fish for Rita",
  "Omar's cashew allergy is gone, the doctor tested",
  'Nina is not vegan any more',
  'Paul hates olives so add capers to the list',
  'Rita bought vegan sausages',
  "toddlers can't have honey",
  'one of the twins is allergic to kiwi',
  'in moqueca no palm oil, olive oil instead of it',
  'lets do a meat free monday next week, Alice is cooking',
  'low salt dishes for my dad',
  'two weeks dinner for my mum, no prawns, soft ones',
  'monday until thursday plan lunch only, four persons, diabetic food for Baba',
  'everyone but Tess is vegan',
  "I don't think Owen is vegan",
  'Ravi might be coeliac',
  "Tess's dog is allergic to chicken",
  "Lactose intolerant, that's Dave, not me",
  'yes but vegan',
  'Tess loves pasta, what shall I make?',
  'note to clean the toaster before Jo (coeliac) comes',
])('"%s" tells no rule of anybody', (message) => {
  expect(toldIn(message)).toEqual([])
})
