import { readMailPreferences, saveMailPreferences } from '@nivara/shared/api-client/notifications';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { NOTIFICATION_KINDS, NOTIFICATION_KIND_NAMES } from '@nivara/shared/domain/notification';
import { Card } from '@nivara/shared/ui/layout/card';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';

const NAMES = NOTIFICATION_KINDS.map((kind) => NOTIFICATION_KIND_NAMES[kind]);

export function MailPreferences() {
  const preferences = useAnswer(readMailPreferences);
  const { showToast } = useToasts();
  return (
    <Card as="section" $padding="roomy" aria-labelledby="mails">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="mails">
          By mail as well
        </Heading>
        <Loaded
          data={preferences}
          skeleton={<Skeleton height="16rem" shape="box" />}
          failure="Your choice of mails could not be loaded"
        >
          {({ mail }) => (
            <Form
              label="By mail as well"
              initialValues={{ mail: mail.map((kind) => NOTIFICATION_KIND_NAMES[kind]) }}
              onSubmit={async (values) => {
                const kinds = NOTIFICATION_KINDS.filter((kind) =>
                  values.mail.includes(NOTIFICATION_KIND_NAMES[kind]),
                );
                await saveMailPreferences(kinds);
                showToast({ tone: 'success', text: 'Your choice of mails is saved.' });
              }}
            >
              <ChecklistField
                name="mail"
                label="Send me a mail about"
                hint="Everything is always on this page; mails go to the address of your account."
                optional
                options={NAMES}
              />
              <SubmitButton busyLabel="Saving…">Save my choice</SubmitButton>
            </Form>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}
