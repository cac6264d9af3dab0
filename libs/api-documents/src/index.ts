// What do we tell the outside of our contracts? Two documents, made from the contracts and from nothing else.
// Does not belong here: a contract, or whoever serves the documents.
export { createOpenApi } from './openapi/create-open-api.ts'
export { createAsyncApi } from './asyncapi/create-async-api.ts'
export type { JsonObject } from './json.ts'
