import type { FAQPage } from 'schema-dts'

interface Answered {
  question: string
  /** Empty if the owner has yet to write it. */
  answerText: string
}

/** Returns the questions of the page with their answers as plain text, without unanswered ones. */
export function faqData(origin: string, { groups }: { groups: readonly { items: readonly Answered[] }[] }) {
  const items = groups.flatMap((group) => group.items).filter(({ answerText }) => answerText !== '')
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
