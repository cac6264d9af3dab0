import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'

test.each(['have fun on friday, see you saturday', "we'll have guests on friday and my mum on saturday"])(
  'what is no dish is not planned: %j',
  (message) => expect(parseKitchenMessage(message)).toEqual([]),
)
