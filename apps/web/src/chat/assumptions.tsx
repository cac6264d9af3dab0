import { useState, type SubmitEvent } from 'react'
import { z } from 'zod'
import type { LinesProps } from './answer.ts'

const offer = z.object({ assumptions: z.array(z.string()).default([]) })

/** What is assumed of a plan: each line can be written anew, and what else is to change be said. */
export function Assumptions({ pending, onAnswer }: LinesProps) {
  const { assumptions } = offer.parse(pending.data)
  const [lines, setLines] = useState(assumptions)
  const [text, setText] = useState('')
  const hasChanged = text.trim() !== '' || lines.some((line, index) => line !== assumptions[index])
  const change = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const kept = lines.map((line) => line.trim()).filter((line) => line !== '')
    const edits = {
      ...(kept.join('\n') !== assumptions.join('\n') && { assumptions: kept }),
      ...(text.trim() !== '' && { text: text.trim() }),
    }
    onAnswer({ action: 'edit', edits, shown: text.trim() || kept.join(' ') })
  }
  return (
    <form className="stack stack--tight" onSubmit={change}>
      {assumptions.length === 0 && <p dir="auto">{pending.summary}</p>}
      {lines.map((line, index) => (
        <textarea
          key={index}
          className="input"
          aria-label={`Assumption ${index + 1}`}
          rows={1}
          maxLength={200}
          value={line}
          dir="auto"
          onChange={({ target }) =>
            setLines(lines.map((one, place) => (place === index ? target.value : one)))
          }
        />
      ))}
      <input
        className="input"
        aria-label="What else is to change"
        placeholder="Change something, for example: begin on Monday"
        value={text}
        maxLength={500}
        onChange={({ target }) => setText(target.value)}
      />
      {hasChanged && (
        <div>
          <button className="button button--small">Plan it like this</button>
        </div>
      )}
    </form>
  )
}
