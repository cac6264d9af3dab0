import { messageReadingSchema, toldOfPersonSchema, workSchema } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import { z } from 'zod'
import { quickTools } from '../policy/quick-tools.ts'

const forms = new Map<string, z.ZodType>()
const FORMS_MAX = 20

/**
 * The form of a reading for the agents that are known: their names, their subdomains, their quick tools and the kinds of
 * things that are kept, so that a model which keeps to a schema can name no others. The same agents give the same form,
 * since a server prepares each form that it meets.
 */
export function readingForm(agents: readonly Announcement[]): z.ZodType {
  const domains = agents.map(({ domain }) => domain)
  const subdomains = agents.flatMap((agent) => agent.subdomains.map(({ name }) => name))
  const tools = quickTools(agents).map(({ tool }) => tool.name)
  const kinds = agents.flatMap(({ providers }) => providers.keeps?.kinds ?? [])
  const key = JSON.stringify([domains, subdomains, tools, kinds])
  const known = forms.get(key)
  if (known) return known
  const calls = z.array(workSchema.shape.calls.unwrap().element.extend({ tool: oneOf(tools) }))
  const work = workSchema.extend({ agent: oneOf(domains), subdomain: oneOf(subdomains).nullable(), calls })
  const form = messageReadingSchema.extend({
    work: z.array(work),
    told_of_person: z.array(toldOfPersonSchema.extend({ kind: oneOf(kinds) })),
  })
  if (forms.size >= FORMS_MAX) forms.clear()
  forms.set(key, form)
  return form
}

/** One of these names; any text where there are none. */
function oneOf(names: readonly string[]): z.ZodType<string> {
  const [first, ...others] = new Set(names)
  return first === undefined ? z.string() : z.enum([first, ...others])
}
