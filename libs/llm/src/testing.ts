// The fakes of this room: a scripted model, and OpenAI's Responses API as a local server. Only for tests and the
// bench; both pass the same suite as the real adapter.
export { createScriptedModel } from './scripted-model.ts'
export type { ScriptedModel, ScriptStep } from './scripted-model.ts'
export { startFakeOpenAi } from './fake-openai/start-fake-openai.ts'
export type { FakeAnswer } from './fake-openai/fake-answer.ts'
export type { FakeBrain, FakeOpenAi, FakeRequest } from './fake-openai/start-fake-openai.ts'
