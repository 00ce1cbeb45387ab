import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const shapeSchema = z.tuple([z.string(), z.record(z.string(), z.string())])
const iconSchema = z.object({
  __iconData: z.object({ name: z.string(), size: z.number(), node: z.array(shapeSchema) }),
})

/** Draws each icon of lucide as one path in the build: a page has hundreds, and phones style and lay out every shape on its own. */
export function onePathIcons(): Plugin {
  return {
    name: 'tradewind:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*mjs$/, code: 'createLucideIcon(' },
      async handler(_code, id) {
        const { name, size, node } = iconSchema.parse(await import(id)).__iconData
        const icon = { name, size, node: [['path', { d: node.map(outline).join(''), key: name }]] }
        const code = `import create from '../createLucideIcon.mjs'; export default create(${JSON.stringify(icon)})`
        return { code, map: null }
      },
    },
  }
}

/**
 * Returns a shape as part of a path.
 *
 * @throws Error for a shape that none of our icons has today
 */
export function outline([tag, attributes]: z.infer<typeof shapeSchema>): string {
  const { d = '', ...rest } = attributes
  const number = (name: string) => Number(rest[name])
  switch (tag) {
    case 'path':
      // A relative start counts from the last point, which in a path of its own is the icon's corner.
      return d.startsWith('m') ? `M0 0${d}` : d
    case 'line':
      return `M${rest['x1']} ${rest['y1']}L${rest['x2']} ${rest['y2']}`
    case 'circle': {
      const r = number('r')
      const half = `a${r} ${r} 0 0 1`
      // Only dots smaller than their line are filled: a point of the line fills them too.
      const filling = rest['fill'] ? `M${rest['cx']} ${rest['cy']}h.01` : ''
      return `M${number('cx') - r} ${rest['cy']}${half} ${2 * r} 0${half} ${-2 * r} 0Z${filling}`
    }
    case 'rect': {
      const rx = number('rx')
      const [across, down] = [number('width') - 2 * rx, number('height') - 2 * rx]
      const corner = `a${rx} ${rx} 0 0 1`
      return `M${number('x') + rx} ${rest['y']}h${across}${corner} ${rx} ${rx}v${down}${corner} ${-rx} ${rx}h${-across}${corner} ${-rx} ${-rx}v${-down}${corner} ${rx} ${-rx}Z`
    }
    default:
      throw new Error(`An icon has a <${tag}>, for which one-path-icons.ts has no outline`)
  }
}
