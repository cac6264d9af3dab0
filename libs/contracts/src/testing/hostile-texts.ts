import { isLongRun } from './share.ts'

/** Pieces that keep a slow pattern busy when repeated: what patterns run over, and what nearly matches them. */
const REPEATED = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\u00a0',
  '\u2003\u2028',
  '\u200b',
  '0',
  '1 ',
  '1,',
  '1.',
  '1/',
  '1-',
  '1:2 h ',
  ',',
  ', ',
  '.',
  '. a',
  '!?;',
  '(',
  '()',
  '((a',
  '[ ] ',
  '"a, ',
  '"',
  '/',
  '://',
  '- ',
  '-',
  '_',
  'a_',
  "'",
  'a',
  'é',
  'a ',
  'a\u0301\u0302',
  '\u0301',
  '😀',
  '<',
  '<a ',
  '\u001b[',
  'and ',
  ' and',
  ' and, ',
  'or ',
  'of the ',
  'please ',
  ', please',
  'serves ',
  'for 2 ',
  'for me ',
  'prep 1 ',
  'to taste, ',
  'yes, ',
  "i'm allergic to nuts and ",
  'allergic to a, ',
  'no ',
  'i ate ',
  'i bought 2 eggs and ',
  '2 eggs, ',
  'add milk. ',
  '1 cup flour\n',
  'with 1 kcal ',
  'expires ',
  'the ',
  'for breakfast ',
  'recipe ',
  'what is ',
  'a dozen ',
  'half ',
  'in the fridge ',
  'at the ',
  'monday ',
  'next ',
  'gen_recipe_1 ',
  '0000-',
] as const

/** A text of the given length, made of one repeated piece. */
export type HostileShape = { name: string; make: (length: number) => string }

/**
 * Each piece, repeated after a beginning and before an end that matches nothing. By default the beginnings are used
 * in turn; a long run combines every piece with every beginning.
 */
export function hostileShapes(
  beginnings: readonly string[] = [''],
  { areAll = isLongRun }: { areAll?: boolean } = {},
): HostileShape[] {
  return beginnings.flatMap((beginning, number) =>
    REPEATED.filter((_, index) => areAll || index % beginnings.length === number).map((piece) => ({
      name: `${JSON.stringify(beginning)} + ${JSON.stringify(piece)} repeated`,
      make: (length: number) => {
        const room = Math.max(length - beginning.length - END.length, 0)
        return beginning + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + END
      },
    })),
  )
}

const END = '§'

/** The longest message that is accepted, and lengths near the limits of some readers. */
const LENGTHS = [500, 2_000, 16_000] as const
/** The longest time in milliseconds that rules may take. */
const TIME_MAX_MS = 2_000
/** Times below this harm nobody, and say little about growth: the noise of the machine is a part of them. */
const NOISE_MS = 100
/**
 * Four times the text takes four times the work if linear, sixteen times if quadratic. The margin is for the
 * machine.
 */
const GROWTH_MAX = 8

/**
 * Runs a reader on every shape at a quarter of the length and at full length. Gives the shapes for which the time
 * grew faster than the text or exceeded the limit; empty when the reader is linear.
 */
export function slowShapes(
  read: (text: string) => unknown,
  shapes: readonly HostileShape[] = hostileShapes(),
): string[] {
  // What is read from files for the first text is no work of the text.
  read('')
  return shapes.flatMap((shape) => {
    // The short ones first: a reader that is slow there would not finish with the long ones.
    for (const length of LENGTHS) {
      const found = slownessOf(read, shape, length)
      if (found !== undefined) return [found]
    }
    return []
  })
}

function slownessOf(
  read: (text: string) => unknown,
  { name, make }: HostileShape,
  length: number,
): string | undefined {
  const whole = timeOf(read, make(length))
  if (whole > TIME_MAX_MS) return `${name}, ${length} characters: ${Math.round(whole)} ms`
  if (whole < NOISE_MS || !growsTooFast(read, make, length)) return undefined
  return `${name}, ${length} characters: more than ${GROWTH_MAX} times the work of a quarter of them`
}

/** The shortest of several alternating runs, since another process may interrupt a run. */
function growsTooFast(read: (text: string) => unknown, make: HostileShape['make'], length: number): boolean {
  let quarter = Infinity
  let whole = Infinity
  for (let tried = 0; tried < 4; tried += 1) {
    quarter = Math.min(quarter, timeOf(read, make(length / 4)))
    whole = Math.min(whole, timeOf(read, make(length)))
  }
  return whole > NOISE_MS && whole > GROWTH_MAX * Math.max(quarter, 1)
}

/**
 * The CPU time of this process or the time that passed, whichever is less. Other processes lengthen the one and other
 * threads of this process the other, such as the one that collects garbage: neither must make a reader look slow.
 */
function timeOf(read: (text: string) => unknown, text: string): number {
  const begun = { cpu: process.cpuUsage(), clock: performance.now() }
  read(text)
  const passed = performance.now() - begun.clock
  const { user, system } = process.cpuUsage(begun.cpu)
  return Math.min((user + system) / 1_000, passed)
}
