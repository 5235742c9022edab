import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { brand } from '@nivara/shared/contracts/brand';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Section } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { questionsData } from '../../structured-data';
import { FAQS_FILE, readFaqs } from './faq';
import { FaqFinder } from './faq-finder';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Questions and answers' }];

export function FaqsScreen() {
  const faqs = useStaticData(FAQS_FILE, readFaqs);
  return (
    <>
      <PublicHead
        title="Questions and answers"
        description={`Booking, visits, video consultations, paying, your account and your record: what people ask the ${brand.name} clinic most.`}
        jsonLd={faqs.status === 'ready' ? questionsData(faqs.data) : undefined}
      />
      <PageIntro
        crumbs={crumbs}
        title="Questions and answers"
        lead={
          <>
            What people ask us most. If yours is not here, call{' '}
            <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink> or{' '}
            <TextLink to={paths.contact}>write to us</TextLink>.
          </>
        }
      />
      <Section tight aria-label="Questions">
        <Loaded
          data={faqs}
          skeleton={<SkeletonText lines={12} />}
          failure="The questions could not be loaded"
          level={2}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState level={2} title="No questions are answered here yet">
                Please call the front desk: we are glad to answer yours.
              </EmptyState>
            ) : (
              <FaqFinder faqs={all} />
            )
          }
        </Loaded>
      </Section>
      <ClosingCall title="Still wondering?">
        No question is too small. Call us, or begin with a consultation and bring your list.
      </ClosingCall>
    </>
  );
}
