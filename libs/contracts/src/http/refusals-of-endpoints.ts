// The errors that many endpoints may answer with.

export const always = ['INTERNAL'] as const
/** Errors of an unusable request body, for any endpoint that accepts one. */
export const unreadable = ['INVALID_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const
/** Errors of any endpoint that needs a token, or a session of a browser: FORBIDDEN where another page has sent the request. */
export const personal = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'TIMEOUT',
  ...always,
] as const
