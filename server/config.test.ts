import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is enough to start', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PATH: '/bin' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    publicUrl: new URL('http://localhost:3000'),
    publicUrlIsDefault: true,
    allowedOrigins: [],
    trustProxy: false,
    rateLimits: true,
    photosComeLast: true,
    legal: {
      name: undefined,
      address: undefined,
      privacyOfficer: undefined,
      hosting: undefined,
    },
    operator: undefined,
    demo: undefined,
  })
})

test.for([
  [{ PORT: '8080' }, { port: 8080, publicUrl: new URL('http://localhost:8080') }],
  [{ DATABASE_POOL: '40' }, { databasePool: 40 }],
  [{ DATA_DIR: '/srv/halles' }, { dataDir: '/srv/halles' }],
  [{ DATABASE_URL: 'postgresql:///halles?host=/run/postgresql' }, { databaseReadLag: 2 }],
  [
    {
      DATABASE_URL: 'postgresql://primary/halles',
      DATABASE_DIRECT_URL: 'postgresql://direct/halles',
      DATABASE_READ_URL: 'postgresql://standby/halles',
      DATABASE_READ_LAG: '5',
    },
    {
      databaseDirectUrl: 'postgresql://direct/halles',
      databaseReadUrl: 'postgresql://standby/halles',
      databaseReadLag: 5,
    },
  ],
  [
    { PUBLIC_URL: 'https://halles.example.ca/', TRUST_PROXY: 'none' },
    { publicUrl: new URL('https://halles.example.ca'), publicUrlIsDefault: false },
  ],
  [
    { ALLOWED_ORIGINS: 'https://a.example.ca, http://localhost:5173' },
    { allowedOrigins: ['https://a.example.ca', 'http://localhost:5173'] },
  ],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1, loopback' }, { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
  [{ PUBLIC_URL: 'https://halles.example.ca', TRUST_PROXY: 'none' }, { trustProxy: false }],
  [{ PUBLIC_URL: 'http://halles.example.ca' }, { trustProxy: false }],
  [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
  [{ PHOTO_PRIORITY: 'normal' }, { photosComeLast: false }],
  [{ DEMO: '0' }, { demo: false }],
  [
    { SMTP_URL: 'smtp://halles:p%40ss@mail.example.ca' },
    {
      smtp: {
        host: 'mail.example.ca',
        port: 587,
        secure: false,
        auth: { user: 'halles', pass: 'p@ss' },
      },
    },
  ],
  [
    { PHOTO_STORE: 'https://cle:se%2Fcret@s3.example.ca/photos?region=ca-central-1' },
    {
      photoStore: {
        endpoint: 'https://s3.example.ca/photos',
        region: 'ca-central-1',
        accessKeyId: 'cle',
        secretAccessKey: 'se/cret',
      },
    },
  ],
  [{ SMTP_URL: 'smtps://[::1]' }, { smtp: { host: '::1', port: 465, secure: true } }],
  [
    { MAIL_FROM: 'Les Halles <Bonjour@Halles.ca>' },
    { mailFrom: { name: 'Les Halles', address: 'bonjour@halles.ca' } },
  ],
  [{ MAIL_FROM: 'a@halles.ca' }, { mailFrom: { name: 'Halles', address: 'a@halles.ca' } }],
  [
    { PUBLIC_URL: 'https://halles.example.ca', TRUST_PROXY: 'loopback' },
    { mailFrom: { name: 'Halles', address: 'no-reply@halles.example.ca' } },
  ],
  [{ TEAM_EMAIL: 'equipe@halles.ca' }, { teamEmail: 'equipe@halles.ca' }],
  [
    { LEGAL_NAME: ' 9999-9999 Québec inc. ', LEGAL_ADDRESS: '1, rue du Marché, Montréal' },
    { legal: { name: '9999-9999 Québec inc.', address: '1, rue du Marché, Montréal' } },
  ],
  [
    { PRIVACY_OFFICER: 'Luc Roy, président <Luc@Halles.ca>' },
    { legal: { privacyOfficer: { title: 'Luc Roy, président', email: 'luc@halles.ca' } } },
  ],
  [{ HOSTING: 'Nuage ABC, Beauharnois' }, { legal: { hosting: 'Nuage ABC, Beauharnois' } }],
  [
    { OPERATOR_EMAIL: ' Op@Halles.ca', OPERATOR_PASSWORD: 'framboise noire' },
    { operator: { email: 'op@halles.ca', password: 'framboise noire' } },
  ],
] as const)('%j is understood', ([environment, config]) => {
  expect(readConfig(environment)).toMatchObject(config)
})

test.for([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000x'],
  ['DATABASE_URL', 'mysql://localhost/halles'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_DIRECT_URL', 'localhost'],
  ['PUBLIC_URL', 'halles.example.ca'],
  ['PUBLIC_URL', 'ftp://halles.example.ca'],
  ['PUBLIC_URL', 'https://halles.example.ca/?a=1'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example.ca/shop'],
  ['ALLOWED_ORIGINS', 'null'],
  ['COOKIE_DOMAIN', 'https://example.ca'],
  ['COOKIE_DOMAIN', 'localhost;'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'none,loopback'],
  ['RATE_LIMITS', 'no'],
  ['PHOTO_PRIORITY', 'high'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%'],
  ['OPERATOR_EMAIL', 'operator'],
  ['SMTP_URL', 'mail.example.ca:587'],
  ['SMTP_URL', 'http://mail.example.ca'],
  ['SMTP_URL', 'smtp://mail.example.ca/box'],
  ['SMTP_URL', 'smtp://a%ZZ:b@mail.example.ca'],
  ['SMTP_URL', 'smtp://halles@mail.example.ca'],
  ['SMTP_URL', 'smtp://:secret@mail.example.ca'],
  ['PHOTO_STORE', 's3.example.ca/photos'],
  ['PHOTO_STORE', 'https://s3.example.ca/photos'],
  ['PHOTO_STORE', 'https://key:secret@s3.example.ca'],
  ['PHOTO_STORE', 's3://key:secret@s3.example.ca/photos'],
  ['PHOTO_STORE', 'https://k%ZZ:secret@s3.example.ca/photos'],
  ['MAIL_FROM', 'Halles'],
  ['MAIL_FROM', 'Halles <a@halles.ca>, b@halles.ca'],
  ['MAIL_FROM', 'Halles\nBcc: x <a@halles.ca>'],
  ['TEAM_EMAIL', 'team'],
  ['LEGAL_NAME', ' '],
  ['LEGAL_NAME', 'Halles\ninc.'],
  ['LEGAL_ADDRESS', '1, rue du Marché\nMontréal'],
  ['LEGAL_ADDRESS', 'a'.repeat(301)],
  ['PRIVACY_OFFICER', 'Luc Roy'],
  ['PRIVACY_OFFICER', 'luc@halles.ca'],
  ['PRIVACY_OFFICER', '<luc@halles.ca>'],
  ['PRIVACY_OFFICER', 'Luc <luc>'],
  ['PRIVACY_OFFICER', 'Luc\nRoy <luc@halles.ca>'],
  ['HOSTING', 'ABC\u202e'],
] as const)('%s=%s ends the start with one line that names it', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test.for(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('%s says nothing by itself', (name) => {
  expect(() => readConfig({ [name]: 'postgresql://other/halles' })).toThrow(
    `${name} and DATABASE_URL must be given together.`,
  )
})

const KEY = Buffer.alloc(32, 0xa7)

test.for([
  ['base64', KEY.toString('base64')],
  ['base64 without padding', KEY.toString('base64').replace(/=+$/, '')],
  ['base64url', KEY.toString('base64url')],
  ['hexadecimal', KEY.toString('hex')],
  ['capitals', KEY.toString('hex').toUpperCase()],
] as const)('a secret key may be written in %s, in its variable or in a file', async ([, text]) => {
  expect(readConfig({ SECRET_KEY: text }).secretKeys).toEqual([KEY])
  expect(readConfig({ SECRET_KEY_FILE: await aFileOf(`${text}\n`) }).secretKeys).toEqual([KEY])
})

test('keys of before come after the one that seals', async () => {
  const [second, third] = [Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
  const previous = `${second.toString('hex')}, ${third.toString('base64')}`
  const SECRET_KEY = KEY.toString('hex')
  const expected = [KEY, second, third]
  expect(readConfig({ SECRET_KEY, SECRET_KEY_PREVIOUS: previous }).secretKeys).toEqual(expected)
  const SECRET_KEY_PREVIOUS_FILE = await aFileOf(previous.replace(', ', '\n'))
  expect(readConfig({ SECRET_KEY, SECRET_KEY_PREVIOUS_FILE }).secretKeys).toEqual(expected)
})

test.for([
  [{ SECRET_KEY_PREVIOUS: KEY.toString('hex') }, /^SECRET_KEY_PREVIOUS and SECRET_KEY must /],
  [
    { SECRET_KEY: KEY.toString('hex'), SECRET_KEY_PREVIOUS: 'abc' },
    /^SECRET_KEY_PREVIOUS must be keys of 32 bytes /,
  ],
] as const)('%j is refused', ([environment, line]) => {
  expect(() => readConfig(environment)).toThrow(line)
})

test('without a secret key there is none', () => {
  expect(readConfig({}).secretKeys).toEqual([])
})

test.for([
  '',
  'abc',
  KEY.subarray(1).toString('base64'),
  `${KEY.toString('hex')}00`,
  '!'.repeat(44),
])('the text %j is no secret key', async (text) => {
  const refused = /^SECRET_KEY( \(in the file of SECRET_KEY_FILE\))? must [^\n]*32 bytes[^\n]*\.$/
  if (text !== '') expect(() => readConfig({ SECRET_KEY: text })).toThrow(refused)
  const file = await aFileOf(text)
  expect(() => readConfig({ SECRET_KEY_FILE: file })).toThrow(refused)
})

const PRIMARY = 'postgresql://halles:s3cret@primary/halles'

test.for([
  ['DATABASE_URL', PRIMARY, {}, { databaseUrl: PRIMARY }],
  [
    'DATABASE_READ_URL',
    'postgresql://halles:s3cret@standby/halles',
    { DATABASE_URL: PRIMARY },
    { databaseReadUrl: 'postgresql://halles:s3cret@standby/halles' },
  ],
  [
    'SMTP_URL',
    'smtps://halles:s3cret@mail.example.ca',
    {},
    { smtp: { auth: { user: 'halles', pass: 's3cret' } } },
  ],
  [
    'OPERATOR_PASSWORD',
    ' framboise noire ',
    { OPERATOR_EMAIL: 'op@halles.ca' },
    { operator: { password: ' framboise noire ' } },
  ],
  ['SECRET_KEY', KEY.toString('hex'), {}, { secretKeys: [KEY] }],
] as const)(
  '%s may be in a file, whose last line may end',
  async ([name, text, others, config]) => {
    for (const end of ['', '\n', '\r\n']) {
      const file = await aFileOf(text + end)
      expect(readConfig({ ...others, [`${name}_FILE`]: file })).toMatchObject(config)
    }
  },
)

test.for([
  ['DATABASE_URL', PRIMARY, 'mysql://x'],
  ['SMTP_URL', 'smtp://mail.example.ca', 'smtp://halles:s3cret'],
  ['SECRET_KEY', KEY.toString('hex'), 'abc'],
] as const)('%s is in one place, which can be read and holds one', async ([name, text, wrong]) => {
  const file = await aFileOf(text)
  expect(() => readConfig({ [`${name}_FILE`]: `${file}.not` })).toThrow(
    new RegExp(`^${name}_FILE must be a file that can be read: [^\\n]+\\.$`),
  )
  expect(() => readConfig({ [name]: text, [`${name}_FILE`]: file })).toThrow(
    `${name}_FILE must not be given together with ${name}.`,
  )
  const line = new RegExp(`^${name} \\(in the file of ${name}_FILE\\) must [^\\n]+\\.$`)
  for (const content of ['', wrong]) {
    const empty = await aFileOf(content)
    expect(() => readConfig({ [`${name}_FILE`]: empty })).toThrow(line)
    // What is wrong in a secret is not shown.
    if (content !== '') expect(() => readConfig({ [`${name}_FILE`]: empty })).not.toThrow(content)
  }
})

async function aFileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'key')
  await writeFile(file, text)
  return file
}

test('behind https it must be said whose X-Forwarded-For is believed, or that nobody’s is', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://halles.example.ca' })).toThrow(
    /^TRUST_PROXY must .*none.*\.$/,
  )
})

test.for([
  { OPERATOR_EMAIL: 'op@halles.ca' },
  { OPERATOR_PASSWORD: 'framboise noire' },
  { OPERATOR_EMAIL: 'op@halles.ca', OPERATOR_PASSWORD: 'court' },
  { OPERATOR_EMAIL: 'patronne@halles.ca', OPERATOR_PASSWORD: 'patronne@halles.ca' },
  { OPERATOR_EMAIL: 'op@halles.ca', OPERATOR_PASSWORD: 'motdepasse' },
])('%j is no operator', (environment) => {
  expect(() => readConfig(environment)).toThrow(/^OPERATOR_PASSWORD /)
})
