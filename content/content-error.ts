/** An owner's file that cannot be used. Its message names the file, each line and what is wrong there. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContentError'
    // The owner reads this when the start fails, so it shows the lines of their file instead of the program's stack.
    this.stack = `${this.name}: ${this.message}`
  }
}
