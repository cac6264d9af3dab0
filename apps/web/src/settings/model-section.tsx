import { useQuery } from '@tanstack/react-query'
import { client } from '../alfred/client.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { Shown } from '../shell/shown.tsx'

const RULES = 'offline-rules'

/** Which model has answered, what it took, and how another is set. */
export function ModelSection() {
  const usage = useQuery({ queryKey: ['usage'], queryFn: () => client.usage() })
  return (
    <section className="card stack" id="model" aria-label="Language model">
      <h2>Language model</h2>
      <Shown query={usage} lines={1}>
        {({ lines, total }) => {
          const latest = lines.toSorted((one, other) => other.day.localeCompare(one.day))[0]
          return (
            <>
              <p>
                {latest === undefined && 'Nothing was asked yet.'}
                {latest?.model === RULES &&
                  'Rules answer: they know the usual sentences of a kitchen, and say so where they do not.'}
                {latest !== undefined && latest.model !== RULES && (
                  <>
                    In use: <strong>{latest.model}</strong>
                  </>
                )}
              </p>
              <p className="small soft">
                The last thirty days: {tellFigure(total.model_calls)} calls,{' '}
                {tellFigure(total.input_tokens + total.output_tokens)} tokens
                {total.cost_usd > 0 && `, $${total.cost_usd.toFixed(2)}`}
                {!total.cost_known && ' (not all prices are known)'}.
              </p>
            </>
          )
        }}
      </Shown>
      <details>
        <summary>How to set a model</summary>
        <div className="stack stack--tight">
          <p>Whoever runs Alfred sets it, then starts Alfred again. A model of OpenAI:</p>
          <pre className="code">OPENAI_API_KEY=…</pre>
          <p>A model on a machine of your own, such as Ollama's, LM Studio's or llama.cpp's: load it, then</p>
          <pre className="code">npm run doctor</pre>
          <p>finds it, tries it, and says what to write into the file .env.</p>
        </div>
      </details>
    </section>
  )
}
