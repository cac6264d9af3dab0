import { describe } from '@jest/globals'
import { binary } from './web.ts'

if (binary === undefined)
  process.stderr.write('No Chromium is here, and none could be had: what is tried in a browser is skipped.\n')

/** Tests in a browser, which count as skipped where none could be had. */
export const describeInBrowser = binary === undefined ? describe.skip : describe
