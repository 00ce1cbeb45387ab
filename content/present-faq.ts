import type { Faq } from './landing-schema.ts'
import { plainText } from './text-blocks.ts'
import type { Placeholder } from './yaml-file.ts'

/**
 * The questions as the page shows them: each piece of an answer says whether it is an example that only the owner can
 * replace. `answerText`, for search engines, has the owner's own words alone, and is empty where there are none yet.
 */
export function presentFaq({ title, groups }: Faq, placeholders: readonly Placeholder[]) {
  const examples = placeholders.filter(({ name }) => name === 'faq.yaml').map(({ path }) => path)
  return {
    title,
    groups: groups.map((group, groupIndex) => ({
      title: group.title,
      items: group.items.map(({ question, answer }, itemIndex) => {
        const pieces = answer.map((block, index) => {
          const path = `groups > item ${groupIndex + 1} > items > item ${itemIndex + 1} > answer > item ${index + 1}`
          return {
            ...block,
            isExample: examples.some((open) => open === path || open.startsWith(`${path} > `)),
          }
        })
        return {
          question,
          answer: pieces,
          answerText: plainText(pieces.filter(({ isExample }) => !isExample)),
        }
      }),
    })),
  }
}
