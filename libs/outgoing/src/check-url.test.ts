import { describe, expect, test } from '@jest/globals'
import { checkUrl } from './check-url.ts'

const ports = [80, 443]

describe('the address of a page', () => {
  test.each([
    'file:///etc/passwd',
    'ftp://example.org/pie',
    'gopher://example.org:70/1',
    'data:text/html,pie',
    'javascript:alert(1)',
    'http://person:password@example.org/pie',
    'http://person@example.org/pie',
    'http://example.org:22/',
    'http://example.org:6379/',
    'https://example.org:8443/pie',
    'http://',
    'pie',
    '',
  ])('is not %j', (text) => {
    expect(() => checkUrl(text, ports)).toThrow(expect.objectContaining({ code: 'ADDRESS_NOT_ALLOWED' }))
  })

  test.each([
    'http://example.org/pie',
    'https://example.org',
    'https://example.org:443/pie',
    'http://example.org:443/',
  ])('may be %s', (text) => {
    expect(checkUrl(text, ports).hostname).toBe('example.org')
  })

  test.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1/',
  ])('is the same in every notation: %s', (text) => {
    expect(checkUrl(text, ports).hostname).toBe('127.0.0.1')
  })
})
