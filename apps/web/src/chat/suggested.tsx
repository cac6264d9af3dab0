const examples = [
  'I bought 2 litres of milk, a dozen eggs and a bag of rice',
  'What can I cook with what is in?',
  'Plan dinners for the week',
  'Log two eggs and a slice of toast for breakfast',
  'What expires this week?',
] as const

/** What a conversation may begin with. */
export function Suggested({ onSay }: { onSay(message: string): void }) {
  return (
    <div className="suggested">
      <img src="/icon.svg" alt="" width={64} height={64} />
      <h2>What is it about?</h2>
      <p className="soft">Tell me what you bought, ate or want to cook, in your own words. For example:</p>
      <ul className="suggested__list">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className="chip" onClick={() => onSay(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
