import type { ToolIntent } from '../kitchen-intent.ts'

/** What somebody says that they eat or like, with an emphasised "do" as well: "I do eat eggs". */
const AFFIRMED =
  /(?<!\bdo )\b(?:i|we) (?:do )?(?:(?:really|still|also|sometimes) )?(?:eat|drink|like|love|enjoy) (?<food>[^,.;!?]{2,40})/gi

/** Do calls keep as a dislike what the message says is eaten or liked? Then they are none of what was told. */
export function deniesWhatIsEaten(message: string, calls: readonly ToolIntent[]): boolean {
  const affirmed = [...message.matchAll(AFFIRMED)].map(({ groups }) => groups?.['food']?.toLowerCase() ?? '')
  return calls.some(
    (call) =>
      call.tool === 'remember_preference' &&
      call.arguments.kind === 'dislike' &&
      affirmed.some((said) => said.startsWith(call.arguments.value.toLowerCase())),
  )
}
