import styled from 'styled-components';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { Button, ButtonLink } from '@nivara/shared/ui/button';
import { PhoneIcon } from '@nivara/shared/ui/icon';
import { Cluster, Section } from '@nivara/shared/ui/layout';
import { space } from '@nivara/shared/ui/theme';
import { brand } from '@nivara/shared/contracts/brand';
import { NumberedSteps } from '../../components/numbered-steps';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

const steps = [
  {
    title: 'Find your service',
    text: 'Look through the ten services, or start with a consultation and let the doctor point the way.',
  },
  {
    title: 'Create your account',
    text: 'A name, an e-mail address and a password. Your visits and reports will be kept there, for you alone.',
  },
  {
    title: 'Agree on a time',
    text: 'Call the front desk and name the day and the part of the day that suit you. We confirm straight away.',
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
        {status === 'signed-in' ? null : (
          <Button size="large" onClick={() => openModal('login', { view: 'sign-up' })}>
            Create an account
          </Button>
        )}
        <ButtonLink
          href={brand.phone.href}
          size="large"
          variant={status === 'signed-in' ? 'primary' : 'secondary'}
          icon={<PhoneIcon size={20} />}
        >
          Call {brand.phone.text}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
