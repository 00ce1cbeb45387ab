/** A link inside running text on a light background; always underlined, because colour alone does not mark a link. */
export const linkStyle =
  'font-medium text-teal-deep underline decoration-1 underline-offset-4 hover:text-sea hover:decoration-2'
