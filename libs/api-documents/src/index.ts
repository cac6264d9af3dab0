// How do we describe our contracts to the outside? Two documents, made from the contracts alone. Does not belong
// here: contracts, or serving the documents.
export { createOpenApi } from './openapi/create-open-api.ts'
export { createAsyncApi } from './asyncapi/create-async-api.ts'
export type { JsonObject } from './json.ts'
