import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { aPng, pngChunk } from './photo.ts'

/** What becomes of a file: it is kept; it is refused; either, where decoders differ, as long as nothing breaks. */
export type Fate = 'kept' | 'refused' | 'either'
export type HostileFile = readonly [name: string, file: Buffer, fate: Fate]

/** What no photo that is kept may have in it. */
export const PLANTED = 'PLANTED-48.8566N-2.3522E'

const [WIDTH, HEIGHT] = [240, 160]
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
const latin = (text: string) => Buffer.from(text, 'latin1')

/** A photo whose every pixel differs from its neighbours. */
function picture(width = WIDTH, height = HEIGHT) {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at++) data[at] = (at * 7 + Math.floor(at / width) * 13) % 256
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Files of the four formats, sound ones, as every other case is made of them. */
async function sound(): Promise<Record<(typeof FORMATS)[number], Buffer>> {
  return {
    jpeg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
  }
}

type Sound = Awaited<ReturnType<typeof sound>>

function truncated(files: Sound): HostileFile[] {
  const lengths = [1, 2, 3, 4, 8, 11, 12, 16, 24, 32, 64, 128]
  const parts = [0.2, 0.4, 0.5, 0.6, 0.8]
  return FORMATS.flatMap((format) => {
    const file = files[format]
    return [
      ...lengths.map(
        (length) => [`${format} of ${length} bytes`, file.subarray(0, length), 'refused'] as const,
      ),
      ...parts.map(
        (part) =>
          [
            `${format} cut at ${part * 100} %`,
            file.subarray(0, file.length * part),
            'refused',
          ] as const,
      ),
      [`${format} without its last byte`, file.subarray(0, -1), 'either'] as const,
    ]
  })
}

function damaged(files: Sound): HostileFile[] {
  return FORMATS.flatMap((format) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
      const file = Buffer.from(files[format])
      const at = Math.floor(file.length * part)
      for (let byte = at; byte < Math.min(at + 8, file.length); byte++)
        file[byte] = ~(file[byte] ?? 0) & 255
      return [`${format} with eight bytes turned at ${part * 100} %`, file, 'either'] as const
    }),
  )
}

