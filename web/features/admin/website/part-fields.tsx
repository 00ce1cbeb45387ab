import type { SiteFieldView, SiteState } from '#domain/contract/site-calls.ts'
import { chapterAt } from '#domain/site/site-document.ts'
import { fieldAt } from '#domain/site/site-fields.ts'
import { datesQuery } from '#web/features/admin/dates/date-page.tsx'
import { Loaded, useReadQuery, useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { SelectField } from '#web/ui/form/choices.tsx'
import { QuestionButtons } from './question-buttons.tsx'
import { SiteField } from './site-field.tsx'
import { fieldsQuery } from './website-page.tsx'

/** Entries of lists, whose fields are edited together. */
const ENTRIES = [
  { of: /^faq\.groups\.[\w-]+\.items\.[\w-]+/, title: 'Question', fields: ['question', 'answer'] },
  {
    of: /^team\.people\.[\w-]+/,
    title: 'Person',
    fields: ['name', 'role', 'certificate', 'picture'],
  },
  {
    of: /^gallery\.photos\.[\w-]+/,
    title: 'Photo',
    fields: ['picture', 'place', 'month', 'photographer', 'consent'],
  },
]

const entryOf = (path: string) => ENTRIES.find(({ of }) => of.test(path))

/** Returns the fields that are edited together: those of a question, a person or a photo, or one alone. */
export function fieldsOfPart(path: string): readonly string[] {
  const entry = entryOf(path)
  return entry?.fields.map((name) => `${entry.of.exec(path)?.[0]}.${name}`) ?? [path]
}

/** Returns the question that a path belongs to, with its group and place; null for anything else. */
function questionAt(path: string, questions: SiteState['questions']) {
  for (const group of questions) {
    const index = group.entries.findIndex((entry) => path.startsWith(`${entry.path}.`))
    const entry = group.entries[index]
    if (entry) return { entry, group, index }
  }
  return null
}

/** Returns what the panel of a part is called. */
export function titleOfPart(path: string, questions: SiteState['questions']): string {
  const question = questionAt(path, questions)
  if (question) return `Question ${question.index + 1} of ${question.group.entries.length}`
  return entryOf(path)?.title ?? fieldAt(path)?.label ?? ''
}

/** The fields of the part that was tapped. */
export function PartFields({
  path,
  questions,
  pictureSource,
  onWords,
  onOpen,
}: {
  path: string
  questions: SiteState['questions']
  /** The address of the picture on the page. */
  pictureSource: (path: string) => string | null
  onWords: (field: SiteFieldView, stored: string) => void
  /** Called with the path of a question that was added, or of a chapter for another date. */
  onOpen: (path: string) => void
}) {
  const paths = fieldsOfPart(path)
  const query = useReadQuery(fieldsQuery(paths), null)
  const question = questionAt(path, questions)
  return (
    <Loaded query={query} what="This text" wait={<div className="h-40" />}>
      {({ fields }) => (
        <>
          {path.startsWith('guide.') && <GuideDate path={path} onOpen={onOpen} />}
          {fields.map((field, index) => (
            <SiteField
              key={field.path}
              field={field}
              label={fields.length === 1 ? 'Text' : field.label}
              isFirst={field.path === path || (index === 0 && !paths.includes(path))}
              current={pictureSource(field.path)}
              onWords={onWords}
            />
          ))}
          {question && <QuestionButtons {...question} questions={questions} onOpen={onOpen} />}
        </>
      )}
    </Loaded>
  )
}

/** Chooses for which guests a chapter of the guide is: those of all dates, or of one. */
function GuideDate({ path, onOpen }: { path: string; onOpen: (path: string) => void }) {
  const today = useToday()
  const { data } = useReadQuery(datesQuery, null)
  const chapter = chapterAt(path)
  const ahead = (data?.retreats ?? []).filter(
    ({ status, endsOn }) => status !== 'cancelled' && endsOn >= today,
  )
  return (
    <SelectField
      label="Who reads it"
      placeholder="Guests of all dates"
      options={ahead.map(({ startsOn, label }) => ({ value: startsOn, label: `Only ${label}` }))}
      value={chapter?.firstDay ?? ''}
      onChange={({ target: { value } }) =>
        onOpen(['guide', value, chapter?.key].filter((part) => part !== '').join('.'))
      }
    />
  )
}
