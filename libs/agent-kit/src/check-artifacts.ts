import { excludedFoods } from '@alfred/contracts'
import type {
  ActDecision,
  ActRequest,
  MadeArtifact,
  RefusedArtifact,
  WrittenArtifact,
} from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'

type Checked = { artifacts: MadeArtifact[]; refused_artifacts: RefusedArtifact[] }

/**
 * Checks each artifact of a decision against its schema, then against the person's rules. Gives those that passed
 * and those that were refused, with reasons.
 */
export async function checkArtifacts(
  agent: AgentDefinition,
  { token, brief }: Pick<ActRequest, 'token' | 'brief'>,
  decision: ActDecision,
): Promise<Checked> {
  const written = decision.actions.flatMap((action) =>
    action.action === 'step_complete' ? action.artifacts : [],
  )
  const read = written.map((artifact) => readArtifact(agent, artifact))
  const made = read.filter((artifact) => 'content' in artifact)
  const refused = read.filter((artifact) => 'reason' in artifact)
  const objections =
    made.length > 0
      ? await agent.rules?.artifacts(token, made, {
          without: excludedFoods(brief.constraints.goal),
          locale: brief.locale,
        })
      : []
  const passed = made.filter((_, index) => (objections?.[index] ?? null) === null)
  return {
    artifacts: await Promise.all(
      passed.map((artifact) => withWhatIsBeside(agent, { token, brief }, artifact)),
    ),
    refused_artifacts: [
      ...refused,
      ...made.flatMap(({ item, label }, index): RefusedArtifact[] => {
        const objection = objections?.[index] ?? null
        return objection === null
          ? []
          : [{ item, label, ...objection, reason: objection.reason.slice(0, 500) }]
      }),
    ],
  }
}

async function withWhatIsBeside(
  agent: AgentDefinition,
  { token, brief }: Pick<ActRequest, 'token' | 'brief'>,
  artifact: MadeArtifact,
): Promise<MadeArtifact> {
  const beside = await agent.artifacts?.[artifact.type]?.tellBeside?.(token, artifact.content, brief.locale)
  if (beside === undefined) return artifact
  return { ...artifact, text: `${artifact.text}\n\n${beside}`.slice(0, 20_000) }
}

function readArtifact(agent: AgentDefinition, written: WrittenArtifact): MadeArtifact | RefusedArtifact {
  const { item, type, label } = written
  const definition = agent.artifacts?.[type]
  if (!definition) return { item, label, reason: `Nothing of the type ${type} can be made here.` }
  const parsed = definition.schema.safeParse(parseJson(written.content_json))
  if (!parsed.success) {
    const issues = parsed.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'content'}: ${message}`)
    return { item, label, reason: `The content is not complete: ${issues.join('; ')}`.slice(0, 500) }
  }
  const { savedBy } = definition
  const text = definition.tell(parsed.data).slice(0, 20_000)
  return { item, type, label, content: parsed.data, text, ...(savedBy && { saved_by: savedBy }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
