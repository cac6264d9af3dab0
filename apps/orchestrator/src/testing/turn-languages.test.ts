import { describe, expect, test } from '@jest/globals'
import type { MessageReading } from '@alfred/contracts'
import { offering } from './answer-scenarios.ts'
import { callsIn } from './brain.ts'
import type { Brain } from './brain.ts'
import { talk } from './talk.ts'

/** A reading of a message in a language: its calls are those of a text like "put 2 milk". */
const reading = (language: string, calls: string | null): Partial<Brain> => ({
  read: (read: MessageReading) => ({
    ...read,
    language,
    told_of_person: [],
    work: [calls === null ? { ...work(''), goal: 'offer milk' } : work(calls)],
  }),
})

function work(text: string): MessageReading['work'][number] {
  const calls = callsIn(text).flatMap((action) =>
    action.action === 'tool_call'
      ? [
          {
            tool: action.tool,
            arguments_json: JSON.stringify({
              ...(action.tool === 'put' && { note: null }),
              ...JSON.parse(action.arguments_json),
            }),
          },
        ]
      : [],
  )
  return { agent: 'larder', subdomain: 'stock', goal: text, complexity: 'low', context_needs: [], calls }
}

const groceries = 'put 2 milk and put 12 egg'

describe('a message that is read with its calls', () => {
  test.each([
    ['de', 'Ich habe 2 Liter Milch und 12 Eier gekauft', 'put (de): 2 milk. put (de): 12 egg.'],
    ['fr', "J'ai acheté 2 litres de lait et 12 œufs", 'put (fr): 2 milk. put (fr): 12 egg.'],
    ['es', 'He comprado 2 litros de leche y 12 huevos', 'put (es): 2 milk. put (es): 12 egg.'],
    ['en', 'I bought 2 litres of milk and 12 eggs', 'put: 2 milk. put: 12 egg.'],
  ])('in %s takes one model call and is told in that language by code', async (language, message, told) => {
    await talk(
      async ({ say, world }) => {
        const { job, nodes } = await say(message)
        expect(nodes).toEqual(['understand'])
        expect(job.response).toBe(told)
        expect(world.stock()).toEqual({ milk: 2, egg: 12 })
      },
      { brain: reading(language, groceries) },
    )
  })

  test('in a language that code does not have has its reply worded by the model, from facts in English', async () => {
    await talk(
      async ({ say, world }) => {
        const { job, nodes } = await say('Ho comprato 2 litri di latte e 12 uova')
        expect(nodes).toEqual(['understand', 'reply'])
        expect(world.prompts.at(-1)?.variables).toMatchObject({
          language: 'it',
          facts: '- put (it): 2 milk.\n- put (it): 12 egg.',
        })
        expect(job.status).toBe('done')
      },
      { brain: reading('it', groceries) },
    )
  })

  test('has its reply worded by the model where an agent could tell the facts in English alone', async () => {
    await talk(async ({ say }) => expect((await say('Was ist da?')).nodes).toEqual(['understand', 'reply']), {
      brain: reading('de', 'look'),
    })
  })

  test('is told in the locale of the person where it is of the same language', async () => {
    await talk(
      async ({ say }) => {
        const { job } = await say({ message: 'Ich habe 2 Milch gekauft', locale: 'de-AT' })
        expect(job.response).toBe('put (de-AT): 2 milk.')
      },
      { brain: reading('de', 'put 2 milk') },
    )
  })
})

test('what is offered, answered, thanked for and undone stays in the language of the conversation', async () => {
  await talk(
    async ({ say }) => {
      expect((await say('offer: biete mir Milch an')).job.response).toBe('offer_put (de): 3 milk?.')
      const yes = await say('ok')
      expect([yes.job.response, yes.nodes]).toEqual(['commit_offer (de): 3 milk.', []])
      expect((await say('danke')).job.response).toBe('Gern geschehen.')
      expect((await say('ok')).job.response).toBe('Es wartet nichts auf ein Ja. Was soll ich tun?')
      const undo = await say('Mach das bitte rückgängig!')
      expect([undo.job.response, undo.nodes]).toEqual([
        'Rückgängig gemacht: eine frühere Anfrage. Nicht mehr im Vorrat: 3 Milch.',
        [],
      ])
      // A word of another language is answered in it.
      expect((await say('thanks')).job.response).toBe("You're welcome.")
    },
    { brain: { ...offering, ...reading('de', null) } },
  )
})

test('a wish to undo that the model read is asked for and told in German', async () => {
  const wish: Partial<Brain> = {
    read: (read) =>
      read.pending_reply === null && read.work[0]?.goal.startsWith('das war falsch')
        ? { ...read, language: 'de', work: [], look_back: 'undo' }
        : { ...read, language: 'de', work: [work('put 2 milk')] },
  }
  await talk(
    async ({ say }) => {
      await say('2 Milch gekauft')
      const asked = await say('das war falsch, hätte ich nicht sagen sollen')
      expect([asked.job.response, asked.nodes]).toEqual([
        'Letzte Änderung: eine frühere Anfrage. Neu im Vorrat: 2 Milch. Soll ich rückgängig machen, was ich zuletzt geändert habe?',
        ['understand'],
      ])
      expect((await say('ja')).job.response).toBe(
        'Rückgängig gemacht: eine frühere Anfrage. Nicht mehr im Vorrat: 2 Milch.',
      )
    },
    { brain: wish },
  )
})

test('progress is told in the language in which the turn begins', async () => {
  await talk(
    async ({ say }) => {
      const { events } = await say({ message: '2 Milch gekauft', locale: 'de' })
      const told = events.flatMap(({ type, data }) => (type === 'progress' ? [data.message] : []))
      expect(told).toEqual(['Ich lese deine Nachricht', 'put', 'Ich schreibe die Antwort'])
    },
    { brain: reading('de', 'put 2 milk') },
  )
})

test('an error that nothing mends is told in the language of the turn', async () => {
  await talk(
    async ({ say }) => {
      const { job } = await say({ message: '2 Milch gekauft', locale: 'de' })
      expect(job.error).toMatchObject({
        code: 'NO_AGENT',
        message: 'Im Moment läuft kein Dienst, der helfen könnte. Bitte versuche es gleich noch einmal.',
      })
    },
    { hasAgent: false },
  )
})
