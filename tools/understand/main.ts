// npm run understand shows how well messages are understood without a model: what the shipped reader makes of the given
// messages that it has never seen.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  encodeLearned,
  gate,
  learnedFile,
  learnedParts,
  readLearned,
  readMessage,
  readVocabulary,
  type Learned,
} from '@alfred/offline/understanding'
import { crossValidate, holdOutFiles } from './cross-validate.ts'
import {
  isKeptBack,
  readBeside,
  readGiven,
  readLines,
  readMeanings,
  readReworded,
  readStrangers,
  readTraining,
  type Line,
} from './corpus.ts'
import { playConversations, readConversations, renderConversations } from './conversations.ts'
import { UnderstandError } from './errors.ts'
import { confusionsOf, renderScore, scoreOf, scoresByGroup, type Reading } from './score.ts'
import { playLive, renderLive } from './play-live.ts'
import { renderSlotMisses, slotMisses } from './slot-misses.ts'
import { readOutlines } from './outlines.ts'
import { trainReader } from './train-reader.ts'
import { withTypingErrors } from './typing-errors.ts'

const help = `Shows how well messages are understood without a model (evals/corpus).

  npm run understand                              the shipped reader, on the given messages that it has never seen
  npm run understand -- --folds 5                 readers trained anew, on all given messages; takes minutes
  npm run understand -- --hold-out                readers trained anew without one given file each, on that file; takes ten minutes
  npm run understand -- --typing-errors           the shipped reader, with an error in every tenth word, five times
  npm run understand -- --slots                   which slots are filled wrongly of the messages that are learned from, where the tool is given
  npm run understand -- --predict FILE.jsonl      one reading a line for messages in the corpus's form
  npm run understand -- --live                    those of them that stand alone, on running services, by the tools that are called; with
                                                  OPENAI_API_KEY set a model answers through its real prompts, and its cost and time are told
  npm run understand -- --converse FILE.jsonl     conversations (evals/corpus/conversations) on running services, as they went, to be read by hand
  npm run understand -- --train                   trains the reader that is shipped; the same corpus gives the same bytes
  npm run understand -- --misses 20               some messages that were misread, too`

const { values } = parseArgs({
  options: {
    folds: { type: 'string' },
    predict: { type: 'string' },
    converse: { type: 'string' },
    train: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    'hold-out': { type: 'boolean', default: false },
    'typing-errors': { type: 'boolean', default: false },
    slots: { type: 'boolean', default: false },
    misses: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
})

try {
  if (values.help) console.log(help)
  else if (values.train) await train()
  else if (values.live) await showLive()
  else if (values.predict !== undefined) predict(readLines(values.predict), readLearned())
  else if (values.converse !== undefined)
    console.log(renderConversations(await playConversations(readConversations(values.converse))))
  else if (values['typing-errors']) showTypingErrors()
  else if (values.slots) showSlots()
  else if (values['hold-out']) show(await holdOutFiles())
  else show(values.folds === undefined ? shipped() : await crossValidate(Number(values.folds)))
} catch (error) {
  if (!(error instanceof UnderstandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function shipped(change: (line: Line) => Line = (line) => line): Reading[] {
  const learned = readLearned()
  return readGiven()
    .filter(isKeptBack)
    .map(change)
    .map((line) => ({ line, read: readMessage(line.say, line, { ...learned, gate }) }))
}

function showTypingErrors(): void {
  console.log(renderScore('as given', scoreOf(shipped())))
  for (const seed of [1, 2, 3, 4, 5])
    console.log(
      renderScore(`with errors, seed ${seed}`, scoreOf(shipped((line) => withTypingErrors(line, seed)))),
    )
}

function showSlots(): void {
  const learned = readLearned()
  const given = readGiven().filter((line) => !isKeptBack(line))
  for (const [name, lines] of [
    ['given', given],
    ['reworded', readReworded(given)],
    ['beside', readBeside(given)],
    ['strangers', readStrangers()],
    ['training', readTraining()],
    ['meanings', readMeanings()],
  ] as const) {
    console.log(`\n${name}:`)
    tellSlots(slotMisses(lines, learned))
  }
}

function tellSlots(found: ReturnType<typeof slotMisses>): void {
  for (const { line, read, wrong } of found.misses.slice(0, Number(values.misses)))
    console.log(
      `\n${line.id}: ${line.say}\n  ${wrong.join(', ')}\n  means ${JSON.stringify(line.acts)}\n  reads ${JSON.stringify(read.acts)}`,
    )
  console.log(renderSlotMisses(found))
}

async function showLive(): Promise<void> {
  const run = await playLive(readGiven().filter(isKeptBack))
  for (const { line, outcome, called, response } of run.readings
    .filter((reading) => reading.outcome !== 'right')
    .slice(0, Number(values.misses)))
    console.log(
      `\n${line.id}: ${line.say}\n  means ${line.kind} ${JSON.stringify(line.acts)}\n  ${outcome}: ${called.join(', ')}\n  ${response.replaceAll('\n', ' ')}`,
    )
  console.log(renderLive(run))
}

function predict(lines: readonly Line[], learned: Learned): void {
  for (const line of lines) {
    const { kind, acts, asks } = readMessage(line.say, line, { ...learned, gate })
    console.log(JSON.stringify({ id: line.id, kind, acts, asks }))
  }
}

async function train(): Promise<void> {
  const seen = readGiven().filter((line) => !isKeptBack(line))
  const given = [...seen, ...readBeside(seen), ...readStrangers()]
  const learned = await trainReader(
    { given, training: readTraining(), meanings: readMeanings(), outlines: readOutlines() },
    readVocabulary(),
  )
  const bytes = encodeLearned(learned)
  for (const part of learnedParts) {
    writeFileSync(learnedFile(part), bytes[part])
    console.log(`${part}: ${Math.round(bytes[part].length / 1_000)} kB`)
  }
}

function show(readings: readonly Reading[]): void {
  for (const [name, score] of scoresByGroup(readings)) console.log(renderScore(name, score))
  console.log('\nTaken for something else:')
  for (const [pair, count] of confusionsOf(readings).slice(0, 15)) console.log(`  ${count} x ${pair}`)
  for (const { line, read } of readings
    .filter((reading) => scoreOf([reading]).exact === 0)
    .slice(0, Number(values.misses)))
    console.log(
      `\n${line.id}: ${line.say}\n  means ${line.kind} ${JSON.stringify(line.acts)}\n  read  ${read.kind} ${JSON.stringify(read.acts)}`,
    )
  console.log(`\n${renderScore('all', scoreOf(readings))}`)
}
