/** Returns structured data as the text of a script, escaped so that it can neither end that script nor begin another. */
export function jsonLd(graph: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return text.replaceAll('<', '\\u003c')
}
