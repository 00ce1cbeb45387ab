import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { organiserDetails } from '#domain/site/organiser.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { AlertDialog, Dialog } from './dialog.tsx'
import { ButtonLink, Button, BackButton } from './form/button.tsx'
import { CopyButton } from './form/copy-button.tsx'
import { ImageViewer } from './image-viewer.tsx'
import { Notice, EmptyState } from './notice.tsx'
import { Skeleton, SkeletonGroup } from './page/loading.tsx'
import { OrganiserContext } from './page/organiser.tsx'
import { PageShell } from './page/page-shell.tsx'
import { Toasts } from './page/toast.tsx'
import { PriceLines } from './price-lines.tsx'
import { RoutedButtonLink } from './routed-links.tsx'
import { DescriptionList } from './rows.tsx'
import { Tabs } from './tabs.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)

test('a busy button is disabled and shows its busy label in the same cell', () => {
  const markup = html(
    <Button type="submit" busy busyLabel="Signing in...">
      Sign In
    </Button>,
  )
  expect(markup).toMatch(/^<button[^>]*type="submit"[^>]* disabled=""/)
  expect(markup).toContain('aria-busy="true"')
  expect(markup).toMatch(/class="[^"]*invisible[^"]*">Sign In</)
  expect(markup).toMatch(/Signing in\.\.\.</)
})

test('a button is not a submit button unless it is asked to be', () => {
  expect(html(<Button>Copy</Button>)).toContain('type="button"')
})

test('links that look like buttons are links without script', () => {
  const routed = html(
    <MemoryRouter>
      <RoutedButtonLink to="/auth">Sign In/Up</RoutedButtonLink>
    </MemoryRouter>,
  )
  expect(routed).toMatch(/^<a [^>]*href="\/auth"[^>]*>Sign In\/Up<\/a>$/)
  expect(html(<ButtonLink href="#pricing">Book Your Adventure</ButtonLink>)).toContain('href="#pricing"')
  expect(html(<BackButton href="/">Go Back</BackButton>)).toMatch(/^<a [^>]*href="\/"/)
})

test('the page has a skip link to its main content, and links to the legal pages', () => {
  const markup = html(<PageShell account="Ada">Hello</PageShell>)
  expect(markup.indexOf('href="#main"')).toBeLessThan(markup.indexOf('<header'))
  expect(markup).toMatch(/<main id="main" tabindex="-1"[^>]*>Hello<\/main>/)
  for (const path of ['/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']) {
    expect(markup).toContain(`href="${path}"`)
  }
})

test('the footer shows the organiser with working links, and marks examples', () => {
  const organiser = {
    registeredName: 'Tradewind BV',
    companyNumber: 'BE 0123.456.749',
    address: 'Rue Haute 5, 1000 Brussels, Belgium',
    phone: '+32 2 123 45 67',
    mail: 'hello@tradewind.be',
  }
  const footer = (examples: readonly string[]) =>
    html(
      <OrganiserContext value={organiserDetails(organiser, (part) => examples.includes(part))}>
        <PageShell>Hello</PageShell>
      </OrganiserContext>,
    ).replace(/^.*<footer/, '')
  const own = footer([])
  expect(own.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')).toContain(
    'Tradewind BV · BE 0123.456.749 · Rue Haute 5, 1000 Brussels, Belgium · +32 2 123 45 67 · hello@tradewind.be',
  )
  expect(own).toContain('href="tel:+3221234567"')
  expect(own).toContain('href="mailto:hello@tradewind.be"')
  expect(own).not.toContain('owner’s content')
  const unwritten = footer(['companyNumber', 'address'])
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00A0', ' ')
  expect(unwritten).toContain('Brussels, Belgium owner’s content · +32')
  expect(unwritten.split('owner’s content')).toHaveLength(2)
})

