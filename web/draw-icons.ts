import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

// `npm run generate:icons`: draws the icons of the installed application from favicon.svg and keeps them in public/.

const icons = new URL('public/icons/', import.meta.url)
const favicon = await readFile(new URL('public/favicon.svg', import.meta.url), 'utf8')

const GROUND = /<rect width="64" height="64" rx="14"/
/** The logo to the edges, for shapes that the system cuts out itself; at `scale`, within what every shape shows. */
function cutByTheSystem(scale: number): string {
  const inset = (64 * (1 - scale)) / 2
  return favicon
    .replace(GROUND, '<rect width="64" height="64"')
    .replace('translate(8 7)', `translate(${inset} ${inset}) scale(${scale}) translate(8 7)`)
}

await mkdir(icons, { recursive: true })
await draw(favicon, 192, 'icon-192.png')
await draw(favicon, 512, 'icon-512.png')
// A maskable icon shows at least the circle of 40 % of its width around the middle.
await draw(cutByTheSystem(0.78), 512, 'maskable-512.png')
await draw(cutByTheSystem(0.92), 180, 'apple-touch-icon.png')

async function draw(svg: string, pixels: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ palette: true, effort: 10 })
    .toFile(new URL(name, icons).pathname)
}
