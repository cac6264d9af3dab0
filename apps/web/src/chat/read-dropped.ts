const FILE_BYTES_MAX = 60_000

/** The text of what was dropped: a recipe as a file or as text, or an address. */
export async function readDropped(data: DataTransfer): Promise<string> {
  const [file] = [...data.files]
  const isText =
    file !== undefined && (file.type.startsWith('text/') || /\.(?:txt|md|json|html?)$/i.test(file.name))
  if (isText && file.size <= FILE_BYTES_MAX) return (await file.text()).trim()
  return (data.getData('text/uri-list') || data.getData('text/plain')).trim()
}
