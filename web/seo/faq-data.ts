import type { FAQPage } from 'schema-dts'

/** The questions of the page with their answers as plain text. */
export function faqData(
  origin: string,
  { items }: { items: readonly { question: string; answerText: string }[] },
) {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}/#faq`,
    mainEntity: items.map(({ question, answerText }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answerText },
    })),
  } satisfies FAQPage
}
