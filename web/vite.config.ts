import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildVersion } from './build-version.ts'
import { beforePaintSource } from './early-script.ts'
import { endpointAddresses } from './endpoint-addresses.ts'
import { fillTemplate } from './html-template.ts'
import { mergedStyles } from './merged-styles.ts'

const PIECES =
  /src.components.[^\\/]+$|domain.(?!cart-answer|pending-cart)[^\\/]+$|icons-react|react-query/
// Left alone, whatever two routes share becomes a file of its own, some eighty of them.
const GROUPS = [
  // Else it lies in `base`, which pages to read would load for it.
  { name: 'preload', test: /vite.preload-helper/, priority: 4 },
  // What the plain pages and the application both need.
  {
    name: 'base',
    test: /layout.(static-frame|not-found-page)\.tsx$|components.page\.tsx$|landing.landing-demo\.tsx$|node_modules.(react|react-dom|scheduler)[\\/]/,
    priority: 3,
  },
  // What every page of the application needs.
  { name: 'application', test: /src.main\.tsx$/, priority: 2 },
  // Checks of forms, which come with the first form.
  { name: 'zod', test: /node_modules.zod[\\/]/, priority: 2 },
  // Of forms and of the cart, neither of which should bring the other.
  { name: 'keyed-call', test: /platform.api.keyed-call\.ts$/, priority: 2 },
  // Of products and orders only.
  { name: 'case-size', test: /components.case-size\.tsx$/, priority: 2 },
  // Of the terms too, which load nothing of the application.
  { name: 'fact-list', test: /components.fact(s|-list)\.(tsx|module\.css)$/, priority: 2 },
  // What at least ten pages or parts show, each too small for a file of its own.
  { name: 'pieces', test: PIECES, minShareCount: 10, priority: 1 },
  { name: 'fields', test: /src.ui.(field|text-field|text-area|select-field)\.tsx$/ },
  // What the root brings whoever is signed in, and restaurants on top of it.
  { name: 'signed-in', test: /(offline-bar|live.live|response-store)\.tsx?$/ },
  { name: 'cart', test: /(cart-button|cart-sync)\.tsx$/ },
]

/** The browser's files; with `--ssr`, the modules that render pages, at build and in the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: !isSsrBuild,
      // Else what a page's data is asked with would be in every page's code.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
      addExtensions: true,
    }),
    react(),
    // What is drawn once needs no memory.
    isSsrBuild ? undefined : babel({ sourceMap: false, presets: [reactCompilerPreset()] }),
    developmentPage(),
    endpointAddresses(),
    mergedStyles('src/prerender/static-page.tsx'),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/.render',
        copyPublicDir: false,
        // Pages name the same files as scripts do.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/prerender/render.tsx', 'src/prerender/render-request.tsx'].map(inWeb),
        },
      }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        // Typefaces as files of their own: inlined ones would hold up the style sheet.
        assetsInlineLimit: 0,
        rolldownOptions: {
          // static-page.tsx for its style sheets: its texts are in the rendered pages, and nothing loads its script.
          input: ['src/main.tsx', 'src/prerender/static.ts', 'src/prerender/static-page.tsx'].map(
            inWeb,
          ),
          output: { codeSplitting: { groups: GROUPS } },
        },
      },
  ssr: {
    // All in one file, and drawn by the same code as in a browser, so that the browser finds what it would draw.
    noExternal: true,
    resolve: { conditions: ['node', 'module', 'import', 'default'] },
  },
  // Stored responses are read only by the version that stored them.
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildVersion()) },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` },
  },
}))

function inWeb(path: string): string {
  return `${import.meta.dirname}/${path}`
}

/** What the build writes into index.html, as the development server needs it. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (template) =>
        fillTemplate(template, {
          html: 'lang="fr"',
          head: ['<title>Halles</title>', `<script>${beforePaintSource()}</script>`],
          body: ['<div id="root"></div>', '<script type="module" src="/src/main.tsx"></script>'],
        }),
    },
  }
}
