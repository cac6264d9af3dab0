import { settingsSchema } from '@alfred/contracts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../alfred/client.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { Shown } from '../shell/shown.tsx'

/** Which model answers, what it took, and how another is set. */
export function ModelSection() {
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: async () => settingsSchema.parse(await (await fetch('/api/settings')).json()),
  })
  const usage = useQuery({ queryKey: ['usage'], queryFn: () => client.usage() })
  return (
    <section className="card stack" id="model" aria-label="Language model">
      <h2>Language model</h2>
      <Shown query={settings} lines={1}>
        {({ model }) => (
          <p>
            {model?.is_offline
              ? 'None: rules answer. They know the usual sentences of a kitchen, and say so where they do not.'
              : model
                ? `Answers come from ${model.provider}.`
                : 'Nobody told which model answers here.'}
          </p>
        )}
      </Shown>
      <Shown query={usage} lines={1}>
        {({ lines, total }) => {
          const models = [...new Set(lines.map(({ model }) => model))].filter(
            (model) => model !== 'offline-rules',
          )
          return (
            <p className="small soft">
              The last thirty days: {tellFigure(total.model_calls)} calls,{' '}
              {tellFigure(total.input_tokens + total.output_tokens)} tokens
              {total.cost_usd > 0 && `, $${total.cost_usd.toFixed(2)}`}
              {!total.cost_known && ' (not all prices are known)'}
              {models.length > 0 && `; ${models.join(', ')}`}.
            </p>
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
