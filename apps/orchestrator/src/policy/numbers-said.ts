import { valueOf } from '@alfred/language'

/** Number words of four languages, as they are said of amounts. */
const words: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    0.25: 'quarter viertel quart cuarto',
    0.5: 'half halb halbe halben halbes demi demie medio media',
    1: 'a an one single ein eine einen einem un une uno una',
    2: 'two couple both pair zwei paar beide deux dos par',
    3: 'three drei trois tres',
    4: 'four vier quatre cuatro',
    5: 'five fünf cinq cinco',
    6: 'six sechs seis',
    7: 'seven sieben sept siete',
    8: 'eight acht huit ocho',
    9: 'nine neun neuf nueve',
    10: 'ten zehn dix diez',
    11: 'eleven elf onze once',
    12: 'twelve dozen zwölf dutzend douze douzaine doce docena',
    13: 'thirteen dreizehn treize trece',
    14: 'fourteen vierzehn quatorze catorce',
    15: 'fifteen fünfzehn quinze quince',
    16: 'sixteen sechzehn seize',
    18: 'eighteen achtzehn',
    20: 'twenty zwanzig vingt veinte',
    24: 'twenty-four',
    25: 'twenty-five',
    30: 'thirty dreißig trente treinta',
    40: 'forty vierzig quarante cuarenta',
    50: 'fifty fünfzig cinquante cincuenta',
    60: 'sixty sechzig soixante sesenta',
    100: 'hundred hundert cent cien',
    1000: 'thousand tausend mille mil',
  }).flatMap(([value, all]) => all.split(' ').map((word) => [word, Number(value)])),
)

/** "2 kg" may be called 2 or 2000, "500 ml" 500 or 0.5. */
const SCALES = [1, 1000, 0.001]
/** More numbers than these are not multiplied with each other: "2 packs of 6" has two. */
const MULTIPLIED_MAX = 8

/** The numbers that a message says, in digits or words, with what they may be in another unit or multiplied. */
export function numbersSaid(message: string): ReadonlySet<number> {
  const text = message
    .toLowerCase()
    .replace(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
  const digits = (text.match(/\d[\d.,/]*/g) ?? []).flatMap(readings)
  const spoken = (text.match(/\p{L}+(?:-\p{L}+)?/gu) ?? []).flatMap((word) => words[word] ?? [])
  const said = [...new Set([1, ...digits, ...spoken])]
  const products =
    said.length > MULTIPLIED_MAX ? [] : said.flatMap((one) => said.map((other) => rounded(one * other)))
  return new Set([...said, ...products].flatMap((value) => SCALES.map((scale) => rounded(value * scale))))
}

/** What digits may mean: "1,5" is one and a half, "1,500" also one thousand five hundred; "1 1/2" is both together. */
function readings(said: string, index: number, all: readonly string[]): number[] {
  const plain = said.replace(/[.,/]$/, '')
  if (plain.includes('/')) {
    const part = valueOf(plain)
    return [part, Number(all[index - 1] ?? 0) + part].filter(Number.isFinite)
  }
  const parts = plain.split(/[.,]/).map(Number)
  return [Number(plain.replace(/,/g, '.')), Number(plain.replace(/[.,]/g, '')), ...parts].filter(
    Number.isFinite,
  )
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** All numbers in a value, at any depth. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [rounded(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}
