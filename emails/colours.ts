/**
 * The product's colours (docs/design.md). An email carries its own styles, so this repeats the tokens of `web/shell/app.css` that it needs;
 * `colours.test.ts` compares them.
 */
export const colours = {
  white: '#ffffff',
  paper: '#fffaf2',
  cream: '#fff0d8',
  line: '#e8d5b5',
  ink: '#062a36',
  inkSoft: '#3b5761',
  sea: '#0b3a4a',
  seaDeep: '#072935',
  teal: '#12a39a',
  tealDeep: '#0a6762',
  coral: '#ff4f2e',
  amber: '#ffb629',
  amberSoft: '#ffedc8',
  amberDeep: '#754600',
  mauve: '#c58f96',
  mauveDeep: '#774650',
  coralDeep: '#b02f13',
  success: '#0a6549',
  successSoft: '#dff3e6',
} as const
