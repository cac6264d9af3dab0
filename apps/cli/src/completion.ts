import { commands, commandNames } from './commands.ts'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

/** A script that completes the commands and options of `alfred` in a shell; it follows the table of commands. */
export function completionFor(shell: Shell): string {
  return { bash, zsh, fish }[shell]()
}

const optionsOf = (name: (typeof commandNames)[number]): string[] =>
  Object.keys(commands[name].options).map((option) => `--${option}`)

/** The options that take one of a few words, with the words. */
const choices = (): [string, readonly string[]][] => [
  ...new Map(
    commandNames.flatMap((name) =>
      Object.entries(commands[name].options).flatMap(([option, { values }]) =>
        values === undefined ? [] : [[option, values] as const],
      ),
    ),
  ),
]

function bash(): string {
  return [
    '# eval "$(alfred completion bash)"',
    '_alfred() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
    '  case "$before" in',
    ...choices().map(
      ([option, values]) =>
        `    --${option}) COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$word")); return ;;`,
    ),
    `    completion) COMPREPLY=($(compgen -W "${shells.join(' ')}" -- "$word")); return ;;`,
    '  esac',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${commandNames.join(' ')}" -- "$word"))`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]}" in',
    ...commandNames.map(
      (name) => `    ${name}) COMPREPLY=($(compgen -W "${optionsOf(name).join(' ')}" -- "$word")) ;;`,
    ),
    '  esac',
    '}',
    'complete -F _alfred alfred',
    '',
  ].join('\n')
}

/** In zsh and fish quotes end a text; none of ours has any. */
const told = (text: string): string => text.replaceAll("'", '')

function zsh(): string {
  const argument = (
    name: string,
    { type, tells, values }: { type: string; tells: string; values?: readonly string[] },
  ) =>
    `'--${name}[${told(tells)}]${type === 'boolean' ? '' : `:${name}:${values === undefined ? '' : `(${values.join(' ')})`}`}'`
  return [
    '#compdef alfred',
    '# alfred completion zsh > "${fpath[1]}/_alfred"',
    '_alfred() {',
    '  local -a names',
    '  names=(',
    ...commandNames.map((name) => `    '${name}:${told(commands[name].tells)}'`),
    '  )',
    '  if (( CURRENT == 2 )); then _describe command names; return; fi',
    '  local name="${words[2]}"',
    '  shift words; (( CURRENT-- ))',
    '  case "$name" in',
    ...commandNames.map((name) => {
      const given = Object.entries(commands[name].options).map(([option, of]) => argument(option, of))
      const first = name === 'completion' ? [`'1:shell:(${shells.join(' ')})'`] : []
      return `    ${name}) _arguments ${[...given, ...first, ...(given.length + first.length === 0 ? ["'*:'"] : [])].join(' ')} ;;`
    }),
    '  esac',
    '}',
    '_alfred "$@"',
    '',
  ].join('\n')
}

function fish(): string {
  return [
    '# alfred completion fish | source',
    'complete -c alfred -f',
    ...commandNames.map(
      (name) => `complete -c alfred -n __fish_use_subcommand -a ${name} -d '${told(commands[name].tells)}'`,
    ),
    ...commandNames.flatMap((name) =>
      Object.entries(commands[name].options).map(([option, { type, tells, values }]) =>
        [
          `complete -c alfred -n '__fish_seen_subcommand_from ${name}' -l ${option} -d '${told(tells)}'`,
          ...(type === 'string' ? ['-x'] : []),
          ...(values === undefined ? [] : [`-a '${values.join(' ')}'`]),
        ].join(' '),
      ),
    ),
    `complete -c alfred -n '__fish_seen_subcommand_from completion' -a '${shells.join(' ')}'`,
    '',
  ].join('\n')
}
