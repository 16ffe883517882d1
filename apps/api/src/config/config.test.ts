import { describe, expect, it } from 'vitest'
import { StartError } from '#shared/start-error.ts'
import { readConfig, withoutPassword } from './config.ts'
import { Settings } from './settings.ts'

const mistakes = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment, '/root')
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    const lines = (error as Error).message.split('\n')
    expect(lines.at(0)).toBe('Some settings are wrong:')
    expect(lines.at(-1)).toBe('See docs/configuration.md.')
    return lines.slice(1, -1)
  }
  return []
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/root')).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '/root/data',
      DATABASE_CONNECTIONS: 10,
      SEED: true,
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'auto',
      TRUSTED_PROXIES: [],
      NEW_MEMBERS: 'new',
      PUSH_SERVICES: [
        'fcm.googleapis.com',
        '*.push.services.mozilla.com',
        '*.notify.windows.com',
        'web.push.apple.com',
      ],
      MAP_ORIGINS: [],
      MAP_ROADMAP_ATTRIBUTION: '',
      MAP_ROADMAP_MAX_ZOOM: 19,
      MAP_SATELLITE_ATTRIBUTION: '',
      MAP_SATELLITE_MAX_ZOOM: 19,
      IDENTITY: 'local',
      MAIL_FROM: 'Soundings <soundings@localhost>',
      BOT_CHECK: 'none',
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      RECAPTCHA_MIN_SCORE: 0.5,
      MAX_CONNECTIONS: 12_000,
      MAX_CONNECTIONS_PER_CLIENT: 1_000,
      NODE_ENV: 'development',
      FILES: 'disk',
      S3_REGION: 'us-east-1',
      SOUNDINGS_TEST: false,
    })
  })

  it('takes empty settings for absent ones, and ignores what is not its own', () => {
    const empty = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, '']))
    expect(readConfig({ ...empty, PATH: '/bin', HOME: '/' }, '/root')).toEqual(readConfig({}, '/root'))
  })

  it('reads what is set', () => {
    expect(
      readConfig(
        {
          PORT: '8080',
          HOST: '0.0.0.0',
          PUBLIC_URL: 'https://dive.example.org/',
          DATA_DIR: '/var/soundings',
          DATABASE_URL: 'postgresql:///soundings?host=/run/postgresql',
          SEED: 'false',
          TRUSTED_PROXIES: ' 10.0.0.1, 192.168.0.0/16 ,, loopback, fd00::/8 ',
          LOG_LEVEL: 'silent',
        },
        '/root',
      ),
    ).toMatchObject({
      PORT: 8080,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://dive.example.org',
      DATA_DIR: '/var/soundings',
      DATABASE_URL: 'postgresql:///soundings?host=/run/postgresql',
      SEED: false,
      TRUSTED_PROXIES: ['10.0.0.1', '192.168.0.0/16', 'loopback', 'fd00::/8'],
      LOG_LEVEL: 'silent',
    })
  })

  it('finds a relative data folder from the root of the project, and its own address from the port', () => {
    const config = readConfig({ DATA_DIR: '../elsewhere', PORT: '4000' }, '/srv/soundings')
    expect(config.DATA_DIR).toBe('/srv/elsewhere')
    expect(config.PUBLIC_URL).toBe('http://localhost:4000')
  })

  it('says in one readable line what is wrong with each setting, all at once', () => {
    const wrong = {
      PORT: 'eighty',
      PUBLIC_URL: 'dive.example.org',
      DATABASE_URL: 'mysql://host/db',
      DATABASE_CONNECTIONS: '1',
      SEED: 'yes',
      LOG_LEVEL: 'loud',
      LOG_FORMAT: 'xml',
      TRUSTED_PROXIES: '10.0.0.1, the-proxy',
      MAX_CONNECTIONS: '1000000',
      NODE_ENV: 'staging',
    }
    const lines = mistakes(wrong)
    expect(lines).toHaveLength(Object.keys(wrong).length)
    for (const [name, value] of Object.entries(wrong)) {
      const line = lines.find((each) => each.startsWith(`  ${name} must `))
      expect(line, name).toBeDefined()
      if (name !== 'DATABASE_URL') expect(line).toContain(value)
    }
    expect(lines[0]).toBe('  PORT must be a whole number from 0 to 65535 (current value: "eighty")')
  })

  it.each(['-1', '65536', '1.5', '0x50', '1e3', ' 80', '99999999999999999999'])('has no port %j', (PORT) => {
    expect(mistakes({ PORT })).toHaveLength(1)
  })

  it('keeps a mistake on one line even when the value has several', () => {
    expect(mistakes({ SEED: 'a\nb\r\nc' })).toHaveLength(1)
  })
})