test('tabs render both panels on the server, the first one open', () => {
  const markup = html(
    <Tabs
      label="Account"
      value="in"
      onValueChange={() => {}}
      pages={[
        { value: 'in', label: 'Sign In', content: 'email' },
        { value: 'up', label: 'Sign Up', content: 'first name' },
      ]}
    />,
  )
  expect(markup).toMatch(/role="tablist"[^>]*aria-label="Account"|aria-label="Account"[^>]*role="tablist"/)
  expect(markup.match(/role="tab"/g)).toHaveLength(2)
  expect(markup.match(/role="tabpanel"/g)).toHaveLength(2)
  const controlled = [...markup.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id)
  expect(controlled).toHaveLength(2)
  for (const id of controlled) expect(markup).toMatch(new RegExp(`id="${id}"[^>]*role="tabpanel"`))
  expect(markup).not.toContain('<fieldset')
  expect(markup.match(/<div[^>]*hidden=""[^>]*>first name/)).not.toBeNull()
})

test('the server renders no open dialog', () => {
  const close = () => undefined
  expect(html(<Dialog open onOpenChange={close} title="Later dates" />)).toBe('')
  expect(
    html(
      <AlertDialog
        open={false}
        onOpenChange={close}
        title="Cancel?"
        description="Sure?"
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
        onConfirm={close}
      />,
    ),
  ).toBe('')
  const viewer = html(
    <ImageViewer id="viewer" label="Schedule">
      <img src="/schedule.svg" alt="" />
    </ImageViewer>,
  )
  expect(viewer).not.toMatch(/<dialog[^>]* open=/)
})

test('the toast regions are rendered empty before the first message', () => {
  expect(html(<Toasts />)).toContain('<div aria-live="polite"></div><div aria-live="assertive"></div>')
})

test('a copy button names what it copies, and keeps its name together behind an open dialog', () => {
  const markup = html(<CopyButton text="BE00" what="IBAN" />)
  expect(markup).toContain('Copy<span class="sr-only"> IBAN</span>')
  // Dialogs hide the page from readers, except what is around an element with aria-live.
  expect(markup).toContain('<output></output>')
  expect(markup).not.toContain('aria-live')
})

test('a button that is not hydrated is disabled and shows that it loads, unless the browser can use it', () => {
  expect(html(<Button>Show later dates</Button>)).toMatch(
    /^<button[^>]* disabled="".*Loading\.\.\..*Show later dates/,
  )
  const native = html(
    <Button type="submit" native>
      Book
    </Button>,
  )
  expect(native).not.toContain('disabled=""')
  expect(native).not.toContain('Loading')
  expect(html(<Button disabled>Sold Out</Button>)).not.toContain('Loading')
})

test('a notice marked as an alert is read out', () => {
  expect(html(<Notice tone="danger" live="alert" title="Payment Cancelled" />)).toMatch(/^<div role="alert"/)
  expect(html(<Notice>More dates coming soon</Notice>)).not.toContain('role=')
})

test('bills and rows are description lists', () => {
  expect(html(<PriceLines lines={[{ label: 'Total', amount: '€1,130', weight: 'total' }]} />)).toMatch(
    /<dt[^>]*>Total<\/dt><dd[^>]*>€1,130<\/dd>/,
  )
  expect(html(<DescriptionList rows={[{ label: 'IBAN', value: 'BE00' }]} />)).toMatch(
    /<dt[^>]*>IBAN<\/dt><dd[^>]*>BE00<\/dd>/,
  )
})

test('skeletons are hidden from screen readers, and their region names once what is loading', () => {
  const markup = html(
    <SkeletonGroup label="Loading your bookings">
      <Skeleton className="h-8" />
    </SkeletonGroup>,
  )
  expect(markup).toContain('aria-busy="true"')
  expect(markup.match(/Loading your bookings/g)).toHaveLength(1)
  expect(markup).toContain('aria-hidden="true"')
})

test('no component uses a style attribute, which the content security policy forbids', () => {
  const markup = html(
    <PageShell account={<Badge tone="destructive">Only 2 spots left!</Badge>}>
      <Card as="section" tone="sea">
        <EmptyState title="No bookings yet" />
        <Tabs
          label="Account"
          value="in"
          onValueChange={() => {}}
          pages={[{ value: 'in', label: 'Sign In', content: '' }]}
        />
      </Card>
      <Toasts />
    </PageShell>,
  )
  expect(markup).not.toContain(' style=')
})
