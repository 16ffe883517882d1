import { z } from 'zod'
import {
  address,
  isRange,
  list,
  mailServer,
  mapAddress,
  score,
  sender,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts'

/** Every setting, once: its default as it would be written in the environment, and what it means. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65_535)
    .prefault('3000')
    .describe('The port the server listens on. 0 takes a free one.'),
  HOST: z
    .string()
    .min(1)
    .prefault('localhost')
    .describe('The network name or address to listen on. `0.0.0.0` opens the server to the whole network.'),
  PUBLIC_URL: address(/^https?$/, 'https://dive.example.org')
    .optional()
    .describe(
      'The address people reach this server at. Needed behind a proxy; without it, http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .prefault('data')
    .describe('The folder for everything that is kept: the embedded database, and files.'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/soundings')
    .optional()
    .describe('A PostgreSQL server (15 or newer) to use instead of the embedded one.'),
  DATABASE_CONNECTIONS: wholeNumber(2, 500)
    .prefault('10')
    .describe('How many connections the server keeps to the database.'),
  SEED: yesOrNo
    .prefault('true')
    .describe('Whether an empty database is filled with the starter sites at the first start.'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .prefault('info')
    .describe('How much the server writes to its log.'),
  LOG_FORMAT: z
    .enum(['auto', 'json', 'pretty'], 'must be auto, json or pretty')
    .prefault('auto')
    .describe('JSON lines for machines or coloured lines for people; `auto` is pretty on a terminal.'),
  TRUSTED_PROXIES: list
    .refine((list) => list.every(isRange), 'must be addresses or ranges like 10.0.0.1, 192.168.0.0/16')
    .describe('Addresses or ranges of proxies, comma separated, whose X-Forwarded-For is believed.'),
  MAP_SATELLITE: mapAddress.describe(
    'Imagery of a provider instead of the bundled one: an XYZ template with {z}/{x}/{y} and perhaps {key}, a .pmtiles archive, or a MapLibre style.',
  ),
  MAP_SATELLITE_KEY: z
    .string()
    .optional()
    .describe('What stands for {key} in MAP_SATELLITE. Browsers see it.'),
  MAP_SATELLITE_ATTRIBUTION: z
    .string()
    .prefault('')
    .describe('The credit that the provider of MAP_SATELLITE asks for.'),
  MAP_ROADMAP: mapAddress.describe('The same for the map that is no imagery.'),
  MAP_ROADMAP_KEY: z.string().optional().describe('What stands for {key} in MAP_ROADMAP. Browsers see it.'),
  MAP_ROADMAP_ATTRIBUTION: z
    .string()
    .prefault('')
    .describe('The credit that the provider of MAP_ROADMAP asks for.'),
  MAP_ORIGINS: list
    .refine(
      (origins) => origins.every((one) => URL.canParse(one)),
      'must be addresses like https://fonts.example.org',
    )
    .describe(
      'Further servers, comma separated, that a style of yours loads from; browsers may ask no others.',
    ),
  SMTP_URL: mailServer
    .optional()
    .describe(
      'The mail server to send by: smtp://user:password@host:587, or smtps:// for TLS from the start. Without one, mails are kept in the database and, outside production, shown at /dev/outbox to whoever can open it.',
    ),
  MAIL_FROM: sender.describe(
    'Who mails come from, like `Soundings <soundings@dive.example.org>`. Without it, soundings@ and the host of PUBLIC_URL.',
  ),
  BOT_CHECK: z
    .enum(['none', 'altcha', 'recaptcha'], 'must be none, altcha or recaptcha')
    .prefault('none')
    .describe(
      'How people are told from programs when they sign in or send something: `altcha` has browsers solve a puzzle and needs no other server; `recaptcha` asks Google (v3).',
    ),
  BOT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'What the puzzles of altcha are signed with: at least 32 characters that nobody can guess, the same for all instances, such as `openssl rand -hex 32` writes.',
    ),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('The site key of reCAPTCHA v3. Browsers see it.'),
  RECAPTCHA_SECRET: z.string().optional().describe('The secret key that belongs to it.'),
  RECAPTCHA_VERIFY_URL: address(/^https?$/, 'https://www.google.com/recaptcha/api/siteverify')
    .prefault('https://www.google.com/recaptcha/api/siteverify')
    .describe(
      'Where its tokens are verified. Browsers load its script from beside it; https://www.recaptcha.net/recaptcha/api/siteverify is for where google.com cannot be reached.',
    ),
  RECAPTCHA_MIN_SCORE: score
    .prefault('0.5')
    .describe('From 0, surely a program, to 1, surely a person: what reCAPTCHA must say at least.'),
  MAX_CONNECTIONS: wholeNumber(10, 100_000)
    .prefault('5000')
    .describe('How many connections are open at most; more are closed at once.'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .prefault('development')
    .describe('`production` on a server that others rely on.'),
  IDENTITY: z
    .enum(['local', 'cognito'], 'must be local or cognito')
    .prefault('local')
    .describe(
      'Who proves who people are: `local` keeps accounts here, `cognito` asks a user pool of AWS. See docs/deployment.md.',
    ),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/, 'must be the id of a user pool like eu-west-1_Ab12Cd34E')
    .optional()
    .describe('The user pool, with IDENTITY=cognito. Its first part is the region.'),
  COGNITO_CLIENT_ID: z
    .string()
    .optional()
    .describe('The app client of the user pool; it must allow USER_PASSWORD_AUTH.'),
  COGNITO_CLIENT_SECRET: z.string().optional().describe('Of an app client that has one.'),
  COGNITO_ENDPOINT: address(/^https?$/, 'http://localhost:9229')
    .optional()
    .describe('Another address than AWS’s own, for a pool that is run elsewhere.'),
  COGNITO_ISSUER: address(/^https?$/, 'http://localhost:9229')
    .optional()
    .describe('What the tokens of that pool name as their issuer, where it is not COGNITO_ENDPOINT.'),
  FILES: z
    .enum(['disk', 's3'], 'must be disk or s3')
    .prefault('disk')
    .describe(
      'Where photos are kept: `disk` in the folder `files` of DATA_DIR, `s3` in a bucket of AWS or of any store that speaks S3. See docs/deployment.md.',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket like dive-photos')
    .optional()
    .describe('The bucket, with FILES=s3. It must be there already, and nobody else need read it.'),
  S3_REGION: z
    .string()
    .min(1)
    .prefault('us-east-1')
    .describe('The region of the bucket; stores of other makers often take any.'),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.org')
    .optional()
    .describe('The address of a store that is not AWS’s own.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Who reads and writes there. Without it, the role or the environment of the machine says so.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret that belongs to it.'),
  FLAGS_FILE: z
    .string()
    .optional()
    .describe(
      'A file of feature flags in flagd’s format, in place of apps/api/flags.json. A change of it holds within seconds.',
    ),
  FLAGS_URL: address(/^https?$/, 'https://flags.example.org')
    .optional()
    .describe('A server that speaks OFREP, such as flagd, to ask for feature flags instead of a file.'),
  EMBEDDINGS_URL: address(/^https?$/, 'https://api.example.org/v1')
    .optional()
    .describe(
      'A server that speaks OpenAI’s interface and turns texts into vectors, by which the assistant finds sites by what a question means. It is sent the texts of sites and questions. Without it, a built-in way by words, animals and synonyms is used. See docs/deployment.md.',
    ),
  EMBEDDINGS_KEY: z.string().optional().describe('The key that this server asks for, if it does.'),
  EMBEDDINGS_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe('The model it is to use. After a change of it all sites are computed anew, in the background.'),
  AI_URL: address(/^https?$/, 'https://api.example.org/v1')
    .optional()
    .describe(
      'A server that speaks OpenAI’s chat completions and words the assistant’s answers. It is sent the question and the sites found; what it says beyond them is set aside. Without it, answers are made from the entries alone.',
    ),
  AI_KEY: z.string().optional().describe('The key that this server asks for, if it does.'),
  AI_MODEL: z.string().min(1).optional().describe('The model it is to use.'),
  SOUNDINGS_TEST: z
    .enum(['0', '1'], 'must be 0 or 1')
    .prefault('0')
    .transform((value) => value === '1')
    .describe(
      '1 on a server that automated tests use: it tells everybody all mails (GET /api/test/mail?to=ADDRESS) and allows many sign-ups. Refused in production.',
    ),
})

/** The settings, with what may not stand side by side. */
export const Together = Settings.refine(
  ({ IDENTITY, COGNITO_USER_POOL_ID: pool, COGNITO_CLIENT_ID: client }) =>
    IDENTITY === 'local' || (pool !== undefined && client !== undefined),
  { path: ['IDENTITY'], error: 'cognito needs COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID' },
)
  .refine(({ BOT_CHECK, BOT_SECRET }) => BOT_CHECK !== 'altcha' || BOT_SECRET !== undefined, {
    path: ['BOT_CHECK'],
    error: 'altcha needs BOT_SECRET: at least 32 characters, such as openssl rand -hex 32 writes',
  })
  .refine(
    ({ BOT_CHECK, RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret }) =>
      BOT_CHECK !== 'recaptcha' || (key !== undefined && secret !== undefined),
    { path: ['BOT_CHECK'], error: 'recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET' },
  )
  .refine(({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model }) => !url === !model, {
    path: ['EMBEDDINGS_URL'],
    error: 'and EMBEDDINGS_MODEL belong together: give both or neither',
  })
  .refine(({ AI_URL: url, AI_MODEL: model }) => !url === !model, {
    path: ['AI_URL'],
    error: 'and AI_MODEL belong together: give both or neither',
  })
  .refine(({ FILES, S3_BUCKET }) => FILES === 'disk' || S3_BUCKET !== undefined, {
    path: ['FILES'],
    error: 's3 needs S3_BUCKET',
  })
  .refine(({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => !id === !secret, {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'and S3_SECRET_ACCESS_KEY belong together: give both or neither',
  })
  .refine(({ SOUNDINGS_TEST, NODE_ENV }) => !SOUNDINGS_TEST || NODE_ENV !== 'production', {
    path: ['SOUNDINGS_TEST'],
    error: 'must not be 1 where NODE_ENV is production',
  })
