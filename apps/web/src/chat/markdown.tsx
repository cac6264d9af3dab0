import ReactMarkdown, { type Components } from 'react-markdown'
import { listOut } from './list-out.ts'

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
}

/** Formatted text. HTML in it is shown as it was written, and no picture is fetched from anywhere. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="words">
      <ReactMarkdown components={components} disallowedElements={['img']} unwrapDisallowed>
        {listOut(text)}
      </ReactMarkdown>
    </div>
  )
}
