import type { FoodKeeping, Keeping } from '../foods/keeping.ts'
import type { Baseline } from '../read-baseline.ts'
import { boundsOfForms, formsOfNames, formsOfSorts } from './keeping-bounds.ts'
import { problem, type Problem } from './problem.ts'

type Kept = { name: string; category: string; keeping: FoodKeeping }

/**
 * Reports keeping times that are outside of the bounds of their form, forms that a name or sort contradicts, times without
 * a source, and foods of whose usual place nothing is known and nobody says why.
 */
export function checkKeeping({ foods, eaten, keepingRows, keepingProducts }: Baseline): Problem[] {
  const all: Kept[] = [...foods, ...eaten]
  const names = new Set(all.map(({ name }) => name))
  return [
    ...all.flatMap(checkForm),
    ...all.flatMap(({ name, keeping }) => keeping.times.flatMap((time) => checkTime(name, keeping, time))),
    ...foods.flatMap(({ name, keeping, location }) =>
      keeping.note === null && keeping.times.every((time) => time.location !== location)
        ? [problem(name, `nothing tells how long it keeps in the ${location}, and no note says why`)]
        : [],
    ),
    ...eaten.flatMap(({ name, keeping }) =>
      keeping.note === null && keeping.times.length === 0
        ? [problem(name, 'nothing tells how long it keeps, and no note says why')]
        : [],
    ),
    ...keepingRows.flatMap(({ food, product, keeps, source }) => [
      ...(names.has(food) ? [] : [problem(food, 'its keeping is told, and it is not known')]),
      ...product
        .filter((one) => !keepingProducts.has(one.product))
        .map((one) => problem(food, `FoodKeeper has no product ${one.product}`)),
      ...(keeps.length > 0 && source === null ? [problem(food, 'its own days have no source')] : []),
    ]),
  ]
}

function checkForm({ name, category, keeping: { form } }: Kept): Problem[] {
  if (form === null) return [problem(name, 'data/keeping.csv has no row of it')]
  if (boundsOfForms[form] === undefined) return [problem(name, `its form ${form} has no bounds`)]
  const told = formsOfNames.filter((one) => one.name.test(name)).map(({ forms }) => forms)
  const allowed = [...told, formsOfSorts[category] ?? [form]]
  return allowed.every((forms) => forms.includes(form)) ? [] : [problem(name, `it is no ${form}`)]
}

function checkTime(name: string, { form }: FoodKeeping, time: Keeping): Problem[] {
  const bounds = boundsOfForms[form ?? '']
  if (bounds === undefined) return []
  const { state, location, daysAtLeast, daysAtMost } = time
  const place = state === 'closed' ? location : `${state}_${location}`
  const bound = bounds.places[place]
  const said = `${form} ${place}=${daysAtLeast}-${daysAtMost}`
  if (bound === undefined) return [problem(name, `${said}: it is not kept there (${bounds.guidance})`)]
  const { least = 1, most } = bound
  return daysAtLeast <= daysAtMost && daysAtMost >= least && daysAtMost <= most
    ? []
    : [problem(name, `${said}: that is not ${least} to ${most} days (${bounds.guidance})`)]
}
