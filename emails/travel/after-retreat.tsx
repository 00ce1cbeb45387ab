import { FOUNDING_MEMBER_DISCOUNT_PERCENT } from '#domain/terms/booking-terms.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface AfterRetreatData {
  guestName: string | null
  link: string
  hasPhotos: boolean
  isFounder: boolean
}

/** Three days after the retreat: thanks, the photos, and two questions behind one link. */
export const afterRetreat = otherMail({
  name: 'after-retreat',
  to: 'guest',
  link: 'opens',
  compose: ({ guestName, link, hasPhotos, isFounder }: AfterRetreatData) => ({
    subject: guestName === null ? 'Thank you. How was it?' : `Thank you, ${guestName}. How was it?`,
    title: 'How was it?',
    preheader: 'Two questions, and a few words help us.',
    isWarm: true,
    body: (
      <>
        <Paragraph>
          {hasPhotos
            ? 'Thank you for coming. Your photos and video are ready:'
            : 'Thank you for coming. How was it?'}
        </Paragraph>
        <Action href={link}>{hasPhotos ? 'See your photos' : 'How was it?'}</Action>
        <Paragraph>
          {hasPhotos
            ? 'On the same page we have two questions: how was it, and may we quote you? A few words help us, and help the next guest decide.'
            : 'We have two questions: how was it, and may we quote you? A few words help us, and help the next guest decide.'}
        </Paragraph>
        <Paragraph>We publish an answer only if you say yes, and never change your words.</Paragraph>
        {isFounder && (
          <Paragraph>
            As a founding member, you get {FOUNDING_MEMBER_DISCOUNT_PERCENT}% off every future retreat when
            you book signed in.
          </Paragraph>
        )}
      </>
    ),
  }),
  samples: () => ({
    'a founding member, with photos': { ...SAMPLE, hasPhotos: true, isFounder: true },
    'without photos': { ...SAMPLE },
    'without a name': { ...SAMPLE, guestName: null },
  }),
})

const SAMPLE: AfterRetreatData = {
  guestName: 'Awa',
  link: `${SITE}/after/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`,
  hasPhotos: false,
  isFounder: false,
}
