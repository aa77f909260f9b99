import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { en } from '@halles/texts/en.ts'
import { fr, type Texts } from '@halles/texts/fr.ts'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../chromium.ts'

// `npm run generate:social`: what a link to Halles shows elsewhere, in our typefaces.

const ROOT = new URL('../../', import.meta.url)
const SIZE = { width: 1200, height: 630 }

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage({ viewport: SIZE })
for (const [language, texts] of [
  ['fr', fr],
  ['en', en],
] as const) {
  await page.setContent(picture(texts))
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.screenshot()
  const path = fileURLToPath(new URL(`web/public/social-${language}.png`, ROOT))
  await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toFile(path)
}
await browser.close()

function picture({ landing, layout }: Texts): string {
  return `<!doctype html>
<style>
  ${typeface('Fraunces', 'fraunces')}
  ${typeface('Nunito', 'nunito-sans')}
  body { position: relative; height: 630px; margin: 0; overflow: hidden; background: #0f3d2b; color: #fbf8f2; }
  svg { position: absolute; }
  h1 { position: absolute; left: 80px; top: 196px; width: 630px; margin: 0; text-wrap: balance; font: 560 94px/1.02 Fraunces; letter-spacing: -0.03em; }
  p { position: absolute; left: 80px; margin: 0; font: 600 31px/1.3 Nunito; }
  .name { left: 168px; top: 68px; font: 620 52px/1.2 Fraunces; }
  .tagline { top: 524px; color: #bcd0c0; }
</style>
${hall()}
${logo()}
<p class="name">${layout.name}</p>
<h1>${landing.headline}</h1>
<p class="tagline">${layout.tagline}</p>`
}

function typeface(name: string, file: string): string {
  const path = `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`
  const data = readFileSync(new URL(path, ROOT)).toString('base64')
  return `@font-face { font-family: ${name}; font-weight: 100 1000; src: url(data:font/woff2;base64,${data}); }`
}

/** As web/src/layout/logo.tsx. */
function logo(): string {
  return `<svg style="left: 80px; top: 64px" width="72" height="72" viewBox="0 0 48 48" fill="none" stroke="currentColor"
    stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
    <path d="M15 12.5 24 5l9 7.5M18 10.5V16m12-5.5V16M3 23.5 14 16h20l11 7.5M7 21.5V42m34-20.5V42M3 42h42" />
    <path d="M12.5 42v-8.5a11.5 11.5 0 0 1 23 0V42M12.5 34H19m10 0h6.5M15.8 25.5l4.5 4.5m11.9-4.5-4.5 4.5M24 22v6" />
    <circle cx="24" cy="34" r="4.2" fill="#f0703f" stroke="none" />
  </svg>`
}

/** One bay of the hall, with the ripe fruit. */
function hall(): string {
  return `<svg style="left: 732px; top: 0" width="500" height="630" viewBox="0 0 500 630" fill="none" stroke="#2f6d51" stroke-width="5">
    <path d="M-700 176h1300M-700 192h1300" />
    <path d="M40 192v438M60 192v438M500 192v438M40 176 270 40l230 136M270 40v136M155 108v68m230-68v68" />
    <path d="M60 470a220 220 0 0 1 440 0M102 470a178 178 0 0 1 356 0M60 470h440M210 470a70 70 0 0 1 140 0" />
    <path d="m212 440-98-56m232 56 98-56M236 410l-50-86m138 86 50-86M280 400V292" />
    <circle cx="280" cy="470" r="66" fill="#f0703f" stroke="none" />
  </svg>`
}
