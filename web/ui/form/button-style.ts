import { classNames } from '#web/ui/class-names.ts'

type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'sea'
  | 'quiet'
  | 'danger'
  | 'danger-outline'
  | 'light'
  | 'link'
  | 'danger-link'
/** sm is 44 px high, the minimum for a touch target. */
type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  /**
   * primary: the one main action of a screen. sea: the main action of a panel. light: on the sea or over a photograph. link and
   * danger-link: rarely used actions, underlined like a link.
   */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** True to fill the width of the column, as a main action on a phone should. */
  wide?: boolean | undefined
}

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 text-center font-bold no-underline transition-[background-color,border-color,color,translate] active:translate-y-px disabled:translate-y-0 [&>svg]:shrink-0'

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-sm leading-tight',
  md: 'min-h-12 px-5 py-2 text-base leading-tight',
  lg: 'min-h-14 px-7 py-3 text-lg leading-tight',
}

// A busy button is disabled too, but keeps its colour to show that it is working.
const dimmed =
  'disabled:not-data-busy:border-line disabled:not-data-busy:bg-sand disabled:not-data-busy:text-ink-soft'

const underlined = 'underline! decoration-1 underline-offset-4'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-coral bg-coral text-ink hover:border-coral-bright hover:bg-coral-bright',
  secondary: 'border-sea bg-white text-sea hover:bg-cream',
  sea: 'border-sea bg-sea text-white hover:border-sea-deep hover:bg-sea-deep',
  quiet: 'border-transparent text-sea hover:bg-sand hover:text-sea',
  danger: 'border-danger bg-danger text-white hover:border-danger-bright hover:bg-danger-bright',
  'danger-outline': 'border-danger bg-white text-danger hover:bg-danger-soft',
  light: 'border-cream bg-cream text-sea hover:border-white hover:bg-white',
  link: `border-transparent text-teal-deep hover:bg-sand hover:text-sea ${underlined}`,
  'danger-link': `border-transparent text-danger hover:bg-danger-soft ${underlined}`,
}

/** Returns the class names of a button, for any element that has to look like one. */
export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return classNames(shape, sizes[size], variants[variant], dimmed, wide && 'w-full')
}
