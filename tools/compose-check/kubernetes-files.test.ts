import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { subjectPermissionsOf } from '@alfred/contracts'
import { inRepository } from '@alfred/local-stack'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1'
import { appNames, readDocuments, type Part } from './read-files.ts'

type Model = new (data: never) => { validate(): void }
const models: Record<string, Model> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Namespace': Namespace,
  'v1 Service': Service,
}

const folders = ['kubernetes/base', 'kubernetes/overlays/production']
const filesIn = (folder: string): string[] =>
  readdirSync(inRepository('infra', folder)).filter((name) => name.endsWith('.yaml'))
const resources = folders.flatMap((folder) =>
  filesIn(folder)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => readDocuments(`${folder}/${file}`)),
)
const kustomization = (folder: string): Part => readDocuments(`${folder}/kustomization.yaml`)[0] as Part
const ofKind = (kind: string): Part[] => resources.filter((each) => String(each['kind']) === kind)
const nameOf = (part: Part | undefined): string => String(part?.['metadata']?.['name'])
const podOf = (part: Part): Part => part['spec']?.['template'] as Part
const deployments = ofKind('Deployment')

/** What the schema of its kind has against a resource. */
function faultOf(resource: Part): string | undefined {
  const name = `${String(resource['apiVersion'])} ${String(resource['kind'])}`
  const Found = models[name]
  if (Found === undefined) return `${name} has no schema here`
  try {
    new Found(resource as never).validate()
    return undefined
  } catch (error) {
    return `${nameOf(resource)}: ${String(error)}`
  }
}

describe('the files of Kubernetes', () => {
  test('fit the schemas of their kinds, which refuse what does not fit', () => {
    expect(resources.length).toBeGreaterThan(25)
    expect(resources.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
    const [first] = deployments
    const wrong = { ...first, spec: { ...first?.['spec'], replicas: 'two' } } as unknown as Part
    expect(faultOf(wrong)).toMatch(/replicas/)
  })

  test.each(folders)('%s lists every file that it has', (folder) => {
    const listed = [...(kustomization(folder)['resources'] ?? [])].map(String)
    const files = filesIn(folder).filter((file) => file !== 'kustomization.yaml')
    expect(listed.filter((each) => each.endsWith('.yaml')).toSorted()).toEqual(files.toSorted())
  })

  test('run every service of apps, closed, limited and probed, with its own secret alone', () => {
    const names = deployments.map(nameOf)
    expect(names).toEqual(expect.arrayContaining(appNames()))
    for (const each of deployments) {
      const name = nameOf(each)
      const pod = podOf(each)['spec'] as Part
      expect(pod['containers']?.[0]).toMatchObject({
        livenessProbe: expect.anything(),
        readinessProbe: expect.anything(),
        resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
        securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      })
      expect(pod['securityContext']).toMatchObject({ runAsNonRoot: true })
      const secrets = [...(pod['volumes'] ?? [])].flatMap((volume) => volume['secret'] ?? [])
      expect(secrets).toMatchObject([{ secretName: `alfred-${name}` }])
    }
  })

  test('generate each secret from the folder of its own container', () => {
    const generated = [...(kustomization('kubernetes/overlays/production')['secretGenerator'] ?? [])]
    expect(generated.length).toBe(deployments.length + 1)
    for (const secret of generated) {
      const name = String(secret['name']).replace('alfred-', '')
      expect(String(secret['files']?.[0])).toContain(`keys/containers/${name}/`)
    }
  })

  test('let speak on NATS who has a place in the subject table, and nobody else', () => {
    const labelled = deployments
      .filter((each) => String(podOf(each)['metadata']?.['labels']?.['alfred/messages']) === 'true')
      .map(nameOf)
    expect(labelled.toSorted()).toEqual(
      appNames()
        .filter((name) => subjectPermissionsOf(name) !== undefined)
        .toSorted(),
    )
    const closed = ofKind('NetworkPolicy').find((each) => nameOf(each) === 'nobody')
    expect(closed?.['spec']).toMatchObject({ policyTypes: ['Ingress', 'Egress'] })
    expect(closed?.['spec']).not.toHaveProperty('ingress')
  })

  test('leave one of each service that has several, and more orchestrators when turns wait', () => {
    const several = deployments.filter((each) => Number(each['spec']?.['replicas']) > 1).map(nameOf)
    const budgets = ofKind('PodDisruptionBudget').map(nameOf)
    expect(several.length).toBeGreaterThan(3)
    expect(several.filter((name) => !budgets.includes(name))).toEqual([])
    const scaler = ofKind('HorizontalPodAutoscaler').find((each) => nameOf(each) === 'orchestrator')
    expect(scaler?.['spec']?.['metrics']?.[0]).toMatchObject({
      external: { metric: { name: 'alfred_turn_queue_age_seconds' } },
    })
  })
})
