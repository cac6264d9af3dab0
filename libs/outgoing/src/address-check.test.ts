import { describe, expect, test } from '@jest/globals'
import { createAddressCheck, isPublic } from './address-check.ts'

describe('isPublic refuses', () => {
  test.each([
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['the unspecified address', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private 10', '10.0.0.1'],
    ['private 172.16', '172.31.255.255'],
    ['private 192.168', '192.168.1.1'],
    ['link-local', '169.254.0.1'],
    ['the metadata of AWS, Google and Azure', '169.254.169.254'],
    ['the metadata of containers', '169.254.170.2'],
    ['the metadata of Alibaba, in carrier-grade NAT', '100.100.100.200'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['the metadata of Oracle, in protocol assignments', '192.0.0.192'],
    ['what Azure answers from inside', '168.63.129.16'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['relays of 6to4', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['loopback of IPv6', '::1'],
    ['the unspecified address of IPv6', '::'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['an IPv4-mapped public address too, which has a name of its own', '::ffff:93.184.216.34'],
    ['IPv4-compatible loopback', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::a9fe:a9fe'],
    ['local NAT64', '64:ff9b:1::a9fe:a9fe'],
    ['6to4 of a private address', '2002:a9fe:a9fe::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['link-local of IPv6', 'fe80::1'],
    ['a link of this machine', 'fe80::1%eth0'],
    ['site-local of IPv6', 'fec0::1'],
    ['unique local', 'fc00::1'],
    ['the metadata of AWS in IPv6', 'fd00:ec2::254'],
    ['multicast of IPv6', 'ff02::1'],
    ['documentation of IPv6', '2001:db8::1'],
    ['newer documentation of IPv6', '3fff::1'],
    ['ORCHID', '2001:20::1'],
    ['discard only', '100::1'],
    ['segment routing', '5f00::1'],
    ['what is no address', 'example.org'],
    ['nothing', ''],
    ['an address in another notation', '0x7f.1'],
    ['a number', '2130706433'],
  ])('%s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false)
  })
})

test.each([
  '93.184.216.34',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450:4001::1',
])('isPublic allows %s', (address) => {
  expect(isPublic(address)).toBe(true)
})

describe('the check of addresses', () => {
  test('allows what is listed though it is not public, in any notation', () => {
    const isAllowed = createAddressCheck(['127.0.0.1', '0:0:0:0:0:0:0:1'])
    expect(['127.0.0.1', '::1', '127.0.0.2', '10.0.0.1'].map(isAllowed)).toEqual([true, true, false, false])
  })

  test('refuses a public address that is one of this machine', () => {
    const isAllowed = createAddressCheck([], () => ['93.184.216.34', '2A00:1450:4001:0::1'])
    expect(['93.184.216.34', '2a00:1450:4001::1', '93.184.216.35'].map(isAllowed)).toEqual([
      false,
      false,
      true,
    ])
  })
})
