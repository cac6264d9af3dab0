// Lints each line as if it were the only one in its file: takes `[[path, line], ...]` as the first argument and
// prints the violated rules as JSON. One process for all, since ESLint takes seconds to start.
import { ESLint } from 'eslint'

const pairs = JSON.parse(process.argv[2] ?? '[]') as [string, string][]
const eslint = new ESLint()
const broken: (string | null)[][] = []
for (const [filePath, line] of pairs) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath })
  broken.push(result?.messages.map(({ ruleId }) => ruleId) ?? [])
}
process.stdout.write(`\n${JSON.stringify(broken)}\n`)
