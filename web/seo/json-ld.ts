/** Data for search engines as the text of a script: nothing in it can end that script, or begin another. */
export function jsonLd(graph: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return text.replaceAll('<', '\\u003c')
}