const OTHER_FILES: [string, Buffer | string][] = [
  ['nothing', ''],
  ['a kilobyte of zeros', Buffer.alloc(1024)],
  ['a still GIF', 'GIF87a\x01\0\x01\0\0\0\0;'],
  ['a GIF that is JavaScript', 'GIF89a/*\x01\0*/=1;alert(1)//;'],
  [
    'a drawing with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  [
    'a drawing that reads a file',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ],
  ['a drawing in gzip', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a script', 'alert(1)'],
  ['PHP', '<?php system($_GET["x"]);'],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['a ZIP', 'PK\x03\x04'],
  ['a BMP', `BM${'\0'.repeat(60)}`],
  ['a TIFF, little end first', 'II*\0\x08\0\0\0'],
  ['a TIFF, big end first', 'MM\0*\0\0\0\x08'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a Photoshop file', '8BPS\0\x01'],
  ['JPEG XL', '\xff\x0a\0\0'],
  ['JPEG XL in a box', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['a program', 'MZ\x90\0'],
  ['an ELF program', '\x7fELF'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0mp42'],
  [
    'a ImageMagick script',
    'push graphic-context\nviewbox 0 0 1 1\nfill "url(https://evil.example/x)"',
  ],
  ['MIFF', 'id=ImageMagick version=1.0'],
  ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a Radiance file', '#?RADIANCE\n'],
  ['OpenEXR', 'v/1\x01\x02\0\0\0'],
  ['a portable pixmap', 'P6 1 1 255 aaa'],
  ['a path', '../../etc/passwd'],
]

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
  (brand) =>
    [
      `HEIC of the brand ${brand}`,
      latin(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`),
      'refused',
    ] as const,
)

function polyglots({ jpeg, png, webp, avif }: Sound): HostileFile[] {
  const page = `<html><script>/*${PLANTED}*/alert(1)</script></html>`
  const zip = latin(`PK\x03\x04${PLANTED}`)
  const comment = latin(`\xff\xfe\0${String.fromCharCode(page.length + 2)}${page}`)
  const further = pngChunk('tEXt', latin(`Comment\0${page}`))
  return [
    ['a JPEG with a ZIP behind it', Buffer.concat([jpeg, zip]), 'either'],
    ['a PNG with a ZIP behind it', Buffer.concat([png, zip]), 'either'],
    ['a WebP with a page behind it', Buffer.concat([webp, latin(page)]), 'either'],
    ['an AVIF with a page behind it', Buffer.concat([avif, latin(page)]), 'either'],
    [
      'a JPEG with a page as its comment',
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      'kept',
    ],
    ['a PNG with a page in a chunk', aPng({ further }), 'kept'],
    [
      'a PNG with a chunk of a kind of its own',
      aPng({ further: pngChunk('jsON', latin(page)) }),
      'kept',
    ],
    ['a JPEG that goes on as a PNG', Buffer.concat([jpeg.subarray(0, 20), png]), 'refused'],
    ['a PNG that goes on as a JPEG', Buffer.concat([png.subarray(0, 8), jpeg]), 'refused'],
    [
      'a WebP that goes on as a drawing',
      Buffer.concat([webp.subarray(0, 12), latin('<svg/>')]),
      'refused',
    ],
    [
      'an AVIF that goes on as a page',
      Buffer.concat([avif.subarray(0, 32), latin(page)]),
      'refused',
    ],
    [
      'a JPEG’s first bytes and a drawing',
      latin('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'refused',
    ],
    ['two JPEGs', Buffer.concat([jpeg, jpeg]), 'either'],
    [
      'AVIF by name, HEVC within',
      latin(`\0\0\0\x18ftypavif\0\0\0\0mif1heic${'\0'.repeat(64)}`),
      'refused',
    ],
  ]
}

async function kinds(): Promise<HostileFile[]> {
  const deep = Buffer.alloc(WIDTH * HEIGHT * 6, 0x5a)
  const in16 = () =>
    sharp(new Uint16Array(deep.buffer, deep.byteOffset, deep.length / 2), {
      raw: { width: WIDTH, height: HEIGHT, channels: 3 },
    })
  const still = picture(32, 32)
  const frames = [await still.clone().png().toBuffer(), await still.negate().png().toBuffer()]
  const animated = sharp(frames, { join: { animated: true } })
  const files: [string, Promise<Buffer>][] = [
    ['a CMYK JPEG', picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['a grey JPEG', picture().greyscale().jpeg().toBuffer()],
    ['a progressive JPEG', picture().jpeg({ progressive: true }).toBuffer()],
    ['a JPEG without subsampling', picture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a PNG of 16 bits', in16().toColourspace('rgb16').png().toBuffer()],
    ['a grey PNG of 16 bits', in16().toColourspace('grey16').png().toBuffer()],
    ['a PNG with a palette', picture().png({ palette: true, colours: 16 }).toBuffer()],
    ['a PNG of two colours', picture().threshold().png({ palette: true, colours: 2 }).toBuffer()],
    ['an interlaced PNG', picture().png({ progressive: true }).toBuffer()],
    ['a transparent PNG', picture().ensureAlpha(0.2).png().toBuffer()],
    ['a grey transparent PNG', picture().greyscale().ensureAlpha(0.2).png().toBuffer()],
    ['a lossless WebP', picture().webp({ lossless: true }).toBuffer()],
    ['a transparent WebP', picture().ensureAlpha(0.2).webp().toBuffer()],
    ['an animated WebP', animated.clone().webp().toBuffer()],
    ['a lossless AVIF', picture(64, 48).avif({ lossless: true, effort: 0 }).toBuffer()],
    ['a grey AVIF', picture(64, 48).greyscale().avif({ effort: 0 }).toBuffer()],
    ['a transparent AVIF', picture(64, 48).ensureAlpha(0.2).avif({ effort: 0 }).toBuffer()],
  ]
  const made = await Promise.all(
    files.map(async ([name, file]) => [name, await file, 'kept'] as const),
  )
  const frame = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return [
    ...made,
    ['an animated GIF', await animated.gif().toBuffer(), 'refused'],
    ['a PNG that says that it is animated', aPng({ further: frame }), 'kept'],
  ]
}

const GPS = {
  IFD0: { Copyright: PLANTED, ImageDescription: PLANTED },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSLongitude: '2/1 21/1 8/1' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${PLANTED}</rdf:Description></rdf:RDF></x:xmpmeta>`

async function planted({ jpeg }: Sound): Promise<HostileFile[]> {
  const made: Promise<HostileFile>[] = FORMATS.flatMap((format) => {
    const encoded = () => picture().toFormat(format, format === 'avif' ? { effort: 0 } : {})
    return [
      encoded()
        .withExif(GPS)
        .toBuffer()
        .then((file) => [`${format} with a place in its EXIF`, file, 'kept'] as const),
      encoded()
        .withXmp(XMP)
        .toBuffer()
        .then((file) => [`${format} with a place in its XMP`, file, 'kept'] as const),
      encoded()
        .withIccProfile('p3')
        .toBuffer()
        .then((file) => [`${format} with a profile of wide colours`, file, 'kept'] as const),
    ]
  })
  const iptc = latin(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x78\0\x18${PLANTED}`)
  const segment = (kind: number, data: Buffer) =>
    Buffer.concat([
      Buffer.from([0xff, kind, (data.length + 2) >> 8, (data.length + 2) & 255]),
      data,
    ])
  const within = (kind: number, data: Buffer) =>
    Buffer.concat([jpeg.subarray(0, 2), segment(kind, data), jpeg.subarray(2)])
  return [
    ...(await Promise.all(made)),
    ['a JPEG with a place in its IPTC', within(0xed, iptc), 'kept'],
    ['a JPEG with an EXIF that ends at once', within(0xe1, latin('Exif\0\0II*\0')), 'kept'],
    [
      'a JPEG with an EXIF that leads into itself',
      within(0xe1, latin('Exif\0\0II*\0\x08\0\0\0\0\0\x08\0\0\0')),
      'kept',
    ],
    ['a JPEG with a broken profile', within(0xe2, latin('ICC_PROFILE\0\x01\x01\0\0\0\0')), 'kept'],
    [
      'a PNG with a place in compressed text',
      aPng({
        further: pngChunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(PLANTED)])),
      }),
      'kept',
    ],
    [
      'a PNG with a time',
      aPng({ further: pngChunk('tIME', Buffer.from([7, 234, 1, 1, 1, 1, 1])) }),
      'kept',
    ],
  ]
}

async function turned(): Promise<HostileFile[]> {
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8]
  return Promise.all(
    orientations.flatMap((orientation) =>
      (['jpeg', 'webp'] as const).map(async (format) => {
        const file = await picture().toFormat(format).withMetadata({ orientation }).toBuffer()
        return [`${format} turned as ${orientation}`, file, 'kept'] as const
      }),
    ),
  )
}

/** A PNG whose head says that it is of another size. */
function saying(width: number, height: number): Buffer {
  const file = Buffer.from(aPng({ width: 8, height: 6 }))
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

/** A JPEG whose frame says that it is of another size. */
function jpegSaying(jpeg: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(jpeg)
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

/** The last scan of a progressive JPEG again and again: each costs a walk over all pixels. */
async function manyScans(): Promise<Buffer> {
  const file = await picture(1600, 1200).jpeg({ progressive: true }).toBuffer()
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = file.subarray(last, -2)
  const times = Math.min(400, Math.floor(8_000_000 / scan.length))
  return Buffer.concat([
    file.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    file.subarray(-2),
  ])
}

async function sizes({ jpeg, avif }: Sound): Promise<HostileFile[]> {
  const zeros = deflateSync(Buffer.alloc(96 * 1024 * 1024))
  const ispe = avif.indexOf('ispe')
  const wide = Buffer.from(avif)
  wide.writeUInt32BE(60_000, ispe + 8)
  wide.writeUInt32BE(60_000, ispe + 12)
  const texts = Array.from({ length: 5_000 }, () => pngChunk('tEXt', latin('a\0b')))
  const bomb = (kind: string, head: string) =>
    aPng({ further: pngChunk(kind, Buffer.concat([latin(head), zeros])) })
  return [
    ['forty million pixels', aPng({ width: 8_000, height: 5_000 }), 'kept'],
    ['forty-one million pixels', aPng({ width: 8_200, height: 5_000 }), 'refused'],
    ['one pixel more than forty million', aPng({ width: 40_000_001, height: 1 }), 'refused'],
    ['a bomb of 400 million pixels', aPng({ width: 20_000, height: 20_000 }), 'refused'],
    ['one pixel', aPng({ width: 1, height: 1 }), 'kept'],
    ['one row of 20,000', aPng({ width: 20_000, height: 1 }), 'kept'],
    ['one column of 20,000', aPng({ width: 1, height: 20_000 }), 'kept'],
    ['a PNG that says 2³¹ − 1 wide', saying(2 ** 31 - 1, 1), 'refused'],
    ['a PNG that says 2³² − 1 wide and high', saying(2 ** 32 - 1, 2 ** 32 - 1), 'refused'],
    ['a PNG that says 60,000 by 60,000', saying(60_000, 60_000), 'refused'],
    ['a PNG that says 6,000 by 6,000 and has 48 pixels', saying(6_000, 6_000), 'refused'],
    ['a PNG that says that it is nothing wide', saying(0, 6), 'refused'],
    ['a PNG that says that it is nothing high', saying(8, 0), 'refused'],
    ['a JPEG that says 65,500 by 65,500', jpegSaying(jpeg, 65_500, 65_500), 'refused'],
    ['a JPEG that says 6,000 by 6,000', jpegSaying(jpeg, 6_000, 6_000), 'either'],
    ['a JPEG that says that it is nothing wide', jpegSaying(jpeg, 0, HEIGHT), 'refused'],
    ['an AVIF that says 60,000 by 60,000', wide, 'refused'],
    ['a bomb in compressed text', bomb('zTXt', 'Comment\0\0'), 'either'],
    ['a bomb in international text', bomb('iTXt', 'Comment\0\x01\0\0\0'), 'either'],
    ['a bomb in a profile', bomb('iCCP', 'ICC\0\0'), 'either'],
    ['5,000 texts', aPng({ further: Buffer.concat(texts) }), 'either'],
    ['a JPEG of hundreds of scans', await manyScans(), 'either'],
    [
      'eleven megabytes of noise behind a head',
      Buffer.concat([jpeg.subarray(0, 300), Buffer.alloc(11_000_000, 0xa5)]),
      'either',
    ],
  ]
}

/** Some 230 files by which somebody might try to break, fill or misuse whatever decodes photos. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const files = await sound()
  return [
    ...FORMATS.map((format) => [`a sound ${format}`, files[format], 'kept'] as const),
    ...truncated(files),
    ...damaged(files),
    ...OTHER_FILES.map(
      ([name, file]) => [name, Buffer.isBuffer(file) ? file : latin(file), 'refused'] as const,
    ),
    ...HEIC,
    ...polyglots(files),
    ...(await kinds()),
    ...(await planted(files)),
    ...(await turned()),
    ...(await sizes(files)),
  ]
}
