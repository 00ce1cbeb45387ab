import type { SiteFieldView, SiteLists } from '#domain/contract/site-calls.ts'
import { fieldAt } from '#domain/site/site-fields.ts'
import { Loaded, useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useSiteField } from './kept-words.tsx'
import { PictureField } from './picture-field.tsx'
import { QuestionButtons } from './question-buttons.tsx'
import { fieldsQuery } from './website-page.tsx'
import { WordsField } from './words-field.tsx'

const ENTRY = /^(faq\.groups\.[\w-]+\.items|team\.people|gallery\.photos)\.[\w-]+/
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  faq: ['question', 'answer'],
  team: ['name', 'role', 'certificate', 'picture'],
  gallery: ['picture', 'place', 'month', 'photographer', 'consent'],
}

/** Returns the fields that are edited together: those of a question, a person or a photo, or one alone. */
export function fieldsOfPart(path: string): readonly string[] {
  const entry = ENTRY.exec(path)?.[0]
  if (entry === undefined) return [path]
  return (FIELDS_OF[entry.split('.')[0] ?? ''] ?? []).map((name) => `${entry}.${name}`)
}

/** Returns the question that a path belongs to, with its group and place; null for anything else. */
export function questionAt(path: string, lists: SiteLists) {
  for (const group of lists.questions) {
    const index = group.entries.findIndex((entry) => path.startsWith(`${entry.path}.`))
    const entry = group.entries[index]
    if (entry) return { entry, group, index, count: group.entries.length }
  }
  return null
}

/** Returns what the panel of a part is called. */
export function titleOfPart(path: string, lists: SiteLists): string {
  const question = questionAt(path, lists)
  if (question) return `Question ${question.index + 1} of ${question.count}`
  if (path.startsWith('team.people.')) return 'Person'
  if (path.startsWith('gallery.photos.')) return 'Photo'
  return fieldAt(path)?.label ?? ''
}

/** The fields of the part that was tapped. */
export function PartFields({
  path,
  lists,
  pictureSource,
  onWords,
  onOpen,
}: {
  path: string
  lists: SiteLists
  /** The address of the picture on the page. */
  pictureSource: (path: string) => string | null
  onWords: (field: SiteFieldView, stored: string) => void
  /** Called with the path of a question that was added or hidden: null if none is open any more. */
  onOpen: (path: string | null) => void
}) {
  const paths = fieldsOfPart(path)
  const query = useReadQuery(fieldsQuery(paths), null)
  const question = questionAt(path, lists)
  return (
    <Loaded query={query} what="This text" wait={<div className="h-40" />}>
      {({ fields }) => (
        <>
          {fields.map((field, index) =>
            field.kind === 'picture' ? (
              <SitePicture key={field.path} field={field} current={pictureSource(field.path)} />
            ) : (
              <WordsField
                key={field.path}
                field={field}
                label={fields.length === 1 ? 'Text' : field.label}
                isFirst={field.path === path || (index === 0 && !paths.includes(path))}
                onWords={onWords}
              />
            ),
          )}
          {question && <QuestionButtons {...question} lists={lists} onOpen={onOpen} />}
        </>
      )}
    </Loaded>
  )
}

function SitePicture({ field, current }: { field: SiteFieldView; current: string | null }) {
  const { value, problem, change } = useSiteField(field)
  const placed = typeof value === 'object' && value !== null && 'id' in value ? value : null
  return (
    <PictureField
      name={field.path}
      value={placed}
      current={current}
      needed={field.minWidth}
      error={problem ?? undefined}
      onChange={change}
    />
  )
}
