import { describe, expect, it } from '@jest/globals'
import { withoutTag } from './tag-questions.ts'

describe('a statement with a tag is a question', () => {
  it.each([
    ['we still need bread too don’t we', 'do we still need bread too?'],
    ["We've got eggs, haven't we?", 'have we got eggs?'],
    ["there's eggs in the fridge, aren't there?", 'are there eggs in the fridge?'],
    ['the rice is on the list isnt it', 'is the rice on the list?'],
    ["We don't need any limes do we", 'do we need any limes?'],
    ["I had toast for breakfast didn't I", 'did I have toast for breakfast?'],
    ["We're out of butter aren't we?", 'are we out of butter?'],
    ["you've put the milk on the list haven't you", 'have you put the milk on the list?'],
    ["The prawns go off soon, don't they", 'do the prawns go off soon?'],
    ["we could freeze the stew couldn't we", 'could we freeze the stew?'],
    ["I'm allowed nuts aren't I?", 'am I allowed nuts?'],
    [
      "she's doing mackerel tomorrow, that's on there isn't it",
      "she's doing mackerel tomorrow, is that on there?",
    ],
    ['Got the ham. we have enough bread, dont we?', 'Got the ham. do we have enough bread?'],
    ['but nappies are sorted yeah?', 'but are nappies sorted?'],
    ["We're having pie on Friday, right?", 'are we having pie on Friday?'],
    ["so there isn't any flour left is there", 'so is there any flour left?'],
  ])('%s: %s', (message, asked) => {
    expect(withoutTag(message)).toBe(asked)
  })

  it.each([
    'we need bread',
    'what is it',
    'tell me what they are',
    'add milk to the list will you',
    'put the kettle on, would you?',
    'lovely isn’t it',
    'How much protein is there',
    'can you see what else is there',
    'I had soup, how filling is it?',
    'how long will it keep do you think',
    'we bought eggs and milk, yeah and bread',
    'right',
    'yes',
    'is it ok, or isn’t it?',
  ])('%s stays as it is', (message) => {
    expect(withoutTag(message)).toBe(message)
  })
})
