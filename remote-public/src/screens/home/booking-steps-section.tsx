import styled from 'styled-components';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Section } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { brand } from '@nivara/shared/contracts/brand';
import { BookButton } from '../../components/book-button';
import { NumberedSteps } from '../../components/numbered-steps';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

const steps = [
  {
    title: 'Find your service',
    text: 'Look through the ten services, or start with a consultation and let the doctor point the way.',
  },
  {
    title: 'Choose your day and timing',
    text: 'See what is free and take it online, or leave the timing open and let a doctor find one for you.',
  },
  {
    title: 'Say who is coming',
    text: 'A name and a phone number are enough. With an account your visits and reports are kept together, for you alone.',
  },
  {
    title: 'Come in, or meet by video',
    text: 'Bring your reports and your medicines. You leave with a written plan.',
  },
];

const Actions = styled(Cluster)`
  margin-top: ${space[6]};
`;

export function BookingStepsSection() {
  const { status } = useSession();
  const { openModal } = useModals();
  return (
    <Section id={sectionId(paths.howToBook)} tone="sand" aria-labelledby="how-to-book-title">
      <SectionIntro eyebrow="How to book" title="Four steps to your appointment" titleId="how-to-book-title">
        It takes a few minutes. If forms are not for you, call us and we do it together.
      </SectionIntro>
      <NumberedSteps steps={steps} />
      <Actions>
        <BookButton />
        {status === 'signed-in' ? null : (
          <Button size="large" variant="secondary" onClick={() => openModal('login', { view: 'sign-up' })}>
            Create an account
          </Button>
        )}
        <ButtonLink href={brand.phone.href} size="large" variant="quiet" icon={<PhoneIcon size={20} />}>
          Call {brand.phone.text}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
