import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeAnswer, FakeOpenAi } from '@alfred/llm/testing'
import { borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import { plainReading, said } from './kitchen-brain.ts'

type Call = [tool: string, args: Record<string, unknown>]
type Read = { language: string; calls?: Call[]; agent?: string; told?: [kind: string, value: string] }

const put = (quantity: number, unit: string, food: string): Call => [
  'add_item',
  { food, quantity, unit, location: null, expires: null, opened: null },
]
const use = (food: string, quantity: number): Call => [
  'use_item',
  { food, quantity, unit: null, location: null, item: null },
]
const look: Call = ['list_items', { food: null, location: 'fridge' }]
const eat = (food: string, quantity: number): Call => [
  'propose_food_log',
  {
    items: [{ food, quantity, unit: null, nutrients: null, source: null, meal: null }],
    meal: 'breakfast',
    day: null,
  },
]

const frenchLook = "Qu'est-ce qu'il y a au frigo\u00a0?"

/** What the model reads of each message. */
const readings: Readonly<Record<string, Read>> = {
  'Ich habe 12 Eier, 1,5 Liter Milch und 200 g Kumys gekauft': {
    language: 'de',
    calls: [put(12, 'piece', 'eggs'), put(1.5, 'l', 'milk'), put(200, 'g', 'kumiss')],
  },
  'Ich habe 3 Eier verbraucht': { language: 'de', calls: [use('eggs', 3)] },
  'Was ist im Kühlschrank?': { language: 'de', calls: [look] },
  'Ich bin gegen Erdnüsse allergisch': { language: 'de', told: ['allergy', 'peanuts'] },
  'Ich habe 1 Glas Erdnussbutter gekauft': {
    language: 'de',
    calls: [put(1, 'jar', 'peanut butter')],
  },
  'Ich habe zum Frühstück 2 Eier gegessen': { language: 'de', agent: 'coach', calls: [eat('eggs', 2)] },
  "J'ai acheté 6 œufs et 2 litres de lait": {
    language: 'fr',
    calls: [put(6, 'piece', 'eggs'), put(2, 'l', 'milk')],
  },
  [frenchLook]: { language: 'fr', calls: [look] },
  'He comprado 6 huevos y 2 litros de leche': {
    language: 'es',
    calls: [put(6, 'piece', 'eggs'), put(2, 'l', 'milk')],
  },
  '¿Qué hay en la nevera?': { language: 'es', calls: [look] },
  'Ho comprato 6 uova': { language: 'it', calls: [put(6, 'piece', 'eggs')] },
}

function read(input: string): FakeAnswer {
  const message = said(input)
  const reading = readings[message]
  if (reading === undefined) return { http: { status: 404, message: `no answer for ${message}` } }
  const { language, calls = [], agent = 'pantry', told } = reading
  return {
    json: {
      ...plainReading,
      language,
      told_of_person: told === undefined ? [] : [{ kind: told[0], value: told[1], said: message }],
      work: plainReading.work.flatMap((work) =>
        calls.length === 0
          ? []
          : [
              {
                ...work,
                agent,
                calls: calls.map(([tool, args]) => ({ tool, arguments_json: JSON.stringify(args) })),
              },
            ],
      ),
    },
  }
}

let fake: FakeOpenAi
let alfred: BorrowedAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi(
    ({ prompt, input }) => {
      if (prompt === 'orchestrator/understand') return read(input)
      if (prompt === 'orchestrator/reply') return { text: 'Ho aggiunto 6 uova al frigorifero.' }
      return { http: { status: 404, message: `no answer for ${prompt}` } }
    },
    { port: alfred.modelPort },
  )
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
})

/** Says the messages in one conversation; each with the number of model calls it may take, and what is to be told. */
async function converse(
  name: string,
  turns: readonly (readonly [says: string, calls: number, told: string | RegExp])[],
) {
  const person = await meet(alfred, name)
  let conversationId: string | undefined
  for (const [says, calls, told] of turns) {
    const { response, usage, events } = await person.say(says, { ...(conversationId && { conversationId }) })
    for (const { type, data } of events) if (type === 'job_started') conversationId = data.conversation_id
    const one = response.replaceAll('\n', ' ')
    expect([says, one, usage.model_calls]).toEqual([
      says,
      typeof told === 'string' ? told : expect.stringMatching(told),
      calls,
    ])
  }
}

test('a conversation in German is told by code, of what the kitchen and the diary hold', async () => {
  await converse('in German', [
    [
      'Ich habe 12 Eier, 1,5 Liter Milch und 200 g Kumys gekauft',
      1,
      /^Hinzugefügt: 12 Eier in den Kühlschrank \(haltbar bis .+, geschätzt\); 1,5 l Milch in den Kühlschrank \(.+, geschätzt\); 200 g kumiss in die Vorratskammer\b/,
    ],
    ['Ich habe 3 Eier verbraucht', 1, /^Verbraucht: 3 Eier; noch 9 im Kühlschrank/],
    ['Was ist im Kühlschrank?', 1, /^Im Kühlschrank: (?=.*\b9 Eier\b)(?=.*\b1,5 l Milch\b)/],
    [
      'Ich bin gegen Erdnüsse allergisch',
      1,
      'Ich merke mir, dass du gegen Erdnüsse allergisch bist. Ab jetzt achte ich darauf bei allem, was ich vorschlage und speichere; ein Lebensmittel, das ich nicht kenne, kann ich aber nicht prüfen.',
    ],
    [
      'Ich habe 1 Glas Erdnussbutter gekauft',
      1,
      /^Hinzugefügt: 1 Glas Erdnussbutter in die Vorratskammer.* Achtung, Allergie gegen Erdnüsse: Erdnussbutter\.$/,
    ],
    [
      'Ich habe zum Frühstück 2 Eier gegessen',
      1,
      '2 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    ],
    ['ja', 0, 'Eingetragen: 2 Eier zum Frühstück – 143 kcal (USDA SR28).'],
    [
      'Mach das bitte rückgängig!',
      0,
      /^Rückgängig gemacht: was du bestätigt hattest\. Nicht mehr im Ernährungstagebuch: 2 Eier \(Frühstück, .+\)\.$/,
    ],
  ])
})

test('so is one in French and in Spanish', async () => {
  await converse('in French', [
    [
      "J'ai acheté 6 œufs et 2 litres de lait",
      1,
      /^Ajouté\u00a0: 6 œufs au réfrigérateur \(.+, date estimée\)\u00a0; 2 l de lait au réfrigérateur \(.+, date estimée\)\.$/,
    ],
    [frenchLook, 1, /^Au réfrigérateur\u00a0: (?=.*6 œufs)(?=.*2 l de lait)/],
  ])
  await converse('in Spanish', [
    [
      'He comprado 6 huevos y 2 litros de leche',
      1,
      /^Añadido: 6 huevos a la nevera \(.+\); 2 l de leche a la nevera \(.+\)\.$/,
    ],
    ['¿Qué hay en la nevera?', 1, /^En la nevera: (?=.*6 huevos)(?=.*2 l de leche)/],
  ])
})

test('in a language that code has no words of the model words the reply', async () => {
  await converse('in Italian', [['Ho comprato 6 uova', 2, 'Ho aggiunto 6 uova al frigorifero.']])
})
