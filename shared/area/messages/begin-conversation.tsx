import styled from 'styled-components';
import { startConversation } from '@nivara/shared/api-client/conversations';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import {
  CONVERSATION_SUBJECTS,
  newConversationSchema,
  type NewConversation,
  type ReachableDoctor,
} from '@nivara/shared/domain/conversation';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, space } from '@nivara/shared/ui/tokens/theme';
import { WithDraft } from '../drafts/with-draft';
import type { MessagePages } from './message-pages';
import { newMessageDraft } from './new-message-draft';

/** The recipients stand side by side where there is room, so that the button is on the first screenful. */
const Recipients = styled.div`
  display: grid;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
`;

const Message = styled(TextArea)`
  @media (width < ${breakpoint.tablet}) {
    textarea {
      height: 5.5rem;
      min-height: 5.5rem;

      /* Grows with the message. */
      @supports (field-sizing: content) {
        height: auto;
        max-height: 50vh;
        field-sizing: content;
      }
    }
  }
`;

const ABOUT = { appointment: 'About your appointment.', test: 'About your test.' } as const;

type Recipient = Pick<ReachableDoctor, 'id' | 'name'> & Partial<ReachableDoctor>;

interface BeginConversationProps {
  pages: MessagePages;
  /** For a patient, the account's doctors with the patients whom they treat; for a doctor, the one patient. */
  to: readonly Recipient[];
  recipientRole: 'doctor' | 'patient';
  /** The message to begin with. */
  text?: string | undefined;
}

/** Writes the first message; the address may name the doctor, the patient, and the appointment or test. */
export function BeginConversation({ pages, to, recipientRole, text = '' }: BeginConversationProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const kind = CONVERSATION_SUBJECTS.find((each) => each === params.get('about'));
  const id = params.get('id');
  const about = kind !== undefined && id !== null ? { kind, id } : undefined;
  const forWhom = params.get('for');
  const refill = params.get('refill');
  const treats = ({ patients = [] }: Recipient) => patients.some((each) => each.id === forWhom);
  const named = to.find(({ name }) => name === params.get('doctor')) ?? to.find(treats) ?? to[0];
  const initial: NewConversation = {
    [recipientRole]: named?.id ?? '',
    ...(named && forWhom !== null && treats(named) && { patient: forWhom }),
    about,
    text,
  };

  /** The patient of a message about an appointment or a test is known, so nobody is chosen. */
  const patientsFor = ({ doctor }: NewConversation) =>
    (about === undefined && to.find((each) => each.id === doctor)?.patients) || [];
  /** Takes the first patient, whom the select shows, when a newly chosen doctor does not treat the chosen patient. */
  const patientOf = (values: NewConversation) => {
    const patients = patientsFor(values);
    return patients.find((each) => each.id === values.patient) ?? patients[0];
  };

  return (
    <WithDraft
      name={newMessageDraft(id ?? refill ?? (recipientRole === 'patient' ? named?.id : undefined))}
      initial={initial}
      skeleton={<SkeletonCard lines={6} />}
    >
      {({ formKey, initialValues, restoredAlert, keep, clear }) => (
        <Form
          key={formKey}
          label="New message"
          initialValues={initialValues}
          schema={newConversationSchema}
          onChange={keep}
          onSubmit={async (values) => {
            const patient = patientOf(values)?.id;
            const begun = await startConversation({ ...values, ...(patient && { patient }) });
            clear();
            showToast({ tone: 'success', text: 'Your message is sent.' });
            navigate(pages.conversation(begun.id), { replace: true });
          }}
        >
          {({ values }) => (
            <>
              <Stack $gap={4}>
                <Recipients>
                  {to.length > 1 ? (
                    <SelectField
                      name={recipientRole}
                      label="To"
                      placeholder={null}
                      options={to.map(toOption)}
                    />
                  ) : (
                    <p>
                      To <strong>{named?.name}</strong>
                    </p>
                  )}
                  {patientsFor(values).length > 1 ? (
                    <SelectField
                      name="patient"
                      label="For whom"
                      placeholder={null}
                      options={patientsFor(values).map(toOption)}
                    />
                  ) : (
                    <ForOne patient={patientOf(values)} />
                  )}
                </Recipients>
                {about === undefined ? null : (
                  <p>{recipientRole === 'doctor' ? ABOUT[about.kind] : `About this ${about.kind}.`}</p>
                )}
                <Message name="text" label="Your message" rows={6} maxLength={4000} />
              </Stack>
              <SubmitButton busyLabel="Sending…">Send</SubmitButton>
              {restoredAlert}
            </>
          )}
        </Form>
      )}
    </WithDraft>
  );
}

const toOption = ({ id: value, name: label }: { id: string; name: string }) => ({ value, label });

const ForOne = ({ patient }: { patient: { name: string } | undefined }) =>
  patient === undefined ? null : (
    <p>
      For <strong>{patient.name}</strong>
    </p>
  );
