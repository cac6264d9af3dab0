/** Seconds of what a person waits for: from a fast path of milliseconds up to the longest turn. */
export const secondsOfWork = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160]

/** Seconds of a question to a server nearby. */
export const secondsOfQuestion = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
