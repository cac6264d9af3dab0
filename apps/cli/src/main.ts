import { runCli } from './app.ts'
import { mintToken } from './mint-token.ts'

const { argv, stdin, stdout, stderr } = process

function onInterrupt(listener: () => void): () => void {
  process.on('SIGINT', listener)
  return () => void process.off('SIGINT', listener)
}

process.exitCode = await runCli({ argv: argv.slice(2), stdin, stdout, stderr, mintToken, onInterrupt })
