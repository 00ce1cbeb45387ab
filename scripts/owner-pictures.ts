import { existsSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURE_NAME } from '#content/people-schema.ts'
import { keysOf } from '#domain/booking/typed-records.ts'
import { OWNER_FORMS, ownerPictureName, type OwnerFolder, type OwnerForm } from '#web/ui/owner-pictures.ts'

const PICTURES = join(import.meta.dirname, '../content/pictures')
const FORMATS = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 } } as const
type Format = keyof typeof FORMATS

interface Plan {
  /** `media/own/team/awa-jpg-portrait-320.avif` */
  path: string
  source: string
  width: number
  form: OwnerForm
  format: Format
}

/**
 * Makes the owner's pictures, `content/pictures/` and those of `CONTENT_DIR`, in the sizes that the pages ask for: with the build, and while developing
 * when one is asked for. What a camera writes beside the picture, such as where it was taken, is left out.
 */
export function ownerPictures(folders = pictureFolders()): Plugin {
  return {
    name: 'tradewind:owner-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      // One after the other: each takes all processors.
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

/** Where the owner's pictures are: what counts more comes last. */
function pictureFolders(contentDir = process.env['CONTENT_DIR']): string[] {
  return contentDir ? [PICTURES, join(resolve(contentDir), 'pictures')] : [PICTURES]
}

/** Every file that is made of those in the folders; of two with one name the later folder's. */
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

/** Rejects with the file's name where it is no picture, or too small to be shown. */
export async function makePicture({ source, width, form: { ratio, widths }, format }: Plan): Promise<Buffer> {
  // Loaded where there is something to make: most builds have nothing for it.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(source).autoOrient()
    const { autoOrient } = await sharp(source).metadata()
    const [needed = width] = ratio ? [widths.at(-1)] : widths
    if (autoOrient.width < needed)
      throw new Error(`it is ${autoOrient.width} pixels wide, and at least ${needed} are needed`)
    const height = ratio && Math.round((width * ratio[1]) / ratio[0])
    // Where it has to be cut, what catches the eye stays: faces above all.
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
