/** An option of a command, as it is parsed, told in the help and completed by a shell. */
type Option = {
  type: 'string' | 'boolean'
  default?: string | boolean
  tells: string
  values?: readonly string[]
}
type Command = { tells: string; takes?: string; options: Readonly<Record<string, Option>> }

const connection = {
  user: { type: 'string', default: 'demo', tells: 'whose kitchen it is' },
  url: { type: 'string', tells: 'the address of the gateway' },
  token: { type: 'string', tells: 'a token, where it is not the local Alfred' },
  json: { type: 'boolean', default: false, tells: 'JSON for programs' },
} as const satisfies Record<string, Option>

const days = { type: 'string', tells: 'how many days' } as const

const table = {
  chat: {
    tells: 'talks to Alfred; without a text a conversation begins',
    takes: '["text"]',
    options: {
      ...connection,
      mode: {
        ...{ type: 'string', default: 'plan', tells: 'how Alfred works at it' },
        values: ['plan', 'quick', 'create', 'cook', 'brainstorm'],
      },
      recipe: { type: 'string', tells: 'the recipe to cook, by a part of its name' },
      leave: { type: 'boolean', default: false, tells: 'leaves cook or brainstorm' },
      conversation: { type: 'string', tells: 'the id of a conversation' },
      new: { type: 'boolean', default: false, tells: 'begins another conversation' },
    },
  },
  stock: {
    tells: 'what is in the kitchen, what expires first leading',
    options: {
      ...connection,
      place: { type: 'string', tells: 'where', values: ['fridge', 'freezer', 'pantry', 'counter', 'other'] },
    },
  },
  list: { tells: 'the shopping list by aisle', options: connection },
  plan: { tells: 'what is planned from today on', options: { ...connection, days } },
  diary: { tells: 'what was eaten, with the sum of a day', options: { ...connection, days } },
  changes: { tells: 'what Alfred and you changed, the latest first', options: connection },
  watch: { tells: 'what changes, live, until Ctrl-C', options: connection },
  trace: { tells: 'how a request was worked at', takes: '[JOB]', options: connection },
  completion: {
    ...{ tells: 'completion for your shell', takes: 'bash|zsh|fish' },
    options: {},
  },
  help: { tells: 'this page', options: {} },
} as const satisfies Record<string, Command>
export type CommandName = keyof typeof table

/** The commands of the terminal, as data: parsing, help and completion follow them. */
export const commands: Readonly<Record<CommandName, Command>> = table
export const commandNames = Object.keys(table) as CommandName[]

export function isCommand(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(table, word)
}

/** The help page: the commands, and their options with those that take them. */
export function helpText(): string {
  const named = commandNames.map((name): [string, string] => [
    [name, commands[name].takes].filter(Boolean).join(' '),
    commands[name].tells,
  ])
  const options = new Map<string, { tells: string; of: CommandName[] }>()
  for (const name of commandNames)
    for (const [option, { tells, values }] of Object.entries(commands[name].options)) {
      const told = values === undefined ? tells : `${tells}: ${values.join(', ')}`
      options.set(option, { tells: told, of: [...(options.get(option)?.of ?? []), name] })
    }
  const asking = Object.keys(connection)
  return [
    'Usage: npm run chat -- ["text"], or alfred COMMAND (npm run alfred -- COMMAND)',
    '',
    ...inColumns(named),
    '',
    ...inColumns(
      [...options].map(([option, { tells, of }]) => [
        `--${option}`,
        asking.includes(option) ? tells : `${tells} (${of.join(', ')})`,
      ]),
    ),
    '',
    'ALFRED_URL and ALFRED_TOKEN stand for two of them. Exit codes: 0 answered, 1 failed, 2 wrong usage, 3 no token or no gateway.',
  ].join('\n')
}

function inColumns(rows: readonly [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, tells]) => `  ${name.padEnd(width)}  ${tells}`)
}
