import { createAccountFromLink } from '@nivara/shared/api-client/accounts';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { brand } from '@nivara/shared/contracts/brand';
import { openAccountFormSchema } from '@nivara/shared/domain/account';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { useAfterSignIn } from '../../modals/login/use-after-sign-in';

const nothingToClose = () => undefined;

/** The last step of signing up: the link proves the address, and the password proves that the same person signed up. */
export function OpenAccount({ token }: { token: string }) {
  const { signIn } = useSession();
  const { showToast } = useToasts();
  const enter = useAfterSignIn(nothingToClose, undefined);
  return (
    <>
      <Heading level={1}>Open your account</Heading>
      <p>Enter the password that you chose when you signed up.</p>
      <Form
        initialValues={{ password: '' }}
        schema={openAccountFormSchema}
        onSubmit={async ({ password }) => {
          const { username } = await createAccountFromLink(token, password);
          enter(await signIn({ username, password }), 'signed-up');
          showToast({ tone: 'success', text: `Welcome to ${brand.name}. Your user name is ${username}.` });
        }}
      >
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton full busyLabel="Opening your account…">
          Open my account
        </SubmitButton>
      </Form>
    </>
  );
}
