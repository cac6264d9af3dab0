import { expect, test } from '@jest/globals'
import { decodeText } from './decode-text.ts'

const latin = Buffer.from('<meta charset="iso-8859-1"><p>Cr\u00e8me br\u00fbl\u00e9e', 'latin1')

test.each([
  ['as its header says', latin, 'windows-1252'],
  ['as it says itself', latin, null],
  [
    'as it says itself in the older way',
    Buffer.concat([
      Buffer.from('<META http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
      latin,
    ]),
    null,
  ],
  ['as UTF-8 where nobody says anything', Buffer.from('Crème brûlée'), null],
  ['as UTF-8 where it says something unknown', Buffer.from('<meta charset="pie-8">Crème brûlée'), 'pie-9'],
  ['by its mark, whatever its header says', Buffer.from('\ufeffCrème brûlée', 'utf16le'), 'iso-8859-1'],
  [
    'as an XML declaration says',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>Cr\u00e8me br\u00fbl\u00e9e', 'latin1'),
    null,
  ],
])('a page is decoded %s', (_, bytes, charset) => {
  expect(decodeText(bytes, charset)).toContain('Crème brûlée')
})
