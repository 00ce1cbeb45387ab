import { ArrowUpRight, AtSign, Mail, MessageCircle, type LucideIcon } from 'lucide-react'
import { Island } from '#web/islands/island.tsx'
import { ContactForm } from './contact-form.tsx'

export interface ContactTexts {
  title: string
  intro: string
  chatLabel: string
  socialLabel: string
  hours: string
  formTitle: string
  formButton: string
}

export interface ContactWays {
  chat: { number: string; url: string }
  social: { handle: string; url: string }
  email: string
}

/** Every way to reach a person: chat, social network, mail, and the form. */
export function Contact({ texts, ways }: { texts: ContactTexts; ways: ContactWays }) {
  return (
    <section
      id="contact"
      aria-label={texts.title}
      className="page-column grid grid-cols-1 gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 className="text-4xl">{texts.title}</h2>
        <p className="mt-4 max-w-lg text-lg text-ink-soft">{texts.intro}</p>
        <ul className="mt-8 divide-y divide-line border-y border-line">
          <Way Icon={MessageCircle} label={texts.chatLabel} value={ways.chat.number} href={ways.chat.url} />
          <Way Icon={AtSign} label={texts.socialLabel} value={ways.social.handle} href={ways.social.url} />
          <Way Icon={Mail} label="Write a mail" value={ways.email} href={`mailto:${ways.email}`} />
        </ul>
        <p className="mt-5 text-ink-soft">{texts.hours}</p>
      </div>
      <div className="rounded-xl border border-line bg-white p-5 text-ink sm:p-9 noscript:hidden">
        <Island
          name="contact-form"
          component={ContactForm}
          props={{ title: texts.formTitle, button: texts.formButton }}
          when="visible"
        />
      </div>
    </section>
  )
}

function Way({ Icon, label, value, href }: { Icon: LucideIcon; label: string; value: string; href: string }) {
  return (
    <li>
      <a href={href} className="group flex min-h-16 items-center gap-4 py-3 hover:text-teal-deep">
        <Icon aria-hidden className="size-6 shrink-0 text-coral-deep" />
        <span className="min-w-0 grow">
          <span className="block text-sm text-ink-soft">{label}</span>
          <span className="figures text-lg font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
            {value}
          </span>
        </span>
        <ArrowUpRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </a>
    </li>
  )
}
