import { RELATIONS } from '../reading/relation-words.ts'

const PERSON = `(?:me|i|us|myself|ourselves|(?:all|both|the two|the three|the four) of us|(?:(?:my|our|the) )?(?:(?:little|big|older|younger) )?(?:${RELATIONS}|children|kids|boys|girls|family|others)s?)`
const COMPANY = new RegExp(`^(?:(?:together )?with )?${PERSON}(?: each| both)?$`)

/** Are these words of a list of foods somebody who ate along: "my sister", "me"? */
export function isCompany(words: string): boolean {
  return COMPANY.test(words)
}
