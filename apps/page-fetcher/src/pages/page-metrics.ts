import { defineHistogram, secondsOfQuestion } from '@alfred/observability'

/** How long pages took, and what was in their way. */
export const pageDuration = defineHistogram({
  name: 'alfred_page_duration_seconds',
  help: 'Seconds until a page was fetched or given up.',
  labels: { error_type: { valuesMax: 10 } },
  upTo: secondsOfQuestion,
})
