/** A file of the owner's that cannot be used. Its message names the file, each line and what is wrong there. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContentError'
    // The owner reads this when the start stops: the lines of their file matter, not those of the program.
    this.stack = `${this.name}: ${this.message}`
  }
}
