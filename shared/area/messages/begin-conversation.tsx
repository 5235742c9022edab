import { startConversation } from '@nivara/shared/api-client/conversations';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import { CONVERSATION_SUBJECTS, newConversationSchema } from '@nivara/shared/domain/conversation';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import type { MessagePages } from './message-pages';

const ABOUT = { appointment: 'About your appointment.', test: 'About your test.' } as const;

interface BeginConversationProps {
  pages: MessagePages;
  /** The possible recipients: the doctors of a patient, or one patient. */
  to: readonly { id: string; name: string }[];
  side: 'doctor' | 'patient';
}

/** Writes the first message; the address may name a doctor, and the appointment or test that it is about. */
export function BeginConversation({ pages, to, side }: BeginConversationProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const kind = CONVERSATION_SUBJECTS.find((each) => each === params.get('about'));
  const id = params.get('id');
  const about = kind !== undefined && id !== null ? { kind, id } : undefined;
  const named = to.find(({ name }) => name === params.get('doctor')) ?? to[0];
  return (
    <Form
      label="New message"
      initialValues={{ [side]: named?.id ?? '', about, text: '' }}
      schema={newConversationSchema}
      onSubmit={async (values) => {
        const begun = await startConversation({ ...values, text: String(values.text) });
        showToast({ tone: 'success', text: 'Your message is sent.' });
        navigate(pages.conversation(begun.id), { replace: true });
      }}
    >
      {to.length > 1 ? (
        <SelectField
          name={side}
          label="To"
          placeholder={null}
          options={to.map(({ id: value, name }) => ({ value, label: name }))}
        />
      ) : (
        <p>
          To <strong>{named?.name}</strong>
        </p>
      )}
      {about === undefined ? null : (
        <p>{side === 'doctor' ? ABOUT[about.kind] : `About this ${about.kind}.`}</p>
      )}
      <TextArea name="text" label="Your message" rows={6} maxLength={4000} />
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}
