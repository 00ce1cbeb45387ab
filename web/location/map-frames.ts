/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

export interface Point {
  x: number
  y: number
}

/** Banjul International, 13°20′16.66″ N 16°39′07.94″ W (airports-worldwide.com). */
export const BANJUL_AIRPORT: Coordinates = { latitude: 13.338, longitude: -16.6522 }
/** 13°28′ N 16°36′ W, to the minute (wiki.kidzsearch.com/wiki/Banjul). */
export const BANJUL: Coordinates = { latitude: 13.467, longitude: -16.6 }
/** Brussels Airport, 50°54′05″ N 4°29′04″ E (Wikipedia). */
export const BRUSSELS_AIRPORT: Coordinates = { latitude: 50.901, longitude: 4.484 }

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The size of a map and its projection, in the parameters of d3-geo. media/render/maps.ts draws land and sea with it, and `project` returns
 * the position of a mark in units of the frame.
 */
export interface MapFrame {
  width: number
  height: number
  /** Units of the frame per radian. */
  scale: number
  translate: [number, number]
  project: (point: Coordinates) => Point
}

/** The size of both maps. */
const width = 343
const height = 360

export const COAST = coastFrame({ west: -16.96, east: -16.37, latitude: 13.3375 })

/** The hemisphere around a point between the two airports. */
export const FLIGHT = flightFrame({ latitude: 33, longitude: -9 })

function coastFrame({ west, east, latitude }: { west: number; east: number; latitude: number }): MapFrame {
  const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + radians(degrees) / 2))
  const scale = width / radians(east - west)
  const translate: [number, number] = [-scale * radians(west), height / 2 + scale * mercator(latitude)]
  return {
    width,
    height,
    scale,
    translate,
    project: (point) => ({
      x: translate[0] + scale * radians(point.longitude),
      y: translate[1] - scale * mercator(point.latitude),
    }),
  }
}

/** An orthographic projection: the earth seen from far above `middle`, with north nearly up. */
function flightFrame(middle: Coordinates): MapFrame & { middle: Coordinates } {
  const scale = 1.3 * width
  const translate: [number, number] = [0.5 * width, 0.5 * height]
  const [sin0, cos0] = [Math.sin(radians(middle.latitude)), Math.cos(radians(middle.latitude))]
  return {
    middle,
    width,
    height,
    scale,
    translate,
    project: (point) => {
      const east = radians(point.longitude - middle.longitude)
      const north = radians(point.latitude)
      return {
        x: translate[0] + scale * Math.cos(north) * Math.sin(east),
        y: translate[1] - scale * (cos0 * Math.sin(north) - sin0 * Math.cos(north) * Math.cos(east)),
      }
    },
  }
}

/** Returns the great-circle distance between two points, in kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)]
  const cosine =
    Math.sin(north) * Math.sin(south) +
    Math.cos(north) * Math.cos(south) * Math.cos(radians(one.longitude - other.longitude))
  return EARTH_RADIUS_KM * Math.acos(cosine)
}
