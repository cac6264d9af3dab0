// Alerts and dashboards ask for figures by name: one that no service tells would be silent for ever.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { definedMetrics } from '@alfred/observability'
import { parse } from 'yaml'
import { z } from 'zod'
import { readQuery } from './read-query.ts'

const folder = inRepository('infra', 'observability')
const alertsSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const alerts = alertsSchema
  .parse(parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')))
  .groups.flatMap(({ rules }) => rules)
const dashboards = readdirSync(join(folder, 'grafana', 'dashboards')).flatMap((file) =>
  dashboardSchema
    .parse(JSON.parse(readFileSync(join(folder, 'grafana', 'dashboards', file), 'utf8')))
    .panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, query: expr })),
    ),
)
const queries = [...alerts.map(({ alert, expr }) => ({ where: alert, query: expr })), ...dashboards]

/** What Prometheus adds to each series, and tells itself. */
const ofPrometheus = { names: ['up'], labels: ['job', 'instance', 'le'] }
const endings = /_(?:bucket|sum|count)$/

let labelsOf: Map<string, string[]>
beforeAll(async () => {
  for (const file of definingFiles()) await import(pathToFileURL(inRepository(file)).href)
  labelsOf = new Map(definedMetrics().map(({ name, labels }) => [name, Object.keys(labels)]))
})

/** Every file of a service that defines a metric. */
function definingFiles(): string[] {
  return ['apps', 'libs']
    .flatMap((parent) =>
      readdirSync(inRepository(parent), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${parent}/${file}`,
      ),
    )
    .filter((file) => /\/src\/.+\.ts$/.test(file) && !/\.test\.ts$|node_modules|define-metric/.test(file))
    .filter((file) =>
      /= define(?:Counter|ReadCounter|Histogram|Gauge)\(/.test(readFileSync(inRepository(file), 'utf8')),
    )
}

function labelsOfSeries(name: string): string[] | undefined {
  return labelsOf.get(name) ?? labelsOf.get(name.replace(endings, ''))
}

describe('the figures', () => {
  test('are defined with bounds for each label, and none of them can name a person', () => {
    expect(labelsOf.size).toBeGreaterThan(30)
    const labels = [...new Set([...labelsOf.values()].flat())]
    expect(labels.filter((label) => /user|person|turn_id|job_id|conversation|token$/.test(label))).toEqual([])
    const widest = definedMetrics().flatMap(({ labels: bounds }) =>
      Object.values(bounds).map((bound) => ('valuesMax' in bound ? bound.valuesMax : bound.length)),
    )
    expect(Math.max(...widest)).toBeLessThanOrEqual(100)
  })

  test('have names that Prometheus takes, and counters end in _total', () => {
    expect([...labelsOf.keys()].filter((name) => !/^[a-z][a-z0-9_]+$/.test(name))).toEqual([])
  })
})

describe('alerts and dashboards', () => {
  test('ask only for figures and labels that a service tells', () => {
    expect([alerts.length > 15, dashboards.length > 30]).toEqual([true, true])
    const wrong = queries.flatMap(({ where, query }) => {
      const { names, labels } = readQuery(query)
      const own = names.filter((name) => !ofPrometheus.names.includes(name))
      const allowed = new Set([...ofPrometheus.labels, ...own.flatMap((name) => labelsOfSeries(name) ?? [])])
      return [
        ...own
          .filter((name) => labelsOfSeries(name) === undefined)
          .map((name) => `${where} asks for ${name}`),
        ...labels.filter((label) => !allowed.has(label)).map((label) => `${where} knows a label ${label}`),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('look at every figure that is told', () => {
    const asked = new Set(
      queries.flatMap(({ query }) => readQuery(query).names.map((name) => name.replace(endings, ''))),
    )
    expect([...labelsOf.keys()].filter((name) => !asked.has(name))).toEqual([])
  })

  test('have a line in the runbook for each alert, and none for another', () => {
    const runbook = readFileSync(inRepository('docs', 'runbook.md'), 'utf8')
    const rows = runbook.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    const lines = rows.filter(([, name]) => name?.startsWith('Alfred'))
    expect(lines.map(([, name]) => name)).toEqual(alerts.map(({ alert }) => alert))
    expect(lines.filter(([, , seen, done]) => !seen || !done)).toEqual([])
  })
})
