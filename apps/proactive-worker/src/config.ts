import { databaseSettings } from '@alfred/db'
import { embeddingSettingsSchema, modelSettingsSchema } from '@alfred/llm'
import { addressesSetting, healthSettings, loadConfig, portsSetting } from '@alfred/service-kit'
import { z } from 'zod'

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...databaseSettings,
  /** A token of the worker's own database role, which may call its own functions and nothing else. */
  SUPABASE_WORKER_TOKEN: z.string().min(1),
  /** The Redis that the schedules of the worker are kept in, as the user `proactive-worker`. */
  REDIS_URL: z.string().default('redis://127.0.0.1:6379'),
  /** How often food is looked for that expires. */
  EXPIRY_ALERTS_EVERY_SECONDS: z.coerce.number().int().positive().max(86_400).default(120),
  /** How many days before it expires food is spoken of. */
  EXPIRY_ALERTS_DAYS_AHEAD: z.coerce.number().int().nonnegative().max(30).default(2),
  /** The hour of the day, where a person lives, from which their kitchen is looked at for suggestions. */
  HOUSEHOLDS_FROM_HOUR: z.coerce.number().int().min(0).max(23).default(6),
  /** How many kitchens are looked at in a second in the daily round, so that those who talk keep their time. */
  HOUSEHOLDS_A_SECOND_MAX: z.coerce.number().int().positive().max(10_000).default(24),
  /** How many suggestions a person gets in a day, beside food that expires and tasks. */
  SUGGESTIONS_A_DAY_MAX: z.coerce.number().int().min(0).max(50).default(4),
  /** How often kitchens that changed are looked at again. */
  CHANGES_FOLLOWED_EVERY_SECONDS: z.coerce.number().int().positive().max(3_600).default(5),
  /** How long after it was noticed something is delivered outside of Alfred, so that whoever is talking hears of it there. */
  DELIVERIES_AFTER_SECONDS: z.coerce.number().int().nonnegative().max(86_400).default(600),
  /** The key that browsers subscribe with for notifications; `npx web-push generate-vapid-keys` makes it with the private one. */
  PUSH_PUBLIC_KEY: z.string().min(80).optional(),
  /** The key that notifications are signed with. */
  PUSH_PRIVATE_KEY: z.string().min(40).optional(),
  /** Whom browsers' push services write to about this installation: mailto: or https://. */
  PUSH_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  /** Whether people may have suggestions sent to a web address of theirs. */
  DELIVERY_WEBHOOKS: z.enum(['on', 'off']).default('off'),
  /** The mail server for e-mail, such as smtps://name:password@mail.example.org. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of e-mail, such as Alfred <alfred@example.org>. */
  MAIL_FROM: z.string().min(3).optional(),
  /** The ports that notifications and webhooks may go to. */
  DELIVERY_PORTS: portsSetting('443'),
  /** Addresses that webhooks may go to, also without encryption, though they are not public, such as 192.168.1.5 of a home automation. */
  DELIVERY_ADDRESSES_ALLOWED: addressesSetting(),
  /** For how many days it is kept how turns were worked at (`npm run trace`). */
  TURN_TRACE_DAYS_MAX: z.coerce.number().int().positive().max(3_650).default(14),
  ...modelSettingsSchema,
  ...embeddingSettingsSchema,
  ...healthSettings,
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
