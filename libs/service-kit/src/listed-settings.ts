import { z } from 'zod'

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const portSchema = z.string().transform(Number).pipe(z.int().positive().max(65_535))

/** A setting that lists ports, such as "80,443"; at least one. */
export const portsSetting = (standard: string) =>
  z.string().default(standard).transform(listed).pipe(z.array(portSchema).min(1))

/** A setting that lists addresses, such as "192.168.1.5,::1"; none when left out. */
export const addressesSetting = () =>
  z
    .string()
    .default('')
    .transform(listed)
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()])))