describe('mail', () => {
  it('comes from the host of the public address, unless somebody is named', () => {
    const PUBLIC_URL = 'https://dive.example.org:8443'
    expect(readConfig({ PUBLIC_URL }, '/').MAIL_FROM).toBe('Soundings <soundings@dive.example.org>')
    for (const MAIL_FROM of ['club@example.org', 'Blue Club <club@example.org>', 'Tauchclub Köln <a@b.de>'])
      expect(readConfig({ MAIL_FROM }, '/').MAIL_FROM).toBe(MAIL_FROM)
  })

  it.each(['club', 'a@b, c@d', 'Club <a@b>, <c@d>', 'Club\r\nBcc: x@y <a@b>', '<a b@c>'])(
    'does not come from %j',
    (MAIL_FROM) => expect(mistakes({ MAIL_FROM })).toHaveLength(1),
  )

  it.each([
    'http://u:secret@host',
    'smtp://',
    'smtp:///secret',
    'smtp://u:secret%@host',
    'u:secret@host:587',
  ])('is not sent by %j, and no password is repeated', (SMTP_URL) => {
    const lines = mistakes({ SMTP_URL })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^ {2}SMTP_URL must /)
    expect(lines[0]).not.toContain('secret')
  })
})

describe('a store of files', () => {
  it('needs a bucket where it is none of our own', () => {
    expect(readConfig({ FILES: 's3', S3_BUCKET: 'dive-photos' }, '/').S3_BUCKET).toBe('dive-photos')
    expect(mistakes({ FILES: 's3' }).join()).toMatch(/^ {2}FILES s3 needs S3_BUCKET/)
    expect(mistakes({ S3_BUCKET: 'Dive Photos' })).toHaveLength(1)
  })

  it('has both of its keys or neither, and repeats none', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKIA123', S3_SECRET_ACCESS_KEY: 'hidden' }
    expect(readConfig(keys, '/')).toMatchObject(keys)
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      expect(mistakes({ [name]: keys[name] })).toEqual([
        '  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither',
      ])
  })
})

describe('a server under test', () => {
  it('is never one in production', () => {
    expect(readConfig({ SOUNDINGS_TEST: '1' }, '/').SOUNDINGS_TEST).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }, '/').SOUNDINGS_TEST).toBe(false)
    expect(mistakes({ SOUNDINGS_TEST: '1', NODE_ENV: 'production' })).toEqual([
      '  SOUNDINGS_TEST can’t be 1 when NODE_ENV is production (current value: "1")',
    ])
  })
})

describe('a bot check', () => {
  const secret = '0123456789abcdef0123456789abcdef'

  it('needs what it works with', () => {
    expect(readConfig({ BOT_CHECK: 'altcha', BOT_SECRET: secret }, '/').BOT_SECRET).toBe(secret)
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret', RECAPTCHA_MIN_SCORE: '0.7' }
    expect(readConfig({ BOT_CHECK: 'recaptcha', ...keys }, '/').RECAPTCHA_MIN_SCORE).toBe(0.7)
    expect(mistakes({ BOT_CHECK: 'altcha' }).join()).toMatch(/^ {2}BOT_CHECK altcha needs BOT_SECRET/)
    for (const RECAPTCHA_SECRET of ['', 'secret'])
      expect(mistakes({ BOT_CHECK: 'recaptcha', RECAPTCHA_SECRET }).join()).toMatch(
        /^ {2}BOT_CHECK recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET/,
      )
  })

  it('has a secret that is long enough and never repeated', () => {
    expect(mistakes({ BOT_SECRET: 'short' })).toEqual(['  BOT_SECRET must have at least 32 characters'])
  })

  it.each(['2', '-1', '1.5', 'half', '.5'])('scores nobody by %j', (RECAPTCHA_MIN_SCORE) =>
    expect(mistakes({ RECAPTCHA_MIN_SCORE })).toHaveLength(1),
  )
})

describe('a password', () => {
  it.each([
    'mysql://user:secret@host/db',
    'mysql://user:se@secret@host/db',
    'user:secret@host:5432/db',
    'secret',
    'postgres//user:secret@host/db',
    'postgres:/user:secret@host/db',
    'postgresql://user:secret@host:notaport/db',
    'mysql://host/db?password=secret',
    '//secret',
    'postgres ql://u:secret@h',
  ])('is never repeated, however wrong DATABASE_URL is: %s', (DATABASE_URL) => {
    const lines = mistakes({ DATABASE_URL })
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('secret')
    expect(lines[0]).toContain('DATABASE_URL must be an address such as postgresql://')
  })

  it.each([
    ['postgresql://user:secret@host:5432/db', 'postgresql://user@host:5432/db'],
    ['postgresql://user:se@secret@host/db', 'postgresql://user@host/db'],
    ['postgresql://host/db?password=secret&sslmode=require', 'postgresql://host/db'],
    ['postgresql:///db?host=/run/postgresql', 'postgresql:///db'],
    ['nonsense secret', '…'],
  ])('is left out of %s', (address, shown) => expect(withoutPassword(address)).toBe(shown))
})
