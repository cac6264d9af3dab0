import { spawnSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { commands, commandNames } from './commands.ts'
import { completionFor, shells } from './completion.ts'

describe('completion', () => {
  test.each(shells)('names every command and each of its options: %s', (shell) => {
    const script = completionFor(shell)
    for (const name of commandNames) {
      expect(script).toContain(name)
      for (const option of Object.keys(commands[name].options))
        expect(script).toMatch(new RegExp(`(--|-l )${option}`))
    }
  })

  const complete = (words: string[]): string[] => {
    const asked = `COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}`
    const { stdout, status } = spawnSync('bash', [
      '-c',
      `${completionFor('bash')}\n${asked}; _alfred; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ])
    expect(status).toBe(0)
    return stdout.toString().trim().split('\n')
  }

  test('completes in bash: a command, its options, and the words that an option takes', () => {
    expect(complete(['alfred', 'st'])).toEqual(['stock'])
    expect(complete(['alfred', 'stock', '--p'])).toEqual(['--place'])
    expect(complete(['alfred', 'stock', '--place', 'f'])).toEqual(['fridge', 'freezer'])
    expect(complete(['alfred', 'completion', ''])).toEqual(['bash', 'zsh', 'fish'])
  })
})
