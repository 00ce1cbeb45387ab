// npm run mail:preview writes every email with sample data into one page for any browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { previewPage } from './preview-page.ts'
import { renderSamples } from './render-samples.ts'

const folder = join(import.meta.dirname, '../../build/mail-preview')
const file = join(folder, 'index.html')
mkdirSync(folder, { recursive: true })
const samples = await renderSamples()
writeFileSync(file, previewPage(samples))
console.log(`${samples.length} mails, to open in a browser:\n${pathToFileURL(file).href}`)
