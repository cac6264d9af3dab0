type Act = { tool: string } & Readonly<Record<string, unknown>>
type Meant = {
  kind: string
  acts?: readonly Act[]
  also_ok?: readonly (readonly Act[])[]
  asks?: string | undefined
}
type Reading = { kind: string; acts: readonly Act[]; asks?: string | undefined }

/** Tools that only tell or propose; every other one changes something. */
export const reads: ReadonlySet<string>
/** Is every slot that was told read, and nothing beside it but what changes nothing? */
export function sameAct(gold: Act, act: Act): boolean
/** Is a reading what the line means, or one of the other lists of acts that are as good? */
export function isExact(line: Meant, reading: Reading): boolean
/** Does a reading change something? */
export function isWrite(reading: Reading): boolean
/** Does it change something that stands in none of the accepted lists, or where a question was due? */
export function isWrongWrite(line: Meant, reading: Reading): boolean
