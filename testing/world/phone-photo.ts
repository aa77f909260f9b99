import sharp from 'sharp'

const SIZE = { width: 2_000, height: 1_500 }

/** A photo of a phone as a browser sends it after shrinking: half a megabyte, with noise, of which little can be left out. */
export function aPhonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
