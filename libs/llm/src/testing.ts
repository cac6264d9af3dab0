// The fakes of this room: a scripted model, and a server with both of OpenAI's doors. Only for tests and the
// bench; both pass the same suite as the real adapter.
export { createScriptedModel } from './scripted-model.ts'
export type { ScriptedModel, ScriptStep } from './scripted-model.ts'
export { whyNotStrict } from './fake-openai/why-not-strict.ts'
export { startFakeOpenAi } from './fake-openai/start-fake-openai.ts'
export type { FakeAnswer } from './fake-openai/fake-answer.ts'
export type { FakeBrain, FakeOpenAi, FakeOptions, FakeRequest } from './fake-openai/start-fake-openai.ts'
