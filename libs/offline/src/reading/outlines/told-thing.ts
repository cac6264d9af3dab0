/** Something that was told just before, with its amount, and where or when it is. */
export type ToldThing = {
  name: string
  quantity?: number | null
  unit?: string | null
  place?: string | null
  day?: string | null
}
