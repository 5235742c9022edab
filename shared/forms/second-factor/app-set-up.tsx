import styled from 'styled-components';
import { type TotpSetUp, codeFormSchema } from '../../domain/second-factor';
import { TextField } from '../../ui/form/field';
import { Form, SubmitButton } from '../../ui/form/form';
import { Cluster, Stack } from '../../ui/layout/layout';
import { QrCode } from '../../ui/layout/qr-code';
import { CopyButton } from './copy-button';

const Key = styled.code`
  overflow-wrap: anywhere;
`;

interface Props {
  setUp: TotpSetUp;
  onCode: (code: string) => Promise<void>;
}

/** The app counts once its first code is right. */
export function AppSetUp({ setUp: { key, qr }, onCode }: Props) {
  return (
    <Stack $gap={4}>
      <p>Scan this code with your authenticator app, for example the one that your phone brings.</p>
      <QrCode qr={qr} label="QR code for your authenticator app" />
      <Stack $gap={2}>
        <p>No camera? Type this key into the app:</p>
        <Key>{inFours(key)}</Key>
        <Cluster $gap={3}>
          <CopyButton text={key}>Copy the key</CopyButton>
        </Cluster>
      </Stack>
      <Form
        label="First code"
        initialValues={{ code: '' }}
        schema={codeFormSchema}
        onSubmit={({ code }) => onCode(code.trim())}
      >
        <TextField
          name="code"
          label="Code from the app"
          hint="Six digits; a new one comes every 30 seconds."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        <SubmitButton full busyLabel="Checking…">
          Confirm
        </SubmitButton>
      </Form>
    </Stack>
  );
}

/** Easier to read and to type. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');
