import type { MouseEvent, Ref } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { SessionUser } from '../../contracts/session';
import { BookingAnswers } from './booking-answers';
import { CONTACT_NAME_MAX, isForChildren, type BookingValues } from './booking-values';
import { CallLink } from './call-link';
import { patientName } from './patient-field';
import { FEE_NOTE } from './service-terms-text';
import { StepHeading } from '../../ui/layout/step-heading';
import type { ServiceList } from './service-field';
import type { Family } from './use-family';
import type { Price } from './use-price';
import type { ServiceTerms } from './use-service-terms';
import { Button } from '../../ui/form/button';
import { TextField } from '../../ui/form/field';
import { SubmitButton } from '../../ui/form/form';
import { ArrowLeftIcon } from '../../ui/layout/icon';
import { Heading, Stack } from '../../ui/layout/layout';
import { DialogFoot } from '../../ui/overlay/dialog-foot';
import { color, text } from '../../ui/tokens/theme';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface ConfirmStepProps {
  user: SessionUser | undefined;
  services: ServiceList;
  terms: ServiceTerms;
  price: Price | undefined;
  /** The name of the doctor, if one is chosen. */
  doctor: string | undefined;
  family: Family;
  headingRef: Ref<HTMLHeadingElement>;
  /** The clinic sends a code by e-mail. */
  asksForEmail: boolean;
  onBack: () => void;
}

/** A visitor also enters a contact here. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { user, services, terms, price, doctor, family, headingRef, asksForEmail, onBack } = props;
  const { values } = useFormikContext<BookingValues>();
  const entries = services.status === 'ready' ? services.entries : [];
  const service = entries.find(({ id }) => String(id) === values.service)?.service ?? '';
  const answers = (
    <Stack $gap={2}>
      <BookingAnswers
        values={values}
        service={service}
        patient={patientName(values, user, family)}
        terms={terms}
        price={price}
        doctor={doctor}
      />
      {terms?.status === 'ready' && terms.data.fee > 0 ? <Note>{FEE_NOTE}</Note> : null}
    </Stack>
  );
  return (
    <>
      <StepHeading ref={headingRef} step="Step 2 of 2">
        {user ? 'Check your answers' : 'How can we reach you?'}
      </StepHeading>
      {user ? answers : <Contact asksForEmail={asksForEmail} forChild={isForChildren(values.service)} />}
      {user ? null : (
        <Stack $gap={2}>
          <Heading level={4}>You are booking</Heading>
          {answers}
        </Stack>
      )}
      <DialogFoot isPinned onClickCapture={ignoreSecondPress}>
        <Button variant="secondary" size="large" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
          Back
        </Button>
        <CallLink />
        <SubmitButton size="large" busyLabel="Booking your appointment…">
          Book appointment
        </SubmitButton>
      </DialogFoot>
    </>
  );
}

/** The second click of a double click on “Next” would book at once. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function Contact({ asksForEmail, forChild }: Pick<ConfirmStepProps, 'asksForEmail'> & { forChild: boolean }) {
  return (
    <>
      <p>We need a name and a phone number, so that we can reach you if anything changes.</p>
      <TextField
        name="contact.name"
        label="Your name"
        hint={forChild ? 'Of a parent or guardian.' : 'Change it if you book for somebody else.'}
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX}
      />
      <TextField
        name="contact.phone"
        label="Phone number"
        hint="For a number outside India, begin with + and the country code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        characters={20}
      />
      <TextField
        name="contact.email"
        label="E-mail address"
        optional={!asksForEmail}
        hint={
          asksForEmail
            ? 'We send a code there to confirm this booking.'
            : 'For a link by which you move or cancel the appointment yourself.'
        }
        type="email"
        autoComplete="email"
      />
    </>
  );
}
