import { brand } from '@nivara/shared/contracts/brand';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Section } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { SectionIntro } from '../../components/section-intro';
import { TickList } from '../../components/tick-list';
import { paths } from '../../paths';
import { ANNOUNCEMENTS_FILE, readAnnouncements } from './announcement';
import { AnnouncementList, Posters } from './announcement-list';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Advertising' }];

const rules = [
  'We say what a service is and whom it suits, never that it cures.',
  'No before-and-after pictures, and no stories of patients, not even with consent.',
  'No paid reviews, no bought followers, no fees for sending somebody to us.',
  'No advertising for medicines, devices or insurers, on this site or in our rooms.',
  'No trackers: we do not know who has seen a poster, and do not follow anybody around.',
  'An offer names its last day and its terms in the same size as its discount.',
];

export function AdsScreen() {
  const announcements = useStaticData(ANNOUNCEMENTS_FILE, readAnnouncements);
  return (
    <>
      <PublicHead
        title="Advertising"
        description={`What the ${brand.name} clinic advertises at the moment, where, and by which rules: no promises of cures, no trackers, no advertising for others.`}
      />
      <PageIntro
        crumbs={crumbs}
        title="What we advertise, and how"
        lead="A clinic has to tell people what it offers. It need not shout. Here is everything that we are putting up or handing out at the moment, and the rules that we keep to."
      />
      <Section tight aria-labelledby="announcements-title">
        <SectionIntro
          eyebrow="At the moment"
          title="What you may come across"
          titleId="announcements-title"
        />
        <Loaded
          data={announcements}
          skeleton={<PosterSkeletons />}
          failure="The announcements could not be loaded"
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="We are advertising nothing at the moment">
                You find what the clinic offers on the pages of its services.
              </EmptyState>
            ) : (
              <AnnouncementList announcements={all} />
            )
          }
        </Loaded>
      </Section>
      <Section tight aria-labelledby="rules-title">
        <SectionIntro eyebrow="Our rules" title="How we advertise" titleId="rules-title">
          If you see something of ours that breaks one of them, please tell us.
        </SectionIntro>
        <TickList items={rules} />
      </Section>
      <ClosingCall title="Seen something you have a question about?">
        Ask us. A poster has room for one sentence, a conversation has more.
      </ClosingCall>
    </>
  );
}

function PosterSkeletons() {
  return (
    <Posters as="div">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonCard key={index} lines={4} picture />
      ))}
    </Posters>
  );
}
