import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaLimits, photoTexts } from '@soundings/contract/media'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { buildGif, buildJpeg, buildPicture, buildPngBomb } from '#src/testing/pictures.ts'
import { openPhotos } from './index.ts'

const folder = await mkdtemp(join(tmpdir(), 'soundings-photos-'))
const photos = openPhotos()
afterAll(async () => {
  photos.close()
  await rm(folder, { recursive: true })
})

let written = 0
const put = async (bytes: Buffer | string): Promise<string> => {
  const path = join(folder, `${++written}`)
  await writeFile(path, bytes)
  return path
}

const judged = async (bytes: Buffer | string) => photos.judge(await put(bytes))
const httpError = async (bytes: Buffer | string): Promise<string> =>
  judged(bytes).then(
    () => 'it was taken',
    (error: Error) => error.message,
  )

const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const detailed = () => buildPicture({ width: 900, height: 700 })
const formats = {
  JPEG: detailed().jpeg().toBuffer(),
  PNG: detailed().png().toBuffer(),
  GIF: detailed().gif({ effort: 1, colours: 16 }).toBuffer(),
  WebP: detailed().webp().toBuffer(),
  AVIF: detailed().avif({ effort: 1 }).toBuffer(),
}

describe('a photo', () => {
  it.each(Object.entries(formats))('may be a %s', async (_, bytes) => {
    expect(await judged(await bytes)).toMatchObject({ width: 900, height: 700, takenAt: null, camera: null })
  })

  it('tells when, with what and where it was taken', async () => {
    const facts = await judged(await buildJpeg())
    expect(facts).toMatchObject({
      takenAt: '2026-05-01T10:11:12',
      camera: 'Olympus Imaging Corp. TG-6',
      position: [expect.closeTo(33.9208, 3), expect.closeTo(27.8139, 3)],
    })
  })

  it('tells so in every format that can', async () => {
    const exif = { IFD0: { Make: 'GoPro', Model: 'GoPro HERO 13' } }
    for (const bytes of [
      await detailed().webp().withExif(exif).toBuffer(),
      await detailed().png().withExif(exif).toBuffer(),
      await detailed().avif({ effort: 1 }).withExif(exif).toBuffer(),
    ])
      expect((await judged(bytes)).camera).toBe('GoPro HERO 13')
  })

  it.each([
    ['was never set', '0000:00:00 00:00:00'],
    ['is no day', '2026:02:31 10:00:00'],
    ['lies ahead', '2226:02:01 10:00:00'],
    ['is nonsense', 'yesterday'],
  ])('has no time when its clock %s', async (_, DateTimeOriginal) => {
    const bytes = await detailed().jpeg().withExif({ IFD2: { DateTimeOriginal } }).toBuffer()
    expect((await judged(bytes)).takenAt).toBeNull()
  })

  it('says what stands in for it while it loads', async () => {
    const red = sharp({ create: { width: 50, height: 30, channels: 3, background: '#c81e1e' } })
    const { color, thumbhash } = await judged(await red.png().toBuffer())
    expect(color).toMatch(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/)
    expect(thumbhash.length).toBeGreaterThan(4)
    expect(thumbhash.length).toBeLessThan(40)
  })

  it('looks like its smaller and paler self, and unlike others', async () => {
    const looks = async (bytes: Buffer) => (await judged(bytes)).looks
    const distance = (one: bigint, other: bigint) =>
      BigInt.asUintN(64, one ^ other)
        .toString(2)
        .replaceAll('0', '').length
    const noise = (seed: number) =>
      sharp({
        create: {
          width: 12,
          height: 12,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 90 + seed, sigma: 60 },
        },
      })
        .png()
        .toBuffer()
    const [one, other] = await Promise.all([noise(0), noise(30)])
    const large = await sharp(one).resize(800).jpeg().toBuffer()
    const pale = await sharp(large)
      .resize(300)
      .modulate({ brightness: 1.15 })
      .webp({ quality: 50 })
      .toBuffer()
    expect(distance(await looks(large), await looks(pale))).toBeLessThan(8)
    expect(
      distance(await looks(large), await looks(await sharp(other).resize(800).jpeg().toBuffer())),
    ).toBeGreaterThan(12)
  })

  it('is as large as it is seen, whichever way the camera was held', async () => {
    const turned = await buildPicture({ width: 600, height: 400 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await judged(turned)).toMatchObject({ width: 400, height: 600 })
    const made = await photos.render(await put(turned))
    expect(await sharp(made[0]?.bytes).metadata()).toMatchObject({ width: 400, height: 600 })
  })

  it('may have something behind its end, as phones put films there', async () => {
    const bytes = Buffer.concat([await formats.JPEG, Buffer.from('PK\x03\x04 <script>alert(1)</script>')])
    expect(await judged(bytes)).toMatchObject({ width: 900 })
  })

  it('may be an animation of which one picture is shown', async () => {
    expect(await judged(buildGif(mediaLimits.frames))).toMatchObject({ width: 1, height: 1 })
  })
})

