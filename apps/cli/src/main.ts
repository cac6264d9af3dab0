import { runCli } from './app.ts'
import { mintToken } from './mint-token.ts'

const { argv, stdin, stdout, stderr } = process
process.exitCode = await runCli({ argv: argv.slice(2), stdin, stdout, stderr, mintToken })
