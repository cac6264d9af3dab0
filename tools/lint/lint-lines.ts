// Lints lines as if each stood alone in the file that is named with it: `[[path, line], ...]` comes in as the
// first argument, the rules that each breaks go out as JSON. One process, since ESLint takes seconds to wake.
import { ESLint } from 'eslint'

const pairs = JSON.parse(process.argv[2] ?? '[]') as [string, string][]
const eslint = new ESLint()
const broken: (string | null)[][] = []
for (const [filePath, line] of pairs) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath })
  broken.push(result?.messages.map(({ ruleId }) => ruleId) ?? [])
}
process.stdout.write(`\n${JSON.stringify(broken)}\n`)
