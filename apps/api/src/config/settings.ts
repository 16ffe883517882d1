import { z } from 'zod'
import {
  address,
  isRange,
  list,
  mailServer,
  mapAddress,
  mapZoom,
  score,
  sender,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts'

/** Every setting, once: its default as it would be written in the environment, and what it means. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65_535)
    .prefault('3000')
    .describe('The port the server listens on. Use 0 for any free port.'),
  HOST: z
    .string()
    .min(1)
    .prefault('localhost')
    .describe('The host name or address to listen on. `0.0.0.0` opens the server to the whole network.'),
  PUBLIC_URL: address(/^https?$/, 'https://dive.example.org')
    .optional()
    .describe(
      'The address people use to reach this server. Required behind a proxy. Defaults to http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .prefault('data')
    .describe('The folder for all data: the embedded database and files.'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/soundings')
    .optional()
    .describe('A PostgreSQL server (15 or newer) to use instead of the embedded one.'),
  DATABASE_CONNECTIONS: wholeNumber(2, 500)
    .prefault('10')
    .describe('How many database connections the server keeps open.'),
  SEED: yesOrNo
    .prefault('true')
    .describe('Whether to add the starter sites to an empty database on the first start.'),
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
    .describe('`json` for machines, `pretty` for people. `auto` is pretty in a terminal and JSON otherwise.'),
  TRUSTED_PROXIES: list
    .refine((list) => list.every(isRange), 'must be addresses or ranges such as 10.0.0.1, 192.168.0.0/16')
    .describe(
      'Addresses or ranges of the proxies whose X-Forwarded-For header is trusted, separated by commas.',
    ),
  MAP_SATELLITE: mapAddress.describe(
    'Satellite imagery to use instead of the bundled one: an XYZ template with {z}/{x}/{y} and optionally {key}, a WMTS template with {TileMatrix}/{TileRow}/{TileCol}, a .pmtiles archive, or a MapLibre style.',
  ),
  MAP_SATELLITE_KEY: z.string().optional().describe('Replaces {key} in MAP_SATELLITE. Visible to browsers.'),
  MAP_SATELLITE_ATTRIBUTION: z
    .string()
    .prefault('')
    .describe('The credit line that the provider of MAP_SATELLITE requires.'),
  MAP_SATELLITE_MAX_ZOOM: mapZoom.describe(
    'The highest zoom at which the provider of MAP_SATELLITE has tiles everywhere. Closer up, those are enlarged.',
  ),
  MAP_ROADMAP: mapAddress.describe('The same for the road map.'),
  MAP_ROADMAP_KEY: z.string().optional().describe('Replaces {key} in MAP_ROADMAP. Visible to browsers.'),
  MAP_ROADMAP_ATTRIBUTION: z
    .string()
    .prefault('')
    .describe('The credit line that the provider of MAP_ROADMAP requires.'),
  MAP_ROADMAP_MAX_ZOOM: mapZoom.describe('The same for MAP_ROADMAP.'),
  MAP_ORIGINS: list
    .refine(
      (origins) => origins.every((one) => URL.canParse(one)),
      'must be addresses such as https://fonts.example.org',
    )
    .describe(
      'Other servers that your map styles load from, separated by commas. Browsers can’t load map data from anywhere else.',
    ),
  SMTP_URL: mailServer
    .optional()
    .describe(
      'The mail server: smtp://user:password@host:587, or smtps:// for TLS from the start. Without it, mails stay in the database. Outside production, anyone who can open /dev/outbox can read them there.',
    ),
  MAIL_FROM: sender.describe(
    'The sender of mails, such as `Soundings <soundings@dive.example.org>`. Defaults to soundings@ and the host of PUBLIC_URL.',
  ),
  BOT_CHECK: z
    .enum(['none', 'altcha', 'recaptcha'], 'must be none, altcha or recaptcha')
    .prefault('none')
    .describe(
      'How to check that a person, not a bot, is signing in or sending something. `altcha` lets browsers solve a puzzle and needs no other server. `recaptcha` asks Google (v3).',
    ),
  BOT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'The key that signs altcha’s puzzles: at least 32 characters that nobody can guess, the same on all instances. To create one, run `openssl rand -hex 32`.',
    ),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('The site key of reCAPTCHA v3. Visible to browsers.'),
  RECAPTCHA_SECRET: z.string().optional().describe('The secret key of reCAPTCHA v3.'),
  RECAPTCHA_VERIFY_URL: address(/^https?$/, 'https://www.google.com/recaptcha/api/siteverify')
    .prefault('https://www.google.com/recaptcha/api/siteverify')
    .describe(
      'Where reCAPTCHA tokens are verified. Browsers load the script from the same host. Where google.com is blocked, use https://www.recaptcha.net/recaptcha/api/siteverify.',
    ),
  RECAPTCHA_MIN_SCORE: score
    .prefault('0.5')
    .describe('The minimum reCAPTCHA score, from 0 (certainly a bot) to 1 (certainly a person).'),
  MAX_CONNECTIONS: wholeNumber(10, 100_000)
    .prefault('12000')
    .describe(
      'The maximum number of open connections. When they are all in use, idle ones are closed first; a new one is only closed if all others are busy.',
    ),
  MAX_CONNECTIONS_PER_CLIENT: wholeNumber(1, 100_000)
    .prefault('1000')
    .describe(
      'The maximum number of open connections from one address (or IPv6 /64 network). Behind a trusted proxy, this limits simultaneous requests for one address.',
    ),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .prefault('development')
    .describe('Set this to `production` on any server that others rely on.'),
  IDENTITY: z
    .enum(['local', 'cognito'], 'must be local or cognito')
    .prefault('local')
    .describe(
      'Where accounts live: `local` keeps them in the database, `cognito` uses an AWS Cognito user pool. See docs/deployment.md.',
    ),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/, 'must be a user pool id such as eu-west-1_Ab12Cd34E')
    .optional()
    .describe('The id of the user pool, for IDENTITY=cognito. The part before _ is its region.'),
  COGNITO_CLIENT_ID: z
    .string()
    .optional()
    .describe('The id of the user pool’s app client. The client must allow USER_PASSWORD_AUTH.'),
  COGNITO_CLIENT_SECRET: z.string().optional().describe('The secret of the app client, if it has one.'),
  COGNITO_ENDPOINT: address(/^https?$/, 'http://localhost:9229')
    .optional()
    .describe('The address of a user pool that isn’t hosted by AWS.'),
  COGNITO_ISSUER: address(/^https?$/, 'http://localhost:9229')
    .optional()
    .describe('The issuer in that pool’s tokens, if it isn’t COGNITO_ENDPOINT.'),
  NEW_MEMBERS: z
    .enum(['new', 'trusted'], 'must be new or trusted')
    .prefault('new')
    .describe(
      'How far new members are trusted. `new` sets lower limits until they’ve been here a day and three of their contributions stood. `trusted` is for closed clubs that know everyone they let in; it opens the buddy finder to new members at once, too.',
    ),
  MESSAGES_KEPT_DAYS: wholeNumber(30, 36_500)
    .optional()
    .describe(
      'How many days messages between members are kept. Older ones are deleted every night, on both sides. Without it, they are kept until people delete them.',
    ),
  FILES: z
    .enum(['disk', 's3'], 'must be disk or s3')
    .prefault('disk')
    .describe(
      'Where photos are stored: `disk` uses the folder `files` in DATA_DIR, `s3` uses a bucket on AWS or any S3-compatible service. See docs/deployment.md.',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name such as dive-photos')
    .optional()
    .describe('The bucket, for FILES=s3. It must exist already and can be private.'),
  S3_REGION: z
    .string()
    .min(1)
    .prefault('us-east-1')
    .describe('The region of the bucket. Other S3-compatible services often accept any.'),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.org')
    .optional()
    .describe('The address of an S3-compatible service other than AWS.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('The access key for the bucket. Without it, the machine’s role or environment is used.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that access key.'),
  FLAGS_FILE: z
    .string()
    .optional()
    .describe(
      'A file of feature flags in flagd’s format, used instead of apps/api/flags.json. Changes take effect within seconds.',
    ),
  FLAGS_URL: address(/^https?$/, 'https://flags.example.org')
    .optional()
    .describe('A feature flag server that supports OFREP, such as flagd, used instead of a file.'),
  EMBEDDINGS_URL: address(/^https?$/, 'https://api.example.org/v1')
    .optional()
    .describe(
      'An OpenAI-compatible server that turns texts into embeddings, so the assistant can find sites by what a question means. It receives the texts of sites and questions. Without it, the built-in search by words, animals and synonyms is used. See docs/deployment.md.',
    ),
  EMBEDDINGS_KEY: z.string().optional().describe('The API key for EMBEDDINGS_URL, if it needs one.'),
  EMBEDDINGS_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The embedding model to use. If you change it, all sites are computed again in the background.',
    ),
  AI_URL: address(/^https?$/, 'https://api.example.org/v1')
    .optional()
    .describe(
      'A server with OpenAI-compatible chat completions that writes the assistant’s answers. It receives the question and the sites found; anything it adds beyond them is dropped. Without it, answers are built from the site entries alone.',
    ),
  AI_KEY: z.string().optional().describe('The API key for AI_URL, if it needs one.'),
  AI_MODEL: z.string().min(1).optional().describe('The chat model to use.'),
  PUSH_SERVICES: list
    .prefault('fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com')
    .describe(
      'The hosts of the browsers’ push services, separated by commas; `*.` in front stands for any host below. Push messages go there over https and nowhere else. No account is needed. `none` sends none.',
    ),
  SOUNDINGS_TEST: z
    .enum(['0', '1'], 'must be 0 or 1')
    .prefault('0')
    .transform((value) => value === '1')
    .describe(
      'Set to 1 on a server for automated tests: anyone can read all mails (GET /api/test/mail?to=ADDRESS), and many sign-ups are allowed. Not possible in production.',
    ),
})

/** The settings, with the rules for those that depend on each other. */
export const Together = Settings.refine(
  ({ IDENTITY, COGNITO_USER_POOL_ID: pool, COGNITO_CLIENT_ID: client }) =>
    IDENTITY === 'local' || (pool !== undefined && client !== undefined),
  { path: ['IDENTITY'], error: 'cognito needs COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID' },
)
  .refine(({ BOT_CHECK, BOT_SECRET }) => BOT_CHECK !== 'altcha' || BOT_SECRET !== undefined, {
    path: ['BOT_CHECK'],
    error: 'altcha needs BOT_SECRET with at least 32 characters. To create one, run: openssl rand -hex 32',
  })
  .refine(
    ({ BOT_CHECK, RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret }) =>
      BOT_CHECK !== 'recaptcha' || (key !== undefined && secret !== undefined),
    { path: ['BOT_CHECK'], error: 'recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET' },
  )
  .refine(({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model }) => !url === !model, {
    path: ['EMBEDDINGS_URL'],
    error: 'and EMBEDDINGS_MODEL go together: set both or neither',
  })
  .refine(({ AI_URL: url, AI_MODEL: model }) => !url === !model, {
    path: ['AI_URL'],
    error: 'and AI_MODEL go together: set both or neither',
  })
  .refine(({ FILES, S3_BUCKET }) => FILES === 'disk' || S3_BUCKET !== undefined, {
    path: ['FILES'],
    error: 's3 needs S3_BUCKET',
  })
  .refine(({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => !id === !secret, {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'and S3_SECRET_ACCESS_KEY go together: set both or neither',
  })
  .refine(({ SOUNDINGS_TEST, NODE_ENV }) => !SOUNDINGS_TEST || NODE_ENV !== 'production', {
    path: ['SOUNDINGS_TEST'],
    error: 'can’t be 1 when NODE_ENV is production',
  })
