/** In-place inverse Fourier transform of a square grid; `size` is a power of two, nothing is normalised. */
export function inverseTransform(re: Float32Array, im: Float32Array, size: number): void {
  const twiddles = twiddlesFor(size)
  for (let row = 0; row < size; row++) transformLine(re, im, row * size, 1, size, twiddles)
  for (let column = 0; column < size; column++) transformLine(re, im, column, size, size, twiddles)
}

interface Twiddles {
  cos: Float64Array
  sin: Float64Array
  reversed: Uint16Array
  lineRe: Float64Array
  lineIm: Float64Array
}

const known = new Map<number, Twiddles>()

function twiddlesFor(size: number): Twiddles {
  const ready = known.get(size)
  if (ready) return ready
  const bits = Math.log2(size)
  const twiddles: Twiddles = {
    cos: Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size)),
    sin: Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / size)),
    reversed: Uint16Array.from({ length: size }, (_, i) => reverseBits(i, bits)),
    lineRe: new Float64Array(size),
    lineIm: new Float64Array(size),
  }
  known.set(size, twiddles)
  return twiddles
}

function reverseBits(value: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) if (value & (1 << bit)) reversed |= 1 << (bits - 1 - bit)
  return reversed
}

function transformLine(
  re: Float32Array,
  im: Float32Array,
  start: number,
  stride: number,
  size: number,
  { cos, sin, reversed, lineRe, lineIm }: Twiddles,
): void {
  for (let i = 0; i < size; i++) {
    const from = start + (reversed[i] ?? 0) * stride
    lineRe[i] = re[from] ?? 0
    lineIm[i] = im[from] ?? 0
  }
  for (let half = 1; half < size; half *= 2) {
    const step = size / (2 * half)
    for (let block = 0; block < size; block += 2 * half) {
      for (let j = 0; j < half; j++) {
        const c = cos[j * step] ?? 0
        const s = sin[j * step] ?? 0
        const a = block + j
        const b = a + half
        const bRe = lineRe[b] ?? 0
        const bIm = lineIm[b] ?? 0
        const aRe = lineRe[a] ?? 0
        const aIm = lineIm[a] ?? 0
        const re2 = bRe * c - bIm * s
        const im2 = bRe * s + bIm * c
        lineRe[a] = aRe + re2
        lineIm[a] = aIm + im2
        lineRe[b] = aRe - re2
        lineIm[b] = aIm - im2
      }
    }
  }
  for (let i = 0; i < size; i++) {
    re[start + i * stride] = lineRe[i] ?? 0
    im[start + i * stride] = lineIm[i] ?? 0
  }
}
