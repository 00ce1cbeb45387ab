import type { Plugin } from 'vite'

const ENTRIES = {
  index: 'virtual:react-router/server-build',
  main: './server/main.ts',
  worker: './server/worker.ts',
}
/** Packages that stay in node_modules, because they read files beside their code. */
const EXTERNAL = ['@electric-sql/pglite', 'pdfkit', 'fontkit', 'tinypool']
/** Optional dependencies of `pg` that are not installed. */
const ABSENT = ['pg-native']

/**
 * Bundles the server and its pages in one build into `build/server`: what both use (rules, texts, React, zod) is loaded once, and what few
 * requests need is a file of its own (decision 0044).
 */
export function serverBundle(): Plugin {
  return {
    name: 'tradewind:server-bundle',
    apply: 'build',
    // scripts/build.ts clears earlier builds, because it knows what a running server may still need.
    config: () => ({ build: { emptyOutDir: false, reportCompressedSize: false } }),
    configEnvironment(name) {
      if (name !== 'ssr') return null
      return {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: [...EXTERNAL, ...ABSENT] },
        build: {
          rolldownOptions: {
            input: ENTRIES,
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      }
    },
  }
}
