import { useId } from 'react';
import { addVisitAddendum } from '@nivara/shared/api-client/visits';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useFocusAfter } from '@nivara/shared/area/use-focus-after';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { visitAddendumSchema, type Visit } from '@nivara/shared/domain/visit';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { NotesFacts } from './notes-facts';

interface SignedNotesProps {
  visit: Visit;
  /** Counts the signatures since this page was opened; after each one the heading takes the focus. */
  signatures: number;
  onAdded: (visit: Visit) => void;
}

/** Shows notes that can only be read; the doctor of the visit can add addenda to signed notes. */
export function SignedNotes({ visit, signatures, onAdded }: SignedNotesProps) {
  const headingId = useId();
  const heading = useFocusAfter<HTMLHeadingElement>(signatures);
  const { showToast } = useToasts();
  const { notes, signedAt, addenda, isMine } = visit;
  const add = async ({ text }: { text: string }, { resetForm }: { resetForm: () => void }) => {
    onAdded(await addVisitAddendum(visit.id, text));
    resetForm();
    showToast({ tone: 'success', text: 'The addendum is saved.' });
  };
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading ref={heading} tabIndex={-1} level={2} look="h4" id={headingId}>
          Notes
        </Heading>
        <p>{signatureInWords(visit)}</p>
        <NotesFacts notes={notes} />
        {addenda.length === 0 ? null : (
          <Facts
            facts={addenda.map(({ text, at, doctor }) => [
              `Addendum, ${momentInWords(new Date(at))}, ${doctor}`,
              text,
            ])}
          />
        )}
        {isMine && signedAt !== null ? (
          <Form
            label="Addendum"
            initialValues={{ text: '' }}
            schema={visitAddendumSchema}
            onSubmit={(values, { resetForm }) => add(values, { resetForm: () => resetForm() })}
          >
            <TextArea name="text" label="Addendum" rows={3} />
            <SubmitButton busyLabel="Saving…">Add it</SubmitButton>
          </Form>
        ) : null}
      </Stack>
    </Card>
  );
}

function signatureInWords({ appointment, signedAt, signedBy, doctorHasLeft }: Visit): string {
  if (signedAt !== null)
    return `Signed by ${signedBy ?? 'the doctor'} on ${momentInWords(new Date(signedAt))}.`;
  return doctorHasLeft
    ? `Not signed. ${appointment.serviceProvider ?? 'The doctor'} wrote these notes and has left, so nobody can sign or change them.`
    : 'Not signed yet.';
}
