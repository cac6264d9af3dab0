const pendingId = '70000000-0000-4000-8000-000000000001'
const recipeId = '70000000-0000-4000-8000-000000000002'

/**
 * Samples for contracts with checks in code, which no schema expresses: fields that belong together or exclude each
 * other.
 */
export const samplesByHand: Readonly<Record<string, readonly unknown[]>> = {
  'POST /api/chat/stream body': [
    { message: '', mode: 'cook', cook_init: { recipe_id: recipeId } },
    { message: 'halve it', mode: 'cook', cook_init: { recipe_id: recipeId, notes: 'for two' } },
    { message: 'is the oil hot enough?', mode: 'cook' },
    { message: '__cook_exit__', mode: 'cook' },
    { message: 'pasta', mode: 'brainstorm', brainstorm_init: true },
    { message: '__brainstorm_exit__', mode: 'brainstorm' },
    { message: 'milk?', mode: 'quick' },
    { message: 'a soup', mode: 'create', if_busy: 'reject' },
    { message: 'stop that', mode: 'plan', if_busy: 'interrupt', conversation_id: 'new' },
    ...['confirm', 'cancel', 'edit', 'select'].map((action) => ({
      message: '',
      answer: { pending_id: pendingId, version: 1, action, edits: { quantity: 2 } },
    })),
  ],
}
