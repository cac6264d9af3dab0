import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import type { ShownEntity } from '@alfred/contracts'
import { brainstormByRules } from './brainstorm-by-rules.ts'
import { cookByRules } from './cook-by-rules.ts'
import { handoffByRules } from './handoff-by-rules.ts'
import { routeByRules } from './route-by-rules.ts'
import { wordings } from './wordings.ts'
import { understandByRules } from './understand-by-rules.ts'
import { findMentions } from './find-mentions.ts'

const entity = (label: string, at: number): ShownEntity => ({
  ref: `recipe_${at}`,
  type: 'recipe',
  label,
  status: 'saved',
  tier: 'active',
  note: 'shown',
})
const entities = ['lemon cod', 'and', 'a'.repeat(60), '(', '.*'].map(entity)
const agent = (domain: string) => ({
  domain,
  about: ['what is in the kitchen'],
  examples: ['add milk', 'what is in the fridge?'],
  harder_examples: [{ message: 'plan my week', complexity: 'high' as const }],
})
const understanding = {
  entities,
  recent_turns: [],
  pending: {
    kind: 'question' as const,
    waits_for: 'plan' as const,
    summary: 'How much milk?',
    message: 'add milk',
  },
  mode: 'quick' as const,
  last_agent: null,
  agents: ['pantry', 'coach'].map((domain) => ({ ...agent(domain), keeps: ['allergy', 'diet'] })),
}
const session = (message: string) => ({
  title: 'cod',
  about_person: [],
  context: `- cod\n1. fry\n${message}`,
  history: [{ role: 'user' as const, content: message }],
  message,
})

const worded = Object.values(wordings)
  .flatMap(({ routing, quick, constraints }) => [...routing, ...quick, ...constraints])
  .map(({ pattern }) => new RegExp(pattern, 'gimu'))

// The functions that take text from outside: from people, models and storage.
const readers: Record<string, (text: string) => unknown> = {
  findMentions: (text) => findMentions(text, entities),
  understandByRules: (message) => understandByRules({ ...understanding, message }, wordings),
  routeByRules: (message) =>
    routeByRules(
      {
        message,
        agents: [agent('pantry'), agent('coach')],
        last_agent: 'coach',
        has_mention: false,
      },
      wordings,
    ),
  cookByRules: (text) => cookByRules(session(text)),
  brainstormByRules: (text) => brainstormByRules(session(text)),
  'the wordings of all agents': (text) => worded.map((pattern) => text.match(pattern)),
  handoffByRules: (text) => handoffByRules({ mode: 'cook', ...session(text) }),
}
const shapes = hostileShapes(['', 'save the ', 'what did you '])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  120_000,
)
