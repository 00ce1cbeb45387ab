import { existsSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURE_NAME } from '#content/people-schema.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { OWNER_FORMS, ownerPictureName, type OwnerFolder, type OwnerForm } from '#web/ui/media-files.ts'

const PICTURES = join(import.meta.dirname, '../content/pictures')
const FORMATS = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 } } as const
type Format = keyof typeof FORMATS

interface Plan {
  /** For example `media/own/team/awa-jpg-portrait-320.avif`. */
  path: string
  source: string
  width: number
  form: OwnerForm
  format: Format
}

/**
 * Makes the owner's pictures from `content/pictures/` and `CONTENT_DIR` in the sizes that the pages need: with the build, and in
 * development on request. Camera metadata such as the location is left out.
 */
export function ownerPictures(): Plugin {
  const contentDir = process.env['CONTENT_DIR']
  const folders = contentDir ? [PICTURES, join(resolve(contentDir), 'pictures')] : [PICTURES]
  return {
    name: 'tradewind:owner-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      // One after another, because each uses all processors.
      for (const plan of planPictures(...folders))
        this.emitFile({ type: 'asset', fileName: plan.path, source: await makePicture(plan) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const plan = planPictures(...folders).find(({ path }) => `/${path}` === request.url)
        if (plan) void sendPicture(plan, response)
        else next()
      })
    },
  }
}

async function sendPicture(plan: Plan, response: ServerResponse): Promise<void> {
  try {
    const picture = await makePicture(plan)
    response.setHeader('content-type', `image/${plan.format}`).end(picture)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

/** Returns every file to make from the pictures in the folders; of two with the same name the later folder's counts. */
export function planPictures(...folders: readonly string[]): Plan[] {
  const plans = folders.flatMap((folder) =>
    keysOf(OWNER_FORMS).flatMap((inside) =>
      filesOf(join(folder, inside)).flatMap((file) => plansFor(inside, file, join(folder, inside, file))),
    ),
  )
  return [...new Map(plans.map((plan) => [plan.path, plan])).values()]
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => PICTURE_NAME.test(name))
    .toSorted()
}

function plansFor(inside: OwnerFolder, file: string, source: string): Plan[] {
  return Object.entries(OWNER_FORMS[inside]).flatMap(([name, form]) =>
    form.widths.flatMap((width) =>
      keysOf(FORMATS).map((format) => ({
        path: `media/${ownerPictureName(inside, file, name)}-${width}.${format}`,
        source,
        width,
        form,
        format,
      })),
    ),
  )
}

/** Returns one picture as a file. Rejects with the file's name if it is not a picture or too small. */
export async function makePicture({ source, width, form: { ratio, widths }, format }: Plan): Promise<Buffer> {
  // Loaded only if needed, because most builds have no pictures to make.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(source).autoOrient()
    const { autoOrient } = await sharp(source).metadata()
    const [needed = width] = ratio ? [widths.at(-1)] : widths
    if (autoOrient.width < needed)
      throw new Error(`it is ${autoOrient.width} pixels wide, and at least ${needed} are needed`)
    const height = ratio && Math.round((width * ratio[1]) / ratio[0])
    // Cropping keeps the part that draws attention, above all faces.
    return await upright
      .resize({ width, ...(height && { height }), fit: 'cover', position: sharp.strategy.attention })
      .toFormat(format, FORMATS[format])
      .toBuffer()
  } catch (error) {
    throw new Error(
      `The picture ${source} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
