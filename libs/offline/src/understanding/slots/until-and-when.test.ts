import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string, object]>([
  ["I've got everything, empty the list", {}],
  ["everything's bought, scrub the list", {}],
  ['take off all bought', { only_checked: true }],
  ['delete the finished items', { only_checked: true }],
  ['wipe off what was purchased', { only_checked: true }],
])('%j clears all of the list or what is done', (message, slots) => {
  expect(filled('clear_shopping', message)).toEqual([{ tool: 'clear_shopping', ...slots }])
})

test.each<[string, object]>([
  ['which frozen stuff goes off by the end of may', { until: 'the end of may', location: 'freezer' }],
  ['what spoils within four days', { until: 'in four days' }],
  ['what needs eating before sat', { until: 'saturday' }],
])('%j asks what expires until then', (message, slots) => {
  expect(filled('list_expiring', message)).toMatchObject([slots])
})

test('there is to be no minimum', () => {
  expect(filled('set_min_stock', 'no minimum for beans, please')[0]).toMatchObject({ quantity: 0 })
})

const set = {
  before: [
    { say: 'roast the nuts tomorrow', acts: [{ tool: 'add_task', what: 'roast the nuts', day: 'tomorrow' }] },
  ],
}

test.each<[string, string]>([
  ['at 9', 'tomorrow'],
  ['sorry, do it friday', 'friday'],
  ['after dinner, saturday', 'saturday'],
])('%j tells when the task is that was set before', (message, day) => {
  expect(filled('add_task', message, set)[0]).toMatchObject({ what: 'roast the nuts', day })
})
