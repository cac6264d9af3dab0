// The fakes of this room: a model that follows a script, and OpenAI's Responses API as a local server.
// For tests and the bench alone; both pass, behind the port, the same suite as the real adapter.
export { createScriptedModel } from './scripted-model.ts'
export type { ScriptedModel, ScriptStep } from './scripted-model.ts'
export { startFakeOpenAi } from './fake-openai/start-fake-openai.ts'
export type { FakeAnswer } from './fake-openai/fake-answer.ts'
export type { FakeBrain, FakeOpenAi, FakeRequest } from './fake-openai/start-fake-openai.ts'
