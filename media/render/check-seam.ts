import sharp from 'sharp'

/** The film's frame 192 must be its frame 0, or the loop would jump; a rounding error of 2 in 255 is let through. */
export async function checkSeam(first: string, last: string): Promise<void> {
  const [a, b] = await Promise.all([first, last].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) throw new Error('The first and the last frame differ in size')
  let most = 0
  let differing = 0
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs((a[i] ?? 0) - (b[i] ?? 0))
    most = Math.max(most, difference)
    if (difference > 2) differing++
  }
  const share = differing / a.length
  console.log(
    `seam: largest difference ${most}, ${(share * 100).toFixed(3)}% of the samples differ by more than 2`,
  )
  // Single pixels on a line's edge may flip; a moved wave or rider would change hundreds of times as many.
  if (share > 0.0005) throw new Error('The film does not close: its last frame is not its first')
}
