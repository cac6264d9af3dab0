import { expect, test } from '@jest/globals'
import { withoutCompany } from './without-company.ts'

const bare = (written: string) =>
  withoutCompany(written.toLowerCase(), { brief: null, written, isQuestion: false, last: [] })

test.each([
  ['plan cod stew for Sunday, Nora is coming', 'plan cod stew for sunday'],
  ['plan cod stew for Sunday with Nora and my sister', 'plan cod stew for sunday'],
  ["we're making the fish pie tonight, Nora's coming over", "we're making the fish pie tonight"],
  ['plan fish pie for Sunday, without Nora', 'plan fish pie for sunday'],
  ['cook the stew because my mum and Tom are visiting', 'cook the stew'],
])('%j is %j without who eats along', (written, said) => expect(bare(written)).toBe(said))

test.each([
  'plan pasta with cheese',
  'plan lamb with Mint sauce',
  'Nora is coming on Sunday',
  'put milk with the Eggs',
  'plan curry for Sunday with rice and Nora',
])('%j stays as it is', (written) => expect(bare(written)).toBe(written.toLowerCase()))
