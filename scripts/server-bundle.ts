import type { Plugin } from 'vite'

const ENTRIES = {
  index: 'virtual:react-router/server-build',
  main: './server/main.ts',
  worker: './server/worker.ts',
}
/** What stays in node_modules, because it finds files of its own beside its code. */
const EXTERNAL = ['@electric-sql/pglite', 'pdfkit', 'fontkit', 'tinypool']
/** What `pg` would use where it is installed. */
const ABSENT = ['pg-native']

/**
 * Bundles the server with the pages that it renders, in one build, into `build/server`: what both use (rules, texts,
 * React, zod) is loaded once, and what few requests need is a file of its own (decision 0044).
 */
export function serverBundle(): Plugin {
  return {
    name: 'tradewind:server-bundle',
    apply: 'build',
    // What is left of builds before is cleared away by scripts/build.ts, which knows what a running server may need.
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