describe('what is no photo', () => {
  const heic = Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(200),
  ])
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', photoTexts.notPhoto],
    ['HTML', '<!doctype html><script>alert(1)</script>', photoTexts.notPhoto],
    ['a PDF', '%PDF-1.7\n1 0 obj', photoTexts.notPhoto],
    ['a zip', 'PK\x03\x04aaaaaaaa', photoTexts.notPhoto],
    ['one letter', 'a', photoTexts.notPhoto],
    ['zeros', '\0'.repeat(10_000), photoTexts.notPhoto],
    ['an empty file', '', photoTexts.empty],
    ['a HEIC', heic, photoTexts.heic],
    ['a PNG of 20,000 pixels a side', buildPngBomb(20_000), photoTexts.tooManyPixels],
    ['a PNG of 16,000 pixels a side', buildPngBomb(16_000), photoTexts.tooManyPixels],
    ['a GIF of 1,000 frames', buildGif(1_000), photoTexts.tooManyFrames],
  ])('is refused in plain words: %s', async (_, bytes, message) => {
    expect(await httpError(bytes)).toBe(message)
  })

  it('is refused also where a library could read it: a TIFF', async () => {
    expect(await httpError(await detailed().tiff().toBuffer())).toBe(photoTexts.notPhoto)
  })

  it('is refused behind the first bytes of one', async () => {
    for (const head of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x10\0\0\0WEBPVP8 '])
      expect(await httpError(Buffer.from(`${head}<script>alert(1)</script>`, 'latin1'))).toBe(
        photoTexts.notPhoto,
      )
  })

  it.each(Object.entries(formats).filter(([name]) => name !== 'GIF'))(
    'is a %s that ends too early',
    async (_, bytes) => {
      for (const share of [0.5, 0.9])
        expect(await httpError(part(await bytes, share))).toBe(photoTexts.broken)
    },
  )
})

describe('the sizes of a photo', () => {
  it('come in both formats, none larger than the photo', async () => {
    const made = await photos.render(await put(await buildJpeg({ width: 1_000, height: 600 })))
    const seen = await Promise.all(
      made.map(async ({ size, format, bytes }) => {
        const { width, height, format: kind } = await sharp(bytes).metadata()
        return [size, format, kind, width, height]
      }),
    )
    expect(seen).toEqual([
      ['large', 'avif', 'heif', 1_000, 600],
      ['large', 'jpg', 'jpeg', 1_000, 600],
      ['medium', 'avif', 'heif', 800, 480],
      ['medium', 'jpg', 'jpeg', 800, 480],
      ['preview', 'avif', 'heif', 480, 288],
      ['preview', 'jpg', 'jpeg', 480, 288],
      ['thumbnail', 'avif', 'heif', 300, 180],
      ['thumbnail', 'jpg', 'jpeg', 300, 180],
    ])
  })

  it('hold nothing of the file but what is seen', async () => {
    const file = Buffer.concat([await buildJpeg(), Buffer.from('<script>alert(1)</script>')])
    for (const { bytes } of await photos.render(await put(file))) {
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, orientation }).toEqual({})
      expect(bytes.includes('TG-6')).toBe(false)
      expect(bytes.includes('A Name')).toBe(false)
      expect(bytes.includes('<script')).toBe(false)
    }
  })

  it('are white where the photo is clear', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    const made = await photos.render(await put(await clear.png().toBuffer()))
    const { dominant } = await sharp(made.find(({ format }) => format === 'jpg')?.bytes).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })
})

describe('a square of a photo', () => {
  it('shows the part that was chosen, as it is seen', async () => {
    const quarters = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#ff0000' } },
          left: 200,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const bytes = await photos.square(await put(quarters), 64, { x: 0.55, y: 0.1, width: 0.4, height: 0.8 })
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([64, 64, 'jpeg'])
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(230)
    expect(dominant.b).toBeLessThan(30)
  })

  it('is the middle where none was chosen, and stays inside whatever was', async () => {
    const file = await put(await buildJpeg({ width: 300, height: 100 }))
    for (const crop of [undefined, { x: 1, y: 1, width: 1, height: 1 }])
      expect(await sharp(await photos.square(file, 32, crop)).metadata()).toMatchObject({
        width: 32,
        height: 32,
      })
  })
})

describe('the process for photos', () => {
  it('begins again when it was killed, without anybody noticing', async () => {
    const file = await put(await buildJpeg({ width: 2_400, height: 1_800 }))
    const rendering = photos.render(file)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const children = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'photos-sharp/process'], {
      encoding: 'utf8',
    })
    for (const pid of children.trim().split('\n')) process.kill(Number(pid), 'SIGKILL')
    expect(await rendering).toHaveLength(10)
  })
})
