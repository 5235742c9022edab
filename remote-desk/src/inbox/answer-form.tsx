import { inboxAnswerSchema, type InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import type { ItemActions } from './use-item-actions';

interface AnswerFormProps {
  item: InboxItemInDetail;
  actions: ItemActions;
}

/** An answer does not close an item that needs a decision. */
export const AnswerForm = ({ item, actions }: AnswerFormProps) => (
  <Card as="section" $padding="roomy" aria-labelledby="answer">
    <Stack $gap={4}>
      <Heading level={2} look="h3" id="answer">
        Answer by mail
      </Heading>
      {item.email === null ? (
        <Alert tone="info">There is no e-mail address. Please call.</Alert>
      ) : (
        <Form
          label="Answer by mail"
          initialValues={{ text: '', done: !item.undecided }}
          schema={inboxAnswerSchema}
          onSubmit={async (values, helpers) => {
            await actions.answer(item, values);
            helpers.resetForm();
          }}
        >
          <TextArea
            name="text"
            label={`To ${item.email}`}
            hint="The mail begins with “Dear” and the name, and ends with the clinic’s name."
            rows={6}
          />
          {item.undecided ? null : <CheckboxField name="done" label="Then it is done" />}
          <SubmitButton busyLabel="Sending…">Send the answer</SubmitButton>
        </Form>
      )}
    </Stack>
  </Card>
);
