const LONGEST_SIDE = 2000
const QUALITY = 0.86

/** What is sent of a photo: not larger than it is ever shown, upright, as JPEG. What this browser cannot read goes as it is. */
export async function shrunkPhoto(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const blob = (await shrunk(file).catch(() => undefined)) ?? file
  return new Uint8Array(await (blob.size < file.size ? blob : file).arrayBuffer())
}

async function shrunk(file: File): Promise<Blob | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const factor = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * factor))
  canvas.height = Math.max(1, Math.round(image.height * factor))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob ?? undefined
}
