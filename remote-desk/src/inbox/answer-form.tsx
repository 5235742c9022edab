import { WithDraft } from '@nivara/shared/area/drafts/with-draft';
import { inboxAnswerSchema, type InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import type { AnswerText } from './use-answer-text';
import type { ItemActions } from './use-item-actions';

interface AnswerFormProps {
  item: InboxItemInDetail;
  actions: ItemActions;
  answerText: AnswerText;
}

/** An answer does not close an item that needs a decision. */
export const AnswerForm = (props: AnswerFormProps) => (
  <Card as="section" $padding="roomy" aria-labelledby="answer">
    <Stack $gap={4}>
      <Heading level={2} look="h3" id="answer">
        Answer by mail
      </Heading>
      {props.item.email === null ? (
        <Alert tone="info">There is no e-mail address. Please call.</Alert>
      ) : (
        <Writing {...props} />
      )}
    </Stack>
  </Card>
);

function Writing({ item, actions, answerText: { start, onTyped, onSent } }: AnswerFormProps) {
  const initial = { text: '', done: !item.undecided };
  return (
    <WithDraft name={`answer ${item.id}`} initial={initial} skeleton={<SkeletonCard lines={6} />}>
      {({ formKey, initialValues, restoredAlert, keep, clear }) => (
        <>
          {start.text === '' ? restoredAlert : null}
          <Form
            key={`${formKey} ${start.times}`}
            label="Answer by mail"
            initialValues={start.text === '' ? initialValues : { ...initial, text: start.text }}
            schema={inboxAnswerSchema}
            onChange={(values) => {
              onTyped(values.text);
              keep(values);
            }}
            onSubmit={async (values, helpers) => {
              // The item may need a decision by now, and then the answer must not mark it as done.
              await actions.answer(item, item.undecided ? { text: values.text } : values);
              clear();
              onSent();
              helpers.resetForm({ values: initial });
            }}
          >
            <TextArea
              name="text"
              label={`To ${item.email}`}
              hint="The mail begins with “Dear” and the name, and ends with the clinic’s name."
              rows={6}
            />
            {item.undecided ? null : <CheckboxField name="done" label="Mark as done once it is sent" />}
            <SubmitButton busyLabel="Sending…">Send the answer</SubmitButton>
          </Form>
        </>
      )}
    </WithDraft>
  );
}
