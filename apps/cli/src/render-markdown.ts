import { styleText } from 'node:util'
import { lexer, type Token, type Tokens } from 'marked'
import { layOutTable } from './lay-out-table.ts'

type Style = Parameters<typeof styleText>[0]

/**
 * A text in Markdown as a terminal shows it. The text has no control characters (`printable`); all that come are of our own styles. HTML is shown as
 * it is written, addresses stand beside their words.
 */
export function renderMarkdown(text: string): string {
  return blocks(lexer(text)).trimEnd()
}

const styled = (style: Style, text: string): string => styleText(style, text, { validateStream: false })

function blocks(tokens: readonly Token[]): string {
  return tokens.map(block).join('')
}

function block(token: Token): string {
  switch (token.type) {
    case 'heading':
      return `${styled('bold', inline((token as Tokens.Heading).tokens))}\n\n`
    case 'paragraph':
      return `${inline((token as Tokens.Paragraph).tokens)}\n\n`
    case 'list':
      return `${listOf(token as Tokens.List)}\n`
    case 'blockquote':
      return `${indented(blocks((token as Tokens.Blockquote).tokens).trimEnd(), '│ ')}\n\n`
    case 'code':
      return `${indented(styled('cyan', (token as Tokens.Code).text), '  ')}\n\n`
    case 'table':
      return `${tableOf(token as Tokens.Table)}\n\n`
    case 'hr':
      return '────\n\n'
    case 'space':
      return ''
    case 'text':
      return `${inline([token])}\n`
    default:
      return `${token.raw.trimEnd()}\n\n`
  }
}

function listOf({ items, ordered, start }: Tokens.List): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${Number(start || 1) + index}.` : '•'
      const box = item.task ? (item.checked === true ? '☑ ' : '☐ ') : ''
      const text = blocks(item.tokens)
        .replaceAll(/\n{2,}/g, '\n')
        .trimEnd()
      return `${mark} ${box}${indented(text, ' '.repeat(mark.length + 1)).trimStart()}\n`
    })
    .join('')
}

function tableOf({ header, rows }: Tokens.Table): string {
  const cells = (row: readonly Tokens.TableCell[]): string[] => row.map(({ tokens }) => inline(tokens))
  return layOutTable(cells(header), rows.map(cells))
}

function inline(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(piece).join('')
}

function piece(token: Token): string {
  switch (token.type) {
    case 'strong':
      return styled('bold', inline(token.tokens))
    case 'em':
      return styled('italic', inline(token.tokens))
    case 'del':
      return styled('strikethrough', inline(token.tokens))
    case 'codespan':
      return styled('cyan', (token as Tokens.Codespan).text)
    case 'br':
      return '\n'
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      const words = inline(tokens)
      return words === href ? styled('underline', href) : `${words} (${styled('underline', href)})`
    }
    case 'escape':
      return (token as Tokens.Escape).text
    case 'text':
      return token.tokens === undefined ? (token as Tokens.Text).text : inline(token.tokens)
    default:
      return token.raw
  }
}

function indented(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => `${mark}${line}`)
    .join('\n')
}
