// npm run mail:preview writes every email with sample data into one page for any browser.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderSamples, type Sample } from './render-samples.ts'

const STYLES = `
body { margin: 0; display: grid; grid-template-columns: 19rem minmax(0, 1fr); font: 15px/1.5 system-ui, sans-serif; color: #062a36; background: #fffaf2; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; box-sizing: border-box; padding: 1rem; border-right: 1px solid #e8d5b5; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .35rem 0; color: inherit; }
main { padding: 0 1.5rem 4rem; }
section { padding-top: 1.5rem; border-bottom: 1px solid #e8d5b5; }
h1 { font-size: 1.25rem; } h2 { font-size: 1.25rem; margin: 0; }
.views { display: flex; gap: 1.25rem; overflow-x: auto; padding-bottom: 1.5rem; }
figure { margin: 0; } figcaption { font-weight: 600; padding-bottom: .3rem; }
iframe { height: 860px; border: 1px solid #e8d5b5; background: #fff; }
pre { width: 36rem; height: 828px; overflow: auto; margin: 0; padding: 1rem; border: 1px solid #e8d5b5; background: #fff; white-space: pre-wrap; }
@media (max-width: 900px) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 0 1rem 3rem; } }
`

const folder = join(import.meta.dirname, '../../build/mail-preview')
const index = join(folder, 'index.html')
mkdirSync(folder, { recursive: true })
const mails = await renderSamples()
writeFileSync(index, previewPage(mails))
console.log(`${mails.length} mails, to open in a browser:\n${pathToFileURL(index).href}`)

/** Returns one page with a list of all emails and each as on a wide screen, on a phone in light and dark, and in plain text. */
function previewPage(samples: readonly Sample[]): string {
  const entries = samples.map((sample) => ({ sample, id: idOf(sample) }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every mail</title>
<style>${STYLES}</style>
</head>
<body>
<nav aria-label="Mails"><h1>Every mail</h1><ul>
${entries.map(({ sample, id }) => `<li><a href="#${id}"><b>${escape(sample.template)}</b> ${escape(sample.about)}</a></li>`).join('\n')}
</ul></nav>
<main>
${entries.map(({ sample, id }) => section(sample, id)).join('\n')}
</main>
</body>
</html>
`
}

function section(sample: Sample, id: string): string {
  const { template, about, subject, attached, html, text } = sample
  const files = attached.length === 0 ? 'none' : attached.map((file) => escape(file)).join('; ')
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escape(subject)}</h2>
<p>${escape(template)}, ${escape(about)}. Attached: ${files}.</p>
<div class="views">
${frame('Wide', withColours(html, 'light'), 700)}
${frame('Phone', withColours(html, 'light'), 375)}
${frame('Phone, dark', withColours(html, 'dark'), 375)}
<figure><figcaption>Plain text</figcaption><pre tabindex="0">${escape(text)}</pre></figure>
</div>
</section>`
}

function frame(name: string, html: string, width: number): string {
  return `<figure><figcaption>${name}, ${width} px</figcaption><iframe title="${name}" loading="lazy" style="width:${width}px" srcdoc="${escape(html)}"></iframe></figure>`
}

/** Returns the email in light or dark colours, regardless of the reader's own browser setting. */
function withColours(html: string, colours: 'light' | 'dark'): string {
  const media = colours === 'dark' ? '@media all' : '@media not all'
  return html.replaceAll('@media (prefers-color-scheme: dark)', media)
}

function idOf({ template, about }: Sample): string {
  return `${template}-${about}`.replaceAll(/[^\w-]+/g, '-').toLowerCase()
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
