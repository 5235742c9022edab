import { useId, useState } from 'react';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '@nivara/shared/api-client/http';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
} from '@nivara/shared/api-client/second-factor';
import {
  type PasskeyBegun,
  SECOND_FACTOR_MESSAGES,
  type TotpBegun,
  askPasswordSchema,
  newPasskeyFormSchema,
} from '@nivara/shared/domain/second-factor';
import { AppSetUp } from '@nivara/shared/forms/second-factor/app-set-up';
import { RecoveryCodes } from '@nivara/shared/forms/second-factor/recovery-codes';
import { Button } from '@nivara/shared/ui/form/button';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import type { FactorChange } from './factor-change';

const WORDS: Record<FactorChange['kind'], { title: string; about: string; submit: string; done: string }> = {
  app: {
    title: 'Set up an authenticator app',
    about: 'From then on, logging in asks for a code from the app after your password.',
    submit: 'Continue',
    done: 'Your authenticator app is set up.',
  },
  'remove-app': {
    title: 'Remove the authenticator app?',
    about: 'Its codes will no longer count.',
    submit: 'Remove',
    done: 'The authenticator app is removed.',
  },
  passkey: {
    title: 'Add a passkey',
    about: 'Your device or a security key confirms that it is you, after your password.',
    submit: 'Add the passkey',
    done: 'Your passkey is added.',
  },
  'remove-passkey': {
    title: 'Remove this passkey?',
    about: 'It will no longer sign you in here. Remove it from your device too.',
    submit: 'Remove',
    done: 'The passkey is removed.',
  },
  codes: {
    title: 'Make new recovery codes',
    about: 'The old ones stop working.',
    submit: 'Make new codes',
    done: 'You have new recovery codes.',
  },
};

interface Props {
  change: FactorChange;
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Asks for the password, makes the change, and then shows new recovery codes if there are any. */
export function FactorDialog({ change, onClose, onDone }: Props) {
  const titleId = useId();
  const [app, setApp] = useState<TotpBegun>();
  const [codes, setCodes] = useState<string[]>();
  const { title, about, submit, done } = WORDS[change.kind];
  const isRemoval = change.kind === 'remove-app' || change.kind === 'remove-passkey';
  const finish = () => onDone(done);
  const show = (recoveryCodes: string[] | null) => (recoveryCodes ? setCodes(recoveryCodes) : finish());

  const begin = async ({ password, name }: { password: string; name: string }) => {
    if (change.kind === 'app') return setApp(await beginApp(password));
    if (change.kind === 'codes') return show((await makeRecoveryCodes(password)).recoveryCodes);
    if (change.kind === 'passkey') return show(await makePasskey(await beginPasskey(password), name.trim()));
    if (change.kind === 'remove-app') await removeApp(password);
    else await removePasskey(change.passkey.id, password);
    return finish();
  };

  const content = codes ? (
    <RecoveryCodes codes={codes} onDone={finish} />
  ) : app ? (
    <AppSetUp setUp={app} onCode={async (code) => show((await confirmApp(app.setUp, code)).recoveryCodes)} />
  ) : (
    <Form
      label={title}
      initialValues={{ name: '', password: '' }}
      schema={change.kind === 'passkey' ? newPasskeyFormSchema : askPasswordSchema}
      onSubmit={begin}
    >
      {change.kind === 'passkey' ? (
        <TextField name="name" label="Name of the passkey" hint="For example: my phone" maxLength={60} />
      ) : null}
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <Cluster $justify="end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton variant={isRemoval ? 'danger' : undefined} busyLabel="One moment…">
          {submit}
        </SubmitButton>
      </Cluster>
    </Form>
  );

  return (
    // Closing the dialog also finishes the change once there are codes, since they are shown only once.
    <Dialog titleId={titleId} size="small" onClose={codes ? finish : onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          {codes ? 'Your recovery codes' : title}
        </Heading>
        {codes || app ? null : (
          <p>
            {change.kind === 'remove-passkey' ? <strong>{change.passkey.name}. </strong> : null}
            {about}
          </p>
        )}
        {content}
      </Stack>
    </Dialog>
  );
}

async function makePasskey({ setUp, options }: PasskeyBegun, name: string): Promise<string[] | null> {
  // The service makes the options with this library’s counterpart for servers, so they have this type.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const passkey = { ...(await startRegistration({ optionsJSON })) };
    return (await addPasskey({ setUp, name, passkey })).recoveryCodes;
  } catch (error) {
    throw error instanceof ApiError ? error : new Error(SECOND_FACTOR_MESSAGES.passkeyWrong);
  }
}
