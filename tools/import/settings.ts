import { ImportError } from './errors.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The address of each source, unless its setting names a mirror. */
const addresses = {
  OFF_URL: 'https://world.openfoodfacts.org',
  FDC_URL: 'https://api.nal.usda.gov/fdc',
  SPOONACULAR_URL: 'https://api.spoonacular.com',
  EDAMAM_URL: 'https://api.edamam.com',
} as const

/** The purpose of each setting, for the error when it is missing. */
const needed = {
  DATABASE_URL: 'the database that is to be filled, as its owner',
  FDC_API_KEY: 'your key of FoodData Central (free: https://fdc.nal.usda.gov/api-key-signup)',
  SPOONACULAR_API_KEY: 'your key of Spoonacular (https://spoonacular.com/food-api/console)',
  EDAMAM_APP_ID:
    'the application id of your Edamam recipe search (https://developer.edamam.com/admin/applications)',
  EDAMAM_APP_KEY:
    'the application key of your Edamam recipe search (https://developer.edamam.com/admin/applications)',
} as const

/** Returns a required setting. Throws SETTING_MISSING. */
export function needSetting(environment: Environment, name: keyof typeof needed): string {
  const value = environment[name]?.trim() ?? ''
  if (value === '') throw new ImportError('SETTING_MISSING', `Set ${name} to ${needed[name]}.`)
  return value
}

/** Returns a function that builds URLs below the address of a source. Throws SETTING_INVALID. */
export function addressOf(environment: Environment, name: keyof typeof addresses): (path: string) => URL {
  const said = environment[name]?.trim() ?? ''
  const base = said === '' ? addresses[name] : said
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) {
    throw new ImportError(
      'SETTING_INVALID',
      `${name} is no address: it has to begin with https:// or http://.`,
    )
  }
  const plain = base.endsWith('/') ? base.slice(0, -1) : base
  return (path) => new URL(`${plain}${path}`)
}
