import type * as z from 'zod/mini'
import { businessSchema } from './business-schema.ts'
import { contentFiles } from './content-files.ts'
import { figuresOf, identityFigures } from './figures.ts'
import { faqSchema, instructorSchema, landingSchema, packagesSchema } from './landing-schema.ts'
import { loadGuide } from './load-guide.ts'
import { gallerySchema, teamSchema, wordsSchema, type HasPicture } from './people-schema.ts'
import { presentFaq } from './present-faq.ts'
import { packageTravelSchema } from './package-travel-schema.ts'
import { placeSchema } from './place-schema.ts'
import { pricesSchema } from './prices-schema.ts'
import { scheduleSchema } from './schedule-schema.ts'
import { legalSchema, mailSchema, retreatsSchema, screensSchema, seoSchema } from './screens-schema.ts'
import { readYamlFile, type Placeholder } from './yaml-file.ts'

/**
 * Reads everything the owner edits from the shipped folder and, before it, from one of the owner's own, or throws a ContentError
 * with the file, the line and the reason.
 */
export function loadContent(shippedFolder: string, ownFolder: string | null = null) {
  const files = contentFiles(shippedFolder, ownFolder)
  const business = readYamlFile(files, 'business.yaml', businessSchema, {})
  const prices = readYamlFile(files, 'prices.yaml', pricesSchema, {})
  const offered = figuresOf(business.value, prices.value)
  const packageTravel = readYamlFile(files, 'package-travel.yaml', packageTravelSchema, (written) => ({
    ...offered,
    ...identityFigures(written),
  }))
  const figures = { ...offered, ...identityFigures(packageTravel.value) }
  const placeholders: Placeholder[] = [...business.placeholders, ...packageTravel.placeholders]
  const notes = [...business.notes, ...prices.notes, ...packageTravel.notes]

  function read<S extends z.ZodMiniType>(name: string, schema: S): z.infer<S> {
    const file = readYamlFile(files, name, schema, figures)
    placeholders.push(...file.placeholders)
    notes.push(...file.notes)
    return file.value
  }

  const hasPicture: HasPicture = (inside, file) => files.find(`pictures/${inside}/${file}`) !== null
  const faq = read('faq.yaml', faqSchema)
  const retreats = read('retreats.yaml', retreatsSchema)
  const firstMonth = retreats.map(({ startsOn }) => startsOn.slice(0, 'YYYY-MM'.length)).toSorted()[0] ?? ''
  const guide = loadGuide(files, figures)
  placeholders.push(...guide.placeholders)
  const content = {
    business: business.value,
    prices: prices.value,
    packageTravel: packageTravel.value,
    guide: guide.guide,
    retreats,
    landing: read('landing.yaml', landingSchema),
    schedule: read('schedule.yaml', scheduleSchema(business.value.offer)),
    packages: read('packages.yaml', packagesSchema),
    instructor: read('instructor.yaml', instructorSchema),
    team: read('team.yaml', teamSchema(hasPicture)),
    gallery: read('gallery.yaml', gallerySchema(hasPicture)),
    words: read('words.yaml', wordsSchema(firstMonth)),
    place: read('place.yaml', placeSchema),
    faq: presentFaq(faq, placeholders),
    screens: read('screens.yaml', screensSchema),
    legal: {
      privacyPolicy: read('legal/privacy-policy.yaml', legalSchema),
      termsOfService: read('legal/terms-of-service.yaml', legalSchema),
      refundPolicy: read('legal/refund-policy.yaml', legalSchema),
      accessibility: read('legal/accessibility.yaml', legalSchema),
    },
    mail: read('mail.yaml', mailSchema),
    seo: read('seo.yaml', seoSchema),
  }
  notes.push(...files.unread().map(({ shown }) => `${shown} is not one of the files that are read`))
  return { content, placeholders, notes, ownFiles: files.ownNames() }
}

export type Content = ReturnType<typeof loadContent>['content']
