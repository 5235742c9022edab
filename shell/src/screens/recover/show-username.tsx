import { useState } from 'react';
import { recoverUsername } from '@nivara/shared/api-client/accounts';
import { useModals } from '@nivara/shared/app-context/app-context';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { takeFocus } from '../../modals/login/take-focus';

/** Asks first, since a mail program that opens links by itself would use up the link. */
export function ShowUsername({ token }: { token: string }) {
  const { openModal } = useModals();
  const [username, setUsername] = useState('');
  return (
    <>
      <Heading level={1}>Your user name</Heading>
      {username ? (
        <>
          <Alert ref={takeFocus} tone="success" live>
            Your user name is <strong>{username}</strong>.
          </Alert>
          <div>
            <Button onClick={() => openModal('login', { username })}>Log In</Button>
          </div>
        </>
      ) : (
        <Form initialValues={{}} onSubmit={async () => setUsername((await recoverUsername(token)).username)}>
          <SubmitButton full busyLabel="One moment…">
            Show my user name
          </SubmitButton>
        </Form>
      )}
      {!username && (
        <Button variant="quiet" onClick={() => openModal('login', { view: 'forgot-username' })}>
          Ask for a new link
        </Button>
      )}
    </>
  );
}
