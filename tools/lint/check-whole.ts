// Lints all files and checks their types with one program for both: each of them alone would read and check the whole house, and
// that is most of what they do. Sends `{ lint, types }`, true for what holds, to the process that started it.
import { ESLint, type Linter } from 'eslint'
import typescript from 'typescript'
import { inRepository } from '@alfred/local-stack'

const root = inRepository()
// The rule about rooms keeps Nx's graph for all files where ESLint's own command runs, and reads it again for each file elsewhere.
process.argv[1] = inRepository('node_modules', '.bin', 'eslint')

/** The program of everything, which knows from the last run what has not changed since. */
function createProgram(): typescript.EmitAndSemanticDiagnosticsBuilderProgram {
  const host = {
    ...typescript.sys,
    onUnRecoverableConfigFileDiagnostic: (problem: typescript.Diagnostic) => print([problem]),
  }
  const known = { incremental: true, tsBuildInfoFile: inRepository('.nx', 'types', 'all.tsbuildinfo') }
  const parsed = typescript.getParsedCommandLineOfConfigFile(inRepository('tsconfig.json'), known, host)
  if (parsed === undefined) throw new TypeError('tsconfig.json cannot be read.')
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = parsed
  return typescript.createIncrementalProgram({ rootNames, options, configFileParsingDiagnostics })
}

function print(problems: readonly typescript.Diagnostic[]): void {
  if (problems.length === 0) return
  const names = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  }
  console.log(typescript.formatDiagnostics(problems, names))
}

function checkTypes(program: typescript.EmitAndSemanticDiagnosticsBuilderProgram): boolean {
  const problems = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ]
  // Nothing but what it has found out is written.
  program.emit()
  print(problems)
  return problems.length === 0
}

/** The configuration as it stands, but that its rules ask this program. */
async function configWith(program: typescript.Program): Promise<Linter.Config[]> {
  const { default: config } = (await import(inRepository('eslint.config.mjs'))) as {
    default: Linter.Config[]
  }
  return config.map((part) => {
    const given = part.languageOptions?.['parserOptions'] as Record<string, unknown> | undefined
    if (given?.['projectService'] === undefined) return part
    const { projectService: _projectService, ...options } = given
    const parserOptions = { ...options, programs: [program] }
    return { ...part, languageOptions: { ...part.languageOptions, parserOptions } }
  })
}

async function lint(program: typescript.Program): Promise<boolean> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: await configWith(program),
  })
  const results = await eslint.lintFiles(['.'])
  const told = await (await eslint.loadFormatter('stylish')).format(results)
  if (told !== '') console.log(told)
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}

const program = createProgram()
const types = checkTypes(program)
const verdict = { lint: await lint(program.getProgram()), types }
process.send?.(verdict)
